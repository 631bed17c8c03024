import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  all,
  card,
  cardEffect,
  cardsIn,
  choose,
  does,
  doing,
  draw,
  eventObject,
  faceUpMonsters,
  flip,
  it,
  itself,
  monsters,
  must,
  noMore,
  opponents,
  spellsTraps,
  target,
} from '../making.js';

const summoning = { event: 'summoning', mark: 'at' } as const;
const negatesSummon = {
  if: { eventIs: 'key', equal: 'summoning' },
  do: [does('negateSummon')],
  then: [{ and: true as const, do: [does('destroy', { what: { event: 'objects' } })] }],
} as const;

/** Staples with plain effects. */
export const firstPrograms: readonly CardProgram[] = [
  card('dark-hole', cardEffect({}, doing(does('destroy', { what: all(monsters()) })))),
  card('raigeki', cardEffect({}, doing(does('destroy', { what: all(monsters({}, 'opponent')) })))),
  card('pot-of-greed', cardEffect({}, doing(draw(2)))),
  card(
    'monster-reborn',
    cardEffect({ targets: [target(cardsIn('graveyard', 'all', { kinds: 'monster' }))] }, doing(does('specialSummon', { what: it }))),
  ),
  card('mystical-space-typhoon', cardEffect({ targets: [target(spellsTraps(undefined, 'self'))] }, doing(does('destroy', { what: it })))),
  card('heavy-storm', cardEffect({}, doing(does('destroy', { what: all(spellsTraps(undefined, 'self')) })))),
  card(
    'book-of-moon',
    cardEffect({ targets: [target(faceUpMonsters({ not: { frame: 'link' }, token: false }))] }, doing(does('turnFaceDown', { what: it }))),
  ),
  card(
    'solemn-judgment',
    cardEffect(
      {
        on: [summoning, { event: 'activated', mark: 'at', if: { eventIs: 'act', equal: 'card' } }],
        cost: [does('payLife', { half: true })],
      },
      negatesSummon,
      {
        if: { eventIs: 'key', equal: 'activated' },
        do: [does('negateActivation')],
        then: [{ and: true, do: [does('destroy', { what: eventObject })] }],
      },
    ),
  ),
  card(
    'mirror-force',
    cardEffect(
      { on: [{ event: 'attackDeclared', mark: 'at', last: true, if: opponents }] },
      doing(does('destroy', { what: all(faceUpMonsters({ position: 'attack' }, 'opponent')) })),
    ),
  ),
  card(
    'sangan',
    must(
      [{ event: 'sentToGY', if: { all: [itself, { eventIs: 'from', equal: 'monsterZone' }] } }],
      { from: ['graveyard'], limit: { uses: 1, per: 'turn', scope: 'name' } },
      {
        choose: [choose(cardsIn('mainDeck', 'you', { kinds: 'monster', atk: { atMost: 1500 } }), { strict: true })],
        do: [does('noteName', { what: it, name: 'called' }), does('addToHand', { what: it, show: true }), noMore('called')],
      },
    ),
  ),
  card('man-eater-bug', flip({ targets: [target(monsters())] }, doing(does('destroy', { what: it })))),
  card(
    'mask-of-darkness',
    flip({ targets: [target(cardsIn('graveyard', 'you', { kinds: 'trap' }))] }, doing(does('addToHand', { what: it }))),
  ),
];
