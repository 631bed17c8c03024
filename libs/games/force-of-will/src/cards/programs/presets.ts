import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  anyAttribute,
  attacks,
  automatic,
  card,
  chant,
  continuous,
  costsLess,
  deals,
  destroys,
  doing,
  entersField,
  gains,
  gainsKeywords,
  inheritance,
  it,
  jResonators,
  ofSelf,
  pay,
  produces,
  resonators,
  restSelf,
  rule,
  search,
  target,
  untilEndOfTurn,
  yourRulerIs,
} from '../making.js';

const yourJRulers = { from: 'field', of: 'you', where: { types: 'jRuler' } } as const;
const anyRuler = { from: ['field', 'rulerArea'], of: 'you', where: { any: [{ types: 'ruler' }, { types: 'jRuler' }] } } as const;
const dragonoids = { from: 'field', of: 'you', where: { races: ['Dragonoid', 'Dragon'] } } as const;

/** The rest of the cards of the presets. */
export const presetPrograms: readonly CardProgram[] = [
  card(
    'lancelot-the-knight-of-mad-demon',
    continuous(ofSelf(rule({ word: 'must', what: 'attackFirst' }))),
    automatic(
      attacks,
      { when: { compare: [{ value: 'atk', of: 'self' }, 'atLeast', 1000] }, targets: [target(resonators())] },
      doing(deals(700)),
    ),
    activate({ cost: [pay('{R}')] }, doing(untilEndOfTurn('self', gains(100, 0)))),
  ),
  card(
    'hector-de-maris-the-acolyte-of-mad-demon',
    costsLess('{R}', { exists: { from: ['field', 'rulerArea'], of: 'you', where: { name: 'Lancelot, the Knight of Mad Demon' } } }),
    automatic(entersField, { targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0)))),
  ),
  card(
    'fiethsing-the-fate-spinning-winds',
    inheritance(
      [pay('{G}{1}')],
      { targets: [target(jResonators())] },
      doing(untilEndOfTurn(it, gains(600, 600))),
      ...search({ name: "Fiethsing's Monocle" }, 'field'),
    ),
    automatic(entersField, { targets: [target(resonators({}, 'you', 'self'))] }, { may: true, do: [{ verb: 'returnToHand', what: it }] }),
  ),
  card(
    'feethsing-the-holy-wind-stone',
    activate({ cost: [restSelf] }, doing(produces('{G}'))),
    // When there are two of this name, all but one of them are banished at once.
    {
      kind: 'triggered',
      on: [{ event: 'entered', if: { object: { event: 'object' }, is: { races: 'True Magic Stone', controller: 'you' } } }],
      when: { exists: { from: 'field', of: 'you', where: { name: 'Feethsing, the Holy Wind Stone' } }, atLeast: 2 },
      clauses: [
        {
          choose: [{ as: 'kept', from: { from: 'field', of: 'you', where: { name: 'Feethsing, the Holy Wind Stone' } } }],
          do: [
            {
              verb: 'banish',
              what: { all: { from: 'field', of: 'you', where: { name: 'Feethsing, the Holy Wind Stone' }, except: { var: 'kept' } } },
            },
          ],
        },
      ],
    },
    activate(
      { cost: [pay('{G}'), restSelf], targets: [target(jResonators())] },
      doing(
        untilEndOfTurn(
          it,
          rule({ word: 'cant', what: 'beTargeted', by: 'opponent', where: { tree: { item: 'card', not: { types: 'resonator' } } } }),
        ),
      ),
    ),
  ),
  card(
    'viola-obsidian-dragon-princess',
    activate(
      { cost: [pay('{B}')], marks: { spendsAs: 'Ancient Magic' } },
      doing(untilEndOfTurn('self', gains(100, 100), gainsKeywords('flying'))),
    ),
    inheritance(
      [pay('{B}{B}')],
      {},
      doing({ verb: 'grant', to: { all: yourJRulers }, until: 'endOfTurn', modifiers: [gainsKeywords('imperishable')] }),
    ),
    {
      kind: 'static',
      from: ['hand'],
      modifiers: [
        ofSelf(rule({ word: 'cost', of: 'activate', keyword: 'inheritance', less: '{B}{B}' }), {
          exists: { ...yourJRulers, where: { types: 'jRuler', name: "Ebon Dragon Emperor, Gill Alhama'at" } },
        }),
      ],
    },
  ),
  card(
    'fury-of-the-obsidian-dragon',
    chant({ targets: [target(jResonators(), { min: 0, max: { count: dragonoids } })] }, doing(destroys())),
  ),
  card(
    'ancient-magic-stone',
    activate({ cost: [restSelf] }, doing(produces(['{W}', '{B}']))),
    {
      kind: 'replacement',
      on: [{ event: 'entered', if: { object: { event: 'object' }, is: { is: 'self' } } }],
      when: { not: yourRulerIs("Gill Alhama'at", "Ebon Dragon Emperor, Gill Alhama'at") },
      clauses: [{ unless: { player: 'you', cost: [{ verb: 'payLife', amount: 300 }] }, do: [{ verb: 'entersWith', rested: true }] }],
    },
    activate({ cost: [restSelf, { verb: 'payCounters', what: { all: anyRuler }, kind: 'mana' }] }, doing(produces(anyAttribute))),
  ),
];
