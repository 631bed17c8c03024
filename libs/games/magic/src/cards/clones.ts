import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Predicate, Rewriting } from '@arbiter/kernel/authoring';
import {
  moveTo,
  creatureFacts,
  instant,
  it,
  itself,
  printed,
  target,
  targetCreature,
  uncounterable,
  attacks,
  creatures,
  made,
  trigger,
} from './making.js';
import { card, type PrintedCard } from './printed.js';

/** Cards that copy permanents (706). */

/** 706.5: the permanent may enter as a copy of a permanent on the battlefield. */
const mayEnterAs = (where: Predicate, except: Rewriting = {}, more: JsonObject = {}): Ability => ({
  kind: 'replacement',
  tier: 'copy',
  on: [{ event: 'entered', if: itself }],
  clauses: [
    { may: true, choose: [{ as: 'it', from: { from: 'battlefield', where } }], do: [{ verb: 'entersAs', copyOf: it, except, ...more }] },
  ],
});

const shapeshifter = (cost: string, power = 0, toughness = 0) => creatureFacts(cost, ['Shapeshifter'], power, toughness);

/** 706.9b: the copy keeps its own colours. */
const ownColours: Rewriting = { set: { colours: { value: 'colours', of: 'self', cut: 'copiable' } } };

const vesuvanUpkeep: Ability = {
  kind: 'triggered',
  on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }],
  targets: [targetCreature()],
  clauses: [{ may: true, do: [{ verb: 'becomeCopy', copyOf: it, except: ownColours, keeping: true }] }],
};

const unstable: Ability = {
  kind: 'triggered',
  on: [{ event: 'entered', if: { all: [{ not: itself }, { object: { event: 'object' }, is: { types: 'creature' } }] } }],
  clauses: [{ do: [{ verb: 'becomeCopy', copyOf: { event: 'object' }, keeping: true }] }],
};

export const clones: readonly PrintedCard[] = [
  card('Copy Artifact', null, printed({ cost: '{1}{U}', types: ['enchantment'] }), [
    mayEnterAs({ types: 'artifact' }, { gain: { types: ['enchantment'] } }),
  ]),
  card('Quicksilver Gargantuan', null, creatureFacts('{5}{U}{U}', ['Shapeshifter'], 7, 7), [
    mayEnterAs({ types: 'creature' }, { set: { power: 7, toughness: 7 } }),
  ]),
  card('Altered Ego', null, shapeshifter('{X}{2}{G}{U}'), [
    uncounterable,
    mayEnterAs({ types: 'creature' }, {}, { counters: { '+1/+1': { noted: 'x' } } }),
  ]),
  card('Vesuvan Doppelganger', null, shapeshifter('{3}{U}{U}'), [
    mayEnterAs({ types: 'creature' }, { ...ownColours, abilities: [vesuvanUpkeep] }),
  ]),
  card('Unstable Shapeshifter', null, shapeshifter('{3}{U}', 0, 1), [unstable]),
  card('Dimir Doppelganger', null, shapeshifter('{1}{U}{B}', 0, 2), [
    {
      kind: 'activated',
      cost: [{ verb: 'payMana', mana: '{1}{U}{B}' }],
      targets: [target({ from: 'graveyard', where: { types: 'creature' } })],
      clauses: [{ do: [{ verb: 'exile', what: it, as: 'it' }] }, { do: [{ verb: 'becomeCopy', copyOf: it, keeping: true }] }],
    },
  ]),
  card('Essence of the Wild', null, creatureFacts('{3}{G}{G}{G}', ['Avatar'], 6, 6), [
    {
      kind: 'replacement',
      tier: 'copy',
      on: [
        { event: 'entered', if: { all: [{ not: itself }, { object: { event: 'object' }, is: { types: 'creature', controller: 'you' } }] } },
      ],
      clauses: [{ do: [{ verb: 'entersAs', copyOf: 'self' }] }],
    },
  ]),
  made(
    'Identity Thief',
    '{2}{U}{U}',
    'creature - Shapeshifter',
    '0/3',
    attacks(target(creatures(undefined, { token: false }, 'self')), {
      may: true,
      do: [{ verb: 'exile', what: it, as: 'gone' }],
      then: [
        {
          do: [
            { verb: 'becomeCopy', copyOf: it, until: 'endOfTurn' },
            { verb: 'later', ability: trigger('step:end', null, moveTo('battlefield', { var: 'gone' })) },
          ],
        },
      ],
    }),
  ),
  instant('Cytoshape', null, '{1}{G}{U}', {
    kind: 'spell',
    targets: [targetCreature()],
    clauses: [
      {
        choose: [{ as: 'model', from: { from: 'battlefield', where: { types: 'creature', not: { supertypes: 'legendary' } } } }],
        do: [{ verb: 'becomeCopy', what: it, copyOf: { var: 'model' }, until: 'endOfTurn' }],
      },
    ],
  }),
];
