/** What of a click tells how it was made. */
export interface Clicked {
  /** How many clicks it was in a row; 0 for one by keyboard, or by what helps people who use none. */
  readonly detail: number;
  /** `mouse`, `pen` or `touch`; absent or empty where the browser does not tell. */
  readonly pointerType?: string;
}

/**
 * Whether somebody tapped who could not hover before: they have not read what they tap.
 * @param coarse whether the finger is the device's main pointer, for browsers that do not tell what was clicked with
 */
export function byTouch({ detail, pointerType = '' }: Clicked, coarse: boolean): boolean {
  if (detail === 0) return false;
  return pointerType === '' ? coarse : pointerType === 'touch';
}

/** Whether the finger is the device's main pointer. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
