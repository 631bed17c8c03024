import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  attacks,
  automatic,
  both,
  card,
  continuous,
  deals,
  dealsDamage,
  dealsPlayers,
  destroys,
  doing,
  draw,
  eventIs,
  gainLife,
  gains,
  gainsKeywords,
  happens,
  it,
  itself,
  jResonators,
  ofSelf,
  resonators,
  target,
  untilEndOfTurn,
} from '../making.js';

const toResonator = happens(
  'damage',
  both({ object: { event: 'source' }, is: { is: 'self' } }, { object: { event: 'object' }, is: { types: 'resonator' } }),
);
const toOpponent = happens('playerDamaged', both({ object: { event: 'source' }, is: { is: 'self' } }, { seat: 'seat', is: 'opponent' }));
const isDamaged = happens('damaged');

/** Cards about attacking, blocking and damage in battle. */
export const battlingPrograms: readonly CardProgram[] = [
  // When the card attacks.
  card('saladin', automatic(attacks, {}, doing(untilEndOfTurn('self', gains(300, 0))))),
  card('wolf-in-the-sky', automatic(attacks, {}, doing(untilEndOfTurn('self', gains(400, 0))))),
  card(
    'earthbound-wingman',
    automatic(
      attacks,
      { targets: [target({ from: 'field', where: { types: 'magicStone' } })] },
      { may: true, do: [{ verb: 'recover', what: it }] },
    ),
  ),
  card(
    'mordred-the-traitor',
    automatic(
      attacks,
      { targets: [target(resonators())] },
      { may: true, cost: [{ verb: 'banish', choose: { as: 'paid', from: resonators({}, 'you', 'self') } }], do: [deals(1000)] },
    ),
  ),

  // When it deals damage.
  card('shadow-assassin', automatic(toResonator, {}, doing(destroys({ event: 'object' })))),
  card('one-inch-boy', automatic(toResonator, {}, doing(destroys({ event: 'object' })))),
  card('captain-cook', automatic(toOpponent, {}, doing(draw()))),
  card(
    'behemoth-the-earth-eater',
    automatic(toResonator, { when: { object: 'self', is: { attacking: true } } }, doing(dealsPlayers({ event: 'amount' }, 'opponent'))),
  ),
  card(
    'cinderella-the-valkyrie-of-glass',
    automatic(happens('entered'), {}, doing({ verb: 'addCounters', what: 'self', kind: 'glass' })),
    continuous(ofSelf(gains(600, 0), { object: 'self', is: { counters: 'glass' } })),
    automatic(dealsDamage, {}, doing({ verb: 'removeCounters', what: 'self', kind: 'glass' })),
    { kind: 'activated', cost: [{ verb: 'payWill', will: '{U}{U}' }], clauses: [doing({ verb: 'returnToHand', what: 'self' })] },
  ),

  // When it is dealt damage.
  card('flame-soldier-of-volga', automatic(isDamaged, {}, doing(untilEndOfTurn('self', gains(200, 0), gainsKeywords('swiftness'))))),
  card(
    'hammurabi',
    automatic(
      happens('damaged', both(itself, { object: { event: 'source' }, is: { types: 'resonator' } })),
      {},
      doing(deals({ event: 'amount' }, { event: 'source' })),
    ),
  ),
  card('gareth-the-dauntless-knight', {
    kind: 'replacement',
    tier: 'prevent',
    on: [{ event: 'damaged', if: both(itself, { compare: [{ event: 'amount' }, 'atMost', 700] }) }],
    clauses: [doing({ verb: 'reduceBy', by: { event: 'amount' } })],
  }),

  // When other cards go to the graveyard.
  card(
    'hunter-of-souls',
    automatic(
      happens(
        'left',
        both({ object: { event: 'object' }, is: { types: 'resonator', controller: 'opponent' } }, eventIs('to', 'graveyard')),
      ),
      {},
      doing(dealsPlayers(200, 'opponent')),
      doing(gainLife(200)),
    ),
  ),
  card(
    'edy-nelson',
    continuous(ofSelf(gains(0, 500), { exists: { from: 'field', of: 'you', where: { races: 'Squad 7' }, except: 'self' } })),
    automatic(
      happens('destroyed', { object: { event: 'object' }, is: { races: 'Squad 7', controller: 'you' } }),
      {},
      doing({ verb: 'rest', what: 'self' }),
    ),
  ),

  // Chants that are revealed when an attack or a death happens (708).
  card('flash-of-demon-sword', {
    kind: 'spell',
    keyword: 'trigger',
    on: [happens('attacks', { object: { event: 'object' }, is: { controller: 'you' } })],
    targets: [target(resonators())],
    clauses: [
      doing(untilEndOfTurn(it, { layer: 'rules', gain: { rules: [{ word: 'cant', what: 'block' }] } })),
      {
        if: { exists: { from: 'field', of: 'you', where: { types: 'jRuler' } } },
        do: [deals({ max: { from: 'field', of: 'you', where: { types: 'jRuler' } }, of: 'atk' })],
      },
    ],
  }),
  card('ambush', {
    kind: 'spell',
    keyword: 'trigger',
    on: [happens('attacks', { object: { event: 'object' }, is: { controller: 'opponent' } })],
    clauses: [
      {
        may: true,
        choose: [
          { as: 'put', from: { from: 'hand', of: 'you', where: { types: 'resonator', attributes: 'wind', totalCost: { atMost: 3 } } } },
        ],
        do: [{ verb: 'move', what: { var: 'put' }, to: 'field' }],
      },
    ],
  }),
  card('lu-bu', continuous(ofSelf(gains(500, 500), { not: { exists: resonators({}, 'you', 'self') } }))),
  card(
    'mass-produced-giant-land-mine',
    {
      kind: 'triggered',
      keyword: 'stealth',
      from: ['standby'],
      on: [happens('isAttacked', { object: { event: 'object' }, is: { controller: 'you' } })],
    },
    automatic(
      happens('entered', both(itself, eventIs('playedFrom', 'standby'))),
      { targets: [target(jResonators({ attacking: true }))] },
      doing(deals(1000)),
    ),
  ),
];
