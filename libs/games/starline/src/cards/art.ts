import type { Predicate } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';
import {
  attackBy,
  blueStar,
  both,
  cast,
  endPhase,
  gainReward,
  immediate,
  keyword,
  magic,
  mainPhaseBegins,
  oncePerMainPhase,
  oncePerTurn,
  prohibit,
  related,
  searchDeck,
  standing,
  summonChosen,
  theirs,
  turnChosen,
  unit,
  units,
  whenDestroyed,
  wonFight,
  yours,
} from './building.js';

const race = 'art';
const artwork: Predicate = { race: 'art' };
const exhibit: Predicate = { race: 'art', not: { subtypes: '人型' } };
const paint: Predicate = { subtypes: '顏料' };
const yourArtwork = { object: { event: 'object' }, is: { ...artwork, controller: 'you' } } as const;

const plain: readonly StarlineCard[] = [
  unit({ id: 'art-0004', zh: '呐喊的人', en: 'The Screaming One', race, attack: 4, score: 2, keywords: ['pierce'] }),
  unit(
    { id: 'art-0007', zh: '兩位陌生人', en: 'Two Strangers', race, attack: 4, score: 4, tributes: 1 },
    immediate(turnChosen(units(null), 'sideways')),
  ),
  unit(
    { id: 'art-0014', zh: '創世老人', en: 'Old Man of Creation', race, attack: 1, score: 3 },
    {
      kind: 'static',
      when: { exists: { ...related('leftOf'), where: { name: '創世男孩' } } },
      modifiers: [attackBy(4), keyword(['enemyMagicResistance'])],
    },
  ),
  unit(
    { id: 'art-0016', zh: '摩艾石巨像', en: 'Moai Colossus', race, attack: 4, score: 2, keywords: ['enemyMagicResistance'] },
    wonFight('any', turnChosen(units(null), 'sideways')),
  ),
  unit(
    { id: 'r-art-0003', zh: '沉思的男人', en: 'The Pondering Man', race, attack: null, score: -2, placements: ['enemyFront'] },
    standing(prohibit(['beSacrificed', 'move'])),
  ),
  unit(
    { id: 'r-art-0006-2', zh: '刁鑽的藝術收藏家', en: 'Fussy Art Collector', race, subtypes: ['人型'], attack: 4, score: 4, tributes: 1 },
    immediate(
      { do: [{ verb: 'look', objects: { all: { from: 'deck', of: 'you', first: 2 } }, as: 'seen' }] },
      {
        choose: [{ as: 'taken', from: { from: 'deck', of: 'you', where: { is: { var: 'seen' }, ...artwork } }, min: 0, max: 2 }],
        do: [
          { verb: 'reveal', objects: { var: 'taken' } },
          { verb: 'toHand', objects: { var: 'taken' } },
        ],
      },
      {
        if: { exists: { from: 'deck', of: 'you', where: { is: { var: 'seen' } } }, atLeast: 2 },
        choose: [{ as: 'upper', from: { from: 'deck', of: 'you', where: { is: { var: 'seen' } } } }],
        do: [{ verb: 'toDeck', objects: { var: 'upper' }, at: 'top' }],
      },
    ),
  ),
  unit(
    { id: 'r-art-0011', zh: '拿波崙', en: 'Napoleon', race, attack: 3, score: 3 },
    standing(attackBy(-2, related('ahead', 'self', 'opponent'))),
  ),
  unit(
    { id: 'r-art-0027', zh: '最後的下午茶', en: 'The Last Afternoon Tea', race, subtypes: ['最後的'], attack: 1, score: 1 },
    immediate(...searchDeck({ type: 'unit', subtypes: '最後的' })),
  ),
  unit(
    { id: 'r-art-0035', zh: '香蕉侯', en: 'Banana Marquis', race, subtypes: ['香蕉', '虛擬'], attack: null, score: 0 },
    standing(prohibit(['beSacrificed'])),
    mainPhaseBegins({
      choose: [{ as: 'place', slot: { for: 'move', seat: 'opponent', object: 'self' } }],
      do: [{ verb: 'move', objects: 'self', slot: 'place' }],
      then: [gainReward(1)],
    }),
  ),
  unit(
    { id: 'r-art-0040', zh: '詛咒斷臂雕像', en: 'Cursed Armless Statue', race, attack: 2, score: 2 },
    standing(keyword(['decay'], related('firstBothWays'))),
  ),
  unit(
    { id: 'r-art-0048', zh: '守護的斷臂雕像', en: 'Guardian Armless Statue', race, attack: 3, score: 3 },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: units('you', { not: { stance: 'upright' } }), target: true }],
      do: [{ verb: 'turn', objects: { var: 'unit' }, to: 'upright' }],
      then: [{ if: { not: { object: { var: 'unit' }, is: { is: 'self' } } }, do: [{ verb: 'swap', a: { var: 'unit' }, b: 'self' }] }],
    }),
  ),
  unit(
    { id: 'sr-art-0025', zh: '牆壁上的香蕉', en: 'Banana on the Wall', race, subtypes: ['香蕉'], attack: -4, score: -1 },
    standing(prohibit(['beDestroyed', 'beAttacked'], related('beside'))),
    whenDestroyed(gainReward(3)),
  ),
  unit(
    {
      id: 'sr-art-0026',
      zh: '和平使者 耶叔',
      en: 'Uncle Ye, Envoy of Peace',
      race,
      subtypes: ['神族'],
      attack: 7,
      score: 7,
      blueStar: true,
      keywords: ['enemyEffectResistance', 'enemyMagicResistance'],
    },
    blueStar({ exists: units('you', { row: 'back', subtypes: '最後的' }), atLeast: 3 }),
    standing(prohibit(['attack'], units('opponent'))),
  ),
];

