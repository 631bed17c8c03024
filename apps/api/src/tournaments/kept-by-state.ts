import type { TournamentState } from '@arbiter/tournaments';

/**
 * Keeps what was computed from a tournament for as long as the tournament stands like that: a state never changes, and the next event makes
 * another one.
 */
export class KeptByState<T, Key extends number | string | undefined = number | undefined> {
  private readonly kept = new WeakMap<TournamentState, Map<Key, T>>();

  /** Returns what was made of the state and the key before, or makes it now. */
  get(state: TournamentState, key: Key, make: () => T): T {
    const known = this.kept.get(state) ?? new Map<Key, T>();
    this.kept.set(state, known);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make();
    known.set(key, made);
    return made;
  }
}
