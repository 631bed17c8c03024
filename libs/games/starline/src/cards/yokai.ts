import type { Condition, Predicate } from '@arbiter/kernel/authoring';
import type { StarlineAbility, StarlineCard, StarlineClause } from '../vocabulary.js';
import {
  aboutOther,
  bestowing,
  both,
  cast,
  endPhase,
  immediate,
  keyword,
  magic,
  prohibit,
  related,
  searchDeck,
  standing,
  summonChosen,
  theirs,
  unit,
  units,
  whenSacrificed,
  yours,
} from './building.js';

const race = 'yokai';
const yokaiUnit: Predicate = { type: 'unit', race: 'yokai' };
const summonSelf: StarlineClause = { do: [{ verb: 'summon', objects: 'self' }] };

/** An optional ability: summons the card from the graveyard when a unit is sacrificed. */
function returnsAtSacrifice(whose: Condition): StarlineAbility {
  return {
    kind: 'triggered',
    from: ['graveyard'],
    may: true,
    on: [{ event: 'unitSacrificed', mark: 'at', if: whose }],
    clauses: [summonSelf],
  };
}

/** Units with effects for being sacrificed. */
const offerings: readonly StarlineCard[] = [
  unit(
    { id: 'r-vlg-0001', zh: '晴天娃娃', en: 'Fair-Weather Doll', race, attack: null, score: 2 },
    whenSacrificed({
      choose: [{ as: 'card', from: { from: 'field' }, target: true }],
      do: [{ verb: 'destroyField', objects: { var: 'card' } }],
    }),
  ),
  unit({ id: 'r-vlg-0002', zh: '雨傘妖怪', en: 'Umbrella Yokai', race, attack: 2, score: 2 }, returnsAtSacrifice(yours)),
  unit(
    { id: 'r-vlg-0003', zh: '嘴裂的女孩', en: 'Slit-Mouthed Girl', race, subtypes: ['人型'], attack: 3, score: 2 },
    whenSacrificed({ do: [{ verb: 'destroy', objects: { all: related('firstEnemyAhead') } }] }),
  ),
  unit(
    { id: 'r-vlg-0023', zh: '獨眼小僧', en: 'One-Eyed Novice', race, subtypes: ['人型'], attack: 3, score: 2 },
    whenSacrificed(
      { do: [{ verb: 'look', objects: { all: { from: 'deck', of: 'opponent', first: 1 } }, as: 'seen' }] },
      {
        if: { compare: [{ countOf: { var: 'seen' } }, 'atLeast', 1] },
        may: true,
        do: [{ verb: 'toDeck', objects: { var: 'seen' }, at: 'bottom' }],
      },
    ),
  ),
  unit(
    { id: 'r-vlg-0025', zh: '藍大鬼棒子', en: 'Big Blue Club Oni', race, subtypes: ['人型'], attack: 6, score: 4, tributes: 1 },
    whenSacrificed({
      choose: [{ as: 'cards', from: { from: 'hand', of: 'you' }, min: 0, max: 3 }],
      do: [{ verb: 'discard', objects: { var: 'cards' } }],
    }),
  ),
  unit(
    { id: 'r-vlg-0034', zh: '紅衣女孩', en: 'Girl in Red', race, subtypes: ['人型'], attack: 3, score: 2 },
    whenSacrificed({
      choose: [
        { as: 'pulled', from: units('opponent', { tributes: 0, blueStar: false }), target: true },
        { as: 'place', slot: { for: 'directlyAhead', object: 'self' } },
      ],
      do: [{ verb: 'move', objects: { var: 'pulled' }, slot: 'place' }],
    }),
  ),
  unit(
    { id: 'r-vlg-0035', zh: '背背小鬼', en: 'Piggyback Imp', race, attack: -2, score: -1, exposes: ['attack', 'score'] },
    whenSacrificed({
      may: true,
      choose: [{ as: 'bearer', from: units('opponent', { merged: false }), target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'bearer' } }],
    }),
  ),
  unit(
    { id: 'sr-vlg-0039', zh: '無臉人', en: 'Faceless One', race, subtypes: ['人型'], attack: 0, score: 3 },
    whenSacrificed({
      do: [
        {
          verb: 'grant',
          players: 'you',
          modifiers: [{ layer: 'rules', players: 'you', set: { formationTributes: true } }],
          until: 'turnEnd',
        },
      ],
    }),
  ),
];

