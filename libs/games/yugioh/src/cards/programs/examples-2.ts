import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  all,
  andIf,
  answeringLast,
  both,
  byEffect,
  byOpponent,
  card,
  cardEffect,
  cardsIn,
  choose,
  damage,
  destroys,
  does,
  doing,
  either,
  eventIs,
  faceUpMonsters,
  field,
  grant,
  happens,
  ignition,
  inBattle,
  it,
  itself,
  mayIf,
  mayWhen,
  monster,
  monsters,
  must,
  oncePerChain,
  oncePerTurn,
  paying,
  replacing,
  search,
  standing,
  stats,
  target,
  targets,
  useOncePerTurn,
  yours,
} from '../making.js';

// Also matches a monster that was face-down: what was destroyed is matched by its real characteristics.
const ownGhostrick = { groups: 'Ghostrick', ...monster, controller: 'you' } as const;
const paidForWater = both(itself, eventIs('reason', 'cost'), { object: { event: 'by' }, is: { ...monster, attribute: 'WATER' } });
const bySelf = { object: { event: 'by' }, is: { is: 'self' } } as const;
const specially = ['special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'];
const dug = { from: 'mainDeck', of: 'you', where: { is: { var: 'dug' } } } as const;

/** Cards of the examples in the chapter on card effects: control, counters, Chains and ways in which effects fail. */
export const examplePrograms2: readonly CardProgram[] = [
  // The player chooses one of two effects and its cost at activation; each is written as an ability of its own.
  card(
    'enemy-controller',
    cardEffect({ targets: [target(faceUpMonsters({ not: { frame: 'link' } }, 'opponent'))] }, doing(does('changePosition', { what: it }))),
    cardEffect(
      { cost: [paying('tribute', monsters({}, 'you'))], targets: [target(faceUpMonsters({}, 'opponent'))] },
      doing(does('takeControl', { what: it, until: 'endPhase' })),
    ),
  ),
  card(
    'black-winged-dragon',
    replacing(
      'instead',
      [happens('damaged', both(yours, byEffect))],
      {},
      { do: [does('instead', { do: [does('addCounters', { what: 'self', kind: 'Black Feather' })] })] },
    ),
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [-700, { value: 'counters.Black Feather', of: 'self' }] } } }),
    ignition(
      {
        limit: oncePerTurn,
        cost: [
          does('count', { name: 'n', amount: { value: 'counters.Black Feather', of: 'self' } }),
          does('removeCounters', { kind: 'Black Feather', amount: 'all' }),
        ],
        targets: [target(faceUpMonsters({}, 'opponent'))],
      },
      {
        do: [
          does('count', { name: 'lost', amount: { atMost: [{ value: 'atk', of: it }, { times: [700, { var: 'n' }] }] } }),
          grant(it, 'stays', stats({ atk: { minus: [0, { var: 'lost' }] } })),
        ],
        then: [{ and: true, do: [damage({ var: 'lost' })] }],
      },
    ),
  ),
  card(
    'dracocension',
    cardEffect({}),
    ignition(
      { from: ['spellTrapZone'], limit: oncePerTurn, cost: [paying('tribute', monsters({ races: 'Dragon' }, 'you'))] },
      {
        choose: [
          choose(cardsIn('mainDeck', 'you', { races: 'Wyrm', level: { equal: { value: 'originalLevel', of: { var: 'paid' } } } }), {
            strict: true,
          }),
        ],
        do: [does('specialSummon', { what: it, as: 'came' })],
        then: [
          {
            and: true,
            do: [
              grant({ var: 'came' }, 'stays', {
                layer: 'rules',
                abilities: [
                  {
                    ...replacing(
                      'place',
                      [happens('sentToGY', both(inBattle, bySelf))],
                      {},
                      { do: [does('becomes', { set: { to: 'mainDeck' } })] },
                    ),
                    then: [{ and: true, do: [does('shuffleDeck', { who: { ownerOf: { event: 'object' } } })] }],
                  },
                ],
              }),
            ],
          },
        ],
      },
    ),
  ),
  card(
    'master-pendulum-the-dracoslayer',
    ignition(
      {
        from: ['pendulumZone'],
        marks: { pendulum: true },
        limit: { uses: 1, per: 'duel', scope: 'object' },
        targets: [target({ from: 'pendulumZone' })],
      },
      doing(destroys()),
    ),
  ),
  card(
    'orea-the-sylvan-high-arbiter',
    // A monster without a Level would let the player look at no cards (4-2).
    ignition(
      {
        limit: oncePerTurn,
        cost: [
          paying('sendToGY', {
            from: ['hand', 'monsterZone'],
            of: 'you',
            where: { races: 'Plant', level: { atLeast: 1 }, any: [{ place: 'hand' }, { faceUp: true }] },
          }),
        ],
      },
      doing(does('orderTop', { amount: { value: 'level', of: { var: 'paid' } } })),
    ),
    ignition(
      {
        limit: oncePerTurn,
        cost: [does('detach', { what: 'self', amount: 1 })],
        when: { compare: [{ player: 'you', value: 'mainDeck' }, 'atLeast', 1] },
      },
      {
        choose: [{ as: 'n', number: { min: 1, max: { atMost: [3, { player: 'you', value: 'mainDeck' }] } } }],
        do: [
          does('excavate', { amount: { var: 'n' }, as: 'dug' }),
          does('count', { name: 'plants', amount: { countOf: { var: 'dug' }, where: { races: 'Plant' } } }),
        ],
        then: [
          {
            if: { compare: [{ var: 'plants' }, 'atLeast', 1] },
            do: [does('sendToGY', { what: all({ ...dug, where: { ...dug.where, races: 'Plant' } }), excavated: true })],
            then: [
              {
                choose: [choose({ from: field, except: 'self' }, { min: 0, max: { var: 'plants' } })],
                do: [does('returnToHand', { what: it })],
              },
            ],
          },
          { also: true, if: { exists: dug }, do: [does('returnToDeck', { what: all(dug), at: 'bottom' })] },
        ],
      },
    ),
  ),
  card(
    'ghostrick-break',
    cardEffect(
      {
        on: [
          answeringLast(
            'sentToGY',
            both(
              eventIs('act', 'destroyed'),
              { object: { event: 'was' }, is: ownGhostrick },
              { compare: [{ countOf: { event: 'were' }, where: ownGhostrick }, 'equal', 1] },
              either(inBattle, both(byEffect, byOpponent)),
            ),
          ),
        ],
        targets: [
          targets(2, {
            ...cardsIn('graveyard', 'you', { ...monster, groups: 'Ghostrick' }),
            except: { all: { from: 'graveyard', relation: { is: 'sameName', to: { event: 'object' } } } },
          }),
        ],
        marks: { damageStep: 'stated' },
      },
      doing(does('specialSummon', { what: it, position: 'faceDownDefense' })),
    ),
  ),
  card(
    'light-and-darkness-dragon',
    { kind: 'static', marks: { mustBe: 'never' } },
    standing({ layer: 'kinds', of: 'self', set: { attribute: ['LIGHT', 'DARK'] } }),
    must(
      [happens('activated')],
      {
        limit: oncePerChain,
        marks: { quick: true, damageStep: 'negates' },
        when: { object: 'self', is: { atk: { atLeast: 500 }, def: { atLeast: 500 } } },
      },
      {
        if: { object: 'self', is: { atk: { atLeast: 500 }, def: { atLeast: 500 } } },
        do: [grant('self', 'stays', stats({ atk: -500, def: -500 }))],
        then: [{ and: true, do: [does('negateActivation')] }],
      },
    ),
    must(
      [happens('sentToGY', both(itself, eventIs('act', 'destroyed'), eventIs('from', 'monsterZone')))],
      { from: ['graveyard'], targets: [target(cardsIn('graveyard', 'you', monster))] },
      doing(destroys(all({ from: field, of: 'you' }))),
      {
        also: true,
        do: [does('specialSummon', { what: it })],
      },
    ),
  ),
  card(
    'atlantean-dragoons',
    standing({
      of: faceUpMonsters({ races: 'Sea Serpent', level: { atMost: 3 } }, 'you'),
      layer: 'rules',
      gain: { rules: [{ may: 'attackDirectly' }] },
    }),
    must(
      [happens('sentToGY', paidForWater)],
      { from: ['graveyard'] },
      search({ ...monster, races: 'Sea Serpent', not: { names: 'Atlantean Dragoons' } }),
    ),
  ),
  card(
    'atlantean-marksman',
    mayWhen(
      [happens('battleDamage', bySelf)],
      {},
      {
        choose: [
          choose(
            cardsIn('mainDeck', 'you', {
              groups: 'Atlantean',
              races: 'Sea Serpent',
              level: { atMost: 4 },
              not: { names: 'Atlantean Marksman' },
            }),
            { strict: true },
          ),
        ],
        do: [does('specialSummon', { what: it })],
      },
    ),
    must(
      [happens('sentToGY', paidForWater)],
      { from: ['graveyard'], targets: [target({ from: field, of: 'opponent', where: { set: true } })] },
      doing(destroys()),
    ),
  ),
  card(
    'mermail-abyssmegalo',
    ignition(
      {
        from: ['hand'],
        cost: [paying('discardToGY', { ...cardsIn('hand', 'you', { ...monster, attribute: 'WATER' }), except: 'self' }, 2)],
      },
      doing(does('specialSummon', { what: 'self' })),
    ),
    mayWhen(
      [happens('summoned', both(itself, eventIs('byCard', 'mermail-abyssmegalo')))],
      {},
      search({ kinds: ['spell', 'trap'], groups: 'Abyss-' }),
    ),
    ignition(
      { cost: [paying('tribute', { ...faceUpMonsters({ attribute: 'WATER', position: 'attack' }, 'you'), except: 'self' })] },
      doing(grant('self', 'turnEnd', { layer: 'rules', gain: { rules: [{ may: 'attackTimes', n: 2 }] } })),
    ),
  ),
  card(
    'zombie-master',
    ignition(
      {
        limit: oncePerTurn,
        marks: { needsSource: true },
        cost: [paying('sendToGY', cardsIn('hand', 'you', monster))],
        targets: [target({ from: 'graveyard', where: { ...monster, races: 'Zombie', level: { atMost: 4 } } })],
      },
      doing(does('specialSummon', { what: it })),
    ),
  ),
  card(
    'high-tide-on-fire-island',
    cardEffect(
      { when: { exists: faceUpMonsters({ attribute: ['WATER', 'FIRE'], level: { atLeast: 7 } }, 'you') } },
      {
        if: { exists: faceUpMonsters({ attribute: 'WATER' }, 'you') },
        choose: [
          choose(cardsIn('graveyard', 'you', { ...monster, sentThisTurn: true, paidFor: 'WATER' }), {
            as: 'back',
            min: {
              atMost: [
                { count: cardsIn('graveyard', 'you', { ...monster, sentThisTurn: true, paidFor: 'WATER' }) },
                { player: 'you', value: 'freeZones' },
              ],
            },
            max: {
              atMost: [
                { count: cardsIn('graveyard', 'you', { ...monster, sentThisTurn: true, paidFor: 'WATER' }) },
                { player: 'you', value: 'freeZones' },
              ],
            },
          }),
        ],
        do: [does('specialSummon', { what: { var: 'back' } })],
        then: [{ choose: [choose(monsters({}, 'you'))], do: [destroys()] }],
      },
      {
        also: true,
        if: { exists: faceUpMonsters({ attribute: 'FIRE' }, 'you') },
        choose: [choose(monsters())],
        do: [destroys()],
        then: [{ choose: [choose(cardsIn('hand', 'you'))], do: [does('discard', { what: it })] }],
      },
    ),
  ),
  card(
    'raidraptor-stranger-falcon',
    ignition(
      {
        when: { compare: [{ countOf: { under: 'self' }, where: { frame: 'xyz' } }, 'atLeast', 1] },
        limit: oncePerTurn,
        cost: [does('detach', { what: 'self', amount: 1 })],
        targets: [target(monsters({}, 'opponent'))],
      },
      {
        do: [does('count', { name: 'dealt', amount: { value: 'originalAtk', of: it } }), destroys()],
        then: [andIf(damage({ var: 'dealt' }))],
      },
    ),
    mayIf(
      [happens('sentToGY', both(itself, eventIs('act', 'destroyed'), byOpponent))],
      {
        from: ['graveyard'],
        targets: [
          target(cardsIn('graveyard', 'you', { groups: 'Raidraptor', frame: 'xyz', not: { names: 'Raidraptor - Stranger Falcon' } })),
        ],
      },
      {
        do: [does('specialSummon', { what: it, as: 'came' })],
        then: [{ do: [does('attachMaterial', { what: 'self', to: { var: 'came' } })] }],
      },
    ),
  ),
  card(
    'scarlight-red-dragon-archfiend',
    { kind: 'static', from: ['monsterZone', 'graveyard'], marks: { named: 'Red Dragon Archfiend' } },
    ignition(
      { limit: oncePerTurn },
      {
        do: [
          does('destroy', {
            what: all({
              ...faceUpMonsters({ effectMonster: true, summonedBy: specially, atk: { atMost: { value: 'atk', of: 'self' } } }),
              except: 'self',
            }),
            total: 'n',
          }),
        ],
        then: [{ do: [damage({ times: [500, { var: 'n' }] })] }],
      },
    ),
  ),
  card(
    'super-quantal-fairy-alphan',
    ignition(
      { limit: oncePerTurn, targets: [target(faceUpMonsters({ groups: 'Super Quant', level: { atLeast: 1 } }, 'you'))] },
      doing({
        ...grant(all(faceUpMonsters({ level: { atLeast: 1 } }, 'you')), 'turnEnd', { layer: 'level', set: { level: { var: 'level' } } }),
        let: { level: { value: 'level', of: it } },
      }),
    ),
    ignition(
      {
        limit: useOncePerTurn,
        cost: [does('tribute', { what: 'self' })],
        when: { compare: [{ distinct: cardsIn('mainDeck', 'you', { ...monster, groups: 'Super Quant' }), of: 'names' }, 'atLeast', 3] },
      },
      {
        choose: [
          choose(cardsIn('mainDeck', 'you', { ...monster, groups: 'Super Quant' }), {
            as: 'shown',
            min: 3,
            max: 3,
            different: 'names',
            strict: true,
          }),
        ],
        do: [does('reveal', { what: { var: 'shown' } })],
        then: [
          {
            choose: [choose({ from: 'mainDeck', of: 'you', where: { is: { var: 'shown' } } }, { by: 'opponent', blind: true })],
            do: [does('sendToGY', { what: all({ from: 'mainDeck', of: 'you', where: { is: { var: 'shown' } }, except: it }) })],
            then: [{ and: true, do: [does('specialSummon', { what: it })] }],
          },
        ],
      },
    ),
  ),
];
