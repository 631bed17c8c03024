import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Condition } from '@arbiter/kernel/authoring';
import {
  activated,
  both,
  cardsIn,
  chosen,
  count,
  create,
  creatureFacts,
  discard,
  face,
  faced,
  is,
  it,
  itself,
  itTransforms,
  loseLife,
  mana,
  not,
  T,
  targetOpponent,
  trigger,
  boost,
  creatures,
  damage,
  effect,
  endStep,
  gainLife,
  onlyIf,
} from './making.js';
import { meldPairs } from './melding.js';
import type { PrintedCard } from './printed.js';

/** Double-faced cards (711), flip cards (709), levelers (710). */

const yourLands = count({ from: 'battlefield', of: 'you', where: { types: 'land' } });

const yourUpkeep = { event: 'step:upkeep', if: { turnOf: 'you' } } as const;

const doubleFaced: readonly PrintedCard[] = [
  faced(
    'Delver of Secrets',
    '密室钻研者',
    creatureFacts('{U}', ['Human', 'Wizard'], 1, 1),
    [
      {
        kind: 'triggered',
        on: [yourUpkeep],
        clauses: [
          { do: [{ verb: 'look', what: { all: { from: 'library', of: 'you', first: 1 } }, as: 'seen' }] },
          {
            choose: [{ as: 'it', from: { from: 'library', of: 'you', where: { is: { var: 'seen' } } }, min: 0, max: 1 }],
            do: [{ verb: 'reveal', what: it }],
          },
          { if: { object: it, is: { types: ['instant', 'sorcery'] } }, do: [itTransforms] },
        ],
      },
    ],
    face(
      'back',
      'Insectile Aberration',
      '昆虫畸变体',
      creatureFacts(null, ['Human', 'Insect'], 3, 2, { colours: ['blue'], keywords: ['flying'] }),
    ),
  ),
  faced(
    'Thraben Sentry',
    null,
    creatureFacts('{3}{W}', ['Human', 'Soldier'], 2, 2, { keywords: ['vigilance'] }),
    [
      {
        kind: 'triggered',
        on: [
          { event: 'died', if: { all: [{ not: itself }, { object: { event: 'object' }, is: { controller: 'you', types: 'creature' } }] } },
        ],
        clauses: [{ may: true, do: [itTransforms] }],
      },
    ],
    face('back', 'Thraben Militia', null, creatureFacts(null, ['Human', 'Soldier'], 5, 4, { colours: ['white'], keywords: ['trample'] })),
  ),
  faced(
    'Hanweir Militia Captain',
    null,
    creatureFacts('{1}{W}', ['Human', 'Soldier'], 2, 2),
    [
      {
        kind: 'triggered',
        on: [yourUpkeep],
        when: { exists: { from: 'battlefield', of: 'you', where: { types: 'creature' } }, atLeast: 4 },
        clauses: [{ do: [itTransforms] }],
      },
    ],
    face('back', 'Westvale Cult Leader', null, creatureFacts(null, ['Human', 'Cleric'], 0, 0, { colours: ['white', 'black'] }), [
      {
        kind: 'static',
        modifiers: [
          {
            layer: 'pt.define',
            of: 'self',
            defining: true,
            set: {
              power: { count: { from: 'battlefield', of: 'you', where: { types: 'creature' } } },
              toughness: { count: { from: 'battlefield', of: 'you', where: { types: 'creature' } } },
            },
          },
        ],
      },
      {
        kind: 'triggered',
        on: [{ event: 'step:end', if: { turnOf: 'you' } }],
        clauses: [{ do: [{ verb: 'create', token: 'token:human-cleric-1-1-white-black' }] }],
      },
    ]),
  ),
];

const noSpells = { compare: [{ history: 'castLastTurn', of: 'all' }, 'equal', 0] } as const;
const twoSpells = { compare: [{ history: 'castLastTurn', of: 'all', take: 'greatest' }, 'atLeast', 2] } as const;
const eachUpkeep = (when: Condition): Ability => onlyIf(when, trigger('step:upkeep', null, itTransforms));

