import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Verb } from '@arbiter/kernel/authoring';
import { act, costOf, numberOf } from './making.js';
import type { KeywordExpansions } from './expansions.js';

/** Keywords that are activated at sorcery timing (except reinforce) and use up their own card (702). */

const using = (keyword: string, { cost }: JsonObject, use: Verb, rest: Partial<Ability>): Ability => ({
  kind: 'activated',
  keyword,
  ...rest,
  cost: [...costOf(cost), use],
});

const sorcery = { marks: { timing: 'sorcery' } } as const;
const fromGraveyard = { from: ['graveyard'], ...sorcery } as const;

/** A target creature. */
const creature = { as: 'it', from: { from: 'battlefield', where: { types: 'creature' } }, target: true } as const;

/** 702.127a, 702.128a: the card is exiled, and a token is created that is a copy of it except for its colour, cost and type. */
const risingAgain = (keyword: string, colour: string, size: JsonObject): ((parameters: JsonObject) => readonly Ability[]) => {
  const except = { set: { colours: [colour], cost: null, ...size }, gain: { subtypes: ['Zombie'] } };
  return (parameters) => [
    using(
      keyword,
      parameters,
      { verb: 'exile', what: 'self', as: 'risen' },
      {
        ...fromGraveyard,
        clauses: [
          act(
            { verb: 'create', copyOf: { var: 'risen' }, except, as: 'token' },
            { verb: 'mark', what: { var: 'token' }, is: keyword.endsWith('e') ? `${keyword}d` : `${keyword}ed` },
          ),
        ],
      },
    ),
  ];
};

const atEndStep: Ability = {
  kind: 'triggered',
  on: [{ event: 'step:end' }],
  clauses: [act({ verb: 'exile', what: { var: 'unearthed' } })],
};
const wouldLeave: Ability = {
  kind: 'replacement',
  on: [{ event: 'left', if: { object: { event: 'object' }, is: { is: { var: 'unearthed' } } } }],
  clauses: [act({ verb: 'becomes', set: { to: 'exile' } })],
};

export const graveyardKeywords: KeywordExpansions = {
  embalm: risingAgain('embalm', 'white', {}),
  eternalize: risingAgain('eternalize', 'black', { power: 4, toughness: 4 }),
  /** 702.96a */
  scavenge: (parameters) => [
    using(
      'scavenge',
      parameters,
      { verb: 'exile', what: 'self', as: 'scavenged' },
      {
        ...fromGraveyard,
        targets: [creature],
        clauses: [act({ verb: 'addCounters', what: { var: 'it' }, kind: '+1/+1', amount: { value: 'power', of: { var: 'scavenged' } } })],
      },
    ),
  ],
  /** 702.83a: the creature has haste, and is exiled at the next end step or if it would leave the battlefield before. */
  unearth: ({ cost }) => [
    {
      kind: 'activated',
      keyword: 'unearth',
      ...fromGraveyard,
      cost: costOf(cost),
      clauses: [
        act(
          { verb: 'move', what: 'self', to: 'battlefield', under: 'you', as: 'unearthed' },
          { verb: 'grant', to: { var: 'unearthed' }, modifiers: [{ layer: 'abilities', gain: { keywords: ['haste'] } }] },
          { verb: 'shield', left: 1, ability: wouldLeave },
          { verb: 'later', ability: atEndStep },
        ),
      ],
    },
  ],
  /** 702.76a; X is the one in the ability's cost (107.3a). */
  reinforce: (parameters) => [
    using(
      'reinforce',
      parameters,
      { verb: 'discard', what: 'self' },
      {
        from: ['hand'],
        targets: [creature],
        clauses: [
          act({
            verb: 'addCounters',
            what: { var: 'it' },
            kind: '+1/+1',
            amount: parameters.amount === 'X' ? { var: 'x' } : numberOf(parameters.amount),
          }),
        ],
      },
    ),
  ],
  /** 702.70a: a creature card of the same mana value replaces it. */
  transfigure: (parameters) => [
    using(
      'transfigure',
      parameters,
      { verb: 'sacrifice', what: 'self' },
      {
        ...sorcery,
        clauses: [
          act(
            { verb: 'search', for: { types: 'creature', manaValue: { equal: { value: 'manaValue', of: 'self' } } }, as: 'found' },
            { verb: 'move', what: { var: 'found' }, to: 'battlefield' },
            { verb: 'shuffle' },
          ),
        ],
      },
    ),
  ],
};
