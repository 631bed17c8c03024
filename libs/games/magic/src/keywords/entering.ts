import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Predicate } from '@arbiter/kernel/authoring';
import { act, asItEnters, entersWithCounters, hasCounters, itself, numberOf, onItself, whenItEnters } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords that apply as a permanent enters, or when it has entered (702). */

const cardsOfItsType = { from: 'hand', of: 'you', relation: { is: 'sharesCreatureType', to: 'self' }, except: 'self' } as const;

/** 702.37a: cards with a creature type of the permanent are revealed from the hand. */
const amplify = (amount: Json | undefined): Ability =>
  asItEnters('amplify', {
    choose: [{ as: 'shown', from: cardsOfItsType, min: 0, max: { count: cardsOfItsType } }],
    do: [
      { verb: 'reveal', what: { var: 'shown' } },
      { verb: 'entersWith', counters: { '+1/+1': { times: [numberOf(amount), { countOf: { var: 'shown' } }] } } },
    ],
  });

/** 702.81a: creatures are sacrificed as the permanent enters; their number is noted (702.81b). */
const devour = (amount: Json | undefined): Ability => {
  const yours = { from: 'battlefield', of: 'you', where: { types: 'creature' }, except: { event: 'object' } } as const;
  return asItEnters('devour', {
    choose: [{ as: 'devoured', from: yours, min: 0, max: { count: yours } }],
    do: [
      { verb: 'sacrifice', what: { var: 'devoured' } },
      {
        verb: 'entersWith',
        counters: { '+1/+1': { times: [numberOf(amount), { var: 'devoured' }] } },
        marks: { devoured: { var: 'devoured' } },
      },
    ],
  });
};

const opponentWasDealtDamage = { compare: [{ history: 'damageTaken', of: 'opponent' }, 'atLeast', 1] } as const;

/**
 * 702.43a: one counter for each colour of mana that was spent on the spell: +1/+1 counters on a creature, charge counters on any other
 * permanent. Each of several instances works separately (702.43d).
 */
const sunburst = (): readonly Ability[] => {
  const creature = { object: { event: 'object' }, is: { types: 'creature' } } as const;
  const colours: Amount = { noted: 'coloursSpent' };
  return [
    asItEnters(
      'sunburst',
      { if: creature, do: [{ verb: 'entersWith', counters: { '+1/+1': colours } }] },
      { if: { not: creature }, do: [{ verb: 'entersWith', counters: { charge: colours } }] },
    ),
  ];
};

/** 702.103a: an opponent may put counters on the permanent as it enters; `tributeUnpaid` is noted if none does (702.103b). */
const tribute = (amount: Json | undefined): Ability =>
  asItEnters('tribute', {
    forEachPlayer: 'opponent',
    may: true,
    do: [{ verb: 'entersWith', counters: { '+1/+1': numberOf(amount) } }],
    otherwise: [act({ verb: 'entersWith', marks: { tributeUnpaid: 1 } })],
  });

const createServos = (amount: Json | undefined) => act({ verb: 'create', token: 'token:servo', amount: numberOf(amount) });

/** 702.71a, 702.71b: two linked abilities; the card exiled by the first comes back when the permanent leaves (607.2j). */
const champion = (where: Json | undefined): readonly Ability[] => [
  whenItEnters('champion', {
    clauses: [
      {
        may: true,
        choose: [
          {
            as: 'it',
            from: {
              from: 'battlefield',
              of: 'you',
              where: (where as { readonly tree?: Predicate } | undefined)?.tree ?? {},
              except: 'self',
            },
          },
        ],
        do: [
          { verb: 'exile', what: { var: 'it' }, note: 'champion' },
          { verb: 'tell', event: 'championed' },
        ],
        otherwise: [act({ verb: 'sacrifice', what: 'self' })],
      },
    ],
  }),
  {
    kind: 'triggered',
    keyword: 'champion',
    on: [{ event: 'left', if: itself }],
    clauses: [act({ verb: 'move', what: { noted: 'champion' }, to: 'battlefield' })],
  },
];

/** 702.109a; the event `exploited` is the sacrifice (702.109b). */
const exploit = whenItEnters('exploit', {
  clauses: [
    {
      may: true,
      choose: [{ as: 'it', from: { from: 'battlefield', of: 'you', where: { types: 'creature' } } }],
      do: [{ verb: 'sacrifice', what: { var: 'it' }, exploits: true }],
    },
  ],
});

export const enteringKeywords: KeywordExpansions = {
  amplify: ({ amount }) => [amplify(amount)],
  /**
   * 702.53a; without a number, as many counters as the damage that opponents were dealt (702.53b). Each of several instances works
   * separately (702.53c).
   */
  bloodthirst: ({ amount }) => [
    entersWithCounters(
      'bloodthirst',
      '+1/+1',
      amount === 'X' ? { history: 'damageTaken', of: 'opponent' } : numberOf(amount),
      opponentWasDealtDamage,
    ),
  ],
  champion: ({ where }) => champion(where),
  devour: ({ amount }) => [devour(amount)],
  exploit: () => [exploit],
  /** 702.122a; each of several instances triggers separately (702.122b). */
  fabricate: ({ amount }) => [
    whenItEnters('fabricate', { clauses: [{ may: true, do: [onItself('+1/+1', numberOf(amount))], otherwise: [createServos(amount)] }] }),
  ],
  /** 702.91a */
  livingWeapon: () => [
    whenItEnters('livingWeapon', {
      clauses: [act({ verb: 'create', token: 'token:germ', as: 'germ' }, { verb: 'attach', what: 'self', to: { var: 'germ' } })],
    }),
  ],
  /**
   * 702.135a: haste gained this way lasts even if the permanent loses riot (611.2a); each of several instances works separately (702.135b).
   */
  riot: () => [
    asItEnters('riot', {
      may: true,
      do: [{ verb: 'entersWith', counters: { '+1/+1': 1 } }],
      otherwise: [act({ verb: 'entersWith', being: [{ layer: 'abilities', gain: { keywords: ['haste'] } }] })],
    }),
  ],
  /** 702.123f: the rules about decks belong to Commander; the triggered ability works in every game. */
  partner: ({ with: name }) =>
    name === undefined
      ? []
      : [
          whenItEnters('partner', {
            targets: [{ as: 'it', players: true, target: true }],
            clauses: [
              {
                forEachPlayer: { chosen: 'it' },
                may: true,
                do: [
                  { verb: 'search', player: 'each', for: { name: name as string }, reveal: true, as: 'found' },
                  { verb: 'move', what: { var: 'found' }, to: 'hand' },
                  { verb: 'shuffle', player: 'each' },
                ],
              },
            ],
          }),
        ],
  sunburst,
  tribute: ({ amount }) => [tribute(amount)],
  /** 702.97a */
  unleash: () => [
    asItEnters('unleash', { may: true, do: [{ verb: 'entersWith', counters: { '+1/+1': 1 } }] }),
    {
      kind: 'static',
      keyword: 'unleash',
      when: hasCounters('plusCounters'),
      modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'block' }] } }],
    },
  ],
};
