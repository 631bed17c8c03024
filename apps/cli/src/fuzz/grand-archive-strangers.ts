import type { Json } from '@arbiter/kernel';
import type { CardProgram, Choice, Clause } from '@arbiter/kernel/authoring';

/**
 * Makes a card that is in no catalogue. Such cards use rules that no card of the catalogue uses: other players' objects change hands, turns
 * end early, champions are copied, effects last until a phase ends, and each of several objects has a prevention of its own. With them
 * random play tests these rules too.
 */
function action(id: string, name: string, clauses: readonly Clause[], targets: readonly Choice[] = []): CardProgram {
  const printed: { readonly [field: string]: Json } = {
    types: ['action'],
    supertypes: [],
    classes: [],
    subtypes: [],
    elements: ['norm'],
    cost: { kind: 'reserve', amount: 0 },
    keywords: [],
    speed: 'fast',
  };
  return {
    id,
    names: { en: name, zh: name },
    printed,
    abilities: [{ kind: 'spell', ...(targets.length === 0 ? {} : { targets }), clauses }],
  };
}

const onField = (types: string): Choice => ({ as: 'it', target: true, from: { from: 'field', where: { types } } });
const it = { var: 'it' } as const;

export const strangers: readonly CardProgram[] = [
  action(
    'stranger-charm',
    'Charm',
    [{ do: [{ verb: 'grant', to: it, until: 'game', modifiers: [{ layer: 'types', controller: 'you' }] }] }],
    [onField('ally')],
  ),
  action('stranger-nightfall', 'Nightfall', [{ do: [{ verb: 'endTurn' }] }]),
  action('stranger-twin', 'Twin', [{ do: [{ verb: 'summon', copyOf: it }] }], [onField('champion')]),
  action('stranger-wither', 'Wither', [
    {
      do: [
        {
          verb: 'grant',
          to: { all: { from: 'field', where: { types: 'ally' } } },
          until: 'endOfTurn',
          modifiers: [{ layer: 'values', add: { life: -1 } }],
        },
      ],
    },
  ]),
  action('stranger-bolster', 'Bolster', [
    {
      do: [
        {
          verb: 'grant',
          to: { all: { from: 'field', of: 'you', where: { types: 'ally' } } },
          until: 'endOfPhase',
          modifiers: [{ layer: 'values', add: { life: 3 } }],
        },
      ],
    },
  ]),
  action('stranger-mantles', 'Mantles', [
    {
      forEach: { from: 'field', of: 'you', where: { types: 'ally' } },
      do: [
        {
          verb: 'shield',
          until: 'endOfTurn',
          left: 2,
          ability: {
            kind: 'replacement',
            on: [{ event: 'damage', if: { object: { event: 'object' }, is: { is: 'each' } } }],
            clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
          },
        },
      ],
    },
  ]),
];
