import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import {
  all,
  andIf,
  answering,
  both,
  bringing,
  card,
  cardsIn,
  damage,
  destroys,
  destroysByBattle,
  does,
  doing,
  draw,
  eventIs,
  eventObject,
  faceUpMonsters,
  field,
  grant,
  happens,
  how,
  ignition,
  inBattle,
  it,
  itself,
  mayIf,
  mayWhen,
  monster,
  monsters,
  must,
  not,
  oncePerTurn,
  opponents,
  paying,
  payLife,
  quick,
  replacing,
  search,
  standing,
  stats,
  target,
  targets,
  useOncePerTurn,
} from '../making.js';
import { guards } from './magicians.js';

const detach = (amount: number) => does('detach', { what: 'self', amount });
const destroysIt = andIf(destroys(eventObject));
const pointed = { from: 'monsterZone', relation: { is: 'pointedAt', to: 'self' } } as const;
const fusionSummoned = [happens('summoned', both(itself, how('fusion')))];
const onlyFusion: Ability = { kind: 'static', marks: { mustBe: 'fusion' } };

/** Monsters of the Extra Deck, Ritual Monsters, and monsters with their own summoning procedures. */
export const extraPrograms: readonly CardProgram[] = [
  card('junk-forward', { kind: 'static', from: ['hand'], marks: { summon: 'special' }, when: not({ exists: monsters({}, 'you') }) }),
  card(
    'tin-goldfish',
    mayWhen([happens('summoned', both(itself, how('normal', 'tribute')))], {}, bringing(cardsIn('hand', 'you', { ...monster, level: 4 }))),
  ),
  card(
    'fleur-synchron',
    mayIf(
      [happens('sentToGY', both(itself, eventIs('reason', 'material'), eventIs('how', 'synchro')))],
      { from: ['graveyard'] },
      bringing(cardsIn('hand', 'you', { ...monster, level: { atMost: 2 } })),
    ),
  ),
  card(
    'catapult-warrior',
    ignition(
      { limit: oncePerTurn, cost: [paying('tribute', monsters({ groups: 'Junk' }, 'you'))] },
      doing(damage({ value: 'originalAtk', of: { var: 'paid' } })),
    ),
  ),
  card(
    'stardust-dragon',
    quick(
      {
        on: [answering('activated', eventIs('categories', 'destroy'))],
        cost: [does('tribute', { what: 'self' })],
        marks: { damageStep: 'negates' },
      },
      {
        do: [does('negateActivation')],
        then: [
          andIf(destroys(eventObject)),
          {
            also: true,
            do: [
              does('later', {
                until: 'turnEnd',
                ability: {
                  kind: 'triggered',
                  may: true,
                  on: [happens('phase:end')],
                  clauses: [doing(does('specialSummon', { what: { became: 'self' } }))],
                },
              }),
            ],
          },
        ],
      },
    ),
  ),
  card(
    'black-rose-dragon',
    mayWhen([happens('summoned', both(itself, how('synchro')))], {}, doing(destroys(all({ from: field })))),
    ignition(
      {
        limit: oncePerTurn,
        cost: [paying('banish', cardsIn('graveyard', 'you', { races: 'Plant' }))],
        targets: [target(monsters({ position: 'defense' }, 'opponent'))],
      },
      {
        do: [does('changePosition', { what: it, position: 'attack' })],
        then: [andIf(grant(it, 'turnEnd', { layer: 'stats', set: { atk: 0 } }))],
      },
    ),
  ),
  card(
    'daigusto-emeral',
    ignition({
      limit: oncePerTurn,
      cost: [detach(1)],
      modes: {
        min: 1,
        max: 1,
        of: [
          {
            targets: [targets(3, cardsIn('graveyard', 'you', monster))],
            clauses: [
              {
                if: { exists: cardsIn('graveyard', 'you', { is: it }), atLeast: 3 },
                do: [does('returnToDeck', { what: it }), does('shuffleDeck')],
                then: [doing(draw(1))],
              },
            ],
          },
          {
            targets: [target(cardsIn('graveyard', 'you', { ...monster, effectMonster: false, summonable: true }))],
            clauses: [doing(does('specialSummon', { what: it }))],
          },
        ],
      },
    }),
  ),
  card(
    'heroic-champion-excalibur',
    ignition(
      { limit: oncePerTurn, cost: [detach(2)] },
      doing({
        ...grant('self', 'nextTurnEnd', { layer: 'stats', set: { atk: { var: 'double' } } }),
        let: { double: { times: [2, { value: 'originalAtk', of: 'self' }] } },
      }),
    ),
  ),
  card(
    'dark-rebellion-xyz-dragon',
    ignition(
      { cost: [detach(2)], targets: [target(faceUpMonsters({}, 'opponent'))] },
      {
        do: [
          does('count', { name: 'half', amount: { halfUp: { value: 'atk', of: it } } }),
          does('count', { name: 'lost', amount: { minus: [{ value: 'atk', of: it }, { var: 'half' }] } }),
          grant(it, 'stays', { layer: 'stats', set: { atk: { var: 'half' } } }),
        ],
        then: [andIf(grant('self', 'stays', stats({ atk: { var: 'lost' } })))],
      },
    ),
  ),
  // The restriction covers the whole turn: a monster that has already attacked cannot activate the effect (base.23.17).
  card(
    'number-11-big-eye',
    ignition(
      {
        limit: oncePerTurn,
        when: { object: 'self', is: { attackedThisTurn: false } },
        cost: [detach(1), grant('self', 'turnEnd', { layer: 'rules', gain: { rules: [{ cant: 'attack' }] } })],
        targets: [target(monsters({}, 'opponent'))],
      },
      doing(does('takeControl', { what: it })),
    ),
  ),
  card(
    'pentestag',
    standing({
      layer: 'rules',
      of: { from: 'monsterZone', of: 'you', relation: { is: 'linkedTo', to: 'self' } },
      gain: { rules: [{ damage: 'pierce' }] },
    }),
  ),
  card(
    'code-talker',
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [500, { count: pointed }] } } }),
    standing({
      layer: 'rules',
      of: 'self',
      gain: {
        rules: [
          { cant: 'beDestroyed', by: 'battle' },
          { cant: 'beDestroyed', by: 'opponentEffect' },
        ],
      },
      if: { exists: pointed },
    }),
  ),
  card(
    'decode-talker',
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [500, { count: pointed }] } } }),
    quick(
      {
        on: [
          answering(
            'activated',
            both(opponents, {
              compare: [{ countOf: { event: 'targets' }, where: { controller: 'you', place: [...field] } }, 'atLeast', 1],
            }),
          ),
        ],
        cost: [paying('tribute', { ...pointed, of: 'you' })],
        marks: { damageStep: 'negates' },
      },
      { do: [does('negateActivation')], then: [destroysIt] },
    ),
  ),
  card(
    'raidraptor-force-strix',
    standing({
      layer: 'stats',
      of: 'self',
      add: {
        atk: { times: [500, { count: faceUpMonsters({ races: 'Winged Beast' }, 'you', 'self') }] },
        def: { times: [500, { count: faceUpMonsters({ races: 'Winged Beast' }, 'you', 'self') }] },
      },
    }),
    ignition({ limit: oncePerTurn, cost: [detach(1)] }, search({ ...monster, level: 4, attribute: 'DARK', races: 'Winged Beast' })),
  ),
  card(
    'elemental-hero-great-tornado',
    onlyFusion,
    must(
      fusionSummoned,
      {},
      {
        forEach: faceUpMonsters({}, 'opponent'),
        do: [
          {
            ...grant('each', 'stays', { layer: 'stats', set: { atk: { var: 'halfAtk' }, def: { var: 'halfDef' } } }),
            let: { halfAtk: { halfUp: { value: 'atk', of: 'each' } }, halfDef: { halfUp: { value: 'def', of: 'each' } } },
          },
        ],
      },
    ),
  ),
  card(
    'elemental-hero-gaia',
    onlyFusion,
    must(
      fusionSummoned,
      { targets: [target(faceUpMonsters({}, 'opponent'))] },
      {
        do: [
          does('count', { name: 'half', amount: { halfUp: { value: 'atk', of: it } } }),
          does('count', { name: 'lost', amount: { minus: [{ value: 'atk', of: it }, { var: 'half' }] } }),
          grant(it, 'turnEnd', { layer: 'stats', set: { atk: { var: 'half' } } }),
        ],
        then: [andIf(grant('self', 'turnEnd', stats({ atk: { var: 'lost' } })))],
      },
    ),
  ),
  card(
    'dark-paladin',
    onlyFusion,
    quick(
      {
        on: [answering('activated', both(eventIs('act', 'card'), eventIs('kinds', 'spell')))],
        cost: [paying('discard', cardsIn('hand', 'you'))],
        marks: { damageStep: 'negates', needsSource: true },
      },
      { do: [does('negateActivation')], then: [destroysIt] },
    ),
    standing({
      layer: 'stats',
      of: 'self',
      add: {
        atk: {
          times: [
            500,
            { plus: [{ count: faceUpMonsters({ races: 'Dragon' }) }, { count: cardsIn('graveyard', 'all', { races: 'Dragon' }) }] },
          ],
        },
      },
    }),
  ),
  card(
    'mira-the-star-bearer',
    replacing(
      'instead',
      [happens('destroyed', both(itself, { object: 'self', is: { faceUp: true } }))],
      { when: { object: 'self', is: { materials: { atLeast: 1 } } } },
      { may: true, do: [detach(1), does('cancel')] },
    ),
    standing({
      layer: 'rules',
      of: faceUpMonsters({ level: { atMost: 4 } }, 'you'),
      gain: { rules: [{ cant: 'beDestroyed', by: 'effect' }] },
    }),
  ),
  card(
    'doublebyte-dragon',
    standing({ layer: 'stats', of: 'self', add: { atk: { times: [300, { value: 'materialRatings', of: 'self' }] } } }),
    standing({ layer: 'reach', of: 'self', gain: { unaffected: [{ by: 'monster', butLink: true }] } }),
    standing({ layer: 'rules', of: 'self', gain: { rules: [{ cant: 'beDestroyed', by: 'battle', but: { tree: { frame: 'link' } } }] } }),
  ),
  card(
    'panzer-dragon',
    mayIf(
      [happens('sentToGY', both(itself, eventIs('act', 'destroyed')))],
      { from: ['graveyard'], targets: [target({ from: field })] },
      doing(destroys()),
    ),
  ),
  card('demise-king-of-armageddon', ignition({ cost: [payLife(2000)] }, doing(destroys(all({ from: field, except: 'self' }))))),
  card(
    'shinato-king-of-a-higher-plane',
    must(
      [
        happens(
          'sentToGY',
          both(
            inBattle,
            eventIs('act', 'destroyed'),
            { object: { event: 'by' }, is: { is: 'self' } },
            { object: { event: 'was' }, is: { position: 'defense' } },
          ),
        ),
      ],
      {},
      doing(damage({ value: 'originalAtk', of: eventObject })),
    ),
  ),
  card(
    'odd-eyes-pendulum-dragon',
    standing({
      layer: 'rules',
      of: 'self',
      gain: { rules: [{ damage: 'dealsDouble' }] },
      if: { exists: { from: 'monsterZone', relation: { is: 'battling', to: 'self' } } },
    }),
    {
      kind: 'replacement',
      tier: 'prevent',
      from: ['pendulumZone'],
      marks: { pendulum: true },
      limit: useOncePerTurn,
      on: [happens('battleDamage', { seat: 'seat', is: 'you' })],
      when: { exists: monsters({ fighting: true, pendulum: true }, 'you') },
      clauses: [{ may: true, do: [does('cancel')] }],
    },
    mayIf(
      [happens('phase:end', { turnOf: 'you' })],
      { from: ['pendulumZone'], marks: { pendulum: true }, limit: useOncePerTurn },
      { do: [destroys('self')], then: [{ ...search({ ...monster, pendulum: true, atk: { atMost: 1500 } }), and: true }] },
    ),
  ),
  card(
    'magical-cavalry-of-cxulub',
    standing({ layer: 'reach', of: 'self', gain: { unaffected: [{ by: 'monster', activated: true, butPendulum: true }] } }),
  ),
  card('dinomist-pteran', mayWhen([destroysByBattle], {}, search({ groups: 'Dinomist' })), guards('Dinomist')),
];
