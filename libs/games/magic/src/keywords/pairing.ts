import { act, costOf, whenItEnters } from './making.js';
import type { KeywordExpansions } from './expansions.js';

const others = { from: 'battlefield', of: 'you', where: { types: 'creature', paired: false }, except: 'self' } as const;
const unpaired = { object: 'self', is: { types: 'creature', paired: false } } as const;

/** Keywords about two permanents, or a permanent and a card: soulbond, aura swap (702). */
export const pairingKeywords: KeywordExpansions = {
  /** 702.94a */
  soulbond: () => [
    whenItEnters('soulbond', {
      when: { all: [unpaired, { exists: others }] },
      clauses: [{ may: true, choose: [{ as: 'it', from: others }], do: [{ verb: 'pair', what: { var: 'it' } }] }],
    }),
    {
      kind: 'triggered',
      keyword: 'soulbond',
      on: [{ event: 'entered', if: { object: { event: 'object' }, is: { types: 'creature', controller: 'you', not: { is: 'self' } } } }],
      when: { all: [unpaired, { object: { event: 'object' }, is: { types: 'creature', controller: 'you', paired: false } }] },
      clauses: [{ may: true, do: [{ verb: 'pair', what: { event: 'object' } }] }],
    },
  ],
  /** 702.64a */
  auraSwap: ({ cost }) => [
    {
      kind: 'activated',
      keyword: 'auraSwap',
      cost: costOf(cost),
      clauses: [
        {
          may: true,
          choose: [{ as: 'it', from: { from: 'hand', of: 'you', where: { subtypes: 'Aura' } } }],
          ...act({ verb: 'swapAura', with: { var: 'it' } }),
        },
      ],
    },
  ],
};
