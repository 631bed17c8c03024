import type { CardProgram, Condition, Predicate } from '@arbiter/kernel/authoring';
import { damageSteps } from '../../vocabulary.js';
import {
  all,
  andIf,
  answering,
  bringing,
  both,
  card,
  cardsIn,
  damage,
  destroys,
  destroysByBattle,
  discardsAtRandom,
  does,
  doing,
  draw,
  eachTime,
  eventIs,
  eventObject,
  faceUpMonsters,
  flip,
  grant,
  happens,
  how,
  ignition,
  choose,
  field,
  inEndPhase,
  inflicts,
  inflictsDirectly,
  it,
  itself,
  itsRule,
  mayWhen,
  monster,
  monsters,
  must,
  not,
  oncePerChain,
  oncePerTurn,
  opponents,
  payLife,
  playersRule,
  quick,
  replacing,
  search,
  spellResolves,
  spellsTraps,
  standing,
  stats,
  target,
} from '../making.js';

/** Monsters with effects in battle or by battle, and monsters that gather counters. */

const battling: Condition = { exists: { from: 'monsterZone', relation: { is: 'battling', to: 'self' } } };
const battlingDefender: Condition = {
  exists: { from: 'monsterZone', where: { position: 'defense' }, relation: { is: 'battling', to: 'self' } },
};
const inHand = (dark: Predicate): Condition =>
  both(
    { phase: damageSteps },
    { exists: faceUpMonsters({ fighting: true, ...dark }, 'you') },
    { exists: monsters({ fighting: true }, 'opponent') },
  );
const counters = { value: 'counters.Spell', of: 'self' } as const;
/** The player's own cards with Spell Counters. */
const charged = cardsIn(field, 'you', { faceUp: true, 'counters.Spell': { atLeast: 1 } });

