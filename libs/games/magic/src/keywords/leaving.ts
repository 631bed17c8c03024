import type { Ability, Ref } from '@arbiter/kernel/authoring';
import { act, entersWithCounters, itself, numberOf, whenItGoes } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords about permanents that leave the battlefield or would be destroyed (702). */

/** The permanent returns under its owner's control with a counter, if it had none of that kind (702.78a, 702.92a). */
const returning = (keyword: string, kind: string, number: string): readonly Ability[] => [
  whenItGoes(keyword, {
    when: { compare: [{ value: number, of: 'self' }, 'less', 1] },
    clauses: [act({ verb: 'move', what: { became: 'self' }, to: 'battlefield', counters: { [kind]: 1 } })],
  }),
];

const creature = { from: 'battlefield', where: { types: 'creature' } } as const;

const haunting = (what: Ref): Pick<Ability, 'targets' | 'clauses'> => ({
  targets: [{ as: 'haunted', from: creature, target: true }],
  clauses: [act({ verb: 'haunt', what, whom: { var: 'haunted' } })],
});

export const leavingKeywords: KeywordExpansions = {
  /** 702.134a; each of several instances triggers separately (702.134b). */
  afterlife: ({ amount }) => [
    whenItGoes('afterlife', { clauses: [act({ verb: 'create', token: 'token:afterlife-spirit', amount: numberOf(amount) })] }),
  ],
  /** 702.54a: the exiled card keeps the creature that it haunts, whatever that object becomes (702.54b). */
  haunt: () => [
    whenItGoes('haunt', haunting({ became: 'self' })),
    // For a spell: as it is put into the graveyard during its resolution.
    {
      kind: 'triggered',
      keyword: 'haunt',
      from: ['graveyard'],
      on: [{ event: 'moved', if: { all: [itself, { eventIs: 'resolving', equal: true }] } }],
      ...haunting('self'),
    },
  ],
  /**
   * 702.42a; each of several instances works separately (702.42b). If its number comes from sunburst, it does not matter whether the
   * permanent is a creature (702.43c).
   */
  modular: ({ amount }) => [
    entersWithCounters('modular', '+1/+1', amount === 'sunburst' ? { noted: 'coloursSpent' } : numberOf(amount)),
    whenItGoes('modular', {
      targets: [
        { as: 'it', from: { from: 'battlefield', where: { types: 'artifact', not: { not: { types: 'creature' } } } }, target: true },
      ],
      clauses: [
        { may: true, do: [{ verb: 'addCounters', what: { var: 'it' }, kind: '+1/+1', amount: { value: 'plusCounters', of: 'self' } }] },
      ],
    }),
  ],
  persist: () => returning('persist', '-1/-1', 'minusCounters'),
  undying: () => returning('undying', '+1/+1', 'plusCounters'),
  /** 702.45a; each of several instances triggers separately (702.45b). */
  soulshift: ({ amount }) => [
    whenItGoes('soulshift', {
      targets: [
        {
          as: 'it',
          from: { from: 'graveyard', of: 'you', where: { subtypes: 'Spirit', manaValue: { atMost: numberOf(amount) } } },
          target: true,
        },
      ],
      clauses: [{ may: true, do: [{ verb: 'move', what: { var: 'it' }, to: 'hand' }] }],
    }),
  ],
  /** 702.88a */
  totemArmor: () => [
    {
      kind: 'replacement',
      keyword: 'totemArmor',
      on: [{ event: 'destroyed', if: { object: { event: 'object' }, is: { is: { hostOf: 'self' } } } }],
      clauses: [
        act({
          verb: 'instead',
          do: [
            { verb: 'clearDamage', what: { event: 'object' } },
            { verb: 'destroy', what: 'self' },
          ],
        }),
      ],
    },
  ],
};
