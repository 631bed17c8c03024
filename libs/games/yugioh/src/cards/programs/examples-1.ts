import type { CardProgram } from '@arbiter/kernel/authoring';
import {
  activateOncePerTurn,
  all,
  answering,
  answeringLast,
  both,
  byEffect,
  card,
  cardEffect,
  cardsIn,
  choose,
  destroys,
  does,
  doing,
  draw,
  eachTime,
  either,
  eventIs,
  faceUpMonsters,
  field,
  gainLife,
  grant,
  happens,
  how,
  ignition,
  inBattle,
  inEndPhase,
  it,
  itself,
  loses,
  mayIf,
  mayWhen,
  monster,
  monsters,
  must,
  ofEvent,
  oncePerTurn,
  payLife,
  paying,
  quick,
  replacing,
  search,
  spellsTraps,
  standing,
  stats,
  summonedSpecially,
  target,
  targets,
  useOncePerTurn,
  yours,
} from '../making.js';

const came = { var: 'came' } as const;
const negatedNow = { layer: 'identity', set: { negated: true } } as const;
/**
 * "The turn you activate this": the restriction is checked at activation and applies from then on even if the effect is negated
 * (base.23.16, base.23.17).
 */
const onlySummons = (but: { readonly [key: string]: string } | null) =>
  does('grant', {
    players: 'you',
    until: 'turnEnd',
    modifiers: [
      { layer: 'rules', players: 'you', gain: { rules: [{ cant: 'specialSummon', ...(but === null ? {} : { but: { tree: but } }) }] } },
    ],
  });
const summonedOnly = (but: { readonly [key: string]: string } | null) =>
  ({ compare: [{ countOf: { history: 'summonedSpecially', of: 'you' }, where: but === null ? {} : { not: but } }, 'equal', 0] }) as const;

