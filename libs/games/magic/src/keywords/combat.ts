import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Amount, Condition, Verb } from '@arbiter/kernel/authoring';
import { itself, struckPlayer } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keyword abilities that trigger in combat, and crew and ninjutsu. Their numbers are the parameter `amount`, their costs `cost`. */

const defending = { playerOf: 'defending', of: 'self' } as const;

const triggered = (keyword: string, event: string, condition: Condition, rest: Omit<Ability, 'kind' | 'on' | 'keyword'>): Ability => ({
  kind: 'triggered',
  keyword,
  on: [{ event, if: condition }],
  ...rest,
});

const pump = (to: Verb['to'], power: Amount, toughness: Amount): Verb => ({
  verb: 'grant',
  to,
  until: 'endOfTurn',
  modifiers: [{ layer: 'pt.change', add: { power, toughness } }],
});

/** Gives this much power and toughness, counted once as the ability resolves. */
const grows = (amount: Amount): Verb => ({
  verb: 'grant',
  to: 'self',
  until: 'endOfTurn',
  let: { more: amount },
  modifiers: [{ layer: 'pt.change', add: { power: { var: 'more' }, toughness: { var: 'more' } } }],
});

const number = ({ amount }: JsonObject): Amount => amount as Amount;

const beyondTheFirst: Amount = {
  atLeast: [{ minus: [{ count: { from: 'battlefield', relation: { is: 'blockersOf', to: 'self' } } }, 1] }, 0],
};

/** 702.85a, 508.5: the defending player for the attacker sacrifices; each of several instances triggers separately (702.85b). */
const annihilator = (parameters: JsonObject): readonly Ability[] => [
  triggered('annihilator', 'attacks', itself, {
    clauses: [{ do: [{ verb: 'sacrifice', player: defending, amount: number(parameters) }] }],
  }),
];

/** 702.38a; each of several instances triggers separately and has its own target (702.38b). */
const provoke = (): readonly Ability[] => [
  triggered('provoke', 'attacks', itself, {
    targets: [{ as: 'it', from: { from: 'battlefield', of: defending, where: { types: 'creature' } }, target: true }],
    clauses: [
      {
        may: true,
        do: [
          {
            verb: 'grant',
            to: { var: 'it' },
            until: 'endOfCombat',
            modifiers: [{ layer: 'rules', gain: { rules: [{ word: 'must', what: 'block', where: { tree: { is: 'self' } } }] } }],
          },
          { verb: 'untap', what: { var: 'it' } },
        ],
      },
    ],
  }),
];

/**
 * 702.104a: the creature attacks the player (not their planeswalker) with the most life, or tied for it. Each of several instances triggers
 * separately (702.104b).
 */
const dethrone = (): readonly Ability[] => [
  triggered(
    'dethrone',
    'attacks',
    {
      all: [
        itself,
        { compare: [{ event: 'attacked' }, 'less', 0] },
        { compare: [{ player: { seatVar: 'defender' }, value: 'life' }, 'atLeast', { player: 'all', value: 'life', take: 'greatest' }] },
      ],
    },
    { clauses: [{ do: [{ verb: 'addCounters', what: 'self', kind: '+1/+1' }] }] },
  ),
];

/**
 * 702.111a: only the first time; being renowned is no ability and not copied (702.111b). Each of several instances triggers; only the first
 * one to resolve does anything (702.111c).
 */
const renown = (parameters: JsonObject): readonly Ability[] => [
  triggered('renown', 'damage', struckPlayer, {
    when: { object: 'self', is: { renowned: false } },
    clauses: [
      {
        do: [
          { verb: 'addCounters', what: 'self', kind: '+1/+1', amount: number(parameters) },
          { verb: 'becomeRenowned', what: 'self' },
        ],
      },
    ],
  }),
];

/** 702.133a; each of several instances triggers separately (702.133b). */
const mentor = (): readonly Ability[] => [
  triggered('mentor', 'attacks', itself, {
    targets: [
      {
        as: 'it',
        from: {
          from: 'battlefield',
          where: { types: 'creature', attacking: true, power: { atMost: { minus: [{ value: 'power', of: 'self' }, 1] } } },
        },
        target: true,
      },
    ],
    clauses: [{ do: [{ verb: 'addCounters', what: { var: 'it' }, kind: '+1/+1' }] }],
  }),
];

