import type { Predicate, Selector } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';
import {
  aboutOther,
  aboutSelf,
  afterOtherAmbush,
  ambushed,
  attackBy,
  blueStar,
  both,
  cast,
  drawCards,
  enterable,
  gainReward,
  immediate,
  keyword,
  lend,
  magic,
  mainPhaseBegins,
  oncePerMainPhase,
  prohibit,
  standing,
  unit,
  units,
  yours,
} from './building.js';

const race = 'cat';
const cat: Predicate = { race: 'cat' };
const catUnit: Predicate = { type: 'unit', ...cat };
const ambush = 'ambush';
const awake: Selector = units('you', { ...cat, not: { stance: 'sideways' } });
const movedAnywhere = { as: 'place', slot: { for: 'moveOwn', object: { var: 'unit' } } } as const;

const catUnits: readonly StarlineCard[] = [
  unit(
    { id: 'c-cat-0023', zh: '醫療喵', en: 'Medic Meow', race, attack: 5, score: 5, tributes: 1, keywords: [ambush] },
    ambushed({
      choose: [{ as: 'cards', from: { from: 'graveyard', of: 'you', where: { ...enterable, ...cat } }, min: 2, max: 2, target: true }],
      do: [{ verb: 'summon', objects: { var: 'cards' } }],
    }),
  ),
  unit(
    { id: 'c-cat-0054', zh: '手賤喵', en: 'Meddling Meow', race, attack: 6, score: 2, keywords: [ambush] },
    {
      kind: 'triggered',
      on: [
        {
          event: 'unitDestroyed',
          mark: 'before',
          if: both({ eventIs: 'by', equal: 'battle' }, { object: { event: 'opponent' }, is: { is: 'self' } }),
        },
      ],
      clauses: [
        {
          choose: [{ as: 'place', slot: { for: 'moveOwn', object: { event: 'object' } } }],
          do: [
            { verb: 'prevent', objects: { event: 'object' } },
            { verb: 'move', objects: { event: 'object' }, slot: 'place' },
          ],
        },
      ],
    },
  ),
  unit({ id: 'cat-0001', zh: '靴喵', en: 'Boots Meow', race, attack: 4, score: 3, keywords: [ambush] }),
  unit(
    { id: 'cat-0002', zh: '喵媽媽', en: 'Mother Meow', race, attack: 4, score: 4, tributes: 1, keywords: [ambush] },
    immediate({
      do: [
        {
          verb: 'grant',
          modifiers: [
            lend(units('you', { keywords: ambush }), {
              kind: 'triggered',
              on: [{ event: 'unitDestroyed', mark: 'before', if: both(aboutSelf, { phase: 'defence' }, { turnOf: 'opponent' }) }],
              clauses: [
                {
                  do: [
                    { verb: 'prevent', objects: 'self' },
                    { verb: 'toHand', objects: 'self' },
                  ],
                },
              ],
            }),
          ],
          until: 'opponentNextTurnEnd',
        },
      ],
    }),
  ),
  unit(
    { id: 'cat-0008', zh: '老喵', en: 'Old Meow', race, attack: 4, score: 5, tributes: 1, keywords: [ambush] },
    afterOtherAmbush('hand', { do: [{ verb: 'playExtra', objects: 'self' }] }),
  ),
  unit({ id: 'cat-0010', zh: '粉喵', en: 'Pink Meow', race, attack: 4, score: 2, keywords: [ambush] }, ambushed(drawCards(1))),
  unit(
    { id: 'cat-0012', zh: '喵玩具', en: 'Meow Toy', race, attack: -2, score: 0, placements: ['enemyFront', 'enemyBack'] },
    {
      kind: 'triggered',
      from: ['graveyard'],
      on: [{ event: 'enteredGraveyard', mark: 'at', if: aboutSelf }],
      clauses: [{ do: [{ verb: 'toHand', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-cat-0013', zh: '忍喵', en: 'Ninja Meow', race, attack: 3, score: 3 },
    {
      kind: 'triggered',
      from: ['hand'],
      may: true,
      on: [{ event: 'phaseBegan', mark: 'at', if: both({ eventIs: 'phase', equal: 'main' }, yours) }],
      when: { compare: [{ player: 'opponent', value: 'units' }, 'atLeast', 5] },
      clauses: [{ do: [{ verb: 'playExtra', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-cat-0016', zh: '飄飄喵', en: 'Drifting Meow', race, attack: 2, score: 1, keywords: [ambush] },
    {
      kind: 'triggered',
      from: ['hand'],
      may: true,
      on: [{ event: 'enteredGraveyard', mark: 'at', if: both(yours, { eventIs: 'from', equal: 'slots' }) }],
      clauses: [{ do: [{ verb: 'playExtra', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-cat-0021', zh: '幽靈喵', en: 'Ghost Meow', race, attack: 3, score: 2, keywords: [ambush] },
    afterOtherAmbush('graveyard', { do: [{ verb: 'playExtra', objects: 'self' }] }),
  ),
  unit(
    { id: 'r-cat-0029', zh: '肥宅喵', en: 'Couch Meow', race, attack: 3, score: 2 },
    {
      ...oncePerMainPhase({
        choose: [{ as: 'units', from: awake, min: 2, max: 2, target: true }],
        do: [{ verb: 'turn', objects: { var: 'units' }, to: 'sideways' }],
        then: [gainReward(1)],
      }),
      when: { exists: awake, atLeast: 2 },
    },
  ),
  unit(
    { id: 'r-cat-0030', zh: '彩虹幻象喵', en: 'Rainbow Mirage Meow', race, subtypes: ['虛擬'], attack: 1, score: 2 },
    afterOtherAmbush(
      'hand',
      { do: [{ verb: 'discard', objects: 'self' }] },
      { do: [{ verb: 'grant', to: { all: units('you', { stance: 'attacking' }) }, modifiers: [attackBy(1)], until: 'thisMainPhase' }] },
    ),
  ),
  unit(
    { id: 'r-cat-0031', zh: '訊號干擾喵', en: 'Jamming Meow', race, attack: 2, score: 2, keywords: [ambush] },
    ambushed({
      choose: [{ as: 'card', from: { from: 'hand', of: 'opponent' }, random: true }],
      do: [
        { verb: 'toDeck', objects: { var: 'card' }, at: 'shuffle' },
        { verb: 'draw', player: 'opponent', count: 1 },
      ],
    }),
  ),
  unit({
    id: 'r-cat-0036',
    zh: '壞喵俱樂部 神隱喵',
    en: 'Hidden Meow of the Bad Club',
    race,
    attack: 3,
    score: 1,
    keywords: [ambush],
    placements: ['ownBack'],
  }),
  unit(
    { id: 'r-cat-0037', zh: '喵抓板', en: 'Scratching Board', race, attack: -3, score: 1 },
    afterOtherAmbush('hand', { do: [{ verb: 'playExtra', objects: 'self', side: 'opponent' }] }),
    standing(prohibit(['beSacrificed'])),
  ),
  unit(
    { id: 'r-cat-0038', zh: '布偶喵', en: 'Ragdoll Meow', race, attack: 1, score: 1, exposes: ['text'] },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: { ...units('you', { traveller: false, not: { merged: true } }), except: 'self' }, target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'unit' } }],
    }),
    { kind: 'static', from: ['under'], modifiers: [{ layer: 'keywords', of: 'host', gain: { keywords: [ambush] } }] },
    { kind: 'static', when: { object: 'self', is: { merged: true } }, modifiers: [keyword([ambush])] },
  ),
  unit(
    { id: 'r-cat-0041', zh: '公關姐姐喵', en: 'Hostess Meow', race, attack: 2, score: 3, keywords: [ambush] },
    {
      kind: 'triggered',
      on: [
        {
          event: 'unitPlayed',
          mark: 'at',
          if: both(
            yours,
            { eventIs: 'extra', equal: true },
            { object: { event: 'object' }, is: cat },
            { object: { event: 'source' }, is: cat },
          ),
        },
        {
          event: 'unitSummoned',
          mark: 'at',
          if: both(yours, { object: { event: 'object' }, is: cat }, { object: { event: 'source' }, is: cat }),
        },
      ],
      clauses: [gainReward(1)],
    },
  ),
  unit(
    { id: 'r-cat-0042', zh: '魔拳喵喵', en: 'Magic Fist Meow', race, attack: 4, score: 2, keywords: [ambush] },
    immediate({
      choose: [{ as: 'unit', from: { ...units('you', cat), except: 'self' }, target: true }],
      do: [{ verb: 'grant', to: { var: 'unit' }, modifiers: [keyword(['enemyMagicResistance'])], until: 'nextTurnEnd' }],
    }),
  ),
  unit(
    { id: 'r-cat-0050', zh: '打手喵', en: 'Bruiser Meow', race, attack: 4, score: 0, keywords: [ambush] },
    afterOtherAmbush('hand', {
      do: [
        { verb: 'playExtra', objects: 'self', as: 'unit' },
        { verb: 'grant', to: { var: 'unit' }, modifiers: [attackBy(5)], until: 'nextTurnEnd' },
      ],
    }),
    ambushed(gainReward(1)),
  ),
  unit(
    { id: 'r-cat-0056', zh: 'DJ喵', en: 'DJ Meow', race, attack: 2, score: 2, keywords: [ambush], placements: ['ownBack'] },
    ambushed({
      choose: [{ as: 'unit', from: units('opponent'), target: true }, movedAnywhere],
      do: [{ verb: 'move', objects: { var: 'unit' }, slot: 'place' }],
    }),
    {
      kind: 'triggered',
      on: [{ event: 'ambushSucceeded', mark: 'at', if: both(yours, aboutOther) }],
      clauses: [
        {
          choose: [{ as: 'unit', from: units('opponent'), target: true }, movedAnywhere],
          do: [{ verb: 'move', objects: { var: 'unit' }, slot: 'place' }],
        },
      ],
    },
  ),
  unit(
    { id: 'sr-cat-0022', zh: '壯壯喵', en: 'Sturdy Meow', race, attack: 6, score: 4, tributes: 1, keywords: [ambush] },
    standing(prohibit(['beDestroyedInBattle'])),
  ),
  unit(
    {
      id: 'sr-cat-0026',
      zh: '惡魔招財喵',
      en: 'Demon Fortune Meow',
      race,
      subtypes: ['神族'],
      attack: 7,
      score: 1,
      keywords: [ambush],
      blueStar: true,
    },
    blueStar({ exists: { from: 'graveyard', of: 'you', where: catUnit }, atLeast: 3 }),
    ambushed({
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'you', where: catUnit }, target: true }],
      do: [{ verb: 'exile', objects: { var: 'card' } }],
      then: [gainReward(1)],
    }),
    { ...mainPhaseBegins({ do: [{ verb: 'toHand', objects: 'self' }] }), from: ['graveyard'] },
  ),
  unit(
    { id: 'sr-cat-0034', zh: '百變喵', en: 'Shapeshifter Meow', race, attack: 3, score: 3, tributes: 1 },
    mainPhaseBegins({
      may: true,
      choose: [{ as: 'unit', from: units('you', { ...cat, keywords: ambush }), target: true }],
      do: [
        { verb: 'triggerAmbush', objects: { var: 'unit' } },
        { verb: 'toHand', objects: { var: 'unit' } },
        { verb: 'toHand', objects: 'self' },
      ],
    }),
  ),
];

const catMagic: readonly StarlineCard[] = [
  magic(
    { id: 'cat-0020', zh: '捕喵網', en: 'Meow Net', race, mana: 2, magicKind: 'consumable' },
    cast(
      ['main'],
      {
        choose: [{ as: 'card', from: { from: 'deck', of: 'you', where: catUnit } }],
        do: [
          { verb: 'reveal', objects: { var: 'card' } },
          { verb: 'toHand', objects: { var: 'card' } },
        ],
      },
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  magic(
    { id: 'r-cat-0040', zh: '逗喵棒', en: 'Teaser Wand', race, mana: 2, magicKind: 'consumable' },
    cast(
      ['main', 'defence'],
      {
        choose: [{ as: 'unit', from: units('you', cat), target: true }],
        do: [{ verb: 'turn', objects: { var: 'unit' }, to: 'upright' }],
      },
      { may: true, choose: [movedAnywhere], do: [{ verb: 'move', objects: { var: 'unit' }, slot: 'place' }] },
    ),
  ),
  magic(
    { id: 'r-cat-0049', zh: '喵玩具店', en: 'Meow Toy Shop', race, mana: 2, magicKind: 'field' },
    cast(['main']),
    oncePerMainPhase(
      {
        choose: [
          { as: 'card', from: { from: ['hand', 'graveyard'], of: 'you', where: { ...catUnit, placements: ['enemyFront', 'enemyBack'] } } },
        ],
      },
      {
        if: { exists: { from: 'hand', of: 'you', where: { is: { var: 'card' } } } },
        do: [{ verb: 'playExtra', objects: { var: 'card' }, side: 'opponent' }],
      },
      {
        if: { exists: { from: 'graveyard', of: 'you', where: { is: { var: 'card' } } } },
        do: [{ verb: 'toHand', objects: { var: 'card' } }],
      },
    ),
  ),
];

/** Cat thieves (喵喵賊): units that ambush and act again from the hand. */
export const catCards: readonly StarlineCard[] = [...catUnits, ...catMagic];