/** Units with effects about being sideways. */
const sideways: readonly StarlineCard[] = [
  unit(
    { id: 'art-0008', zh: '珍珠少女', en: 'Girl with Pearls', race, attack: 2, score: 2 },
    {
      kind: 'static',
      when: { object: 'self', is: { stance: 'sideways' } },
      modifiers: [{ layer: 'set', set: { tributeWorth: 2, tributeWorthFor: 'art' } }],
    },
  ),
  unit(
    { id: 'r-art-0041', zh: '博物館接待員', en: 'Museum Receptionist', race, subtypes: ['人型'], attack: 3, score: 1 },
    oncePerTurn({
      kind: 'triggered',
      on: [{ event: 'turnedSideways', mark: 'at', if: yourArtwork }],
      clauses: [{ do: [{ verb: 'summonTravellers', count: 1 }] }],
    }),
  ),
  unit(
    { id: 'r-art-0050', zh: '博物館剪票員', en: 'Museum Ticket Clerk', race, attack: 3, score: 2 },
    {
      ...mainPhaseBegins({
        may: true,
        do: [{ verb: 'turn', objects: 'self', to: 'sideways' }],
        then: [{ do: [{ verb: 'summonTravellers', count: { count: units('you', exhibit) } }] }],
      }),
      when: { object: 'self', is: { not: { stance: 'sideways' } } },
      x: { count: units('you', exhibit) },
    },
  ),
  unit(
    {
      id: 'r-art-0062',
      zh: '害羞的斑點南瓜',
      en: 'Shy Dotted Pumpkin',
      race,
      attack: null,
      score: 4,
      tributes: 1,
      keywords: ['enemyEffectResistance'],
    },
    { kind: 'triggered', on: [{ event: 'turnedSideways', mark: 'at', if: yourArtwork }], clauses: [gainReward(1)] },
  ),
  unit(
    {
      id: 'sr-art-0039',
      zh: '博物館館長 迪斯麥',
      en: 'Dismai, Museum Director',
      race,
      subtypes: ['人型'],
      attack: 4,
      score: 4,
      tributes: 2,
    },
    oncePerTurn({
      kind: 'triggered',
      may: true,
      on: (['unitPlayed', 'unitSummoned'] as const).map((event) => ({
        event,
        mark: 'at' as const,
        if: both(yours, { object: { event: 'object' }, is: exhibit }),
      })),
      when: both({ turnOf: 'you' }, { phase: ['summon', 'tactic'] }, { object: 'self', is: { not: { stance: 'sideways' } } }),
      clauses: [{ do: [{ verb: 'turn', objects: 'self', to: 'sideways' }] }],
    }),
  ),
  unit(
    { id: 'sr-art-0044', zh: '太極雕像', en: 'Taichi Statue', race, attack: 3, score: 2 },
    mainPhaseBegins(
      {
        if: { object: 'self', is: { stance: 'upright' } },
        may: true,
        do: [{ verb: 'turn', objects: 'self', to: 'sideways', as: 'turned' }],
        then: [
          {
            choose: [{ as: 'other', from: { ...units('you', { not: { stance: 'upright' } }), except: 'self' }, target: true }],
            do: [{ verb: 'turn', objects: { var: 'other' }, to: 'upright' }],
          },
        ],
      },
      {
        if: both({ object: 'self', is: { stance: 'sideways' } }, { compare: [{ countOf: { var: 'turned' } }, 'equal', 0] }),
        may: true,
        do: [{ verb: 'turn', objects: 'self', to: 'upright' }],
        then: [
          {
            choose: [{ as: 'other', from: { ...units('you', { not: { stance: 'sideways' } }), except: 'self' }, target: true }],
            do: [{ verb: 'turn', objects: { var: 'other' }, to: 'sideways' }],
          },
        ],
      },
    ),
  ),
];

