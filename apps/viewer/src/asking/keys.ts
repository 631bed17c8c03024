import type { Pressed } from '../watch/keys.js';

/** What a key does for a player: the number of an option or of a standing answer, or an act with a name. */
export type PlayKey =
  | { readonly key: 'option' | 'standing'; readonly number: number }
  | { readonly key: 'main' | 'takeBack' | 'propose' | 'passAhead' | 'stop' | 'asking' };

/** A key that was pressed, as for a replay; `code` names its place on the keyboard, `shift` says whether Shift was held. */
export interface PlayPressed extends Pressed {
  readonly code: string;
  readonly shift: boolean;
}

/** The keys, as they are listed. */
export const playKeyList: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['1', '…', '9'], does: 'option' },
  { keys: ['0', '⌫'], does: 'takeBack' },
  { keys: ['Space', 'Enter'], does: 'main' },
  { keys: ['P'], does: 'propose' },
  { keys: ['N'], does: 'passAhead' },
  { keys: ['⇧1', '…', '⇧9'], does: 'standing' },
  { keys: ['X'], does: 'stop' },
  { keys: ['A'], does: 'asking' },
];

const named: { readonly [key: string]: PlayKey } = {
  0: { key: 'takeBack' },
  Backspace: { key: 'takeBack' },
  ' ': { key: 'main' },
  Enter: { key: 'main' },
  p: { key: 'propose' },
  n: { key: 'passAhead' },
  x: { key: 'stop' },
  a: { key: 'asking' },
};

/**
 * Returns what a key does for a player; null where it does nothing. Space and Enter press what has the focus, where something has; with Shift
 * held a digit is known by its place, since keyboards differ in what it types.
 */
export function playKeyOf({ key, code, modified, shift, on }: PlayPressed): PlayKey | null {
  if (modified || on === 'field' || on === 'slider') return null;
  const place = /^Digit([1-9])$/.exec(code)?.[1];
  if (shift && place !== undefined) return { key: 'standing', number: Number(place) };
  if (/^[1-9]$/.test(key)) return { key: 'option', number: Number(key) };
  const lower = key.length === 1 ? key.toLowerCase() : key;
  const found = Object.hasOwn(named, lower) ? named[lower] : undefined;
  if (found === undefined || (found.key === 'main' && on === 'control')) return null;
  return found;
}

/** Where a key's button says that it is: `data-key` of the button, by which the key finds it. */
export const keyName = (key: PlayKey): string => ('number' in key ? `${key.key} ${key.number}` : key.key);
