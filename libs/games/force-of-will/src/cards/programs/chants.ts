import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  awakening,
  banishesOne,
  card,
  chant,
  costsLess,
  deals,
  destroys,
  doing,
  draw,
  gainLife,
  gains,
  gainsKeywords,
  it,
  jResonators,
  magicStones,
  pay,
  resonators,
  search,
  target,
  untilEndOfTurn,
  wasAwakened,
  withTorrent,
} from '../making.js';

const everyResonator = { from: 'field', of: 'all', where: { types: 'resonator' } } as const;
const anyMagicStone = { from: 'field', where: { types: 'magicStone' } } as const;

/** Chants: what they do as they resolve. */
export const chantPrograms: readonly CardProgram[] = [
  // One or more resonators gain something.
  card('evolution-of-limits', chant({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(600, 600))))),
  card('give-wings', chant({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(200, 200), gainsKeywords('flying'))))),
  card('tiger-charge', chant({ targets: [target(resonators())] }, doing(untilEndOfTurn(it, gains(400, 0), gainsKeywords('firstStrike'))))),
  card('nightmares-of-rlyeh', chant({ targets: [target(jResonators())] }, doing(untilEndOfTurn(it, gains(1000, -1000))))),
  card(
    'dance-of-inspiration',
    chant(
      { targets: [target(resonators({ attributes: 'water' }))] },
      doing(untilEndOfTurn(it, gains(0, 400)), { verb: 'recover', what: it }),
    ),
  ),
  card(
    'pride-of-knights',
    chant({ targets: [target(jResonators({}, 'you'))] }, doing(untilEndOfTurn(it, gains(200, 200))), doing(gainLife(200))),
  ),
  card(
    'order-of-sacred-queen',
    chant(
      { targets: [target(resonators())] },
      doing({ verb: 'rest', what: it }),
      doing({ verb: 'grant', until: 'endOfTurn', modifiers: [{ ...gains(400, 400), of: resonators({}, 'you') }] }),
    ),
  ),
  card(
    'awakening-at-the-end',
    chant({}, doing({ verb: 'grant', until: 'endOfTurn', modifiers: [{ ...gains(-700, -700), of: everyResonator }] })),
  ),
  card(
    'banzai-attack',
    chant(
      {},
      doing({
        verb: 'grant',
        until: 'endOfTurn',
        modifiers: [
          { ...gains(700, 0), of: resonators({}, 'you') },
          { ...gainsKeywords('pierce'), of: resonators({}, 'you') },
        ],
      }),
      doing({
        verb: 'later',
        ability: { kind: 'triggered', on: [{ event: 'turnEnd' }], clauses: [doing(destroys({ all: jResonators({}, 'you') }))] },
      }),
    ),
  ),
  card(
    'grusbalestas-secret-technique',
    chant(
      { targets: [target(anyMagicStone)] },
      doing(
        untilEndOfTurn(
          it,
          { ...gainsKeywords('swiftness') },
          { layer: 'information', gain: { types: ['resonator'] } },
          { layer: 'values', set: { atk: 1000, def: 1000 } },
        ),
      ),
    ),
  ),

  // Damage.
  card(
    'torching-the-timeline',
    chant({ targets: [target(resonators())] }, doing(deals({ times: [100, { player: 'you', value: 'removed' }] }))),
  ),
  card(
    'ghostflame',
    chant({ targets: [target(resonators(), { players: true })] }, doing(deals(300))),
    activate({ from: ['graveyard'], cost: [pay('{R}{R}{1}')] }, doing({ verb: 'move', what: 'self', to: 'hand' })),
  ),
  card('eruption', chant({}, { forEach: jResonators({}, 'all'), together: true, do: [deals(800, 'each')] })),

  // Cards are destroyed, removed or returned.
  card('unseen-pressure', chant({ targets: [target(resonators({ atk: { atMost: 400 } }))] }, doing(destroys()))),
  card('down-the-drain', chant({ targets: [target(resonators({ attributes: 'fire' }))] }, doing(destroys()))),
  card('embrace-of-darkness', chant({ targets: [target(resonators({ totalCost: { atMost: 3 } }))] }, doing(destroys()))),
  card('dark-pulse', chant({}, doing(destroys({ all: resonators({ totalCost: { atMost: 2 } }, 'all') })))),
  card('eternal-recurrence', chant({}, doing(destroys({ all: everyResonator })))),
  card(
    'resonance-of-madness',
    chant(
      { cost: [{ verb: 'banish', choose: { as: 'paid', from: resonators({}, 'you') } }], targets: [target(resonators())] },
      doing(destroys()),
    ),
  ),
  card(
    'void-blast',
    chant({ targets: [target(resonators())] }, doing({ verb: 'remove', what: it })),
    costsLess('{B}{1}', { exists: { from: ['field', 'rulerArea'], of: 'you', where: { name: 'Zero, the Magus of Null' } } }),
  ),
  card(
    'zeros-magic-light',
    chant({ targets: [target(resonators({ any: [{ attacking: true }, { blocking: true }] }))] }, doing({ verb: 'remove', what: it })),
    costsLess('{W}', {
      exists: {
        from: ['field', 'rulerArea'],
        of: 'you',
        where: { any: [{ types: 'ruler' }, { types: 'jRuler' }], name: ['Zero, Six Sage of Light', 'Zero, Master of the Magic Saber'] },
      },
    }),
  ),
  card(
    'send-back',
    chant(
      { targets: [target({ from: 'field', where: { any: [{ types: 'addition' }, { types: 'resonator' }, { types: 'regalia' }] } })] },
      doing({ verb: 'returnToHand', what: it }),
    ),
  ),
  card(
    'wind-of-gods',
    chant(
      { targets: [target(resonators({ attributes: ['fire', 'darkness'] }))] },
      doing({ verb: 'move', what: it, to: 'mainDeck', at: 'top' }),
    ),
  ),
  card(
    'lumias-judgment',
    chant(
      {},
      doing({
        verb: 'remove',
        what: {
          all: {
            from: 'field',
            of: 'all',
            where: { not: { any: [{ types: 'magicStone' }, { types: 'jRuler' }] }, totalCost: { atMost: { var: 'x' } } },
          },
        },
      }),
    ),
  ),
  card(
    'death-at-midnight',
    chant({}, banishesOne('opponent'), doing({ verb: 'addCounters', what: { all: jResonators({}, 'opponent') }, kind: '+100/+100' })),
  ),
  card('evil-elemental-uprising', chant({}, doing({ verb: 'remove', what: { all: { from: 'graveyard', of: 'opponent' } } })), {
    kind: 'static',
    from: ['chase'],
    modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'beAnswered' }] } }],
  }),
  card(
    'severing-winds',
    chant({ targets: [target({ from: 'chase', where: { item: 'card' } })] }, doing({ verb: 'cancel', what: it })),
    costsLess('{G}{G}{2}', { compare: [{ history: 'cardsPlayed', of: 'opponent' }, 'atLeast', 2] }),
  ),

  // Cards and life.
  card('whirlpool-of-knowledge', chant({}, doing(draw({ distinct: resonators({}, 'you'), of: 'attributes' })))),
  card('the-carefree-three', chant({}, doing(draw(3)))),
  card('gathering-of-fairies', chant({}, doing(gainLife(1000)))),
  card('first-aid', chant({}, doing(gainLife({ times: [200, { count: magicStones() }] })))),
  card(
    'memory-of-disappearance',
    chant({ targets: [target({ from: 'removed', of: 'you' })] }, doing({ verb: 'move', what: it, to: 'hand' })),
  ),
  card(
    'phantom-of-primogenitor',
    chant(
      {},
      {
        may: true,
        choose: [{ as: 'put', from: { from: 'hand', of: 'you', where: { types: 'resonator' } } }],
        do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
      },
    ),
  ),
  card('rune-of-sol', chant({}, ...search({ races: 'Ancient Magic' }))),
  card(
    'the-nameless-mist',
    chant(
      {},
      doing({ verb: 'look', what: { all: { from: 'hand', of: 'opponent' } } }),
      {
        choose: [{ as: 'gone', from: { from: 'hand', of: 'opponent', where: { not: { types: 'resonator' } } } }],
        do: [{ verb: 'discard', what: { var: 'gone' } }],
      },
      { choose: [{ as: 'grown', from: resonators({}, 'you') }], do: [{ verb: 'addCounters', what: { var: 'grown' }, kind: '+100/+100' }] },
    ),
  ),
  card(
    'amaterasus-foresight',
    chant(
      {},
      doing({
        verb: 'shield',
        until: 'endOfTurn',
        ability: {
          kind: 'replacement',
          tier: 'prevent',
          on: [{ event: 'damage', if: { object: { event: 'source' }, is: { any: [{ types: 'resonator' }, { types: 'jRuler' }] } } }],
          clauses: [doing({ verb: 'reduceBy', by: { event: 'amount' } })],
        },
      }),
    ),
  ),
  card(
    'shield-of-the-nephilim',
    chant(
      { targets: [target(resonators())] },
      doing(untilEndOfTurn(it, { layer: 'rules', gain: { rules: [{ word: 'cant', what: 'beDestroyed' }] } })),
      {
        if: wasAwakened,
        do: [
          untilEndOfTurn(it, {
            layer: 'abilities',
            abilities: [
              {
                kind: 'triggered',
                on: [
                  {
                    event: 'damage',
                    if: {
                      all: [
                        { object: { event: 'source' }, is: { is: 'self' } },
                        { object: { event: 'object' }, is: { types: 'resonator' } },
                      ],
                    },
                  },
                ],
                clauses: [doing(destroys({ event: 'object' }))],
              },
            ],
          }),
        ],
      },
    ),
    awakening([pay('{B}')]),
  ),

  // Copies (1017).
  card(
    'cloning-magic',
    chant(
      { targets: [target(resonators())] },
      doing(
        untilEndOfTurn(it, {
          layer: 'abilities',
          abilities: [
            {
              kind: 'triggered',
              on: [{ event: 'activated', if: { object: { event: 'source' }, is: { is: 'self' } } }],
              clauses: [doing({ verb: 'copy', what: { event: 'object' }, retarget: true })],
            },
          ],
        }),
      ),
      { if: withTorrent, do: [draw()] },
    ),
  ),
  card(
    'charlottes-water-transformation-magic',
    chant(
      { targets: [target(resonators())] },
      doing(
        untilEndOfTurn(
          it,
          { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } },
          { layer: 'information', set: { races: ['Bear'] } },
          { layer: 'values', set: { atk: 400, def: 400 } },
        ),
      ),
    ),
  ),
  card(
    'sign-to-the-future',
    chant(
      {
        keyword: 'trigger',
        when: { compare: [{ count: resonators({}, 'opponent') }, 'atLeast', { plus: [{ count: resonators({}, 'you') }, 3] }] },
        targets: [target(resonators(), { min: 2, max: 2 })],
      },
      doing({ verb: 'remove', what: it }),
    ),
  ),
  card(
    'light-of-hope',
    chant(
      {
        keyword: 'trigger',
        when: { compare: [{ player: 'you', value: 'life' }, 'atMost', 2000] },
        targets: [target(resonators({ attacking: true }))],
      },
      doing({ verb: 'move', what: it, to: 'mainDeck', at: 'top' }),
      doing({
        verb: 'grant',
        until: 'endOfTurn',
        modifiers: [{ layer: 'rules', of: everyResonator, gain: { rules: [{ word: 'cant', what: 'attack' }] } }],
      }),
    ),
  ),
];