export const battlerPrograms: readonly CardProgram[] = [
  card(
    'exarion-universe',
    quick(
      {
        when: both(
          { turnOf: 'you' },
          { game: 'step', equal: 'battle' },
          { object: 'self', is: { fighting: true, atk: { atLeast: 400 } } },
          battlingDefender,
        ),
      },
      {
        if: { object: 'self', is: { atk: { atLeast: 400 } } },
        do: [grant('self', 'turnEnd', stats({ atk: -400 }))],
        then: [andIf(grant('self', 'turnEnd', { layer: 'rules', gain: { rules: [{ damage: 'pierce' }] } }))],
      },
    ),
  ),
  card(
    'kycoo-the-ghost-destroyer',
    mayWhen(
      [inflicts],
      { targets: [target(cardsIn('graveyard', 'opponent', monster), { min: 1, max: 2 })] },
      doing(does('banish', { what: it })),
    ),
    playersRule('opponent', { cant: 'banish', of: { tree: { place: 'graveyard' } } }),
  ),
  card(
    'spirit-reaper',
    itsRule({ cant: 'beDestroyed', by: 'battle' }),
    eachTime(
      [happens('resolvedLink', both(eventIs('negated', false), { object: 'self', is: { is: { event: 'targets' } } }))],
      doing(destroys('self')),
    ),
    must([inflictsDirectly], {}, discardsAtRandom),
  ),
  card(
    'jain-lightsworn-paladin',
    standing({ layer: 'stats', of: 'self', add: { atk: 300 }, if: both({ turnOf: 'you' }, { phase: damageSteps }, battling) }),
    must([inEndPhase('you')], {}, doing(does('mill', { amount: 2 }))),
  ),
  card(
    'lyla-lightsworn-sorceress',
    ignition(
      { when: { object: 'self', is: { position: 'attack' } }, targets: [target(spellsTraps('opponent'))] },
      // If the monster is already in Defense Position or face-down, its position is not changed from Attack Position, and nothing is
      // destroyed.
      {
        if: { object: 'self', is: { position: 'attack', controller: 'you' } },
        do: [does('changePosition', { what: 'self', position: 'defense' })],
        then: [andIf(grant('self', 'yourNextTurnEnd', { layer: 'rules', gain: { rules: [{ cant: 'changePosition' }] } }), destroys())],
      },
    ),
    must([inEndPhase('you')], {}, doing(does('mill', { amount: 3 }))),
  ),
  card(
    'red-dragon-archfiend',
    must(
      [happens('battled', both(itself, { turnOf: 'you' }, { object: { event: 'other' }, is: { position: 'defense' } }))],
      {},
      doing(destroys(all(monsters({ position: 'defense' }, 'opponent')))),
    ),
    must(
      [inEndPhase('you')],
      { limit: oncePerTurn, marks: { needsSource: true } },
      doing(destroys(all(monsters({ attackedThisTurn: false }, 'you', 'self')))),
    ),
  ),
  card('des-koala', flip({}, doing(damage({ times: [400, { player: 'opponent', value: 'hand' }] })))),
  card('white-ninja', flip({ targets: [target(monsters({ position: 'defense' }))] }, doing(destroys()))),
  card(
    'spear-dragon',
    itsRule({ damage: 'pierce' }),
    eachTime([happens('damageStepEnds', itself)], doing(does('changePosition', { what: 'self', position: 'defense' }))),
  ),
  card(
    'legendary-jujitsu-master',
    must(
      [happens('damageStepEnds', { object: 'self', is: { is: { event: 'target' }, position: 'defense' } })],
      {},
      doing(does('placeOnTop', { what: { event: 'attacker' } })),
    ),
  ),
  card('amazoness-swords-woman', itsRule({ damage: 'toOther' })),
  card(
    'injection-fairy-lily',
    quick(
      {
        marks: { damageStep: 'calculation' },
        limit: oncePerChain,
        when: { object: 'self', is: { fighting: true } },
        cost: [payLife(2000)],
      },
      doing(grant('self', 'damageCalculationEnd', stats({ atk: 3000 }))),
    ),
  ),
  // The player chooses one of the two effects at activation.
  card(
    'don-zaloog',
    mayWhen([inflicts], {
      modes: {
        min: 1,
        max: 1,
        of: [
          { if: { compare: [{ player: 'opponent', value: 'hand' }, 'atLeast', 1] }, clauses: [discardsAtRandom] },
          {
            if: { compare: [{ player: 'opponent', value: 'mainDeck' }, 'atLeast', 2] },
            clauses: [doing(does('mill', { amount: 2, who: 'opponent' }))],
          },
        ],
      },
    }),
  ),
  card('mighty-warrior', must([destroysByBattle], {}, doing(damage({ halfUp: { value: 'originalAtk', of: eventObject } })))),
  card('wattberyx', must([inflictsDirectly], {}, discardsAtRandom)),
  card('wattcobra', itsRule({ may: 'attackDirectly' }), must([inflictsDirectly], {}, search({ ...monster, groups: 'Watt' }))),
  card(
    'samurai-cavalry-of-reptier',
    mayWhen(
      [happens('damageStepBegins', both(itself, { object: { event: 'target' }, is: { faceUp: true, pendulum: false } }))],
      {},
      doing(destroys({ event: 'target' })),
    ),
  ),
  card(
    'chaos-king-archfiend',
    mayWhen(
      [happens('attackDeclared', itself)],
      {},
      {
        forEach: faceUpMonsters({ not: { frame: 'link' } }, 'opponent'),
        do: [
          {
            ...grant('each', 'battleEnd', { layer: 'stats', set: { atk: { var: 'def' }, def: { var: 'atk' } } }),
            let: { atk: { value: 'atk', of: 'each' }, def: { value: 'def', of: 'each' } },
          },
        ],
      },
    ),
  ),
  card(
    'dark-honest',
    ignition({ limit: oncePerTurn }, doing(does('returnToHand', { what: 'self' }))),
    quick(
      { from: ['hand'], marks: { damageStep: 'stats' }, when: inHand({ attribute: 'DARK' }), cost: [does('sendToGY', { what: 'self' })] },
      {
        do: [
          {
            ...grant(all(faceUpMonsters({ fighting: true }, 'opponent')), 'turnEnd', stats({ atk: { minus: [0, { var: 'own' }] } })),
            let: { own: { value: 'atk', of: all(faceUpMonsters({ fighting: true }, 'opponent')) } },
          },
        ],
      },
    ),
  ),
  card(
    'gem-merchant',
    quick(
      {
        from: ['hand'],
        marks: { damageStep: 'stats' },
        when: both({ phase: damageSteps }, { exists: faceUpMonsters({ fighting: true, attribute: 'EARTH', normalMonster: true }, 'you') }),
        cost: [does('sendToGY', { what: 'self' })],
      },
      doing(
        grant(
          all(faceUpMonsters({ fighting: true, attribute: 'EARTH', normalMonster: true }, 'you')),
          'turnEnd',
          stats({ atk: 1000, def: 1000 }),
        ),
      ),
    ),
  ),

  // Counters (base.21.4)
  card(
    'breaker-the-magical-warrior',
    {
      ...must(
        [happens('summoned', both(itself, how('normal', 'tribute')))],
        { marks: { holds: 'Spell' } },
        doing(does('addCounters', { what: 'self', kind: 'Spell' })),
      ),
      when: not({ object: 'self', is: { 'counters.Spell': { atLeast: 1 } } }),
    },
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [300, counters] } } }),
    ignition({ cost: [does('removeCounters', { kind: 'Spell', amount: 1 })], targets: [target(spellsTraps())] }, doing(destroys())),
  ),
  card(
    'defender-the-magical-knight',
    {
      ...must(
        [happens('summoned', both(itself, how('normal', 'tribute')))],
        { marks: { holds: 'Spell' } },
        doing(does('addCounters', { what: 'self', kind: 'Spell' })),
      ),
      when: not({ object: 'self', is: { 'counters.Spell': { atLeast: 1 } } }),
    },
    replacing(
      'instead',
      [happens('destroyed', { object: eventObject, is: { faceUp: true, races: 'Spellcaster', place: 'monsterZone' } })],
      { limit: oncePerTurn, every: true },
      {
        if: { compare: [{ sum: charged, of: 'counters.Spell' }, 'atLeast', { countOf: { event: 'objects' } }] },
        may: true,
        choose: [
          choose(charged, { as: 'bearers', all: true }),
          { as: 'shares', divide: { total: { countOf: { event: 'objects' } }, among: 'bearers', most: 'counters.Spell' } },
        ],
        do: [
          does('instead', {
            do: [does('removeCounters', { what: { var: 'bearers' }, kind: 'Spell', amount: { part: 'shares', of: 'subject' } })],
          }),
        ],
      },
    ),
  ),
  card(
    'skilled-dark-magician',
    {
      ...eachTime([spellResolves], { if: { compare: [counters, 'less', 3] }, do: [does('addCounters', { what: 'self', kind: 'Spell' })] }),
      marks: { holds: 'Spell' },
    },
    ignition(
      { when: { compare: [counters, 'atLeast', 3] }, cost: [does('tribute', { what: 'self' })] },
      bringing(cardsIn(['hand', 'mainDeck', 'graveyard'], 'you', { names: 'Dark Magician' })),
    ),
  ),
  card(
    'magical-abductor',
    {
      ...eachTime([spellResolves], doing(does('addCounters', { what: 'self', kind: 'Spell' }))),
      from: ['monsterZone', 'pendulumZone'],
      marks: { holds: 'Spell' },
    },
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [100, counters] } } }),
    ignition(
      { limit: oncePerTurn, marks: { pendulum: false }, cost: [does('removeCounters', { kind: 'Spell', amount: 3 })] },
      search({ ...monster, races: 'Spellcaster', level: 1 }),
    ),
    ignition(
      {
        from: ['pendulumZone'],
        limit: oncePerTurn,
        marks: { pendulum: true },
        cost: [does('removeCounters', { kind: 'Spell', amount: 3 })],
      },
      search({ ...monster, pendulum: true }),
    ),
  ),
  card(
    'number-39-utopia',
    mayWhen([happens('attackDeclared')], { cost: [does('detach', { what: 'self', amount: 1 })] }, doing(does('negateAttack'))),
    must([happens('attackTargeted', itself)], { when: { object: 'self', is: { materials: 0 } } }, doing(destroys('self'))),
  ),
  card(
    'number-17-leviathan-dragon',
    standing({ layer: 'rules', of: 'self', gain: { rules: [{ cant: 'attackDirectly' }] }, if: { object: 'self', is: { materials: 0 } } }),
    ignition(
      { limit: oncePerTurn, cost: [does('detach', { what: 'self', amount: 1 })] },
      doing(grant('self', 'stays', stats({ atk: 500 }))),
    ),
  ),
  card(
    'battle-fader',
    mayWhen(
      [happens('attackDeclared', both(opponents, eventIs('direct', true)))],
      { from: ['hand'] },
      {
        do: [
          does('specialSummon', { what: 'self', as: 'came' }),
          grant({ var: 'came' }, 'stays', {
            layer: 'rules',
            abilities: [
              {
                kind: 'replacement',
                tier: 'place',
                on: [happens('leftField', itself)],
                clauses: [{ do: [does('becomes', { set: { to: 'banished' } })] }],
              },
            ],
          }),
        ],
        then: [doing(does('endBattlePhase'))],
      },
    ),
  ),
  card(
    'linkuriboh',
    mayWhen(
      [happens('attackDeclared', opponents)],
      { cost: [does('tribute', { what: 'self' })] },
      doing(grant(eventObject, 'turnEnd', { layer: 'stats', set: { atk: 0 } })),
    ),
    {
      ...quick(
        {
          from: ['graveyard'],
          limit: { uses: 1, per: 'turn', scope: 'name' },
          cost: [{ verb: 'tribute', choose: { as: 'paid', from: monsters({ level: 1 }, 'you') } }],
        },
        doing(does('specialSummon', { what: 'self' })),
      ),
    },
  ),
  card(
    'effect-veiler',
    quick(
      {
        from: ['hand'],
        when: both({ turnOf: 'opponent' }, { phase: ['main1', 'main2'] }),
        cost: [does('sendToGY', { what: 'self' })],
        targets: [target(faceUpMonsters({ effectMonster: true }, 'opponent'))],
      },
      {
        if: { object: it, is: { faceUp: true, controller: 'opponent' } },
        do: [grant(it, 'turnEnd', { layer: 'identity', set: { negated: true } })],
      },
    ),
  ),
  card(
    'ash-blossom-joyous-spring',
    quick(
      {
        from: ['hand'],
        on: [
          answering('activated', {
            any: ['addToHand:mainDeck', 'draw', 'specialSummon:mainDeck', 'sendToGY:mainDeck', 'mill'].map((category) =>
              eventIs('categories', category),
            ),
          }),
        ],
        cost: [does('discard', { what: 'self' })],
        limit: { uses: 1, per: 'turn', scope: 'name' },
        marks: { damageStep: 'negates' },
      },
      doing(does('negateEffect')),
    ),
  ),
  card(
    'card-trooper',
    ignition(
      {
        limit: oncePerTurn,
        when: { compare: [{ player: 'you', value: 'mainDeck' }, 'atLeast', 1] },
        marks: { targetsFirst: true },
        targets: [{ as: 'n', number: { min: 1, max: { atMost: [3, { player: 'you', value: 'mainDeck' }] } } }],
        cost: [does('mill', { amount: { var: 'n' }, total: 'sent' })],
      },
      doing(grant('self', 'turnEnd', stats({ atk: { times: [500, { var: 'sent' }] } }))),
    ),
    must(
      [happens('sentToGY', both(itself, eventIs('act', 'destroyed'), { seat: 'controller', is: 'you' }))],
      { from: ['graveyard'] },
      doing(draw(1)),
    ),
  ),
];
