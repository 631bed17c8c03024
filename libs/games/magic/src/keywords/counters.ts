import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Verb } from '@arbiter/kernel/authoring';
import { act, costOf, entersWithCounters, hasCounters, itself, numberOf, onItself, sacrificeIt, yourUpkeep } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords about counters on a permanent, and about upkeeps (702). */

const another = { object: { event: 'object' }, is: { types: 'creature', not: { is: 'self' } } } as const;

/** 702.57a: each creature that enters may be given one of the counters. Each of several instances works separately (702.57b). */
const graft = (amount: Json | undefined): readonly Ability[] => [
  entersWithCounters('graft', '+1/+1', numberOf(amount)),
  {
    kind: 'triggered',
    keyword: 'graft',
    on: [{ event: 'entered', if: another }],
    when: hasCounters('plusCounters'),
    clauses: [{ may: true, do: [{ verb: 'moveCounters', what: 'self', to: { event: 'object' }, kind: '+1/+1' }] }],
  },
];

const lastTimeCounter = { all: [itself, { eventIs: 'kind', equal: 'time' }, { eventIs: 'count', equal: 0 }] } as const;

/** 702.62a; without a number the permanent does not enter with counters (702.62b). Each of several instances works separately (702.62c). */
const vanishing = (amount: Json | undefined): readonly Ability[] => [
  ...(amount === undefined ? [] : [entersWithCounters('vanishing', 'time', numberOf(amount))]),
  yourUpkeep('vanishing', {
    when: hasCounters('timeCounters'),
    clauses: [act({ verb: 'removeCounters', what: 'self', kind: 'time', amount: 1 })],
  }),
  { kind: 'triggered', keyword: 'vanishing', on: [{ event: 'countersRemoved', if: lastTimeCounter }], clauses: [act(sacrificeIt)] },
];

/**
 * 702.99a: the entering creature, as it is or last was, is compared with this one both when the ability triggers and when it resolves. If
 * either is no creature, there is nothing to compare (702.99c); each of several instances triggers separately (702.99d).
 */
const evolve: Ability = {
  kind: 'triggered',
  keyword: 'evolve',
  on: [{ event: 'entered', if: { object: { event: 'object' }, is: { types: 'creature', controller: 'you', not: { is: 'self' } } } }],
  when: {
    all: [
      { object: 'self', is: { types: 'creature' } },
      {
        any: [
          { compare: [{ value: 'power', of: { event: 'object' } }, 'more', { value: 'power', of: 'self' }] },
          { compare: [{ value: 'toughness', of: { event: 'object' } }, 'more', { value: 'toughness', of: 'self' }] },
        ],
      },
    ],
  },
  clauses: [{ do: [onItself('+1/+1')], then: [act({ verb: 'tell', event: 'evolved' })] }],
};

/** Returns a part of the cost, to be paid once for each age counter. */
const forEachAge = (verb: Verb): Verb => {
  const ages = { value: 'ageCounters', of: 'self' } as const;
  return verb.verb === 'payMana'
    ? { ...verb, times: ages }
    : { ...verb, amount: { times: [(verb.amount as Amount | undefined) ?? 1, ages] } };
};

export const counterKeywords: KeywordExpansions = {
  /**
   * 702.23a: the cost is paid once for each age counter, all of it or nothing. Each of several instances triggers, and counts the age
   * counters of all (702.23b).
   */
  cumulativeUpkeep: ({ cost }) => [
    yourUpkeep('cumulativeUpkeep', {
      clauses: [act(onItself('age')), { unless: { player: 'you', cost: costOf(cost).map((verb) => forEachAge(verb)) }, do: [sacrificeIt] }],
    }),
  ],
  /** 702.29a: for a permanent that came under your control since your last upkeep. */
  echo: ({ cost }) => [
    yourUpkeep('echo', {
      when: { object: 'self', is: { isNew: true } },
      clauses: [{ unless: { player: 'you', cost: costOf(cost) }, do: [sacrificeIt] }],
    }),
  ],
  evolve: () => [evolve],
  /** 702.31a */
  fading: ({ amount }) => [
    entersWithCounters('fading', 'fade', numberOf(amount)),
    yourUpkeep('fading', {
      clauses: [{ do: [{ verb: 'removeCounters', what: 'self', kind: 'fade', amount: 1 }], otherwise: [act(sacrificeIt)] }],
    }),
  ],
  graft: ({ amount }) => graft(amount),
  /** 702.106a */
  outlast: ({ cost }) => [
    {
      kind: 'activated',
      keyword: 'outlast',
      marks: { timing: 'sorcery' },
      cost: [...costOf(cost), { verb: 'tapSelf' }],
      clauses: [act(onItself('+1/+1'))],
    },
  ],
  vanishing: ({ amount }) => vanishing(amount),
};
