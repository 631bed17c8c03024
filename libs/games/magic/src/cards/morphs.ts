import type { Ability } from '@arbiter/kernel/authoring';
import {
  creatureFacts,
  instant,
  it,
  itself,
  printed,
  spell,
  targetCreature,
  draw,
  is,
  made,
  ruleFor,
  still,
  that,
  trigger,
} from './making.js';
import { card, type PrintedCard, type PrintedKeyword } from './printed.js';

/** Cards that are cast or put face down (702.36, 701.33). */

const morph = (cost: string): PrintedKeyword => ({ word: 'morph', cost });
const megamorph = (cost: string): PrintedKeyword => ({ word: 'morph', cost, mega: true });
const whenTurnedUp = (rest: Omit<Ability, 'kind' | 'on'>): Ability => ({
  kind: 'triggered',
  on: [{ event: 'turnedFaceUp', if: itself }],
  ...rest,
});

/**
 * Kadena: the first face-down creature spell of each turn costs less, and its controller draws a card when a face-down creature enters
 * under their control.
 */
const kadena = made(
  'Kadena, Slinking Sorcerer',
  '{1}{B}{G}{U}',
  'legendary creature - Naga Wizard',
  '3/3',
  {
    ...still(ruleFor('you', { word: 'cost', of: 'cast', less: '{3}', where: { tree: { faceDown: true, types: 'creature' } } })),
    when: { compare: [{ countOf: { history: 'cast', of: 'you' }, where: { faceDown: true } }, 'equal', 0] },
  },
  trigger('entered', is(that, { faceDown: true, types: 'creature', controller: 'you' }), draw()),
);

export const morphs: readonly PrintedCard[] = [
  kadena,
  card('Sagu Archer', '萨古弓箭手', creatureFacts('{4}{G}', ['Naga', 'Archer'], 2, 5, { keywords: ['reach', morph('{4}{G}')] })),
  card('Branchsnap Lorian', null, creatureFacts('{1}{G}{G}', ['Beast'], 4, 1, { keywords: ['trample', morph('{G}')] })),
  card('Battering Craghorn', null, creatureFacts('{2}{R}{R}', ['Goat', 'Beast'], 3, 1, { keywords: ['firstStrike', morph('{1}{R}{R}')] })),
  card('Aerie Bowmasters', null, creatureFacts('{2}{G}{G}', ['Hound', 'Archer'], 3, 4, { keywords: ['reach', megamorph('{5}{G}')] })),
  card('Grinning Demon', null, creatureFacts('{2}{B}{B}', ['Demon'], 6, 6, { keywords: [morph('{2}{B}{B}')] }), [
    { kind: 'triggered', on: [{ event: 'step:upkeep', if: { turnOf: 'you' } }], clauses: [{ do: [{ verb: 'loseLife', amount: 2 }] }] },
  ]),
  card('Zoetic Cavern', null, printed({ types: ['land'], keywords: [morph('{2}')] }), [
    { kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana: '{C}' }] }] },
  ]),
  card('Master of the Veil', null, creatureFacts('{2}{U}{U}', ['Human', 'Wizard'], 2, 3, { keywords: [morph('{2}{U}')] }), [
    whenTurnedUp({ may: true, targets: [targetCreature({ keywords: 'morph' })], clauses: [{ do: [{ verb: 'turnFaceDown', what: it }] }] }),
  ]),
  instant('Backslide', null, '{1}{U}', spell(targetCreature({ keywords: 'morph' }), { verb: 'turnFaceDown', what: it })),
  card('Whisperwood Elemental', null, creatureFacts('{3}{G}{G}', ['Elemental'], 4, 4), [
    { kind: 'triggered', on: [{ event: 'step:end', if: { turnOf: 'you' } }], clauses: [{ do: [{ verb: 'manifest' }] }] },
    {
      kind: 'activated',
      cost: [{ verb: 'sacrifice', what: 'self' }],
      clauses: [
        {
          do: [
            {
              verb: 'grant',
              to: { all: { from: 'battlefield', of: 'you', where: { types: 'creature', token: false, faceDown: false } } },
              until: 'endOfTurn',
              modifiers: [
                {
                  layer: 'abilities',
                  abilities: [{ kind: 'triggered', on: [{ event: 'died', if: itself }], clauses: [{ do: [{ verb: 'manifest' }] }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ]),
  card('Ixidron', null, creatureFacts('{3}{U}{U}', ['Illusion'], 0, 0), [
    {
      kind: 'static',
      modifiers: [
        {
          layer: 'pt.define',
          of: 'self',
          defining: true,
          set: {
            power: { count: { from: 'battlefield', where: { types: 'creature', faceDown: true } } },
            toughness: { count: { from: 'battlefield', where: { types: 'creature', faceDown: true } } },
          },
        },
      ],
    },
    {
      kind: 'replacement',
      on: [{ event: 'entered', if: itself }],
      clauses: [
        {
          do: [
            { verb: 'turnFaceDown', what: { all: { from: 'battlefield', where: { types: 'creature', token: false }, except: 'self' } } },
          ],
        },
      ],
    },
  ]),
];
