import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import {
  all,
  andIf,
  answering,
  both,
  bringing,
  byOpponent,
  bySelf,
  cannotBe,
  card,
  cardEffect,
  cardsIn,
  choose,
  damage,
  does,
  doing,
  either,
  eventIs,
  faceUpMonsters,
  field,
  grant,
  happens,
  hasRoom,
  how,
  ignition,
  inBattle,
  it,
  itself,
  itsRule,
  mayIf,
  mayWhen,
  monster,
  monsters,
  must,
  not,
  oncePerTurn,
  onceForAll,
  opponents,
  paying,
  picking,
  quick,
  search,
  spellTrapPlaces,
  stats,
  summonedSpecially,
  target,
  useOncePerTurn,
} from '../making.js';

/** Monsters of several series that the cards of the examples search for and summon. */
const ghostricks = { ...monster, groups: 'Ghostrick' } as const;
const onlyBesideGhostricks: Ability = {
  kind: 'static',
  from: ['hand'],
  marks: { noNormalSummon: true },
  when: not({ exists: faceUpMonsters({ groups: 'Ghostrick' }, 'you') }),
};
const hides = ignition({ limit: oncePerTurn }, doing(does('turnFaceDown', { what: 'self' })));
const superQuants = { ...monster, groups: 'Super Quant' } as const;
const arrives = happens('summoned', both(itself, how('normal', 'tribute', 'special')));
const fallen = happens('sentToGY', itself);
const dug = { from: 'mainDeck', of: 'you', where: { is: { var: 'dug' } } } as const;
const specially = ['special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'];
const came = { var: 'came' } as const;
const turnedUp = happens('flipped', itself);
const hidden = monsters({ faceUp: false, position: 'defense' }, 'you');
const fromHandFaceDown = does('specialSummon', { what: 'self', position: 'faceDownDefense' });

