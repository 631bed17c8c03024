import { type JsonObject, readAs } from '@arbiter/kernel';
import type { Ability, Amount, Clause, Condition, Predicate, Verb } from '@arbiter/kernel/authoring';
import { costOf, wasPaid } from './casting.js';
import { itself } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/**
 * Keywords of cards that are activated or cast from hands, graveyards and exile, and of spells that lead to casting other spells (702):
 * cycling, transmute, forecast, madness, suspend, rebound, cascade, ripple, epic.
 */
const discardItself: Verb = { verb: 'discard', what: 'self', as: 'cycled' };

const fromHand = (keyword: string, parameters: JsonObject, rest: Partial<Ability>): Ability => ({
  kind: 'activated',
  keyword,
  from: ['hand'],
  ...rest,
  cost: [...costOf(parameters), ...(rest.cost ?? [])],
});

const search = (where: Predicate, to: string): readonly Clause[] => [
  { do: [{ verb: 'search', for: where, reveal: true, as: 'found' }, { verb: 'move', what: { var: 'found' }, to }, { verb: 'shuffle' }] },
];

const isCycled = (keyword: string, parameters: JsonObject, clauses: readonly Clause[]): readonly Ability[] => [
  fromHand(keyword, parameters, { cost: [discardItself], clauses }),
];

const upkeepOfYours: Condition = { all: [{ turnOf: 'you' }, { game: 'step', equal: 'upkeep' }] };

const whenCast = (keyword: string, clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  keyword,
  from: ['stack'],
  on: [{ event: 'cast', if: itself }],
  clauses,
});

/** Replaces the zone to which a spell goes as it resolves (608.2k). */
const asItResolves = (keyword: string, condition: Condition, to: string, then: readonly Clause[] = []): Ability => ({
  kind: 'replacement',
  keyword,
  from: ['stack'],
  on: [{ event: 'moved', if: { all: [itself, { eventIs: 'resolving', equal: true }, { eventIs: 'to', equal: 'graveyard' }, condition] } }],
  clauses: [{ do: [{ verb: 'becomes', set: { to } }] }],
  ...(then.length === 0 ? {} : { then }),
});

/** 702.61a: haste until its player loses control of the spell, or of the permanent that it becomes. */
const hasteWhileYours: Verb = {
  verb: 'grant',
  to: { var: 'suspended' },
  until: 'while',
  while: { object: { var: 'suspended' }, is: { controller: 'you' } },
  modifiers: [{ layer: 'abilities', gain: { keywords: ['haste'] } }],
};

