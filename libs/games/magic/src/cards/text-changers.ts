import type { Ability, Choice, Clause, Condition, Predicate } from '@arbiter/kernel/authoring';
import { colours } from '../characteristics/colours.js';
import { basicLandTypes, creatureTypes } from '../characteristics/subtypes.js';
import { everyCreatureName } from '../characteristics/type-changes.js';
import {
  activated,
  counters,
  discard,
  draw,
  grant,
  it,
  keyword,
  made,
  mana,
  onHost,
  spell,
  still,
  tapFor,
  target,
  targetCreature,
  targetPermanent,
} from './making.js';
import type { PrintedCard } from './printed.js';

/** Cards that change text or names (612), and cards whose effects apply in several layers (613). */

const chosen = (name: string, words: readonly string[]): Condition => ({
  any: words.map((word): Condition => ({ chosen: name, equal: word })),
});

/** Words of one kind, with the words that may replace them. */
interface Words {
  readonly from: readonly string[];
  readonly to?: readonly string[];
}

/** Replaces all instances of one word by another of its kind, without a duration (612.1, 612.2). */
function rewording(what: Choice, ...kinds: readonly Words[]): Ability {
  const others = ({ from, to = from }: Words): Clause => ({
    ...(kinds.length === 1 ? {} : { if: chosen('from', from) }),
    choose: [{ as: 'to', oneOf: to }],
  });
  const change = grant(it, [{ layer: 'text', words: { from: { var: 'from' }, to: { var: 'to' } } }], 'game');
  return {
    kind: 'spell',
    targets: [what],
    clauses: [{ choose: [{ as: 'from', oneOf: kinds.flatMap(({ from }) => from) }] }, ...kinds.map(others), { do: [change] }],
  };
}

const colourWords: Words = { from: colours };
const landWords: Words = { from: basicLandTypes };
const creatureWords: Words = { from: creatureTypes, to: creatureTypes.filter((word) => word !== 'Wall') };

const spellOrPermanent: Choice = target({ from: ['battlefield', 'stack'], where: { not: { item: 'ability' } } });

const discardForTwo = activated([mana('{2}')], discard());
const topOfYours = (where: Predicate) => ({ from: 'graveyard', of: 'you', first: 1, where }) as const;

export const textChangers: readonly PrintedCard[] = [
  made('Mind Bend', '{U}', 'instant', rewording(targetPermanent(), colourWords, landWords)),
  made('Sleight of Mind', '{U}', 'instant', rewording(spellOrPermanent, colourWords)),
  made('Magical Hack', '{U}', 'instant', rewording(spellOrPermanent, landWords)),
  made('Artificial Evolution', '{U}', 'instant', rewording(spellOrPermanent, creatureWords)),
  made(
    'Twisted Image',
    '{U}',
    'instant',
    spell(targetCreature(), grant(it, [{ layer: 'pt.switch', swap: ['power', 'toughness'] }]), draw()),
  ),
  // 612.5: the full text of the top card of the graveyard, and one more ability.
  made(
    "Volrath's Shapeshifter",
    '{1}{U}{U}',
    'creature - Shapeshifter',
    '0/1',
    {
      kind: 'static',
      modifiers: [
        {
          layer: 'text',
          if: { object: { all: { from: 'graveyard', of: 'you', first: 1 } }, is: { types: 'creature' } },
          become: { copyOf: { all: topOfYours({}) }, except: { abilities: [discardForTwo] } },
        },
      ],
    },
    discardForTwo,
  ),
  made(
    'Spy Kit',
    '{2}',
    'artifact - Equipment',
    onHost(1, 1),
    still({ layer: 'text', of: 'host', gain: { names: [everyCreatureName] } }),
    keyword('equip', '{2}'),
  ),
  made(
    'Awakening of Vitu-Ghazi',
    '{3}{G}{G}',
    'instant',
    spell(
      targetPermanent({ types: 'land' }, 'you'),
      counters('+1/+1', 9),
      grant(
        it,
        [
          {
            layer: 'text',
            set: { name: 'Vitu-Ghazi' },
            also: [
              { layer: 'types', gain: { types: ['creature'], supertypes: ['legendary'], subtypes: ['Elemental'] } },
              { layer: 'abilities', gain: { keywords: ['haste'] } },
              { layer: 'pt.set', set: { power: 0, toughness: 0 } },
            ],
          },
        ],
        'game',
      ),
    ),
  ),
  made(
    'Svogthos, the Restless Tomb',
    null,
    'land',
    tapFor('{C}'),
    activated(
      [mana('{3}{B}{G}')],
      grant('self', [
        {
          layer: 'types',
          gain: { types: ['creature'], subtypes: ['Plant', 'Zombie'] },
          also: [
            { layer: 'colours', set: { colours: ['black', 'green'] } },
            {
              layer: 'abilities',
              abilities: [
                still({
                  layer: 'pt.set',
                  of: 'self',
                  set: {
                    power: { count: { from: 'graveyard', of: 'you', where: { types: 'creature' } } },
                    toughness: { count: { from: 'graveyard', of: 'you', where: { types: 'creature' } } },
                  },
                }),
              ],
            },
          ],
        },
      ]),
    ),
  ),
];
