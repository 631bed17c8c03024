import type { CardProgram, Condition, Trigger } from '@arbiter/kernel/authoring';
import {
  answering,
  both,
  card,
  cardEffect,
  cardsIn,
  choose,
  does,
  doing,
  eventIs,
  field,
  happens,
  ignition,
  it,
  itself,
  mayIf,
  monsters,
  must,
  paying,
  playersRule,
  quick,
  replacing,
  standing,
  target,
} from '../making.js';

/** Monsters that are summoned by their own procedures, and the effects that follow from it. */

const inPlay = ['monsterZone'] as const;
const none = (of: 'you' | 'opponent'): Condition => ({ not: { exists: monsters({}, of) } });
/** A Special Summon without a Chain that is still in progress (base.8.13). */
const specialSummoning = (condition: Condition): Trigger => ({
  event: 'summoning',
  mark: 'at',
  if: { all: [{ eventIs: 'special', equal: true }, condition] },
});

export const summonPrograms: readonly CardProgram[] = [
  card('cyber-dragon', {
    kind: 'static',
    from: ['hand'],
    marks: { summon: 'special' },
    when: { all: [none('you'), { not: none('opponent') }] },
  }),
  card(
    'gauntlet-launcher',
    ignition({ cost: [does('detach')], targets: [target(monsters({}, 'opponent'))] }, doing(does('destroy', { what: it }))),
  ),
  card(
    'steelswarm-roach',
    quick(
      { on: [specialSummoning({ object: { event: 'object' }, is: { level: { atLeast: 5 } } })], cost: [does('detach')] },
      { do: [does('negateSummon')], then: [{ and: true, do: [does('destroy', { what: { event: 'objects' } })] }] },
    ),
  ),
  card(
    'kaiser-sea-horse',
    standing({ layer: 'rules', of: 'self', gain: { rules: [{ may: 'countAsTwoTributes', of: { tree: { attribute: 'LIGHT' } } }] } }),
  ),
  card(
    'link-spider',
    ignition(
      { limit: { uses: 1, per: 'turn', scope: 'object' } },
      {
        choose: [choose(cardsIn('hand', 'you', { normalMonster: true, level: { atMost: 4 } }), { strict: true })],
        do: [does('specialSummon', { what: it, pointedBy: 'self' })],
      },
    ),
  ),
  card(
    'missus-radiant',
    standing(
      { layer: 'stats', of: { from: 'monsterZone', where: { faceUp: true, attribute: 'EARTH' } }, add: { atk: 500, def: 500 } },
      { layer: 'stats', of: { from: 'monsterZone', where: { faceUp: true, attribute: 'WIND' } }, add: { atk: -400, def: -400 } },
    ),
    mayIf(
      [
        {
          event: 'destroyed',
          if: {
            all: [
              itself,
              {
                any: [
                  { eventIs: 'reason', equal: 'battle' },
                  { eventIs: 'reason', equal: 'effect' },
                ],
              },
            ],
          },
        },
      ],
      {
        from: inPlay,
        limit: { uses: 1, per: 'turn', scope: 'name' },
        targets: [target(cardsIn('graveyard', 'you', { kinds: 'monster', attribute: 'EARTH' }))],
      },
      doing(does('addToHand', { what: it })),
    ),
  ),
  card(
    'archlord-kristya',
    {
      kind: 'static',
      from: ['hand'],
      marks: { summon: 'special' },
      when: { compare: [{ count: cardsIn('graveyard', 'you', { races: 'Fairy' }) }, 'equal', 4] },
    },
    must(
      [happens('summoned', both(itself, eventIs('how', 'special'), eventIs('reason', 'rule')))],
      { targets: [target(cardsIn('graveyard', 'you', { races: 'Fairy' }))] },
      doing(does('addToHand', { what: it })),
    ),
    playersRule('all', { cant: 'specialSummon' }),
    replacing(
      'place',
      [happens('sentToGY', both(itself, { object: 'self', is: { faceUp: true, place: [...field] } }))],
      {},
      { do: [does('becomes', { set: { to: 'mainDeck', at: 'top' } })] },
    ),
  ),
  card('the-tricky', {
    kind: 'static',
    from: ['hand'],
    marks: { summon: 'special' },
    cost: [{ verb: 'discard', choose: { as: 'paid', from: { from: 'hand', of: 'you', except: 'self' } } }],
  }),
  card(
    'horn-of-heaven',
    cardEffect(
      { on: [answering('summoning')], cost: [paying('tribute', monsters({}, 'you'))] },
      { do: [does('negateSummon')], then: [{ and: true, do: [does('destroy', { what: { event: 'objects' } })] }] },
    ),
  ),
];
