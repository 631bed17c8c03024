import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  anyAttribute,
  automatic,
  card,
  continuous,
  costsLess,
  deals,
  doing,
  draw,
  entersField,
  gainLife,
  gains,
  gainsKeywords,
  inheritance,
  it,
  jResonators,
  ofSelf,
  pay,
  produces,
  resonance,
  resonators,
  restSelf,
  rule,
  target,
  untilEndOfTurn,
  yourRulerIs,
} from '../making.js';

const discardOne = { verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you' } } } as const;
const loot = [
  doing(draw()),
  { choose: [{ as: 'gone', from: { from: 'hand', of: 'you' } }], do: [{ verb: 'discard', what: { var: 'gone' } }] },
] as const;
const onceATurn = { uses: 1, per: 'turn', scope: 'object' } as const;
const fairies = (where: 'Fairy') => ({ count: { from: 'field', of: 'you', where: { races: where } } }) as const;

/** Cards with activate abilities. */
export const activatingPrograms: readonly CardProgram[] = [
  // The card itself gains something.
  card('puppet-soldier', activate({ cost: [discardOne] }, doing(untilEndOfTurn('self', gains(200, 200))))),
  card('the-world-trees-guardian', activate({ cost: [pay('{G}')] }, doing(untilEndOfTurn('self', gains(200, 200))))),
  card('servant-to-the-sacred-moon', activate({ cost: [pay('{M}')] }, doing(untilEndOfTurn('self', gains(0, 400))))),
  card(
    'auspicious-bird-of-the-black-moon',
    activate({ cost: [pay('{M}')] }, doing(untilEndOfTurn('self', gains(200, 200), gainsKeywords('flying')))),
  ),
  card('yang-mage-of-decrescent', activate({ cost: [pay('{M}')], limit: onceATurn }, doing(untilEndOfTurn('self', gains(400, 0))))),
  card('yin-mage-of-increscent', activate({ cost: [pay('{M}')], limit: onceATurn }, doing(untilEndOfTurn('self', gains(0, 400))))),
  card('faust', activate({ cost: [pay('{B}{B}')], limit: onceATurn }, doing(untilEndOfTurn('self', gains(600, 600))))),

  // Other cards gain something.
  card(
    'veteran-master',
    activate({ cost: [restSelf], targets: [target(resonators({ totalCost: { atMost: 2 } }))] }, doing(untilEndOfTurn(it, gains(200, 200)))),
  ),
  card(
    'emperor-guangwu-of-han',
    activate({ cost: [pay('{W}'), restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200)))),
  ),
  card(
    'mephistopheles-the-demon-collaborator',
    activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 0)))),
  ),
  card('sun-tzu', activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gainsKeywords('swiftness'))))),
  card('witch-of-the-night', activate({ cost: [pay('{M}')], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(-200, 0))))),
  card(
    'familiar-of-primogenitor',
    activate({ cost: [pay('{R}'), { verb: 'banishSelf' }], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0)))),
  ),
  card(
    'riina-the-girl-with-nothing',
    activate(
      { targets: [target(resonators({}, 'you'))] },
      doing(untilEndOfTurn(it, { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } })),
    ),
  ),
  card(
    'white-horn-kaichi',
    inheritance(
      [pay('{W}{G}')],
      { targets: [target(jResonators())] },
      doing(untilEndOfTurn(it, gains(500, 500), gainsKeywords('precision'))),
    ),
  ),
  card(
    'rapunzel-the-long-haired-princess',
    continuous({ ...rule({ word: 'cant', what: 'recover' }), of: 'self', if: { phase: 'recovery' } }),
    activate(
      {
        cost: [{ verb: 'rest', choose: { as: 'paid', from: resonators({ not: { name: 'Rapunzel, the Long-Haired Princess' } }, 'you') } }],
      },
      doing({ verb: 'recover', what: 'self' }),
    ),
    activate({ cost: [restSelf], targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 0), gainsKeywords('flying')))),
  ),

  // Damage.
  card('calamity-jane', activate({ cost: [restSelf], targets: [target(resonators(), { players: true })] }, doing(deals(200)))),
  card('flame-sprite', activate({ cost: [restSelf], targets: [target(resonators())] }, doing(deals({ times: [100, fairies('Fairy')] })))),
  card(
    'dark-arla-the-shadow-wing',
    activate({ cost: [pay('{B}{1}')], targets: [target(resonators({ keywords: 'flying' }))] }, doing(deals(600))),
  ),
  card(
    'salamander-the-spirit-of-fire',
    activate({ cost: [{ verb: 'banishSelf' }], targets: [target(jResonators())] }, doing(deals({ value: 'atk', of: 'self' }))),
  ),
  card(
    'time-traveling-emissary',
    activate(
      { cost: [restSelf, { verb: 'remove', what: { all: { from: 'mainDeck', of: 'you', first: 1 } } }], targets: [target(resonators())] },
      doing(deals(200)),
    ),
  ),
  card('invisible-flame', inheritance([pay('{R}{1}')], { targets: [target(jResonators())] }, doing(deals(600)))),

  // Cards, life and will.
  card('knight-of-the-new-moon', activate({ cost: [restSelf] }, ...loot)),
  card('rabbit-of-the-aqua-moon', activate({ cost: [{ verb: 'banishSelf' }] }, ...loot)),
  card(
    'ali-baba-the-earnest-worker',
    activate({ cost: [restSelf] }, { if: { compare: [{ player: 'you', value: 'hand' }, 'equal', 0] }, do: [draw()] }),
  ),
  card('storytelling-bard', activate({ cost: [restSelf] }, doing(gainLife(200)))),
  card('light-sprite', activate({ cost: [restSelf] }, doing(gainLife({ times: [100, fairies('Fairy')] })))),
  card('wind-sprite', activate({ cost: [restSelf] }, doing(produces('{W}')))),
  card(
    'sorceress-of-heavenly-wind-melfee',
    activate({ cost: [restSelf] }, doing(produces(anyAttribute))),
    automatic(
      entersField,
      { targets: [target(jResonators())], when: { compare: [{ history: 'cardsPlayed', of: 'you' }, 'atLeast', 2] } },
      doing({
        verb: 'shield',
        until: 'endOfTurn',
        ability: {
          kind: 'replacement',
          tier: 'prevent',
          on: [{ event: 'damage', if: { object: { event: 'source' }, is: { is: it } } }],
          clauses: [doing({ verb: 'reduceBy', by: { event: 'amount' } })],
        },
      }),
    ),
  ),
  card(
    'priest-of-darkness-abdul-alhazred',
    activate(
      { cost: [pay('{B}{B}{2}'), { verb: 'banishSelf' }] },
      {
        may: true,
        choose: [{ as: 'put', from: { from: 'hand', of: 'you', where: { types: 'resonator', races: 'Cthulhu' } } }],
        do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
      },
    ),
  ),
  card(
    'vampire-hunter-christie',
    activate(
      { cost: [pay('{G}')], when: yourRulerIs('Fiethsing, Six Sage of Wind', 'Fiethsing, Master Magus of Holy Wind') },
      doing(untilEndOfTurn('self', gains(200, 200))),
    ),
    automatic(
      entersField,
      { targets: [target(jResonators({}, 'opponent'))] },
      {
        if: { compare: [{ history: 'cardsPlayed', of: 'you' }, 'atLeast', 2] },
        do: [
          { verb: 'dealDamage', amount: { value: 'atk', of: 'self' }, to: it },
          { verb: 'dealDamage', amount: { value: 'atk', of: it }, source: it, to: 'self' },
        ],
        together: true,
      },
    ),
  ),
  card(
    'christie-the-warden-of-sanctuary',
    continuous({
      ...rule({ word: 'cant', what: 'beTargeted', by: 'opponent' }),
      of: { from: 'field', of: 'you', where: { races: 'Elf' }, except: 'self' },
    }),
    activate(
      { cost: [{ verb: 'rest', choose: { as: 'paid', from: { from: 'field', of: 'you', where: { races: 'Elf' } }, min: 5, max: 5 } }] },
      doing(gainLife(500)),
      doing(draw(2)),
    ),
  ),
  card('silph-envoy-of-wind', resonance('wind', doing({ verb: 'recover', what: 'self' }))),
  card('soul-debt', {
    kind: 'spell',
    targets: [target(resonators({ cameThisTurn: true }))],
    clauses: [doing({ verb: 'move', what: it, to: 'mainDeck', at: 'bottom' })],
  }),
  card('remote-control-beast', costsLess('{1}', undefined, { count: { from: 'field', of: 'you', where: { races: 'Machine' } } })),
  card(
    'blinded-prince',
    continuous({ ...rule({ word: 'cant', what: 'attack' }, { word: 'cant', what: 'block' }), of: 'self' }),
    activate(
      { when: { exists: { from: ['field', 'rulerArea'], of: 'you', where: { name: 'Rapunzel, the Long-Haired Princess' } } } },
      doing(untilEndOfTurn('self', { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } })),
    ),
  ),
  card('sleeping-rat'),
  card(
    'the-dark-march-hare',
    continuous(ofSelf({ layer: 'base', defining: true, gain: { stones: ['light', 'darkness'] } })),
    resonance('light', doing({ verb: 'grant', to: { all: resonators({}, 'you') }, until: 'endOfTurn', modifiers: [gains(100, 100)] })),
    resonance(
      'darkness',
      doing({ verb: 'grant', to: { all: resonators({}, 'opponent') }, until: 'endOfTurn', modifiers: [gains(-100, -100)] }),
    ),
  ),
];
