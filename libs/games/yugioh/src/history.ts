import type { HistoryRule } from '@arbiter/kernel/authoring';

/** Facts of the turn so far that programs can ask for. */
export const history: { readonly [name: string]: HistoryRule } = {
  /** Monsters that a player Special Summoned this turn (base.23.17). */
  summonedSpecially: {
    on: ['summoned'],
    by: 'seat',
    keep: 'objects',
    object: 'now',
    per: 'turn',
    if: (_table, { how }) => specialKinds.has(String(how)),
  },
  /** All monsters that a player summoned this turn in any way. */
  summonedMonsters: { on: ['summoned'], by: 'seat', keep: 'objects', object: 'now', per: 'turn' },
};

const specialKinds: ReadonlySet<string> = new Set(['special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link']);