/** Werewolves: they transform when nobody cast a spell last turn, and back when a player cast two. */
const werewolves: readonly PrintedCard[] = [
  faced(
    'Reckless Waif',
    null,
    creatureFacts('{R}', ['Human', 'Rogue', 'Werewolf'], 1, 1),
    [eachUpkeep(noSpells)],
    face('back', 'Merciless Predator', null, creatureFacts(null, ['Werewolf'], 3, 2, { colours: ['red'] }), [eachUpkeep(twoSpells)]),
  ),
  faced(
    'Village Ironsmith',
    null,
    creatureFacts('{1}{R}', ['Human', 'Werewolf'], 1, 1, { keywords: ['firstStrike'] }),
    [eachUpkeep(noSpells)],
    face('back', 'Ironfang', null, creatureFacts(null, ['Werewolf'], 3, 1, { colours: ['red'], keywords: ['firstStrike'] }), [
      eachUpkeep(twoSpells),
    ]),
  ),
  faced(
    'Gatstaf Shepherd',
    null,
    creatureFacts('{1}{G}', ['Human', 'Werewolf'], 2, 2),
    [eachUpkeep(noSpells)],
    face('back', 'Gatstaf Howler', null, creatureFacts(null, ['Werewolf'], 3, 3, { colours: ['green'], keywords: ['intimidate'] }), [
      eachUpkeep(twoSpells),
    ]),
  ),
  faced(
    'Mayor of Avabruck',
    null,
    creatureFacts('{1}{G}', ['Human', 'Advisor', 'Werewolf'], 1, 1),
    [boost(creatures('you', { subtypes: 'Human' }, 'self'), 1, 1), eachUpkeep(noSpells)],
    face('back', 'Howlpack Alpha', null, creatureFacts(null, ['Werewolf'], 3, 3, { colours: ['green'] }), [
      boost(creatures('you', { subtypes: ['Werewolf', 'Wolf'] }, 'self'), 1, 1),
      endStep('you', create('wolf')),
      eachUpkeep(twoSpells),
    ]),
  ),
  faced(
    'Huntmaster of the Fells',
    null,
    creatureFacts('{2}{R}{G}', ['Human', 'Werewolf'], 2, 2),
    [
      {
        kind: 'triggered',
        on: [
          { event: 'entered', if: itself },
          { event: 'transformed', if: both(itself, is('self', { name: 'Huntmaster of the Fells' })) },
        ],
        ...effect(create('wolf'), gainLife(2)),
      },
      eachUpkeep(noSpells),
    ],
    face(
      'back',
      'Ravager of the Fells',
      null,
      creatureFacts(null, ['Werewolf'], 4, 4, { colours: ['red', 'green'], keywords: ['trample'] }),
      [
        trigger(
          'transformed',
          both(itself, is('self', { name: 'Ravager of the Fells' })),
          { as: 'it', from: { from: 'battlefield', where: { types: 'planeswalker' } }, players: 'opponent', target: true },
          { as: 'other', from: creatures({ controllerOf: { var: 'it' } }), min: 0, max: 1, target: true },
          { do: [damage(2), damage(2, { var: 'other' })], together: true },
        ),
        eachUpkeep(twoSpells),
      ],
    ),
  ),
];

