import { type Json, type JsonObject, jsonObjectOf, readAs } from '@arbiter/kernel';
import type { Ability, Amount, Clause, Condition, Predicate, Verb } from '@arbiter/kernel/authoring';
import { asMarks } from '../stack/casting-facts.js';
import { costOf as costOfParameter, itself } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/**
 * Keywords about the cost of a spell and how it may be cast (702): additional costs (kicker, buyback ...), alternative costs (flashback,
 * evoke ...), and cost reductions. The parameter `cost` is a mana cost or a list of verbs; `costs` lists verbs for what is paid besides it.
 */
export const costOf = ({ cost, costs }: JsonObject): readonly Verb[] => [...costOfParameter(cost), ...readAs<readonly Verb[]>(costs ?? [])];

/** Whether a cost of this name was paid for the spell, or for the spell that became the permanent. */
export const wasPaid = (name: string): Condition => ({ compare: [{ noted: name }, 'atLeast', 1] });

const additional = (name: string, keyword: string, parameters: JsonObject, more: JsonObject = {}): Ability => ({
  kind: 'static',
  keyword,
  cost: costOf(parameters),
  marks: { ...asMarks({ additional: name, optional: true }), ...more },
});

const way = (keyword: string, parameters: JsonObject, rest: Partial<Ability> = {}, more: JsonObject = {}): Ability => ({
  kind: 'static',
  keyword,
  cost: costOf(parameters),
  ...rest,
  marks: { ...asMarks({ way: keyword }), ...more },
});

const whenCast = (keyword: string, rest: Partial<Ability>): Ability => ({
  kind: 'triggered',
  keyword,
  from: ['stack'],
  on: [{ event: 'cast', if: itself }],
  ...rest,
});

const copyItself = (times: Amount): readonly Clause[] => [{ do: [{ verb: 'copySpell', what: 'self', times, newTargets: true }] }];

/** 702.73a: the permanent is sacrificed when it enters, if its evoke cost was paid. */
const sacrificeEvoked: Ability = {
  kind: 'triggered',
  keyword: 'evoke',
  on: [{ event: 'entered', if: itself }],
  when: wasPaid('evoke'),
  clauses: [{ do: [{ verb: 'sacrifice', what: 'self' }] }],
};

const cheaper = (keyword: string, times: Amount): Ability => ({
  kind: 'static',
  keyword,
  marks: { costs: true, less: '{1}', times: times as JsonObject },
});

const discardLand: Verb = { verb: 'discard', where: { types: 'land' } };

/** 702.108a: the permanent has haste if its dash cost was paid. */
const dashedHaste: Ability = {
  kind: 'static',
  keyword: 'dash',
  when: wasPaid('dash'),
  modifiers: [{ layer: 'abilities', of: 'self', gain: { keywords: ['haste'] } }],
};

/** 702.108a: part of the spell's own effect, so that the permanent returns to its owner's hand even if it loses its abilities. */
const backInEndStep: readonly Clause[] = [
  {
    do: [
      {
        verb: 'later',
        ability: { kind: 'triggered', on: [{ event: 'step:end' }], clauses: [{ do: [{ verb: 'move', what: 'self', to: 'hand' }] }] },
      },
    ],
  },
];

/** The name of one conspire's payment; each of several has its own (702.77b). */
const conspired = (nth: Json | undefined): string => (nth === undefined ? 'conspired' : `conspired ${String(nth)}`);

const happened = (name: string, of: 'you' | 'opponent', atLeast = 1): Condition => ({
  compare: [{ history: name, of }, 'atLeast', atLeast],
});

