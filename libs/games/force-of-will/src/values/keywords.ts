import type { Json } from '@arbiter/kernel';
import type { Ability, GameRules } from '@arbiter/kernel/authoring';

/**
 * A resonator that deals damage in battle is destroyed, and so is the resonator dealt that damage (1105.1, 1105.2). It does not work on
 * J-rulers, nor against them (1105.3, ruling:19).
 */
const explode: Ability = {
  kind: 'triggered',
  keyword: 'explode',
  on: [
    {
      event: 'damage',
      if: {
        all: [
          { object: { event: 'source' }, is: { is: 'self' } },
          { eventIs: 'battle', equal: true },
          { object: 'self', is: { types: 'resonator' } },
        ],
      },
    },
  ],
  clauses: [
    { do: [{ verb: 'destroy', what: 'self' }] },
    { if: { object: { event: 'object' }, is: { types: 'resonator' } }, do: [{ verb: 'destroy', what: { event: 'object' } }] },
  ],
};

/**
 * The card can't be targeted by cards and abilities that the opponent controls; only by those that fit `where`, if the keyword names some
 * (1120).
 */
const barrier = (where: Json | undefined): Ability => ({
  kind: 'static',
  keyword: 'barrier',
  modifiers: [
    {
      layer: 'rules',
      of: 'self',
      gain: { rules: [{ word: 'cant', what: 'beTargeted', by: 'opponent', ...(where === undefined ? {} : { where: { tree: where } }) }] },
    },
  ],
});

const itself = { object: { event: 'object' }, is: { is: 'self' } } as const;

/** The card enters the field with a number of counters (1118.1, 1118.2, 1122.2b). */
const comesWith = (keyword: string, kind: string, count: number): Ability => ({
  kind: 'replacement',
  keyword,
  on: [{ event: 'entered', if: itself }],
  clauses: [{ do: [{ verb: 'entersWith', counters: { [kind]: count } }] }],
});

/** The card loses one of its limit counters whenever it attacks or blocks (1118.2). */
const losesLimit: Ability = {
  kind: 'triggered',
  keyword: 'limit',
  on: [
    { event: 'attacks', if: itself },
    { event: 'blocks', if: itself },
  ],
  clauses: [{ do: [{ verb: 'removeCounters', what: 'self', kind: 'limit' }] }],
};

/**
 * The abilities that keywords stand for; the rules of other keywords are carried out where they matter. Keywords with a number or more are
 * written `{ word, ... }`: `limit` and `mana` with `n`, `barrier` with `where` (1105.2, 1118.2, 1120.2). A ruler gets the counters of its
 * [Mana] as the game begins (1122.2a).
 */
export const keywordAbilities: NonNullable<GameRules['keywordAbilities']> = {
  explode: () => [explode],
  barrier: ({ where }) => [barrier(where)],
  limit: ({ n }) => [comesWith('limit', 'limit', n as number), losesLimit],
  mana: ({ n }) => [comesWith('mana', 'mana', n as number)],
};
