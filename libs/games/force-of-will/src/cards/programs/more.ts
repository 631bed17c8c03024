import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activate,
  automatic,
  awakening,
  both,
  card,
  chant,
  continuous,
  deals,
  destroys,
  doing,
  enters,
  entersField,
  eventIs,
  gains,
  godsArt,
  happens,
  hostGains,
  it,
  itself,
  magicStones,
  ofSelf,
  pay,
  resonators,
  restSelf,
  rule,
  search,
  target,
  untilEndOfTurn,
  wasAwakened,
} from '../making.js';
import { bombToken } from '../tokens.js';

const onceATurn = { uses: 1, per: 'turn', scope: 'object' } as const;
const fromTop = (amount: number) => ({ all: { from: 'mainDeck', of: 'you', first: amount } }) as const;
const waters = (amount: number) =>
  ({ verb: 'banish', choose: { as: 'paid', from: magicStones({ stones: 'water' }), min: amount, max: amount } }) as const;
const foes = { all: resonators({}, 'opponent') } as const;

/** Cards that do several things in sequence. */
export const morePrograms: readonly CardProgram[] = [
  // Copies of chants (1017).
  card(
    'welser-the-archmage-of-fire',
    automatic(
      happens('played', both({ seat: 'seat', is: 'you' }, { object: { event: 'object' }, is: { types: 'chant' } })),
      { limit: onceATurn },
      doing({ verb: 'copy', what: { event: 'object' }, retarget: true }),
    ),
    {
      ...godsArt(
        'Grand Entrance',
        { cost: [pay('{R}{R}'), { verb: 'reveal', what: 'self' }], when: { turnOf: 'you' } },
        doing({ verb: 'move', what: 'self', to: 'field', as: 'came' }),
        doing({
          verb: 'later',
          ability: {
            kind: 'triggered',
            on: [{ event: 'turnEnd', if: { turnOf: 'opponent' } }],
            clauses: [doing({ verb: 'remove', what: { var: 'came' } })],
          },
        }),
      ),
      from: ['hand'],
    },
  ),

  // Names (202.3a).
  card(
    'little-red-the-hope-of-millennia',
    awakening([pay('{R}')], automatic(entersField, {}, ...search({ name: { includes: 'Granny' } }, 'field'))),
    activate(
      {
        cost: [
          restSelf,
          { verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you', where: { name: { includes: 'Apple' } } } } },
        ],
        targets: [target(resonators())],
      },
      doing(deals(1000)),
    ),
  ),
  card(
    'card-soldier-club',
    automatic(
      enters,
      {},
      doing({ verb: 'reveal', what: fromTop(4), as: 'shown' }),
      {
        choose: [{ as: 'kept', from: { from: 'mainDeck', of: 'you', where: { is: { var: 'shown' }, races: 'Card Soldier' } } }],
        do: [{ verb: 'move', what: { var: 'kept' }, to: 'hand' }],
      },
      doing({ verb: 'move', what: { all: { from: 'mainDeck', of: 'you', where: { is: { var: 'shown' } } } }, to: 'graveyard' }),
    ),
  ),

  // Magic stones, and cards that count as one (201.4c, 904.2a).
  card('manservant-to-the-water-god', continuous(ofSelf({ layer: 'base', defining: true, gain: { stones: ['water'] } }))),
  card('captain-hook-the-pirate', {
    kind: 'triggered',
    on: [entersField],
    modes: {
      min: 1,
      max: 1,
      of: [
        {
          targets: [target({ from: 'field', where: { types: 'magicStone', special: true } }, { min: 0, max: 2 })],
          clauses: [doing({ verb: 'move', what: it, to: 'magicStoneDeck', at: 'top' })],
        },
        { targets: [target(resonators(), { min: 0, max: 2 })], clauses: [doing({ verb: 'returnToHand', what: it })] },
      ],
    },
  }),
  card(
    'leviathan-the-first-of-the-sea',
    automatic(
      entersField,
      {},
      doing({ verb: 'discard', what: { all: { from: 'hand', of: 'you' } }, as: 'gone' }),
      doing({ verb: 'returnToHand', what: { all: resonators({ totalCost: { atMost: { countOf: { var: 'gone' } } } }, 'opponent') } }),
    ),
    activate({ cost: [waters(1)] }, doing(untilEndOfTurn('self', gains(200, 200)))),
    activate({ cost: [waters(2)] }, doing(untilEndOfTurn('self', rule({ word: 'cant', what: 'beTargeted', by: 'opponent' })))),
    activate({ cost: [waters(3)] }, doing({ verb: 'rest', what: foes })),
  ),

  // Battles.
  card(
    'medusa-the-dead-eye-of-petrification',
    automatic(
      happens('blocks', both(itself, { object: { event: 'attacker' }, is: { types: 'resonator' } })),
      {},
      doing({ verb: 'move', what: { event: 'attacker' }, to: 'mainDeck', at: 'bottom' }),
    ),
    automatic(
      happens('isBlocked', both(itself, { object: { event: 'by' }, is: { types: 'resonator' } })),
      {},
      doing({ verb: 'move', what: { event: 'by' }, to: 'mainDeck', at: 'bottom' }),
    ),
    activate(
      { cost: [pay('{U}')], limit: onceATurn },
      doing({
        verb: 'grant',
        until: 'endOfTurn',
        modifiers: [{ ...gains(200, 200), of: { from: ['field', 'rulerArea'], of: 'you', where: { races: 'Gorgon' } } }],
      }),
    ),
  ),
  card(
    'stheno-the-evil-eye-of-temptation',
    automatic(
      entersField,
      { targets: [target(resonators())] },
      doing({ verb: 'grant', to: it, until: 'leaves', modifiers: [{ layer: 'abilities', lose: { abilities: 'all', keywords: 'all' } }] }),
    ),
    activate(
      { cost: [pay('{U}')], limit: onceATurn, targets: [target({ from: ['field', 'rulerArea'], where: { races: 'Gorgon' } })] },
      doing(untilEndOfTurn(it, gains(0, 200))),
    ),
  ),

  // Additions.
  card(
    'jokers-suit',
    hostGains(gains(200, 200), { layer: 'information', gain: { races: ['Card Soldier'] } }),
    automatic(
      happens('left', both(itself, eventIs('to', 'graveyard'))),
      { targets: [target(resonators({}, 'you'))] },
      { may: true, do: [{ verb: 'attach', what: { became: 'self' }, to: it }] },
    ),
  ),
  card(
    'lumiel-the-tower-of-hope',
    automatic(
      { event: 'phase:main', if: { turnOf: 'you' } },
      {},
      doing({ verb: 'addCounters', what: 'self', kind: 'hope', amount: { count: resonators({}, 'you') } }),
      {
        if: { object: 'self', is: { hopeCounters: { atLeast: 10 } } },
        do: [
          { verb: 'banish', what: 'self' },
          destroys({ all: { from: 'field', of: 'opponent', where: { any: [{ types: 'resonator' }, { types: 'addition' }] } } }),
        ],
      },
    ),
  ),
  card(
    'conjure-time-bomb',
    chant({}, doing({ verb: 'create', token: bombToken, as: 'made' }), {
      if: wasAwakened,
      do: [
        untilEndOfTurn(
          { var: 'made' },
          {
            layer: 'abilities',
            abilities: [
              automatic(
                { event: 'turnEnd', if: { turnOf: 'you' } },
                {},
                {
                  do: [{ verb: 'banish', what: 'self' }],
                  then: [
                    doing({
                      verb: 'dealDamage',
                      amount: 1000,
                      player: 'opponent',
                      to: { all: { from: 'field', of: 'opponent', where: { any: [{ types: 'resonator' }, { types: 'jRuler' }] } } },
                    }),
                  ],
                },
              ),
            ],
          },
        ),
      ],
    }),
    awakening([pay('{R}{R}{1}')]),
  ),
];