export const seriesPrograms: readonly CardProgram[] = [
  card(
    'ghostrick-lantern',
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [
        happens('attackDeclared', both({ seat: 'seat', is: 'opponent' }, eventIs('direct', true))),
        happens('attackTargeted', { object: { event: 'object' }, is: { groups: 'Ghostrick', controller: 'you' } }),
      ],
      { from: ['hand'] },
      {
        do: [does('negateAttack')],
        then: [andIf(fromHandFaceDown)],
      },
    ),
  ),
  card(
    'ghostrick-specter',
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [
        happens(
          'sentToGY',
          both(
            eventIs('act', 'destroyed'),
            { object: { event: 'was' }, is: ghostricks },
            { object: { event: 'object' }, is: { owner: 'you' } },
            either(both(inBattle, { turnOf: 'opponent' }), both(eventIs('reason', 'effect'), byOpponent)),
          ),
        ),
      ],
      { from: ['hand'], marks: { damageStep: 'stated' } },
      { do: [fromHandFaceDown], then: [andIf(does('draw', { amount: 1 }))] },
    ),
  ),
  card(
    'ghostrick-warwolf',
    onlyBesideGhostricks,
    hides,
    must([turnedUp], { limit: useOncePerTurn }, doing(damage({ times: [100, { count: { from: field, where: { set: true } } }] }))),
  ),
  card(
    'ghostrick-yeti',
    onlyBesideGhostricks,
    hides,
    mayWhen(
      [turnedUp],
      { targets: [target(faceUpMonsters({ groups: 'Ghostrick' }))] },
      doing(grant(it, 'turnEnd', cannotBe({ cant: 'beDestroyed', by: 'battle' }, { cant: 'beDestroyed', by: 'effect' }))),
    ),
  ),
  card(
    'ghostrick-scare',
    cardEffect(
      { targets: [target(hidden, { min: 1, max: { count: hidden } })] },
      {
        do: [
          does('flipFaceUp', { what: it, position: 'defense' }),
          does('count', { name: 'seen', amount: { countOf: it, where: { groups: 'Ghostrick' } } }),
        ],
        then: [
          {
            and: true,
            if: { compare: [{ var: 'seen' }, 'atLeast', 1] },
            choose: [
              choose(faceUpMonsters({ not: { frame: 'link' }, token: false }, 'opponent'), {
                as: 'frightened',
                min: 1,
                max: { var: 'seen' },
              }),
            ],
            do: [does('turnFaceDown', { what: { var: 'frightened' } })],
          },
        ],
      },
    ),
  ),
  card(
    'lunalight-gold-leo',
    mayIf(
      [happens('summoned', both(itself, how('normal', 'tribute', 'special')))],
      { limit: useOncePerTurn },
      {
        ...search({ ...monster, groups: 'Lunalight', not: { names: 'Lunalight Gold Leo' } }),
        then: [{ choose: [choose(cardsIn('hand', 'you'), { as: 'thrown' })], do: [does('discard', { what: { var: 'thrown' } })] }],
      },
    ),
    mayIf(
      [onceForAll(happens('sentToGY', { object: { event: 'object' }, is: { ...monster, groups: 'Lunalight', owner: 'you' } }))],
      {
        limit: useOncePerTurn,
        marks: { damageStep: 'stated' },
        targets: [target(cardsIn('graveyard', 'you', { ...monster, groups: 'Lunalight', is: { event: 'objects' } }))],
      },
      doing(does('addToHand', { what: it })),
    ),
  ),
  card(
    'lunalight-silver-hound',
    mayIf(
      [happens('sentToGY', both(itself, eventIs('reason', 'effect')))],
      { from: ['graveyard'], limit: useOncePerTurn },
      {
        choose: [
          choose(cardsIn('mainDeck', 'you', { ...monster, groups: 'Lunalight', not: { names: 'Lunalight Silver Hound' } }), {
            strict: true,
          }),
        ],
        do: [does('specialSummon', { what: it, as: 'came' })],
        then: [
          andIf(
            does('grant', {
              players: 'you',
              until: 'stays',
              modifiers: [
                {
                  layer: 'rules',
                  players: 'you',
                  if: { exists: faceUpMonsters({ is: came }, 'you') },
                  gain: {
                    rules: [{ cant: 'specialSummon', of: { tree: { place: 'extraDeck' } }, but: { tree: { groups: 'Lunalight' } } }],
                  },
                },
              ],
            }),
          ),
        ],
      },
    ),
    {
      kind: 'activated',
      from: ['graveyard'],
      limit: useOncePerTurn,
      on: [
        {
          event: 'activated',
          mark: 'at',
          last: true,
          if: both(
            either(eventIs('kinds', 'spell'), eventIs('kinds', 'trap')),
            either(...[...spellTrapPlaces, 'monsterZone'].map((place) => eventIs('place', place))),
          ),
        },
      ],
      marks: { quick: true, damageStep: 'negates' },
      cost: [does('banish', { what: 'self' }), paying('banish', cardsIn('graveyard', 'you', { groups: 'Lunalight', frame: 'fusion' }))],
      clauses: [doing(does('negateActivation'))],
    },
  ),
  card(
    'super-quantum-blue-layer',
    mayWhen([arrives], { limit: useOncePerTurn }, search({ groups: 'Super Quant', not: { names: 'Super Quantum Blue Layer' } })),
    mayIf(
      [fallen],
      {
        from: ['graveyard'],
        limit: useOncePerTurn,
        targets: [target(cardsIn('graveyard', 'you', { groups: 'Super Quant' }), { min: 1, max: 3 })],
      },
      doing(does('returnToDeck', { what: it }), does('shuffleDeck')),
    ),
  ),
  card(
    'super-quantum-white-layer',
    ignition(
      {
        from: ['hand'],
        limit: useOncePerTurn,
        cost: [
          paying('sendToGY', {
            from: ['hand', 'monsterZone'],
            of: 'you',
            where: { ...superQuants, not: { attribute: 'LIGHT' }, any: [{ place: 'hand' }, { faceUp: true }] },
          }),
        ],
      },
      doing(does('specialSummon', { what: 'self', position: 'defense' })),
    ),
    mayWhen(
      [arrives],
      { limit: useOncePerTurn },
      {
        choose: [choose(cardsIn('mainDeck', 'you', superQuants), { strict: true })],
        do: [
          does('noteName', { what: it, attribute: 'itsAttribute' }),
          does('count', { name: 'itsLevel', amount: { value: 'level', of: it } }),
          does('sendToGY', { what: it }),
        ],
        then: [
          andIf(
            grant(
              'self',
              'stays',
              { layer: 'kinds', set: { attribute: { var: 'itsAttribute' } } },
              { layer: 'level', set: { level: { var: 'itsLevel' } } },
            ),
          ),
        ],
      },
    ),
    mayIf(
      [fallen],
      { from: ['graveyard'], limit: useOncePerTurn },
      {
        choose: [choose(cardsIn(['mainDeck', 'graveyard'], 'you', { names: 'Super Quantal Fairy Alphan' }), { strict: true })],
        do: [does('addToHand', { what: it, show: true })],
      },
    ),
  ),
  card(
    'super-quantum-black-layer',
    quick(
      {
        from: ['hand'],
        on: [answering('activated', both(opponents, eventIs('act', 'effect'), eventIs('kinds', 'monster')))],
        limit: useOncePerTurn,
        when: both(hasRoom, { object: 'self', is: { summonable: true } }),
      },
      {
        ...picking({ ...cardsIn('hand', 'you'), except: 'self' }, does('discard', { what: { var: 'thrown' } }), { as: 'thrown' }),
        then: [andIf(does('specialSummon', { what: 'self' }))],
      },
    ),
    mayIf(
      [happens('summoned', both(itself, summonedSpecially))],
      { limit: useOncePerTurn },
      {
        choose: [choose(cardsIn('extraDeck', 'you', { groups: 'Super Quantal Mech Beast', frame: 'xyz' }), { strict: true })],
        do: [does('specialSummon', { what: it, how: 'xyz', using: 'self', as: 'came' })],
        then: [
          {
            and: true,
            choose: [choose(cardsIn('graveyard', 'you', superQuants), { as: 'joined' })],
            do: [does('attachMaterial', { what: { var: 'joined' }, to: came })],
          },
        ],
      },
    ),
    mayIf([fallen], { from: ['graveyard'], limit: useOncePerTurn }, search({ groups: 'Super Quant', kinds: 'spell' })),
  ),
  card(
    'sylvan-bladefender',
    mayWhen(
      [
        happens(
          'sentToGY',
          both(inBattle, eventIs('act', 'destroyed'), bySelf, { object: { event: 'was' }, is: { controller: 'opponent' } }),
        ),
      ],
      {},
      {
        do: [does('excavate', { amount: 1, as: 'dug' })],
        then: [
          {
            if: { exists: { ...dug, where: { ...dug.where, races: 'Plant' } } },
            do: [does('sendToGY', { what: all(dug), excavated: true })],
            otherwise: [doing(does('returnToDeck', { what: all(dug), at: 'bottom' }))],
          },
        ],
      },
    ),
    mayIf(
      [happens('sentToGY', both(itself, eventIs('reason', 'effect'), eventIs('excavated', true)))],
      { from: ['graveyard'] },
      doing(does('addToHand', { what: 'self' })),
    ),
  ),
  card(
    'raidraptor-rise-falcon',
    itsRule({ may: 'attackEach', of: { tree: { summonedBy: specially } } }),
    ignition(
      {
        limit: oncePerTurn,
        cost: [does('detach', { what: 'self', amount: 1 })],
        targets: [target(faceUpMonsters({ summonedBy: specially }, 'opponent'))],
      },
      doing({ ...grant('self', 'stays', stats({ atk: { var: 'gain' } })), let: { gain: { value: 'atk', of: it } } }),
    ),
  ),
  card(
    'fabled-raven',
    ignition(
      { limit: oncePerTurn },
      {
        choose: [choose(cardsIn('hand', 'you'), { as: 'thrown', min: 1, max: 60 })],
        do: [does('discard', { what: { var: 'thrown' }, total: 'n' })],
        then: [
          andIf(grant('self', 'turnEnd', { layer: 'level', add: { level: { var: 'n' } } }, stats({ atk: { times: [400, { var: 'n' }] } }))),
        ],
      },
    ),
  ),
  card(
    'stygian-security',
    must(
      [happens('sentToGY', both(itself, inBattle, eventIs('act', 'destroyed')))],
      { from: ['graveyard'] },
      bringing(cardsIn('mainDeck', 'you', { ...monster, races: 'Fiend', level: 1 })),
    ),
  ),
  card(
    'genni-the-maid-of-endymion',
    ignition(
      { from: ['hand'], limit: useOncePerTurn, when: { exists: faceUpMonsters({ races: 'Spellcaster' }, 'you') } },
      doing(does('specialSummon', { what: 'self' })),
    ),
    {
      kind: 'activated',
      limit: useOncePerTurn,
      marks: { quick: true },
      when: { phase: ['main1', 'main2'] },
      targets: [target(faceUpMonsters({ races: 'Spellcaster' }, 'you'))],
      clauses: [
        {
          do: [does('banish', { what: it })],
          then: [
            {
              and: true,
              ...bringing(
                cardsIn('mainDeck', 'you', { ...monster, groups: 'Witchcrafter', not: { names: 'Genni, the Maid of Endymion' } }),
              ),
            },
          ],
        },
      ],
    },
  ),
];