/** Cards of the examples in the chapter on card effects: costs, choices, counting. */
export const examplePrograms1: readonly CardProgram[] = [
  card(
    'puppet-master',
    mayWhen(
      [happens('summoned', both(itself, how('tribute')))],
      { cost: [payLife(2000)], targets: [targets(2, cardsIn('graveyard', 'you', { races: 'Fiend' }))] },
      {
        do: [does('specialSummon', { what: it, as: 'came' })],
        then: [{ and: true, do: [grant(came, 'turnEnd', { layer: 'rules', gain: { rules: [{ cant: 'attack' }] } })] }],
      },
    ),
  ),
  card(
    'lunalight-reincarnation-dance',
    cardEffect(
      {
        on: [answering('destroyed', both(ofEvent({ ...monster, controller: 'you', place: 'monsterZone' }), either(inBattle, byEffect)))],
        limit: activateOncePerTurn,
        marks: { damageStep: 'stated' },
      },
      search({ ...monster, groups: 'Lunalight' }, { min: 1, max: 2 }),
    ),
  ),
  card(
    'hand-destruction',
    cardEffect(
      {
        when: both(
          { exists: { from: 'hand', of: 'you', except: 'self' }, atLeast: 2 },
          { compare: [{ player: 'opponent', value: 'hand' }, 'atLeast', 2] },
          { compare: [{ player: 'all', value: 'mainDeck', take: 'least' }, 'atLeast', 2] },
        ),
      },
      { forEachPlayer: 'all', choose: [choose(cardsIn('hand', 'each'), { min: 2, max: 2 })], do: [does('sendToGY', { what: it })] },
      { forEachPlayer: 'all', do: [draw(2, 'each')] },
    ),
  ),
  card(
    'raiden-hand-of-the-lightsworn',
    ignition(
      { limit: useOncePerTurn },
      {
        do: [does('mill', { amount: 2, as: 'milled' })],
        then: [
          {
            if: { compare: [{ countOf: { var: 'milled' }, where: { ...monster, groups: 'Lightsworn' } }, 'atLeast', 1] },
            do: [grant('self', 'nextTurnEnd', stats({ atk: 200 }))],
          },
        ],
      },
    ),
    must([inEndPhase('you')], {}, doing(does('mill', { amount: 2 }))),
  ),
  card(
    'hecatrice',
    ignition({ from: ['hand'], cost: [does('discardToGY', { what: 'self' })] }, search({ names: 'Valhalla, Hall of the Fallen' })),
  ),
  card(
    'valhalla-hall-of-the-fallen',
    cardEffect({}),
    ignition(
      { when: { not: { exists: monsters({}, 'you') } }, limit: oncePerTurn },
      { choose: [choose(cardsIn('hand', 'you', { races: 'Fairy' }))], do: [does('specialSummon', { what: it })] },
    ),
  ),
  card(
    'ghost-belle-haunted-mansion',
    quick(
      {
        from: ['hand'],
        on: [
          answering(
            'activated',
            either(
              ...['addToHand', 'returnToHand', 'returnToDeck', 'placeOnTop', 'specialSummon', 'banish'].map((verb) =>
                eventIs('categories', `${verb}:graveyard`),
              ),
            ),
          ),
        ],
        cost: [does('discard', { what: 'self' })],
        limit: useOncePerTurn,
        marks: { damageStep: 'negates' },
      },
      doing(does('negateActivation')),
    ),
  ),
  card(
    'macro-cosmos',
    cardEffect(
      {},
      {
        may: true,
        choose: [choose(cardsIn(['hand', 'mainDeck'], 'you', { names: 'Helios - The Primordial Sun' }), { strict: true })],
        do: [does('specialSummon', { what: it })],
      },
    ),
    replacing('place', [happens('sentToGY')], {}, { do: [does('becomes', { set: { to: 'banished' } })] }),
  ),
  card(
    'helios-the-primordial-sun',
    standing({
      layer: 'original',
      of: 'self',
      set: {
        atk: { times: [100, { count: { from: 'banished', where: { ...monster, faceUp: true } } }] },
        def: { times: [100, { count: { from: 'banished', where: { ...monster, faceUp: true } } }] },
      },
    }),
  ),
  card(
    'smashing-ground',
    cardEffect(
      {},
      {
        choose: [choose(faceUpMonsters({ def: { atLeast: { max: faceUpMonsters({}, 'opponent'), of: 'def' } } }, 'opponent'))],
        do: [destroys()],
      },
    ),
  ),
  card(
    'spell-power-mastery',
    cardEffect(
      { limit: activateOncePerTurn },
      {
        ...search({ groups: 'Endymion' }),
        then: [
          {
            may: true,
            choose: [
              choose(
                { from: field, of: 'you', where: { faceUp: true, holds: 'Spell' } },
                {
                  as: 'bearers',
                  min: 1,
                  max: {
                    count: { from: [...field, 'graveyard'], of: 'you', where: { names: ['Spell Power Mastery', 'Spell Power Grasp'] } },
                  },
                },
              ),
              {
                as: 'shares',
                divide: {
                  total: {
                    count: { from: [...field, 'graveyard'], of: 'you', where: { names: ['Spell Power Mastery', 'Spell Power Grasp'] } },
                  },
                  among: 'bearers',
                  least: 1,
                },
              },
            ],
            then: [
              {
                forEach: { from: field, of: 'you', where: { is: { var: 'bearers' } } },
                do: [does('addCounters', { what: 'each', kind: 'Spell', amount: { part: 'shares', of: 'each' } })],
              },
            ],
          },
        ],
      },
    ),
  ),
  card(
    'call-of-the-haunted',
    cardEffect(
      { targets: [target(cardsIn('graveyard', 'you', monster))], marks: { bond: 'called' } },
      doing(does('specialSummon', { what: it, position: 'attack', note: 'called' })),
    ),
    eachTime([happens('leftField', itself)], doing(destroys({ noted: 'called' }))),
    eachTime([happens('destroyed', { object: { event: 'object' }, is: { is: { noted: 'called' } } })], doing(destroys('self'))),
  ),
  card(
    'felgrand-dragon',
    { kind: 'static', marks: { summonedOnlyFrom: 'graveyard', sentFrom: 'field' } },
    must(
      [happens('summoned', both(itself, summonedSpecially, eventIs('from', 'graveyard')))],
      { targets: [target(cardsIn('graveyard', 'you', monster))] },
      doing(grant('self', 'stays', stats({ atk: { times: [200, { value: 'level', of: it }] } }))),
    ),
  ),
  card(
    'divine-dragon-lord-felgrand',
    mayIf(
      [happens('summoned', both(itself, summonedSpecially, eventIs('from', 'graveyard')))],
      { targets: [target({ from: ['monsterZone', 'graveyard'], of: 'opponent', where: monster })] },
      {
        do: [
          does('count', {
            name: 'gain',
            amount: {
              times: [
                100,
                {
                  plus: [
                    { value: 'level', of: it },
                    { value: 'rank', of: it },
                  ],
                },
              ],
            },
          }),
          does('banish', { what: it }),
        ],
        then: [{ and: true, do: [grant('self', 'stays', stats({ atk: { var: 'gain' }, def: { var: 'gain' } }))] }],
      },
    ),
    mayIf(
      [happens('destroyed', both(inBattle, { object: { event: 'by' }, is: { is: 'self' } }))],
      {
        targets: [
          target({
            from: 'graveyard',
            of: 'all',
            where: { races: 'Dragon', level: [7, 8], not: { names: 'Divine Dragon Lord Felgrand' } },
          }),
        ],
      },
      doing(does('specialSummon', { what: it })),
    ),
  ),
  card(
    'magma-dragon',
    mayWhen(
      [happens('summoned', both(itself, summonedSpecially))],
      {
        limit: useOncePerTurn,
        when: summonedOnly({ races: 'Wyrm' }),
        cost: [onlySummons({ races: 'Wyrm' })],
        targets: [target(cardsIn('graveyard', 'you', { races: 'Wyrm', not: { names: 'Magma Dragon' } }))],
      },
      {
        do: [does('specialSummon', { what: it, position: 'defense', as: 'came' })],
        then: [{ and: true, do: [grant(came, 'stays', negatedNow)] }],
      },
    ),
  ),
  card(
    'icarus-attack',
    cardEffect(
      { cost: [paying('tribute', monsters({ races: 'Winged Beast' }, 'you'))], targets: [targets(2, { from: field, except: 'self' })] },
      doing(destroys()),
    ),
  ),
  card('compulsory-evacuation-device', cardEffect({ targets: [target(monsters())] }, doing(does('returnToHand', { what: it })))),
  card(
    'forbidden-dress',
    cardEffect(
      { targets: [target(faceUpMonsters())], marks: { damageStep: 'stats' } },
      doing(
        loses(
          it,
          'turnEnd',
          { atk: 600 },
          { layer: 'rules', gain: { rules: [{ cant: 'beTargeted' }, { cant: 'beDestroyed', by: 'effect' }] } },
        ),
      ),
    ),
  ),
  card(
    'r-righteous-justice',
    cardEffect(
      {},
      {
        choose: [
          choose(spellsTraps(undefined, 'self'), {
            min: { count: { from: field, of: 'you', where: { faceUp: true, groups: 'Elemental HERO' } } },
            max: { count: { from: field, of: 'you', where: { faceUp: true, groups: 'Elemental HERO' } } },
            strict: true,
          }),
        ],
        do: [destroys()],
      },
    ),
  ),
  card('skill-drain', cardEffect({ cost: [payLife(1000)] }), standing({ of: faceUpMonsters(), ...negatedNow })),
  card(
    'trap-stun',
    cardEffect(
      {},
      doing(
        does('grant', {
          until: 'turnEnd',
          modifiers: [{ of: spellsTraps(undefined, 'self', { faceUp: true, kinds: 'trap' }), ...negatedNow }],
        }),
      ),
    ),
  ),
  card(
    'bottomless-trap-hole',
    cardEffect(
      { on: [answeringLast('summoned', ofEvent({ controller: 'opponent', faceUp: true, atk: { atLeast: 1500 } }))] },
      {
        do: [does('destroy', { what: all(faceUpMonsters({ is: { event: 'objects' }, atk: { atLeast: 1500 } }, 'opponent')), as: 'gone' })],
        then: [{ and: true, do: [does('banish', { what: { became: { var: 'gone' } } })] }],
      },
    ),
  ),
  card(
    'reload',
    cardEffect(
      { when: { exists: { from: 'hand', of: 'you', except: 'self' } } },
      {
        do: [
          does('count', { name: 'n', amount: { count: { from: 'hand', of: 'you' } } }),
          does('returnToDeck', { what: all({ from: 'hand', of: 'you' }) }),
          does('shuffleDeck'),
        ],
        then: [doing(draw({ var: 'n' }))],
      },
    ),
  ),
  card(
    'pot-of-duality',
    cardEffect(
      {
        limit: activateOncePerTurn,
        when: both(summonedOnly(null), { compare: [{ player: 'you', value: 'mainDeck' }, 'atLeast', 3] }),
        cost: [onlySummons(null)],
      },
      {
        do: [does('excavate', { amount: 3, as: 'dug' })],
        then: [
          {
            choose: [choose({ from: 'mainDeck', of: 'you', where: { is: { var: 'dug' } } })],
            do: [does('addToHand', { what: it, excavated: true, show: true }), does('shuffleDeck')],
          },
        ],
      },
    ),
  ),
  card('solemn-wishes', cardEffect({}), eachTime([happens('drew', yours)], doing(gainLife(500)))),
  card('trade-in', cardEffect({ cost: [paying('discard', cardsIn('hand', 'you', { ...monster, level: 8 }))] }, doing(draw(2)))),
  card('imperial-iron-wall', cardEffect({}), standing({ players: 'all', layer: 'rules', gain: { rules: [{ cant: 'banish' }] } })),
  card(
    'dark-magician-of-chaos',
    mayIf(
      [happens('phase:end')],
      {
        when: { object: 'self', is: { cameThisTurn: true, summonedBy: ['normal', 'tribute', 'special'] } },
        limit: useOncePerTurn,
        targets: [target(cardsIn('graveyard', 'you', { kinds: 'spell' }))],
      },
      doing(does('addToHand', { what: it })),
    ),
    replacing(
      'place',
      [happens('sentToGY', both(inBattle, { object: { event: 'by' }, is: { is: 'self' } }))],
      {},
      { do: [does('becomes', { set: { to: 'banished' } })] },
    ),
    replacing(
      'place',
      [happens('leftField', both(itself, { object: 'self', is: { faceUp: true } }))],
      {},
      { do: [does('becomes', { set: { to: 'banished' } })] },
    ),
  ),
];
