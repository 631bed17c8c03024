import { card, type PrintedCard } from './printed.js';

/** Tokens that keyword actions create. */
export const actionTokens: readonly PrintedCard[] = [
  // 701.35a
  {
    ...card('Clue', '线索', { cost: null, colours: [], supertypes: [], types: ['artifact'], subtypes: ['Clue'], keywords: [] }, [
      {
        kind: 'activated',
        cost: [
          { verb: 'payMana', mana: '{2}' },
          { verb: 'sacrifice', what: 'self' },
        ],
        clauses: [{ do: [{ verb: 'draw' }] }],
      },
    ]),
    id: 'token:clue',
  },
  // 701.43a
  {
    ...card('Zombie Army', '灵俑／军队', {
      cost: null,
      colours: ['black'],
      supertypes: [],
      types: ['creature'],
      subtypes: ['Zombie', 'Army'],
      power: 0,
      toughness: 0,
      keywords: [],
    }),
    id: 'token:zombie-army',
  },
];
