import type { PlayerNames } from '@arbiter/kernel';

/**
 * Remembers the words of what several readers get, as long as that is in memory: all readers of one perspective are told the same object of
 * `recording`, so its words are made once.
 */
export class KnownWords<Told extends object, Worded> {
  private readonly known = new WeakMap<Told, { readonly names: string; readonly worded: Worded }>();

  /** Returns the words, making them where they are not known with these names of the players. */
  get(told: Told, players: PlayerNames, make: () => Worded): Worded {
    const names = JSON.stringify(players);
    const before = this.known.get(told);
    if (before?.names === names) return before.worded;
    const worded = make();
    this.known.set(told, { names, worded });
    return worded;
  }
}
