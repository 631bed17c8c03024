/** What a key does to a replay. */
export type KeyAction = 'back' | 'forward' | 'turnBack' | 'turnForward' | 'first' | 'last' | 'play' | 'compare' | 'flip' | 'help';

/** The keys, as they are listed. */
export const keyList: readonly { readonly keys: readonly string[]; readonly action: KeyAction }[] = [
  { keys: ['←'], action: 'back' },
  { keys: ['→'], action: 'forward' },
  { keys: ['↑'], action: 'turnBack' },
  { keys: ['↓'], action: 'turnForward' },
  { keys: ['Home'], action: 'first' },
  { keys: ['End'], action: 'last' },
  { keys: ['Space'], action: 'play' },
  { keys: ['C'], action: 'compare' },
  { keys: ['F'], action: 'flip' },
  { keys: ['?'], action: 'help' },
];

const actions: { readonly [key: string]: KeyAction } = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'turnBack',
  ArrowDown: 'turnForward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  c: 'compare',
  C: 'compare',
  f: 'flip',
  F: 'flip',
  '?': 'help',
  '？': 'help',
};

/** A key that was pressed, and where. */
export interface Pressed {
  readonly key: string;
  /** Whether Control, Alt or Meta was held. */
  readonly modified: boolean;
  /** `field`: something is typed or chosen there; `control`: a button or link, which the space bar presses; `slider`: that of the versions. */
  readonly on: 'page' | 'field' | 'control' | 'slider';
}

/**
 * Returns what a key does; null where it does nothing to the replay.
 * @param playsNow whether the reader plays and the newest moment is shown: then only the board may be turned, and the keys listed
 */
export function actionOf({ key, modified, on }: Pressed, playsNow: boolean): KeyAction | null {
  if (modified || on === 'field') return null;
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
  if (action === undefined || (action === 'play' && on === 'control')) return null;
  return playsNow && action !== 'flip' && action !== 'help' ? null : action;
}