export const otherZoneKeywords: KeywordExpansions = {
  /** 702.28a; with the quality `of` it is typecycling, which counts as cycling (702.28e, 702.28f). */
  cycling: (parameters) =>
    isCycled(
      'cycling',
      parameters,
      parameters.of === undefined ? [{ do: [{ verb: 'draw' }] }] : search(readAs<Predicate>(parameters.of), 'hand'),
    ),
  /** 702.51a: cards are put into the graveyard instead of a draw; not possible with fewer cards in the library (702.51b). */
  dredge: ({ amount }) => [
    {
      kind: 'replacement',
      keyword: 'dredge',
      from: ['graveyard'],
      on: [{ event: 'drew', if: { seat: 'seat', is: 'you' } }],
      when: { compare: [{ count: { from: 'library', of: 'you' } }, 'atLeast', readAs<Amount>(amount)] },
      clauses: [
        {
          may: true,
          do: [
            {
              verb: 'instead',
              do: [
                { verb: 'mill', amount },
                { verb: 'move', what: 'self', to: 'hand' },
              ],
            },
          ],
        },
      ],
    },
  ],
  /** 702.58a: when a creature goes to the card owner's graveyard, the card returns to hand if its cost is paid, else it is exiled. */
  recover: ({ cost }) => [
    {
      kind: 'triggered',
      keyword: 'recover',
      from: ['graveyard'],
      on: [{ event: 'died', if: { object: { event: 'object' }, is: { types: 'creature', owner: 'you' } } }],
      clauses: [
        {
          may: true,
          cost: [{ verb: 'payMana', mana: cost }],
          do: [{ verb: 'move', what: 'self', to: 'hand' }],
          otherwise: [{ do: [{ verb: 'exile', what: 'self' }] }],
        },
      ],
    },
  ],
  /** 702.52a */
  transmute: (parameters) => [
    fromHand('transmute', parameters, {
      cost: [{ verb: 'discard', what: 'self', as: 'transmuted' }],
      marks: { timing: 'sorcery' },
      clauses: search({ manaValue: { equal: { value: 'manaValue', of: { var: 'transmuted' } } } }, 'hand'),
    }),
  ],
  /** 702.56a, 702.56b: only during one's own upkeep, once each turn, by revealing the card. */
  forecast: ({ cost, ...effect }) => [
    fromHand(
      'forecast',
      { cost: cost as string },
      {
        ...(effect as Partial<Ability>),
        cost: [{ verb: 'reveal', what: 'self' }],
        when: upkeepOfYours,
        limit: { uses: 1, per: 'turn', scope: 'object' },
      },
    ),
  ],
  /**
   * 702.34a: the card is discarded into exile, from where it may be cast for its madness cost when the trigger resolves; else it goes to
   * the graveyard.
   */
  madness: ({ cost }) => [
    {
      kind: 'replacement',
      keyword: 'madness',
      from: ['hand'],
      on: [{ event: 'discarded', if: itself }],
      clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }],
    },
    {
      kind: 'triggered',
      keyword: 'madness',
      from: ['exile'],
      on: [{ event: 'discarded', if: itself }],
      clauses: [
        {
          do: [{ verb: 'mayCast', what: 'self', cost: cost as string, name: 'madness' }],
          otherwise: [{ do: [{ verb: 'move', what: 'self', to: 'graveyard', traced: true }] }],
        },
      ],
    },
  ],
  /** 702.61a: what happens after the card was exiled; exiling it is a special action (116.2f). */
  suspend: () => [
    {
      kind: 'triggered',
      keyword: 'suspend',
      from: ['exile'],
      on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
      when: { object: 'self', is: { timeCounters: { atLeast: 1 } } },
      clauses: [{ do: [{ verb: 'removeCounters', what: 'self', kind: 'time', amount: 1 }] }],
    },
    {
      kind: 'triggered',
      keyword: 'suspend',
      from: ['exile'],
      on: [
        {
          event: 'countersRemoved',
          if: { all: [itself, { eventIs: 'kind', equal: 'time' }, { object: 'self', is: { timeCounters: { equal: 0 } } }] },
        },
      ],
      clauses: [
        {
          do: [{ verb: 'mayCast', what: 'self', must: true, name: 'suspend', as: 'suspended' }],
          then: [{ if: { object: { var: 'suspended' }, is: { types: 'creature' } }, do: [hasteWhileYours] }],
        },
      ],
    },
  ],
  buyback: (parameters) => [
    { kind: 'static', keyword: 'buyback', cost: costOf(parameters), marks: { additional: 'buyback', optional: true } },
    asItResolves('buyback', wasPaid('buyback'), 'hand'),
  ],
  /**
   * 702.87a: the spell is exiled as it resolves if it was cast from a hand, and may be cast without paying its cost in the next upkeep. A
   * second instance does nothing, since the spell no longer goes to the graveyard (702.87c).
   */
  rebound: () => [
    asItResolves('rebound', wasPaid('castFromHand'), 'exile', [
      {
        do: [
          {
            verb: 'later',
            ability: {
              kind: 'triggered',
              on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
              clauses: [{ do: [{ verb: 'mayCast', what: { became: 'self' }, name: 'rebound' }] }],
            },
          },
        ],
      },
    ]),
  ],
  /** 702.84a; each of several instances triggers separately (702.84b). */
  cascade: () => [whenCast('cascade', [{ do: [{ verb: 'cascade' }] }])],
  /** 702.59a; each of several instances triggers separately (702.59b). */
  ripple: ({ amount }) => [
    whenCast('ripple', [
      {
        may: true,
        do: [
          { verb: 'top', amount: readAs<Amount>(amount), as: 'rippled' },
          { verb: 'reveal', what: { var: 'rippled' } },
          { verb: 'mayCast', what: { var: 'rippled' }, named: 'self', several: true, name: 'ripple' },
          { verb: 'putInLibrary', what: { var: 'rippled' }, at: 'bottom' },
        ],
      },
    ]),
  ],
  /** 702.49a: the player can't cast spells for the rest of the game (702.49b), and copies the spell, without epic, in each upkeep. */
  epic: () => [
    {
      kind: 'static',
      keyword: 'epic',
      marks: { part: true },
      clauses: [
        {
          do: [
            {
              verb: 'grant',
              players: 'you',
              modifiers: [{ layer: 'rules', players: 'you', gain: { rules: [{ word: 'cant', what: 'cast' }] } }],
            },
            {
              verb: 'later',
              left: -1,
              ability: {
                kind: 'triggered',
                on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
                clauses: [{ do: [{ verb: 'copySpell', what: 'self', newTargets: true, without: 'epic' }] }],
              },
            },
          ],
        },
      ],
    },
  ],
};
