import type { Json } from '@arbiter/kernel';
import type { Ability, GameRules } from '@arbiter/kernel/authoring';

/** 1105.1, 1105.2: a resonator that deals damage in battle is destroyed, and so is the resonator that it was dealt to; not on J-rulers, nor to them (1105.3, ruling:19). */
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

/** 1120: it can't be targeted by what the opponent controls; of that which fits `where` alone, where the keyword says so. */
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

/** 1118.1, 1118.2, 1122.2b: it comes to the field with so many counters. */
const comesWith = (keyword: string, kind: string, count: number): Ability => ({
  kind: 'replacement',
  keyword,
  on: [{ event: 'entered', if: itself }],
  clauses: [{ do: [{ verb: 'entersWith', counters: { [kind]: count } }] }],
});

/** 1118.2: as it attacks or blocks it loses one of the counters that it came with. */
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
 * What keywords stand for; the others stand where their rules act. Those with a number or more are written `{ word, ... }`: `limit` and
 * `mana` with `n`, `barrier` with `where` (1105.2, 1118.2, 1120.2). What a ruler has [Mana] for is put on it as the game begins (1122.2a).
 */
export const keywordAbilities: NonNullable<GameRules['keywordAbilities']> = {
  explode: () => [explode],
  barrier: ({ where }) => [barrier(where)],
  limit: ({ n }) => [comesWith('limit', 'limit', n as number), losesLimit],
  mana: ({ n }) => [comesWith('mana', 'mana', n as number)],
};
