import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  anyAttribute,
  attacks,
  automatic,
  banishSelf,
  bestow,
  both,
  card,
  continuous,
  destroys,
  doing,
  draw,
  entersField,
  eventIs,
  gains,
  gainsKeywords,
  happens,
  hostGains,
  it,
  magicStones,
  pay,
  produces,
  resonators,
  restSelf,
  rule,
  target,
  underYourControl,
  untilEndOfTurn,
} from '../making.js';

const toHost = { is: { hostOf: 'self' } } as const;
const jRulerOfYours = { from: 'field', of: 'you', where: { types: 'jRuler' } } as const;
const untilItEnds = (...modifiers: Parameters<typeof untilEndOfTurn>[1][]) =>
  ({ verb: 'grant', to: { all: jRulerOfYours }, until: 'endOfTurn', modifiers }) as const;

/** Additions with a subtype (1406), with Bestow (1121), of the field, and regalia. */
export const additionPrograms: readonly CardProgram[] = [
  // Additions to resonators, or to J-rulers and resonators.
  card('corrosion', hostGains(gains(800, -400))),
  card('rielas-lance', hostGains(gains(1000, 0))),
  card(
    'protection-of-alice',
    hostGains(gains({ times: [200, { count: resonators({}, 'you') }] }, { times: [200, { count: resonators({}, 'you') }] })),
  ),
  card(
    'protection-of-the-seraph',
    hostGains(rule({ word: 'cant', what: 'beAttacked' }, { word: 'cant', what: 'beTargeted', by: 'opponent' })),
  ),
  card(
    'fear-of-battle',
    hostGains(rule({ word: 'cant', what: 'block' })),
    activate(
      { cost: [pay('{R}{R}')], targets: [target(resonators({}, undefined, { hostOf: 'self' }))] },
      doing({ verb: 'attach', what: 'self', to: it }),
    ),
  ),
  card(
    'seal-of-shining-bamboo',
    hostGains(rule({ word: 'cant', what: 'attack' })),
    activate({ cost: [pay('{M}')] }, doing({ verb: 'rest', what: { hostOf: 'self' } })),
  ),
  card(
    'heavenly-feathered-robe',
    continuous(
      { ...underYourControl, of: 'host', if: { object: { hostOf: 'self' }, is: { totalCost: { atMost: 2 } } } },
      { layer: 'information', of: 'host', set: { attributes: ['water'] } },
    ),
  ),
  card('magic-screw', continuous({ ...gains(600, 600), of: 'host', if: { object: { hostOf: 'self' }, is: { attributes: { size: 0 } } } })),
  card(
    'magic-conductors-baton',
    automatic(entersField, {}, doing(draw())),
    hostGains({
      layer: 'abilities',
      abilities: [
        activate({ cost: [restSelf], targets: [target(resonators({}, undefined, 'self'))] }, doing({ verb: 'recover', what: it })),
      ],
    }),
  ),
  card(
    'blood-covered-war-axe',
    hostGains(gains(400, 0), {
      layer: 'abilities',
      abilities: [
        automatic(
          attacks,
          {},
          { forEach: resonators({}, 'all', 'self'), together: true, do: [{ verb: 'dealDamage', amount: 200, to: 'each' }] },
        ),
      ],
    }),
  ),
  card(
    'glyph-of-unkill',
    automatic(happens('turnEnd', { turnOf: { controllerOf: { hostOf: 'self' } } }), {}, doing(destroys({ hostOf: 'self' }))),
  ),
  card('special-armor', {
    kind: 'replacement',
    tier: 'instead',
    on: [{ event: 'destroyed', if: { object: { event: 'object' }, is: toHost } }],
    clauses: [doing({ verb: 'instead', do: [{ verb: 'banishSelf' }, { verb: 'removeDamage', what: { event: 'object' } }] })],
  }),
  card(
    'leaves-of-yggdrasil',
    automatic(
      happens('left', both({ object: { event: 'object' }, is: toHost }, eventIs('to', 'graveyard'))),
      {},
      doing({ verb: 'move', what: { became: { event: 'object' } }, to: 'field' }),
    ),
  ),

  // [Bestow]
  card('red-hood', bestow(pay('{R}'), restSelf), hostGains(gains(200, 200), gainsKeywords('swiftness'))),
  card(
    'heros-bracelet',
    bestow(pay('{R}{R}{1}'), restSelf),
    hostGains(gains(400, 400), gainsKeywords('swiftness', 'barrier', 'precision')),
  ),
  card(
    'fiethsings-monocle',
    bestow(restSelf),
    hostGains({ layer: 'abilities', abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] }),
  ),
  card(
    'shackles-of-ice',
    continuous({
      layer: 'rules',
      of: { from: 'rulerArea', of: 'all', where: { types: 'ruler' } },
      if: { object: 'self', is: { added: false } },
      gain: { rules: [{ word: 'cant', what: 'activate' }] },
    }),
    hostGains(rule({ word: 'cant', what: 'activate' })),
    bestow(pay('{U}'), restSelf),
  ),

  // Additions of the field.
  card(
    'stone-bowl-of-buddha',
    activate(
      { cost: [restSelf], targets: [target(resonators())] },
      doing(untilEndOfTurn(it, rule({ word: 'cant', what: 'beBlocked', where: { tree: { types: 'resonator', attributes: 'water' } } }))),
    ),
  ),
  card(
    'cowrie-of-swallows',
    activate(
      { cost: [restSelf], targets: [target(resonators({ attributes: 'wind' }))] },
      doing(untilEndOfTurn(it, rule({ word: 'cant', what: 'beTargeted', by: 'opponent' }))),
    ),
  ),
  card(
    'home-of-the-sages',
    activate({ cost: [restSelf], when: { compare: [{ history: 'cardsPlayed', of: 'you' }, 'atLeast', 1] } }, doing(produces(anyAttribute))),
    activate({ cost: [restSelf, pay('{2}'), banishSelf] }, doing(draw())),
  ),

  // Regalia.
  card(
    'excalibur-the-gods-sword',
    continuous({ ...gainsKeywords('precision'), of: jRulerOfYours }),
    activate({ cost: [restSelf] }, doing(untilItEnds(gains(200, 200))), {
      if: { exists: { ...jRulerOfYours, where: { types: 'jRuler', name: 'Faria, the Ruler of God Sword' } } },
      do: [untilItEnds(gainsKeywords('imperishable'), rule({ word: 'cost', of: 'activate', keyword: 'godsArt', less: '{2}' }))],
    }),
    activate(
      {
        cost: [
          {
            verb: 'discard',
            choose: { as: 'paid', from: { from: 'hand', of: 'you', where: { name: "Excalibur, the God's Sword" }, except: 'self' } },
          },
        ],
      },
      doing(produces('{W}')),
    ),
    activate({ cost: [banishSelf] }, doing(untilItEnds(gainsKeywords('imperishable')))),
  ),
  card(
    'schrodinger-the-fallen-black-cat',
    activate({ cost: [banishSelf] }, doing(untilItEnds(gainsKeywords('imperishable')))),
    continuous(
      { ...gains(500, 500), of: jRulerOfYours, if: { compare: [{ player: 'opponent', value: 'removed' }, 'atLeast', 5] } },
      {
        ...gainsKeywords('swiftness', 'precision'),
        of: jRulerOfYours,
        if: { compare: [{ player: 'opponent', value: 'removed' }, 'atLeast', 10] },
      },
    ),
    activate({ cost: [restSelf] }, doing(produces(anyAttribute))),
  ),

  // Magic stones.
  card('magic-stone-of-gusting-skies', activate({ cost: [restSelf] }, doing(produces(['{W}', '{G}'])))),
  card('moonbreezes-memoria', activate({ cost: [restSelf] }, doing(produces(['{M}', '{W}'])))),
  card(
    'shadowy-light-magic-stone',
    activate({ cost: [restSelf] }, doing(produces('{B}'))),
    activate({ cost: [restSelf, { verb: 'payCounters', kind: 'magic' }] }, doing(produces('{W}'))),
    automatic(entersField, {}, doing({ verb: 'addCounters', what: 'self', kind: 'magic', amount: 2 })),
  ),
  card(
    'yggdrasils-memoria',
    activate({ cost: [restSelf] }, doing(produces('{G}'))),
    {
      kind: 'triggered',
      on: [
        { event: 'entered', if: { object: { event: 'object' }, is: { types: 'jRuler', controller: 'you' } } },
        { event: 'entered', if: both({ object: { event: 'object' }, is: { is: 'self' } }, { exists: jRulerOfYours }) },
      ],
      clauses: [doing({ verb: 'banish', what: 'self' })],
    },
    activate(
      { cost: [pay('{G}'), restSelf], when: { turnOf: 'opponent' }, targets: [target(resonators())] },
      doing({ verb: 'recover', what: it }),
    ),
  ),
  card(
    'sissei-pricias-barrier',
    continuous(
      { layer: 'information', of: magicStones(), gain: { stones: ['light', 'fire', 'water', 'wind', 'darkness'] } },
      { layer: 'abilities', of: magicStones(), abilities: [activate({ cost: [restSelf] }, doing(produces(anyAttribute)))] },
    ),
  ),
];