/** 702.115a: one copy for each other opponent, exiled at end of combat. Each of several instances triggers separately (702.115b). */
const myriad = (): readonly Ability[] => [
  triggered('myriad', 'attacks', itself, {
    clauses: [
      {
        forEachPlayer: { playerOf: 'otherOpponents', of: 'self' },
        may: true,
        do: [
          { verb: 'chooseAttacked', of: 'each', as: 'attacked' },
          { verb: 'create', copyOf: 'self', tapped: true, attacking: { var: 'attacked' }, as: 'copies' },
          {
            verb: 'later',
            ability: {
              kind: 'triggered',
              on: [{ event: 'step:endCombat' }],
              clauses: [{ do: [{ verb: 'exile', what: { var: 'copies' } }] }],
            },
          },
        ],
      },
    ],
  }),
];

/**
 * 702.48a: an unblocked attacker is returned to its owner's hand as a cost; the card enters attacking what that creature attacked
 * (702.48c).
 */
const ninjutsu = ({ cost }: JsonObject): readonly Ability[] => [
  {
    kind: 'activated',
    keyword: 'ninjutsu',
    from: ['hand'],
    cost: [
      { verb: 'payMana', mana: cost },
      { verb: 'reveal', what: 'self' },
      { verb: 'returnUnblocked', as: 'attacked' },
    ],
    clauses: [{ do: [{ verb: 'putAttacking', what: 'self', attacking: { var: 'attacked' } }] }],
  },
];

/** 702.121a */
const crew = (parameters: JsonObject): readonly Ability[] => [
  {
    kind: 'activated',
    keyword: 'crew',
    cost: [{ verb: 'tapCrew', power: number(parameters) }],
    clauses: [
      {
        do: [{ verb: 'grant', to: 'self', until: 'endOfTurn', modifiers: [{ layer: 'types', gain: { types: ['artifact', 'creature'] } }] }],
      },
    ],
  },
];

export const combatKeywords: KeywordExpansions = {
  annihilator,
  crew,
  dethrone,
  mentor,
  myriad,
  ninjutsu,
  provoke,
  renown,
  // 702.22a, 702.22b: blockers are counted once, as the ability resolves; each of several instances triggers separately (702.22c).
  rampage: (parameters) => [
    triggered('rampage', 'becomesBlocked', itself, { clauses: [{ do: [grows({ times: [number(parameters), beyondTheFirst] })] }] }),
  ],
  // 702.24a, 702.24b: each of several instances triggers separately.
  flanking: () => [
    triggered(
      'flanking',
      'becomesBlockedBy',
      { all: [itself, { object: { event: 'blocker' }, is: { not: { keywords: 'flanking' } } }] },
      { clauses: [{ do: [pump({ event: 'blocker' }, -1, -1)] }] },
    ),
  ],
  // 702.44a, 702.44b: each of several instances triggers separately.
  bushido: (parameters) =>
    ['blocks', 'becomesBlocked'].map((event) =>
      triggered('bushido', event, itself, { clauses: [{ do: [pump('self', number(parameters), number(parameters))] }] }),
    ),
  // 702.67a, 702.67b: each of several instances triggers separately.
  frenzy: (parameters) => [triggered('frenzy', 'unblocked', itself, { clauses: [{ do: [pump('self', number(parameters), 0)] }] })],
  // 702.82a
  exalted: () => [
    triggered(
      'exalted',
      'attacks',
      {
        all: [
          { seat: 'seat', is: 'you' },
          { eventIs: 'alone', equal: true },
        ],
      },
      { clauses: [{ do: [pump({ event: 'object' }, 1, 1)] }] },
    ),
  ],
  // 702.90a, 702.90b: each of several instances triggers separately.
  battleCry: () => [
    triggered('battleCry', 'attacks', itself, {
      clauses: [{ do: [pump({ all: { from: 'battlefield', where: { types: 'creature', attacking: true }, except: 'self' } }, 1, 0)] }],
    }),
  ],
  // 702.120a, 702.120b: each of several instances triggers separately.
  melee: () => [triggered('melee', 'attacks', itself, { clauses: [{ do: [grows({ player: 'you', value: 'opponentsAttacked' })] }] })],
  // 702.129a, 702.129b: each of several instances triggers separately.
  afflict: (parameters) => [
    triggered('afflict', 'becomesBlocked', itself, {
      clauses: [{ do: [{ verb: 'loseLife', player: defending, amount: number(parameters) }] }],
    }),
  ],
};
