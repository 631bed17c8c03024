import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activateOncePerTurn,
  answering,
  both,
  card,
  cardEffect,
  cardsIn,
  choose,
  does,
  doing,
  eventIs,
  faceUpMonsters,
  happens,
  ignition,
  it,
  itself,
  monster,
  monsters,
  must,
  oncePerTurn,
  opponents,
  quick,
  standing,
  target,
} from '../making.js';

const looksAtThree = does('orderTop', { amount: 3 });

/** Cards that move other cards to unusual places, and cards that change LP other than by damage. */
export const movePrograms: readonly CardProgram[] = [
  card(
    'jirai-gumo',
    must(
      [happens('attackDeclared', itself)],
      {},
      {
        choose: [{ as: 'call', oneOf: ['heads', 'tails'] }],
        do: [does('tossCoin', { call: 'call', name: 'right' })],
        then: [
          {
            if: { compare: [{ var: 'right' }, 'equal', 0] },
            do: [does('loseLife', { amount: { half: { player: 'you', value: 'life' } } })],
          },
        ],
      },
    ),
  ),
  card(
    'loss-time',
    cardEffect(
      { limit: activateOncePerTurn, when: { compare: [{ player: 'opponent', value: 'life' }, 'atLeast', 4000] } },
      {
        if: { compare: [{ player: 'opponent', value: 'life' }, 'atLeast', 4000] },
        do: [does('setLife', { amount: { minus: [{ player: 'opponent', value: 'life' }, 1000] } })],
      },
    ),
  ),
  card(
    'trancefamiliar',
    ignition(
      {
        limit: oncePerTurn,
        when: { compare: [{ player: 'you', value: 'freeZones' }, 'atLeast', 1] },
        targets: [target(monsters({}, 'you'))],
      },
      doing(does('moveZone', { what: it })),
    ),
  ),
  card(
    'pendulum-treasure',
    cardEffect(
      { limit: activateOncePerTurn },
      {
        choose: [choose(cardsIn('mainDeck', 'you', { ...monster, pendulum: true }), { strict: true })],
        do: [does('toExtraDeck', { what: it })],
      },
    ),
  ),
  card('spellbook-organization', cardEffect({}, doing(looksAtThree))),
  card('fruits-of-kozakys-studies', cardEffect({}, doing(looksAtThree))),
  card(
    'one-time-passcode',
    cardEffect({ limit: activateOncePerTurn }, doing(does('createTokens', { token: 'token:security', amount: 1, position: 'defense' }))),
  ),
  card(
    'xyz-import',
    cardEffect(
      {
        limit: activateOncePerTurn,
        targets: [
          target(faceUpMonsters({ frame: 'xyz' }, 'you')),
          target(faceUpMonsters({ token: false, atk: { atMost: { value: 'atk', of: it } } }, 'opponent'), { as: 'theirs' }),
        ],
      },
      doing(does('attachMaterial', { what: { var: 'theirs' }, to: it })),
    ),
  ),
  card(
    'skull-meister',
    quick(
      {
        from: ['hand'],
        on: [answering('activated', both(opponents, eventIs('place', 'graveyard')))],
        cost: [does('sendToGY', { what: 'self' })],
      },
      doing(does('negateEffect')),
    ),
  ),
  card(
    'sword-of-deep-seated',
    cardEffect({ targets: [target(faceUpMonsters())] }, doing(does('equip', { what: 'self', to: it }))),
    standing({ layer: 'stats', of: 'host', add: { atk: 500, def: 500 } }),
    must([happens('sentToGY', itself)], { from: ['graveyard'] }, doing(does('placeOnTop', { what: 'self' }))),
  ),
];
