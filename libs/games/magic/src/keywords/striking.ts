import type { Ability, Condition } from '@arbiter/kernel/authoring';
import { numberOf, struckPlayer } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keyword abilities that trigger on spells cast and on damage to players: prowess, extort, poisonous, ingest. */

const youCast: Condition = { seat: 'seat', is: 'you' };
const noCreature: Condition = { object: { event: 'object' }, is: { not: { types: 'creature' } } };

/** Whether the source dealt combat damage to a player. */

export const strikingKeywords: KeywordExpansions = {
  /** 702.107a; each of several instances triggers separately (702.107b). */
  prowess: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'prowess',
      on: [{ event: 'cast', if: { all: [youCast, noCreature] } }],
      clauses: [
        { do: [{ verb: 'grant', to: 'self', until: 'endOfTurn', modifiers: [{ layer: 'pt.change', add: { power: 1, toughness: 1 } }] }] },
      ],
    },
  ],
  /** 702.100a: each opponent loses 1 life, and you gain the total life lost. Each of several instances triggers separately (702.100b). */
  extort: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'extort',
      on: [{ event: 'cast', if: youCast }],
      clauses: [
        {
          may: true,
          cost: [{ verb: 'payMana', mana: '{W/B}' }],
          do: [
            { verb: 'loseLife', player: 'opponent', amount: 1, total: 'drained' },
            { verb: 'gainLife', amount: { var: 'drained' } },
          ],
        },
      ],
    },
  ],
  /** 702.69a; each of several instances triggers separately (702.69b). */
  poisonous: ({ amount }): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'poisonous',
      on: [{ event: 'damage', if: struckPlayer }],
      clauses: [{ do: [{ verb: 'addCounters', player: { seatVar: 'seat' }, kind: 'poison', amount: numberOf(amount) }] }],
    },
  ],
  /** 702.114a; each of several instances triggers separately (702.114b). */
  ingest: (): readonly Ability[] => [
    {
      kind: 'triggered',
      keyword: 'ingest',
      on: [{ event: 'damage', if: struckPlayer }],
      clauses: [{ do: [{ verb: 'exile', what: { all: { from: 'library', of: { seatVar: 'seat' }, first: 1 } } }] }],
    },
  ],
};