const flips: readonly PrintedCard[] = [
  faced(
    'Akki Lavarunner',
    null,
    creatureFacts('{3}{R}', ['Goblin', 'Warrior'], 1, 1, { keywords: ['haste'] }),
    [
      {
        kind: 'triggered',
        on: [
          {
            event: 'damage',
            if: {
              all: [
                { object: { event: 'source' }, is: { is: 'self' } },
                { seat: 'seat', is: 'opponent' },
              ],
            },
          },
        ],
        clauses: [{ do: [{ verb: 'flip', what: 'self' }] }],
      },
    ],
    face(
      'flip',
      'Tok-Tok, Volcano Born',
      null,
      creatureFacts(null, ['Goblin', 'Shaman'], 2, 2, {
        supertypes: ['legendary'],
        keywords: [{ word: 'protection', from: { colours: 'red' } }],
      }),
      [
        {
          kind: 'replacement',
          on: [{ event: 'damage', if: both(is({ event: 'source' }, { colours: 'red' }), { seat: 'seat', is: 'all' }) }],
          clauses: [{ do: [{ verb: 'becomes', set: { amount: { plus: [{ event: 'amount' }, 1] } } }] }],
        },
      ],
    ),
  ),
  faced(
    'Jushi Apprentice',
    null,
    creatureFacts('{1}{U}', ['Human', 'Wizard'], 1, 2),
    [
      {
        kind: 'activated',
        cost: [{ verb: 'payMana', mana: '{2}{U}' }, { verb: 'tapSelf' }],
        clauses: [
          { do: [{ verb: 'draw' }] },
          { if: { exists: { from: 'hand', of: 'you' }, atLeast: 9 }, do: [{ verb: 'flip', what: 'self' }] },
        ],
      },
    ],
    face('flip', 'Tomoya the Revealer', null, creatureFacts(null, ['Human', 'Wizard'], 2, 3, { supertypes: ['legendary'] }), [
      {
        kind: 'activated',
        cost: [{ verb: 'payMana', mana: '{3}{U}{U}' }, { verb: 'tapSelf' }],
        targets: [{ as: 'it', players: true, target: true }],
        clauses: [{ do: [{ verb: 'draw', player: { chosen: 'it' }, amount: { count: { from: 'hand', of: 'you' } } }] }],
      },
    ]),
  ),
  faced(
    'Nezumi Shortfang',
    null,
    creatureFacts('{1}{B}', ['Rat', 'Rogue'], 1, 1),
    [
      activated([mana('{1}{B}'), T], targetOpponent, discard(1, chosen()), {
        if: not({ exists: cardsIn('hand', chosen()) }),
        do: [{ verb: 'flip', what: 'self' }],
      }),
    ],
    face('flip', 'Stabwhisker the Odious', null, creatureFacts(null, ['Rat', 'Shaman'], 3, 3, { supertypes: ['legendary'] }), [
      trigger(
        'step:upkeep',
        { turnOf: 'opponent' },
        loseLife({ atLeast: [0, { minus: [3, count(cardsIn('hand', 'active'))] }] }, 'active'),
      ),
    ]),
  ),
  faced(
    'Budoka Gardener',
    null,
    creatureFacts('{1}{G}', ['Human', 'Monk'], 2, 1),
    [
      {
        kind: 'activated',
        cost: [{ verb: 'tapSelf' }],
        clauses: [
          {
            choose: [{ as: 'it', from: { from: 'hand', of: 'you', where: { types: 'land' } }, min: 0, max: 1 }],
            do: [{ verb: 'move', what: it, to: 'battlefield' }],
          },
          {
            if: { exists: { from: 'battlefield', of: 'you', where: { types: 'land' } }, atLeast: 10 },
            do: [{ verb: 'flip', what: 'self' }],
          },
        ],
      },
    ],
    face('flip', 'Dokai, Weaver of Life', null, creatureFacts(null, ['Human', 'Monk'], 3, 3, { supertypes: ['legendary'] }), [
      activated([mana('{4}{G}{G}'), T], create('elemental-x-x-green', 1, { except: { set: { power: yourLands, toughness: yourLands } } })),
    ]),
  ),
];

/** 710.2a, 710.2b: what a leveler is from one number of level counters on, up to another. */
const level = (from: number, to: number | null, power: number, toughness: number, ...keywords: readonly JsonObject[]) =>
  ({
    kind: 'static',
    when: {
      all: [
        { compare: [{ value: 'levels', of: 'self' }, 'atLeast', from] },
        ...(to === null ? [] : [{ compare: [{ value: 'levels', of: 'self' }, 'atMost', to] } as const]),
      ],
    },
    modifiers: [
      { layer: 'pt.set', of: 'self', set: { power, toughness } },
      ...(keywords.length === 0 ? [] : [{ layer: 'abilities', of: 'self', gain: { keywords } } as const]),
    ],
  }) as const;

const levelers: readonly PrintedCard[] = [
  faced(
    'Halimar Wavewatch',
    null,
    creatureFacts('{1}{U}', ['Merfolk', 'Soldier'], 0, 3, { keywords: [{ word: 'levelUp', cost: '{2}' }] }),
    [level(1, 4, 0, 6), level(5, null, 6, 6, { word: 'landwalk', where: { subtypes: 'Island' } })],
  ),
];

export const facedCards: readonly PrintedCard[] = [...doubleFaced, ...werewolves, ...flips, ...levelers, ...meldPairs];