export const castingKeywords: KeywordExpansions = {
  /** 702.32a, 702.32e: paid at most once; if a card has two kicker costs, each is noted under its own name as well. */
  kicker: (parameters) => [
    additional('kicked', 'kicker', parameters, typeof parameters.name === 'string' ? { also: parameters.name } : {}),
  ],
  multikicker: (parameters) => [additional('kicked', 'multikicker', parameters, { repeated: true })],
  /** 702.41a */
  entwine: (parameters) => [additional('entwined', 'entwine', parameters, { modes: 'all' })],
  escalate: (parameters) => [
    { kind: 'static', keyword: 'escalate', cost: costOf(parameters), marks: asMarks({ additional: 'escalated', modes: 'beyondFirst' }) },
  ],
  /** 702.55a; each of several instances copies as often as its own cost was paid (702.55b). */
  replicate: (parameters) => {
    const also = `replicated ${JSON.stringify(parameters)}`;
    return [
      additional('replicated', 'replicate', parameters, { repeated: true, also }),
      whenCast('replicate', { when: wasPaid(also), clauses: copyItself({ noted: also }) }),
    ];
  },
  /** 702.77a; each of several instances depends on its own payment (702.77b). */
  conspire: ({ nth }) => [
    {
      kind: 'static',
      keyword: 'conspire',
      cost: [
        {
          verb: 'tapOthers',
          amount: 2,
          where: { types: 'creature', has: { from: 'stack', where: { is: 'self' }, relation: { is: 'sharesColour', to: 'subject' } } },
        },
      ],
      marks: asMarks({ additional: conspired(nth), optional: true }),
    },
    whenCast('conspire', { when: wasPaid(conspired(nth)), clauses: copyItself(1) }),
  ],
  /** 702.33a */
  flashback: (parameters) => [way('flashback', parameters, { from: ['graveyard'] }, { instead: 'exile' })],
  /** 702.80a */
  retrace: () => [way('retrace', {}, { from: ['graveyard'], cost: [discardLand] }, { keepsCost: true })],
  /** 702.132a */
  jumpStart: () => [way('jumpStart', {}, { from: ['graveyard'], cost: [{ verb: 'discard' }] }, { keepsCost: true, instead: 'exile' })],
  /** 702.102a: cast as an Aura that targets a creature; the rest of the keyword is in `bestow.ts`. */
  bestow: (parameters) => [
    way('bestow', parameters, {
      targets: [{ as: 'enchanted', from: { from: 'battlefield', where: { types: 'creature' } }, target: true }],
      clauses: [],
    }),
  ],
  overload: (parameters) => [way('overload', parameters)],
  evoke: (parameters) => [way('evoke', parameters), sacrificeEvoked],
  dash: (parameters) => [way('dash', parameters, { clauses: backInEndStep }), dashedHaste],
  /** 702.116a: another spell was cast this turn. */
  surge: (parameters) => [way('surge', parameters, {}, { if: jsonObjectOf(happened('cast', 'you')) })],
  /** 702.136a */
  spectacle: (parameters) => [way('spectacle', parameters, {}, { if: jsonObjectOf(happened('lostLife', 'opponent')) })],
  /** 702.75a: a source with a creature type of the spell has dealt combat damage to a player. */
  prowl: (parameters) => [
    way('prowl', parameters, {}, { if: jsonObjectOf({ remembered: 'prowled', of: 'you', words: parameters.types as string[] }) }),
  ],
  /** 702.112a: the spell has one more target when it is cast this way, and only then (702.112b). */
  awaken: ({ amount, cost }) => [
    {
      ...way('awaken', { cost: cost as string }),
      targets: [{ as: 'awakened', from: { from: 'battlefield', of: 'you', where: { types: 'land' } }, target: true }],
      clauses: [
        {
          do: [
            { verb: 'addCounters', what: { var: 'awakened' }, kind: '+1/+1', amount: amount as number },
            {
              verb: 'grant',
              to: { var: 'awakened' },
              until: 'forever',
              modifiers: [
                {
                  layer: 'types',
                  gain: { types: ['creature'], subtypes: ['Elemental'] },
                  also: [
                    { layer: 'abilities', gain: { keywords: ['haste'] } },
                    { layer: 'pt.set', set: { power: 0, toughness: 0 } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  /** 702.118a: sacrificing a creature reduces the cost by that creature's mana value. */
  emerge: (parameters) => [
    way(
      'emerge',
      parameters,
      { cost: [...costOf(parameters), { verb: 'sacrifice', what: { var: 'emerged' } }] },
      {
        choose: jsonObjectOf({ as: 'emerged', from: { from: 'battlefield', of: 'you', where: { types: 'creature' } } }),
        less: '{1}',
        times: { value: 'manaValue', of: { var: 'emerged' } },
      },
    ),
  ],
  /**
   * 702.47a: sacrificing a permanent of a quality reduces the cost by that permanent's mana cost, and allows the spell to be cast as though
   * it had flash. The permanent is chosen with the spell's other choices (702.47b).
   */
  offering: ({ of }) => [
    way(
      'offering',
      {},
      { cost: [{ verb: 'sacrifice', what: { var: 'offered' } }] },
      {
        keepsCost: true,
        timing: 'instant',
        choose: jsonObjectOf({ as: 'offered', from: { from: 'battlefield', of: 'you', where: { subtypes: of } as Predicate } }),
        lessCostOf: 'offered',
      },
    ),
  ],
  /** 702.40a; each of several instances reduces the cost (702.40b). */
  affinity: (parameters) => [cheaper('affinity', { count: { from: 'battlefield', of: 'you', where: readAs<Predicate>(parameters.for) } })],
  /** 702.124a; each of several instances reduces the cost (702.124c). */
  undaunted: () => [cheaper('undaunted', { player: 'opponent', value: 'players' })],
  /** 702.46a: for its splice cost, the card's text is added to a spell of that kind; the card stays where it is. */
  splice: (parameters) => [{ kind: 'static', keyword: 'splice', cost: costOf(parameters) }],
  /** 702.39a: one copy for each other spell cast before it this turn. Each of several instances triggers separately (702.39b). */
  storm: () => [whenCast('storm', { clauses: copyItself({ event: 'before' }) })],
  /** 702.130a: on an instant or sorcery, ascend is the first thing that the spell does. */
  ascend: () => [{ kind: 'static', keyword: 'ascend', marks: { part: 'first' }, clauses: [{ do: [{ verb: 'ascend' }] }] }],
  /** 702.68a; each of several instances triggers separately (702.68b). */
  gravestorm: () => [whenCast('gravestorm', { clauses: copyItself({ history: 'toGraveyard' }) })],
};
