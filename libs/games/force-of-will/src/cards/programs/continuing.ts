import type { CardProgram, Predicate } from '@arbiter/kernel/authoring';
import {
  activate,
  anyAttribute,
  automatic,
  banishSelf,
  card,
  continuous,
  destroys,
  doing,
  enters,
  entersField,
  gains,
  gainsKeywords,
  jResonators,
  magicStones,
  ofSelf,
  pay,
  produces,
  resonators,
  restSelf,
  rule,
  shift,
  target,
  twoSided,
} from '../making.js';

const untargetable = rule({ word: 'cant', what: 'beTargeted' });
const each = (count: number, where: Predicate) =>
  ({ times: [count, { count: { from: 'field', of: 'you', where, except: 'self' } }] }) as const;
const graveyard = (of: 'you' | 'opponent' | 'all', where?: Predicate) =>
  ({ count: { from: 'graveyard', of, ...(where === undefined ? {} : { where }) } }) as const;
const control = (where: Predicate) => ({ exists: { from: 'field', of: 'you', where, except: 'self' } }) as const;

/** Cards with continuous abilities, and cards with nothing but what is printed. */
export const continuingPrograms: readonly CardProgram[] = [
  // Nothing but what is printed.
  card('pure-spirit-of-fantasy'),
  card('marco-polo'),
  card('dante'),
  card('rukh'),
  card('spire-shadow-drake'),
  card('dignified-seraph'),
  card('messenger-of-altea'),
  card('protector-of-the-forest'),
  card('alhamaats-mage-knight'),
  card('artificial-moon'),
  card('flame-claw-saber-tooth'),
  card('martial-arts-competitor'),
  card('jeanne-darc-the-pious-flame'),

  // The card itself gains something that depends on other cards.
  card('archer-of-the-crescent-moon', continuous(ofSelf(gains(each(300, { races: 'Wererabbit' }), each(300, { races: 'Wererabbit' }))))),
  card(
    'tinker-bell-the-fairy',
    continuous(
      ofSelf(gains(each(200, { types: 'resonator', races: 'Fairy Tale' }), each(200, { types: 'resonator', races: 'Fairy Tale' }))),
    ),
  ),
  card('ancient-automaton', continuous(ofSelf(gains(each(200, { types: 'addition' }), each(200, { types: 'addition' }))))),
  card(
    'fthaggua-the-flame-spirit',
    continuous(
      ofSelf(gains({ times: [200, graveyard('you', { types: 'chant' })] }, { times: [200, graveyard('you', { types: 'chant' })] })),
    ),
  ),
  card(
    'elder-things',
    continuous(
      ofSelf(gains({ times: [200, graveyard('all', { types: 'resonator' })] }, { times: [200, graveyard('all', { types: 'resonator' })] })),
    ),
  ),
  card('bastet-the-elder-god', continuous(ofSelf(gains({ times: [100, graveyard('opponent')] }, { times: [100, graveyard('opponent')] })))),
  card('gentle-goat', continuous(ofSelf(gains(200, 200), { exists: jResonators({ races: 'Cthulhu' }, 'you') }))),
  card('survivors-of-sissei', continuous(ofSelf(gains(400, 400), control({ types: 'resonator', races: 'Beast' })))),
  card('momotaro-of-the-sanzu-river', continuous(ofSelf(gains(300, 300), { exists: resonators({}, 'you'), atLeast: 4 }))),
  card(
    'enraged-knight',
    continuous(
      ofSelf(gains(200, 200), { exists: magicStones({ stones: 'darkness' }, 'opponent') }),
      ofSelf(gainsKeywords('swiftness'), { exists: magicStones({ stones: 'darkness' }, 'opponent') }),
    ),
  ),

  // Other cards gain something.
  card('napoleon', continuous({ ...gains(200, 200), of: resonators({ keywords: 'flying' }, 'you') })),
  card(
    'darwin',
    continuous({ ...gains(400, 400), of: resonators({ attributes: 'wind' }, 'you'), if: { exists: magicStones(), atLeast: 6 } }),
  ),
  card(
    'arthur-the-dead-lord-of-vengeance',
    continuous({ ...gains(-200, -200), of: resonators({ not: { attributes: 'darkness' } }, 'all') }),
    continuous({ ...gains(200, 200), of: resonators({ attributes: 'darkness' }, 'all', 'self') }),
    activate(
      {
        from: ['graveyard'],
        cost: [
          { verb: 'remove', choose: { as: 'paid', from: { from: 'graveyard', of: 'you', where: { types: 'resonator' } }, min: 3, max: 3 } },
        ],
      },
      doing({ verb: 'move', what: 'self', to: 'hand' }),
    ),
  ),
  card(
    'dracula-king-of-the-undead',
    continuous({ ...gainsKeywords('imperishable'), of: { from: 'field', of: 'you', where: { types: 'jRuler' } } }),
    continuous({ layer: 'information', of: { from: 'field', of: 'you', where: { types: 'jRuler' } }, gain: { races: ['Vampire'] } }),
  ),
  card(
    'house-of-the-old-man',
    continuous({ layer: 'abilities', of: magicStones(), abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] }),
  ),
  card(
    'niflheim-the-realm-of-the-dead',
    continuous({ ...gains(200, 200), of: { from: ['field', 'rulerArea'], of: 'you', where: { races: 'Zombie' } } }),
    activate({ cost: [banishSelf] }, doing({ verb: 'move', what: { all: { from: 'mainDeck', of: 'you', first: 5 } }, to: 'graveyard' })),
  ),
  card(
    'flower-kingdom',
    continuous({ ...gains(200, 200), of: resonators({ races: 'Fairy Tale' }, 'you') }),
    activate(
      { cost: [pay('{U}{1}')], targets: [target(resonators())] },
      doing({
        verb: 'grant',
        to: { var: 'it' },
        until: 'endOfTurn',
        modifiers: [{ layer: 'information', set: { races: ['Fairy Tale'] } }],
      }),
    ),
  ),
  card(
    'the-emperor-with-new-clothes',
    automatic(enters, {}, doing(destroys({ all: { from: 'field', of: 'opponent', where: { types: 'addition', old: 'resonator' } } }))),
    continuous(
      {
        layer: 'rules',
        players: 'opponent',
        gain: { rules: [{ word: 'cant', what: 'play', where: { tree: { types: 'addition', old: 'resonator' } } }] },
      },
      {
        layer: 'rules',
        of: resonators({}, 'all'),
        gain: { rules: [{ word: 'cant', what: 'beAddedTo', where: { tree: { old: 'resonator', controller: 'opponent' } } }] },
      },
    ),
  ),
  card(
    'the-blue-planet',
    continuous({ ...gainsKeywords('quickcast'), of: { from: 'hand', of: 'you' }, if: { exists: magicStones(), atLeast: 7 } }),
    automatic(entersField, {}, doing({ verb: 'draw' })),
  ),

  // What cannot be targeted.
  card('alices-soldier', continuous(ofSelf(untargetable))),
  card('purplemist-the-fantasy-dragon', continuous(ofSelf(untargetable))),
  card('geronimo', continuous(ofSelf(rule({ word: 'cant', what: 'beTargeted', by: 'opponent' })))),

  // [Shift] (1117, 1302): a past whose future is on its other side.
  twoSided(
    'reflect-the-beginning-of-time',
    [
      continuous(ofSelf(untargetable)),
      shift(pay('{W}{W}{3}')),
      activate({ cost: [pay('{1}')] }, doing({ verb: 'addCounters', what: 'self', kind: 'magic' })),
    ],
    [
      activate({ cost: [pay('{2}')] }, doing({ verb: 'addCounters', what: 'self', kind: 'magic' })),
      activate(
        { cost: [{ verb: 'payCounters', kind: 'magic', amount: 4 }] },
        doing(
          destroys({
            all: {
              from: 'field',
              of: 'all',
              where: { any: [{ types: 'addition' }, { types: 'regalia' }, { types: 'resonator' }, { types: 'jRuler' }] },
            },
          }),
        ),
      ),
    ],
  ),
];