/** Units that wait for a sacrifice, in the hand, on the board or in the graveyard. */
const mourners: readonly StarlineCard[] = [
  unit(
    { id: 'r-vlg-0028', zh: '牆壁妖怪', en: 'Wall Yokai', race, attack: null, score: 2 },
    {
      kind: 'triggered',
      from: ['hand'],
      may: true,
      on: [{ event: 'unitSacrificed', mark: 'at', if: both(yours, aboutOther) }],
      clauses: [{ do: [{ verb: 'playExtra', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-vlg-0041', zh: '卡卡小巨人', en: 'Little Giant Kaka', race, attack: 3, score: 3, tributes: 2 },
    {
      ...endPhase(summonSelf),
      from: ['graveyard'],
      when: both(
        { compare: [{ count: units('opponent') }, 'more', { count: units('you') }] },
        { exists: { from: 'graveyard', of: 'you', where: yokaiUnit }, atLeast: 6 },
      ),
    },
  ),
  unit(
    { id: 'r-vlg-0043', zh: '恐怖祭司', en: 'Dread Priest', race, subtypes: ['人型'], attack: 5, score: 5, tributes: 2 },
    {
      kind: 'triggered',
      may: true,
      on: [
        {
          event: 'unitLeft',
          mark: 'before',
          if: both(
            yours,
            aboutOther,
            { eventIs: 'how', equal: 'sacrifice' },
            { eventIs: 'to', equal: 'graveyard' },
            { object: { event: 'object' }, is: yokaiUnit },
          ),
        },
      ],
      clauses: [
        {
          do: [{ verb: 'exile', objects: { event: 'object' }, as: 'exiled' }],
          then: [
            summonChosen({
              from: 'graveyard',
              of: 'you',
              where: { ...yokaiUnit, blueStar: false, tributes: { equal: { value: 'tributes', of: { var: 'exiled' } } } },
            }),
          ],
        },
      ],
    },
  ),
  unit(
    { id: 'r-vlg-0045', zh: '殭屍女', en: 'Zombie Woman', race, subtypes: ['不死族'], attack: 0, score: -3, placements: ['enemyFront'] },
    returnsAtSacrifice(theirs),
  ),
  unit(
    { id: 'r-vlg-0048', zh: '恐怖小丑', en: 'Dread Clown', race, subtypes: ['人型'], attack: 6, score: 6, tributes: 4 },
    {
      kind: 'triggered',
      from: ['graveyard'],
      may: true,
      on: [{ event: 'phaseBegan', mark: 'at', if: both(yours, { eventIs: 'phase', equal: 'tactic' }) }],
      when: { compare: [{ count: units('you') }, 'equal', 1] },
      clauses: [
        {
          choose: [{ as: 'offering', from: units('you'), all: true }],
          do: [
            { verb: 'triggerSacrificed', objects: { var: 'offering' } },
            { verb: 'sacrifice', objects: { var: 'offering' } },
            { verb: 'summon', objects: 'self' },
          ],
        },
      ],
    },
  ),
  unit(
    {
      id: 'sr-vlg-0021',
      zh: '天狗',
      en: 'Tengu',
      race,
      attack: 7,
      score: 7,
      blueStar: true,
      keywords: ['enemyEffectResistance', 'enemyMagicResistance'],
    },
    {
      kind: 'activated',
      from: ['hand'],
      on: [{ event: 'window.main', mark: 'at' }],
      when: { exists: { from: 'graveyard', of: 'you', where: yokaiUnit }, atLeast: 8 },
      marks: { blueStar: true },
      clauses: [{ do: [{ verb: 'playExtra', objects: 'self' }] }],
    },
  ),
];

/** Units that hinder the other side. */
const haunts: readonly StarlineCard[] = [
  unit(
    { id: 'r-vlg-0006', zh: '長脖子的女人', en: 'Long-Necked Woman', race, subtypes: ['人型'], attack: 3, score: 2 },
    standing(keyword(['imprisoned'], related('directlyAhead', 'self', 'opponent'))),
  ),
  unit(
    { id: 'r-vlg-0014', zh: '座敷童子', en: 'Zashiki Child', race, attack: 1, score: 3 },
    immediate({ do: [{ verb: 'grant', modifiers: [prohibit(['attack'], units('opponent'))], until: 'opponentNextTurnEnd' }] }),
  ),
  unit(
    { id: 'r-vlg-0016', zh: '燈籠小鬼', en: 'Lantern Imp', race, attack: 3, score: 1 },
    immediate({
      do: [
        { verb: 'summonTravellers', count: 2 },
        { verb: 'summonTravellers', count: 1, side: 'opponent' },
      ],
    }),
  ),
  unit(
    { id: 'r-vlg-0022', zh: '智慧的般若', en: 'Hannya of Wisdom', race, subtypes: ['人型'], attack: 4, score: 5, tributes: 1 },
    {
      kind: 'triggered',
      on: [{ event: 'cardsDrawn', mark: 'at', if: both(theirs, { turnOf: 'opponent' }, { phase: 'draw' }) }],
      clauses: [
        {
          choose: [{ as: 'shown', from: { from: 'hand', of: 'opponent', where: { is: { event: 'objects' } } }, by: 'opponent' }],
          do: [{ verb: 'reveal', objects: { var: 'shown' } }],
        },
      ],
    },
  ),
  unit(
    { id: 'r-vlg-0027', zh: '土蜘蛛', en: 'Earth Spider', race, attack: 5, score: 5, tributes: 2, keywords: ['pierce'] },
    standing(keyword(['imprisoned'], related('ahead', 'self', 'opponent'))),
  ),
  unit(
    { id: 'r-vlg-0046', zh: '背後靈', en: 'Spirit Behind', race, subtypes: ['人型'], attack: 0, score: 3, placements: ['enemyBack'] },
    standing(keyword(['imprisoned']), keyword(['imprisoned'], related('ahead', 'self', 'you'))),
  ),
];

const yokaiMagic: readonly StarlineCard[] = [
  magic(
    { id: 'r-vlg-0030', zh: '恐懼凝視', en: 'Gaze of Fear', race, mana: 1, magicKind: 'permanent' },
    bestowing(['main'], units('opponent'), keyword(['imprisoned'])),
  ),
  magic(
    { id: 'sr-vlg-0047', zh: '如月車票', en: 'Ticket to Kisaragi', race, mana: 0, magicKind: 'consumable' },
    cast(
      ['main'],
      { choose: [{ as: 'mode', oneOf: ['first', 'second'] }] },
      { if: { chosen: 'mode', equal: 'first' }, then: searchDeck({ name: '如月車站' }) },
      {
        if: { chosen: 'mode', equal: 'second' },
        choose: [{ as: 'card', from: { from: 'hand', of: 'you', where: { ...yokaiUnit, tributes: 0, blueStar: false } } }],
        do: [{ verb: 'toGraveyard', objects: { var: 'card' } }],
      },
    ),
  ),
];

/** Yokai Village (妖怪村莊). */
export const yokaiCards: readonly StarlineCard[] = [...offerings, ...mourners, ...haunts, ...yokaiMagic];
