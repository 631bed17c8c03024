import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activateOncePerTurn,
  all,
  andIf,
  bind,
  both,
  card,
  cardEffect,
  cardsIn,
  choose,
  damage,
  destroys,
  discardsAtRandom,
  does,
  doing,
  eachTime,
  faceUpMonsters,
  grant,
  happens,
  inPhase,
  it,
  itself,
  maintenance,
  monster,
  monsters,
  multipliesAtk,
  must,
  opponents,
  payLife,
  playersRule,
  quick,
  standing,
  stats,
  target,
  targets,
  yours,
} from '../making.js';

const came = { var: 'came' } as const;
const endOfTurn = 'turnEnd';

/** Spells and Traps that restrict players or monsters for a time, and effects that wait for a phase and apply without a Chain. */
export const classicPrograms2: readonly CardProgram[] = [
  card(
    'waboku',
    cardEffect(
      {},
      doing(
        bind('you', endOfTurn, { damage: 'none' }),
        does('grant', {
          until: endOfTurn,
          modifiers: [{ of: monsters({}, 'you'), layer: 'rules', gain: { rules: [{ cant: 'beDestroyed', by: 'battle' }] } }],
        }),
      ),
    ),
  ),
  card(
    'level-limit-area-b',
    cardEffect({}),
    standing({ layer: 'rules', of: faceUpMonsters({ level: { atLeast: 4 } }), gain: { rules: [{ must: 'defense' }] } }),
  ),
  card(
    'ring-of-destruction',
    cardEffect(
      {
        when: { turnOf: 'opponent' },
        limit: activateOncePerTurn,
        targets: [target(faceUpMonsters({ atk: { atMost: { player: 'opponent', value: 'life' } } }, 'opponent'))],
      },
      {
        if: { object: it, is: { faceUp: true } },
        do: [does('count', { name: 'original', amount: { value: 'originalAtk', of: it } }), destroys()],
        then: [{ and: true, do: [{ ...damage({ var: 'original' }, 'you'), total: 'taken' }], then: [doing(damage({ var: 'taken' }))] }],
      },
    ),
  ),
  card(
    'messenger-of-peace',
    cardEffect({}),
    standing({ layer: 'rules', of: faceUpMonsters({ atk: { atLeast: 1500 } }), gain: { rules: [{ cant: 'declareAttack' }] } }),
    maintenance([happens('phase:standby', { turnOf: 'you' })], { do: [destroys('self')], unless: { player: 'you', cost: [payLife(100)] } }),
  ),
  card(
    'shrink',
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: 'stats' } },
      doing({
        ...grant(it, endOfTurn, { layer: 'original', set: { atk: { var: 'half' }, originalAtk: { var: 'half' } } }),
        let: { half: { halfUp: { value: 'originalAtk', of: it } } },
      }),
    ),
  ),
  card(
    'limiter-removal',
    cardEffect(
      { marks: { damageStep: 'stats' } },
      {
        choose: [{ as: 'machines', from: faceUpMonsters({ races: 'Machine' }, 'you'), all: true }],
        do: [multipliesAtk({ var: 'machines' }, endOfTurn, 2), inPhase('end', 'all', endOfTurn, doing(destroys({ var: 'machines' })))],
      },
    ),
  ),
  card(
    'gold-sarcophagus',
    cardEffect(
      {},
      {
        choose: [choose(cardsIn('mainDeck', 'you'), { strict: true })],
        do: [
          does('banish', { what: it, as: 'sealed' }),
          inPhase(
            'standby',
            'you',
            'duel',
            doing(inPhase('standby', 'you', 'duel', doing(does('addToHand', { what: { var: 'sealed' }, show: true })))),
          ),
        ],
      },
    ),
  ),
  card(
    'brain-control',
    cardEffect(
      { cost: [payLife(800)], targets: [target(faceUpMonsters({ normalSummonable: true }, 'opponent'))] },
      doing(does('takeControl', { what: it, until: 'endPhase' })),
    ),
  ),
  card(
    'burial-from-a-different-dimension',
    cardEffect(
      { targets: [target(cardsIn('banished', 'all', { ...monster, faceUp: true }), { min: 1, max: 3 })] },
      doing(does('returnToGY', { what: it })),
    ),
  ),
  card(
    'spellbinding-circle',
    cardEffect({ targets: [target(monsters({}, 'opponent'))], marks: { bond: 'bound' } }, doing(does('note', { as: 'bound', what: 'it' }))),
    standing({
      layer: 'rules',
      of: monsters({ is: { noted: 'bound' } }),
      gain: { rules: [{ cant: 'attack' }, { cant: 'changePosition' }] },
    }),
    eachTime([happens('destroyed', { object: { event: 'object' }, is: { is: { noted: 'bound' } } })], doing(destroys('self'))),
  ),
  card(
    'robbin-goblin',
    cardEffect({}),
    must([happens('battleDamage', both(opponents, { object: { event: 'by' }, is: { controller: 'you' } }))], {}, discardsAtRandom),
  ),
  card(
    'swords-of-revealing-light',
    cardEffect(
      { marks: { stays: true } },
      {
        do: [does('count', { name: 'hidden', amount: { count: monsters({ faceUp: false }, 'opponent') } })],
        then: [
          {
            if: { compare: [{ var: 'hidden' }, 'atLeast', 1] },
            do: [does('flipFaceUp', { what: all(monsters({ faceUp: false }, 'opponent')) })],
          },
        ],
      },
    ),
    playersRule('opponent', { cant: 'declareAttack' }),
    maintenance([happens('phase:end', { turnOf: 'opponent' })], {
      do: [does('addCounters', { what: 'self', kind: 'Turn' })],
      then: [{ if: { compare: [{ value: 'counters.Turn', of: 'self' }, 'atLeast', 3] }, do: [destroys('self')] }],
    }),
  ),
  card(
    'skyscraper',
    cardEffect({}),
    eachTime(
      [
        happens(
          'damageCalculation',
          both(
            { object: { event: 'object' }, is: { groups: 'Elemental HERO' } },
            { compare: [{ value: 'atk', of: { event: 'target' } }, 'more', { value: 'atk', of: { event: 'object' } }] },
          ),
        ),
      ],
      doing(grant({ event: 'object' }, 'damageCalculationEnd', stats({ atk: 1000 }))),
    ),
  ),
  card(
    'abyss-squall',
    cardEffect(
      { targets: [targets(3, cardsIn('graveyard', 'you', { ...monster, groups: 'Mermail' }))] },
      {
        do: [does('specialSummon', { what: it, position: 'defense', as: 'came' })],
        then: [
          andIf(
            grant(came, 'stays', { layer: 'identity', set: { negated: true } }),
            grant(came, 'stays', { layer: 'rules', gain: { rules: [{ cant: 'declareAttack' }] } }),
            inPhase('end', 'all', endOfTurn, doing(destroys(came))),
          ),
        ],
      },
    ),
  ),
  card(
    'abyss-scorn',
    cardEffect(
      { targets: [target(faceUpMonsters({ groups: 'Mermail' }, 'you'))], marks: { damageStep: 'stats' } },
      doing(grant(it, 'endPhase', stats({ atk: 1000 }))),
    ),
    must(
      [happens('sentToGY', both(itself, { object: { event: 'was' }, is: { set: true } }))],
      { from: ['graveyard'], targets: [target(monsters({}, 'opponent'))] },
      doing(does('sendToGY', { what: it })),
    ),
  ),
  card(
    'raidraptor-readiness',
    cardEffect(
      {},
      doing(
        does('grant', {
          until: endOfTurn,
          modifiers: [
            { of: monsters({ groups: 'Raidraptor' }, 'you'), layer: 'rules', gain: { rules: [{ cant: 'beDestroyed', by: 'battle' }] } },
          ],
        }),
      ),
    ),
    quick(
      {
        from: ['graveyard'],
        when: { exists: cardsIn('graveyard', 'you', { ...monster, groups: 'Raidraptor' }) },
        cost: [does('banish', { what: 'self' })],
      },
      doing(
        does('shield', {
          until: endOfTurn,
          ability: { kind: 'replacement', tier: 'prevent', on: [happens('damaged', yours)], clauses: [{ do: [does('cancel')] }] },
        }),
      ),
    ),
  ),
  card(
    'instant-fusion',
    cardEffect(
      { limit: activateOncePerTurn, cost: [payLife(1000)] },
      {
        choose: [choose(cardsIn('extraDeck', 'you', { frame: 'fusion', faceUp: false, level: { atMost: 5 } }), { strict: true })],
        do: [does('specialSummon', { what: it, how: 'fusion', as: 'came' })],
        then: [
          andIf(
            grant(came, 'stays', { layer: 'rules', gain: { rules: [{ cant: 'attack' }] } }),
            inPhase('end', 'all', endOfTurn, doing(destroys(came))),
          ),
        ],
      },
    ),
  ),
  card(
    'end-of-the-world',
    cardEffect({}, doing(does('ritualSummon', { where: { names: ['Ruin, Queen of Oblivion', 'Demise, King of Armageddon'] } }))),
  ),
  card(
    'shinatos-ark',
    cardEffect({}, doing(does('ritualSummon', { where: { names: 'Shinato, King of a Higher Plane' }, levels: 'atLeast' }))),
  ),
  card(
    'fusion-recovery',
    cardEffect(
      {
        targets: [
          target(cardsIn('graveyard', 'you', { names: 'Polymerization' })),
          target(cardsIn('graveyard', 'you', { ...monster, materialFor: 'fusion' }), { as: 'part' }),
        ],
      },
      { together: true, do: [does('addToHand', { what: it }), does('addToHand', { what: { var: 'part' } })] },
    ),
  ),
];
