import type { Selection } from './selection.js';

/** Where a tab keeps what its reader has begun, so that a page that is loaded again stands where it was. */
export type PlayStore = Pick<Storage, 'getItem' | 'setItem'>;

/** What a reader has begun at a match and not seen through. */
export interface Begun {
  /** Selections that are not sent, by the id of their decision. */
  readonly selections: ReadonlyMap<number, Selection>;
  /** The command ids of answers that were sent, by decision and answer: sent again they count once. */
  readonly commands: ReadonlyMap<string, string>;
}

const keyOf = (matchId: string): string => `arbiter.begun.${matchId}`;

const nothing: Begun = { selections: new Map(), commands: new Map() };

/** Command ids that are kept: only those of the newest answers can matter. */
const commandsKept = 20;

/** Returns what was begun at a match in this tab. */
export function begunAt(matchId: string, store: PlayStore): Begun {
  const text = store.getItem(keyOf(matchId));
  if (text === null) return nothing;
  try {
    const { selections, commands } = JSON.parse(text) as {
      readonly selections: readonly (readonly [number, Selection])[];
      readonly commands: readonly (readonly [string, string])[];
    };
    return { selections: new Map(selections), commands: new Map(commands) };
  } catch (error) {
    // Nothing but this page writes there: what can't be read was written by an older one, and is begun anew.
    console.warn(error);
    return nothing;
  }
}

/** Keeps what was begun at a match. */
export function keepBegun(matchId: string, { selections, commands }: Begun, store: PlayStore): void {
  store.setItem(keyOf(matchId), JSON.stringify({ selections: [...selections], commands: [...commands].slice(-commandsKept) }));
}