/** Paint cards, and units that use paint. */
const paints: readonly StarlineCard[] = [
  unit(
    { id: 'r-art-0022', zh: '紅色顏料', en: 'Red Paint', race, subtypes: ['顏料'], attack: 2, score: 0 },
    {
      kind: 'static',
      when: { exists: { from: 'graveyard', of: 'you', where: paint } },
      modifiers: [{ layer: 'set', set: { tributeWorth: 2, tributeWorthFor: 'art' } }],
    },
  ),
  unit(
    { id: 'r-art-0045', zh: '調色盤', en: 'Palette', race, subtypes: ['顏料'], attack: 3, score: 2 },
    endPhase(summonChosen({ from: ['hand', 'graveyard'], of: 'you', where: { type: 'unit', ...paint, tributes: 0, blueStar: false } })),
  ),
  unit({
    id: 'r-art-0046',
    zh: '牆壁上的塗鴉',
    en: 'Graffiti on the Wall',
    race,
    attack: null,
    score: 12,
    tributes: 5,
    keywords: ['enemyMagicResistance', 'enemyEffectResistance'],
    tributesMustBe: { subtypes: '顏料' },
  }),
  unit(
    { id: 'r-art-0049', zh: '顏料藝術家', en: 'Paint Artist', race, subtypes: ['人型'], attack: 3, score: 3 },
    standing({ layer: 'rules', of: units('you', { ...paint, tributeWorth: 2 }), set: { tributeWorth: 3 } }),
  ),
];

const artMagic: readonly StarlineCard[] = [
  magic(
    { id: 'art-0018', zh: '畫框', en: 'Picture Frame', race, mana: 2, magicKind: 'consumable' },
    cast(['summon'], {
      do: [
        {
          verb: 'grant',
          modifiers: [
            {
              layer: 'add',
              of: { from: 'hand', of: 'you', where: { type: 'unit', ...artwork, tributes: { atLeast: 1 } } },
              add: { tributes: -1 },
            },
          ],
          until: 'summonPhaseEnd',
        },
      ],
    }),
  ),
  magic(
    { id: 'art-0019', zh: '博物館', en: 'Museum', race, mana: 2, magicKind: 'field' },
    cast(['main']),
    standing(attackBy(1, units('you', { ...artwork, defending: true }))),
  ),
  magic(
    { id: 'art-0020', zh: '星空', en: 'Starry Sky', race, mana: 4, magicKind: 'consumable' },
    {
      kind: 'spell',
      from: ['hand'],
      on: [{ event: 'unitPlayed', mark: 'at', if: theirs }],
      clauses: [
        {
          do: [
            { verb: 'negateImmediate', objects: { event: 'object' } },
            { verb: 'destroy', objects: { event: 'object' } },
          ],
        },
      ],
    },
  ),
];

/** Art (藝術品). */
export const artCards: readonly StarlineCard[] = [...plain, ...sideways, ...paints, ...artMagic];
