import { jsonOf } from '@arbiter/kernel';
import type { Ability, CardProgram, Condition } from '@arbiter/kernel/authoring';
import type { RuleEntry } from '../../values/rules.js';
import {
  all,
  both,
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
  flip,
  grant,
  happens,
  ignition,
  it,
  itself,
  loses,
  mayIf,
  monster,
  monsters,
  must,
  not,
  paying,
  oncePerTurn,
  opponents,
  payLife,
  quick,
  replacing,
  spellsTraps,
  standing,
  stats,
  target,
  useOncePerTurn,
} from '../making.js';

const itsRule = (entry: RuleEntry): Ability => standing({ layer: 'rules', of: 'self', gain: { rules: [jsonOf(entry)] } });
const mainPhase: Condition = { phase: ['main1', 'main2'] };
const thisCard = { object: 'self', is: { role: 'trapMonster' } } as const;
const nothingEquipped: Condition = not({
  exists: { from: 'spellTrapZone', relation: { is: 'equippedWith', to: 'self' }, where: { monsterCard: true } },
});
const equippedHere: Condition = { object: 'self', is: { place: 'spellTrapZone', role: 'equip' } };
const called = { chosen: 'called' } as const;
const ten = { times: [100, { var: 'rolled' }] } as const;

/** Coins, dice, Setting and summoning by effects, monsters that are Equip Cards or Traps, and attacks on all. */
export const actPrograms: readonly CardProgram[] = [
  // Chance
  card(
    'time-wizard',
    ignition(
      { limit: oncePerTurn },
      {
        choose: [{ as: 'call', oneOf: ['heads', 'tails'] }],
        do: [does('tossCoin', { call: 'call', name: 'right' })],
        then: [
          { if: { compare: [{ var: 'right' }, 'equal', 1] }, do: [destroys(all(monsters({}, 'opponent')))] },
          {
            also: true,
            if: both({ compare: [{ var: 'right' }, 'equal', 0] }, { exists: monsters({}, 'you') }),
            do: [
              does('count', { name: 'lost', amount: { half: { sum: faceUpMonsters({}, 'you'), of: 'atk' } } }),
              destroys(all(monsters({}, 'you'))),
            ],
            then: [{ and: true, do: [damage({ var: 'lost' }, 'you')] }],
          },
        ],
      },
    ),
  ),
  card(
    'graceful-dice',
    cardEffect(
      { marks: { damageStep: 'stats' } },
      {
        if: { exists: monsters({}, 'you') },
        do: [does('rollDie', { name: 'rolled' })],
        then: [{ do: [grant(all(monsters({}, 'you')), 'turnEnd', stats({ atk: ten, def: ten }))] }],
      },
    ),
  ),
  card(
    'skull-dice',
    cardEffect(
      { marks: { damageStep: 'stats' } },
      {
        if: { exists: monsters({}, 'opponent') },
        do: [does('rollDie', { name: 'rolled' })],
        then: [{ do: [loses(all(monsters({}, 'opponent')), 'turnEnd', { atk: ten, def: ten })] }],
      },
    ),
  ),

  // Setting and Normal Summons by effects
  card(
    'dust-tornado',
    cardEffect(
      { targets: [target(spellsTraps('opponent'))] },
      {
        do: [destroys()],
        then: [
          {
            may: true,
            choose: [choose(cardsIn('hand', 'you', { kinds: ['spell', 'trap'] }), { as: 'set' })],
            do: [does('setCard', { what: { var: 'set' } })],
          },
        ],
      },
    ),
  ),
  card(
    'ultimate-offering',
    cardEffect({}),
    quick(
      {
        from: ['spellTrapZone'],
        when: either(both({ turnOf: 'you' }, mainPhase), both({ turnOf: 'opponent' }, { phase: 'battle' })),
        cost: [payLife(500)],
      },
      doing(does('normalSummonNow')),
    ),
  ),

  // A name that is declared, and what is shown for it
  card(
    'mind-crush',
    cardEffect(
      {},
      {
        choose: [{ as: 'named', name: 'card' }],
        do: [
          does('noteName', { declared: 'named', name: 'called' }),
          does('prove', { who: 'opponent' }),
          does('count', { name: 'hits', amount: { count: cardsIn('hand', 'opponent', { names: called }) } }),
        ],
        then: [
          {
            if: { compare: [{ var: 'hits' }, 'atLeast', 1] },
            do: [does('discard', { what: all(cardsIn('hand', 'opponent', { names: called })) })],
          },
          {
            also: true,
            if: { compare: [{ var: 'hits' }, 'equal', 0] },
            choose: [choose(cardsIn('hand', 'you'), { random: true })],
            do: [does('discard', { what: it })],
          },
        ],
      },
    ),
  ),

  // Monsters that are Equip Cards
  card(
    'relinquished-anima',
    ignition(
      {
        limit: useOncePerTurn,
        when: nothingEquipped,
        targets: [target({ from: 'monsterZone', relation: { is: 'pointedAt', to: 'self' }, where: { faceUp: true } })],
      },
      { if: { object: it, is: { faceUp: true } }, do: [does('equip', { what: it, to: 'self' })] },
    ),
    standing({
      layer: 'stats',
      of: 'self',
      add: {
        atk: { sum: { from: 'spellTrapZone', relation: { is: 'equippedWith', to: 'self' }, where: { monsterCard: true } }, of: 'atk' },
      },
    }),
  ),
  card(
    'y-dragon-head',
    ignition(
      { limit: { ...oncePerTurn, as: 'union' }, targets: [target(faceUpMonsters({ names: 'X-Head Cannon' }, 'you'))] },
      doing(does('equip', { what: 'self', to: it })),
    ),
    ignition(
      { from: ['spellTrapZone'], limit: { ...oncePerTurn, as: 'union' }, when: equippedHere },
      doing(does('specialSummon', { what: 'self' })),
    ),
    { ...standing({ layer: 'stats', of: 'host', add: { atk: 400, def: 400 } }), from: ['spellTrapZone'] },
    replacing(
      'instead',
      [
        happens(
          'destroyed',
          both(
            { object: { event: 'object' }, is: { is: { hostOf: 'self' } } },
            either(eventIs('reason', 'battle'), eventIs('reason', 'effect')),
          ),
        ),
      ],
      { from: ['spellTrapZone'] },
      { do: [does('instead', { do: [destroys('self')] })] },
    ),
  ),

  // Traps that are monsters
  card(
    'embodiment-of-apophis',
    cardEffect(
      {
        when: mainPhase,
        marks: { trapMonster: { frame: 'normal', effect: false, attribute: 'EARTH', race: 'Reptile', level: 4, atk: 1600, def: 1800 } },
      },
      doing(does('specialSummon', { what: 'self' })),
    ),
  ),
  card(
    'metal-reflect-slime',
    cardEffect(
      { marks: { trapMonster: { frame: 'effect', effect: true, attribute: 'WATER', race: 'Aqua', level: 10, atk: 0, def: 3000 } } },
      doing(does('specialSummon', { what: 'self', position: 'defense' })),
    ),
    standing({ layer: 'rules', of: 'self', if: thisCard, gain: { rules: [{ cant: 'attack' }] } }),
  ),

  // Attacks
  card('machine-lord-r', itsRule({ may: 'attackEach' }), itsRule({ damage: 'dealsNone' })),
  card('toll', cardEffect({}), standing({ players: 'all', layer: 'rules', gain: { rules: [{ price: 'attack', n: 500 }] } })),
  card('toon-world', cardEffect({ cost: [payLife(1000)] })),
  card(
    'toon-mermaid',
    { kind: 'static', marks: { cannotNormalSummon: true } },
    {
      kind: 'static',
      from: ['hand'],
      marks: { summon: 'special', mustBe: 'special', mustFirst: true },
      when: { exists: spellsTraps('you', undefined, { faceUp: true, names: 'Toon World' }) },
    },
    standing(
      { layer: 'rules', of: 'self', if: { object: 'self', is: { cameThisTurn: true } }, gain: { rules: [{ cant: 'attack' }] } },
      { layer: 'rules', of: 'self', gain: { rules: [{ price: 'attack', n: 500 }] } },
    ),
    standing({
      layer: 'rules',
      of: 'self',
      if: not({ exists: faceUpMonsters({ marks: 'toon' }, 'opponent') }),
      gain: { rules: [{ may: 'attackDirectly' }] },
    }),
    standing({
      layer: 'rules',
      of: monsters({ not: { marks: 'toon' } }, 'opponent'),
      if: { exists: faceUpMonsters({ marks: 'toon' }, 'opponent') },
      gain: { rules: [{ cant: 'beAttacked', of: { tree: { is: 'self' } } }] },
    }),
    {
      kind: 'replacement',
      on: [happens('destroyed', { object: { event: 'object' }, is: { names: 'Toon World', kinds: 'spell' } })],
      then: [{ and: true, do: [destroys('self')] }],
    },
  ),
  card(
    'yata-garasu',
    must(
      [happens('phase:end')],
      { when: { object: 'self', is: { cameThisTurn: true, summonedBy: ['normal', 'tribute', 'flip'] } } },
      doing(does('returnToHand', { what: 'self' })),
    ),
    must(
      [happens('battleDamage', both(opponents, { object: { event: 'by' }, is: { is: 'self' } }))],
      {},
      doing(does('skipPhase', { phase: 'draw', who: 'opponent' })),
    ),
  ),

  // Both players at once
  card(
    'cyber-jar',
    flip(
      {},
      { do: [destroys(all(monsters()))] },
      {
        also: true,
        do: [does('excavate', { amount: 5, who: 'all', as: 'dug' })],
        then: [
          {
            if: {
              exists: {
                from: 'mainDeck',
                of: 'all',
                where: { is: { var: 'dug' }, kinds: 'monster', level: { atMost: 4 }, summonable: true },
              },
            },
            do: [
              does('specialSummon', {
                what: all({
                  from: 'mainDeck',
                  of: 'all',
                  where: { is: { var: 'dug' }, kinds: 'monster', level: { atMost: 4 }, summonable: true },
                }),
                sides: 'owner',
                excavated: true,
                position: 'attackOrSet',
              }),
            ],
          },
          {
            also: true,
            do: [
              does('addToHand', { what: all({ from: 'mainDeck', of: 'all', where: { is: { var: 'dug' } } }), excavated: true, show: true }),
            ],
          },
        ],
      },
    ),
  ),

  // On top of another Xyz Monster
  card(
    'downerd-magician',
    {
      kind: 'static',
      from: ['extraDeck'],
      marks: { summon: 'onto', onto: { frame: 'xyz', rank: { atMost: 3 } } },
      when: { phase: 'main2' },
    },
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [200, { value: 'materials', of: 'self' }] } } }),
    itsRule({ damage: 'pierce' }),
    must(
      [happens('battled', itself)],
      { marks: { damageStep: 'stated' }, when: { object: 'self', is: { materials: { atLeast: 1 } } } },
      doing(does('detach', { what: 'self', amount: 1 })),
    ),
  ),

  // Names and Levels
  card(
    'performapal-bot-eyes-lizard',
    ignition(
      {
        limit: oncePerTurn,
        when: { object: 'self', is: { cameThisTurn: true, summonedBy: ['normal', 'tribute', 'special', 'pendulum'] } },
        cost: [
          { ...paying('sendToGY', cardsIn('mainDeck', 'you', { ...monster, groups: 'Odd-Eyes' })), as: 'sent' },
          does('noteName', { what: { var: 'sent' }, names: 'ofIt' }),
        ],
      },
      doing(grant('self', 'endPhase', { layer: 'identity', set: { names: { var: 'ofIt' } } })),
    ),
  ),
  card(
    'tuningware',
    { kind: 'static', marks: { synchroLevel: 2 } },
    mayIf([happens('usedAsMaterial', both(itself, eventIs('how', 'synchro')))], {}, doing(does('draw', { amount: 1 }))),
  ),
];
