import type { Amount, Condition, Predicate } from '@arbiter/kernel/authoring';
import type { StarlineAbility, StarlineCard, StarlineClause } from '../vocabulary.js';
import {
  aboutOther,
  aboutSelf,
  attackBy,
  blueStar,
  both,
  cast,
  gainReward,
  immediate,
  keyword,
  lend,
  magic,
  mainPhaseBegins,
  oncePerMainPhase,
  related,
  standing,
  theirs,
  unit,
  units,
  wonFight,
  yours,
} from './building.js';

const race = 'orc';
const person = ['人型'];
const orc: Predicate = { race: 'orc' };

/** A unit beside this one won a fight (左右邊的單位戰鬥成功). */
const neighbourWon: Condition = { exists: { ...related('beside'), where: { is: { event: 'object' } } } };
const neighbourReward: StarlineAbility = {
  kind: 'triggered',
  on: [{ event: 'fightWon', mark: 'at', if: neighbourWon }],
  clauses: [gainReward(1)],
};
/** Summons 1 Little Traveler to any place on the enemy's board (召喚1個小旅人至敵方場上任意位置); the front row need not be filled first. */
const anywhereOverThere: StarlineClause = {
  choose: [{ as: 'place', slot: { for: 'move', seat: 'opponent' } }],
  do: [{ verb: 'summonTravellers', count: 1, side: 'opponent', slot: 'place' }],
};

const beatenAttack: Amount = { value: 'attack', of: { event: 'opponent' } };
const hasReward: Condition = { compare: [{ player: 'you', value: 'reward' }, 'atLeast', 1] };

const orcUnits: readonly StarlineCard[] = [
  unit({ id: 'c-orc-0012', zh: '寶寶獸人', en: 'Baby Orc', race, subtypes: person, attack: 2, score: 2 }, immediate(gainReward(1)), {
    kind: 'triggered',
    on: [{ event: 'unitLeft', mark: 'before', if: both(aboutSelf, { eventIs: 'to', equal: 'hand' }) }],
    clauses: [gainReward(1)],
  }),
  unit(
    { id: 'orc-0003', zh: '菜刀哥', en: 'Cleaver Bro', race, subtypes: person, attack: 4, score: 1, keywords: ['pierce'] },
    {
      kind: 'triggered',
      on: [
        {
          event: 'unitDestroyed',
          mark: 'at',
          if: both({ eventIs: 'by', equal: 'battle' }, { object: { event: 'opponent' }, is: { is: 'self', stance: 'attacking' } }),
        },
      ],
      clauses: [gainReward(1)],
    },
  ),
  unit(
    { id: 'orc-0008', zh: '雷哥', en: 'Thunder Bro', race, subtypes: person, attack: 3, score: 1 },
    mainPhaseBegins({ do: [{ verb: 'turn', objects: 'self', to: 'upright' }] }),
    wonFight('attacker', gainReward(1)),
  ),
  unit(
    { id: 'orc-0010', zh: '委託者 戴比', en: 'Debby the Client', race, attack: 2, score: 2 },
    immediate(anywhereOverThere, anywhereOverThere),
    standing({ layer: 'add', of: units('you'), add: { rewardBonus: 1 } }),
  ),
  unit({ id: 'orc-0011', zh: '盾牌獸人', en: 'Shield Orc', race, subtypes: person, attack: null, score: 2 }, neighbourReward),
  unit(
    { id: 'orc-0015', zh: '獸人弓箭手', en: 'Orc Archer', race, subtypes: person, attack: 4, score: 1, keywords: ['ranged'] },
    wonFight('attacker', gainReward(2)),
  ),
  unit(
    { id: 'r-orc-0001', zh: '札克', en: 'Zack', race, subtypes: person, attack: 3, score: 3 },
    immediate({
      choose: [{ as: 'place', slot: { for: 'directlyAhead', seat: 'opponent', object: 'self' } }],
      do: [{ verb: 'summonTravellers', count: 1, side: 'opponent', slot: 'place' }],
    }),
    wonFight('attacker', gainReward(2)),
  ),
  unit(
    { id: 'r-orc-0007', zh: '鐵獸人', en: 'Iron Orc', race, subtypes: ['機械'], attack: 2, score: 2 },
    { kind: 'static', when: { object: 'self', is: { defending: true } }, modifiers: [attackBy(2)] },
    wonFight('any', gainReward(1)),
  ),
  unit(
    { id: 'r-orc-0014', zh: '獸人跳戰者', en: 'Orc Challenger', race, subtypes: person, attack: 4, score: 1 },
    immediate({
      choose: [
        { as: 'unit', from: units('opponent', { row: 'front' }), target: true },
        { as: 'place', slot: { for: 'directlyAhead', seat: 'opponent', object: 'self' } },
      ],
      do: [{ verb: 'move', objects: { var: 'unit' }, slot: 'place' }],
    }),
    wonFight('attacker', gainReward(1)),
  ),
  unit(
    { id: 'r-orc-0017', zh: '獸人女王 金納斯', en: 'Queen Kinas of the Orcs', race, subtypes: person, attack: 4, score: 5, tributes: 1 },
    immediate({
      choose: [{ as: 'units', from: units('you', orc), min: 0, max: { count: units('you', orc) }, target: true }],
      do: [{ verb: 'toHand', objects: { var: 'units' } }],
    }),
  ),
  unit(
    { id: 'r-orc-0024', zh: '爆破獸人', en: 'Blasting Orc', race, subtypes: person, attack: 0, score: 2 },
    wonFight('attacker', gainReward(3)),
    {
      kind: 'triggered',
      on: [{ event: 'fightWon', mark: 'after', if: aboutSelf }],
      clauses: [{ do: [{ verb: 'destroy', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-orc-0029', zh: '符咒獸人', en: 'Talisman Orc', race, attack: 2, score: 3, keywords: ['enemyMagicResistance'] },
    wonFight('any', gainReward(1)),
  ),
  unit(
    { id: 'r-orc-0031', zh: '躺平獸人', en: 'Idle Orc', race, subtypes: person, attack: 6, score: 1, enters: 'sideways' },
    wonFight('any', gainReward(2)),
  ),
  unit(
    { id: 'r-orc-0037', zh: '獸人小妹 莎莎', en: 'Sasha, Little Orc Sister', race, subtypes: person, attack: 2, score: 2 },
    immediate({
      may: true,
      choose: [{ as: 'unit', from: { ...units('you', orc), except: 'self' }, target: true }],
      do: [{ verb: 'grant', to: { var: 'unit' }, modifiers: [attackBy(2)], until: 'opponentNextMainPhase' }],
    }),
  ),
  unit(
    { id: 'r-orc-0038', zh: '初心獸人', en: 'Novice Orc', race, subtypes: person, attack: 3, score: 2 },
    wonFight('attacker', gainReward(1)),
    {
      kind: 'activated',
      from: ['graveyard'],
      on: [{ event: 'window.main', mark: 'at' }],
      when: hasReward,
      cost: [{ verb: 'reward', player: 'you', amount: -1 }],
      clauses: [{ do: [{ verb: 'toHand', objects: 'self' }] }],
    },
  ),
  unit(
    { id: 'r-orc-0040', zh: '獸人血戰幫 嗜血獸人', en: 'Bloodthirsty Orc', race, subtypes: person, attack: 5, score: 3, tributes: 1 },
    wonFight('attacker', gainReward(3)),
  ),
  unit(
    { id: 'r-orc-0042', zh: '背背獸人', en: 'Piggyback Orc', race, subtypes: person, attack: 1, score: 1, exposes: ['text'] },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: { ...units('you', { ...orc, not: { merged: true } }), except: 'self' }, target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'unit' } }],
    }),
    {
      kind: 'triggered',
      from: ['slots', 'under'],
      on: [
        {
          event: 'fightWon',
          mark: 'at',
          if: both(
            { eventIs: 'role', equal: 'attacker' },
            {
              any: [
                both(aboutSelf, { object: 'self', is: { merged: true } }),
                { object: { event: 'object' }, is: { is: { hostOf: 'self' } } },
              ],
            },
          ),
        },
      ],
      clauses: [gainReward(2)],
    },
  ),
  unit(
    { id: 'r-orc-0048', zh: '獸人奶奶', en: 'Orc Grandma', race, subtypes: person, attack: 4, score: 4, tributes: 1 },
    immediate({
      may: true,
      choose: [
        { as: 'unit', from: units('you', orc), target: true },
        { as: 'card', from: { from: 'graveyard', of: 'you', where: { type: 'unit', ...orc } }, target: true },
      ],
      do: [
        { verb: 'toHand', objects: { var: 'unit' } },
        { verb: 'toHand', objects: { var: 'card' } },
      ],
      then: [gainReward(3)],
    }),
  ),
  unit(
    { id: 'r-orc-0049', zh: '獸人弟弟', en: 'Orc Little Brother', race, subtypes: person, attack: 3, score: 2 },
    {
      kind: 'triggered',
      from: ['hand'],
      on: [{ event: 'returnedToHand', mark: 'at', if: both(aboutSelf, { eventIs: 'from', equal: 'graveyard' }) }],
      clauses: [gainReward(2)],
    },
  ),
  unit(
    { id: 'r-orc-0051', zh: '獸人粉絲', en: 'Orc Fan', race, subtypes: person, attack: 4, score: 2 },
    {
      kind: 'triggered',
      on: [
        {
          event: 'fightWon',
          mark: 'at',
          if: both(
            yours,
            { object: { event: 'object' }, is: orc },
            {
              compare: [
                { value: 'attack', of: { event: 'object' } },
                'atLeast',
                { plus: [{ value: 'attack', of: { event: 'opponent' } }, 3] },
              ],
            },
          ),
        },
      ],
      clauses: [gainReward(2)],
    },
  ),
  unit(
    { id: 'r-orc-0061', zh: '挑釁獸人', en: 'Taunting Orc', race, subtypes: person, attack: 6, score: 5, tributes: 1 },
    {
      kind: 'triggered',
      on: [{ event: 'tacticChosen', mark: 'at', if: both(theirs, { eventIs: 'tactic', equal: 'formation' }) }],
      clauses: [gainReward(1)],
    },
  ),
  unit(
    { id: 'sr-orc-0021', zh: '角鬥士獸人 洛克塔', en: 'Lokta, Orc Gladiator', race, subtypes: person, attack: 2, score: 1 },
    {
      ...wonFight('attacker', { do: [{ verb: 'reward', player: 'you', amount: beatenAttack }] }),
      x: beatenAttack,
    },
  ),
  unit(
    { id: 'sr-orc-0022', zh: '女法師獸人 艾娜', en: 'Aina, Orc Sorceress', race, subtypes: person, attack: 3, score: 3, tributes: 1 },
    standing({ layer: 'rules', of: units('you', { ...orc, baseAttack: { atMost: 2 } }), gain: { cannot: ['beDestroyed'] } }),
  ),
  unit(
    {
      id: 'sr-orc-0026',
      zh: '永鬥神 奈祖爾',
      en: 'Nazul, God of Endless Battle',
      race,
      subtypes: ['神族'],
      attack: 5,
      score: 3,
      blueStar: true,
    },
    blueStar({ exists: units('you', { ...orc, stance: 'sideways' }), atLeast: 2 }),
    oncePerMainPhase({
      choose: [{ as: 'unit', from: units('you', orc), target: true }],
      do: [{ verb: 'turn', objects: { var: 'unit' }, to: 'upright' }],
    }),
    {
      kind: 'triggered',
      may: true,
      on: [{ event: 'fightLost', mark: 'at', if: aboutSelf }],
      when: hasReward,
      cost: [{ verb: 'reward', player: 'you', amount: -1 }],
      clauses: [
        {
          do: [
            { verb: 'grant', to: 'self', modifiers: [{ layer: 'rules', gain: { cannot: ['beDestroyedInBattle'] } }], until: 'fightEnd' },
          ],
        },
      ],
    },
  ),
  unit(
    { id: 'sr-orc-0052', zh: '獸人爺爺', en: 'Orc Grandpa', race, subtypes: person, attack: 5, score: 5, tributes: 1 },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: { ...units('you', orc), except: 'self' }, target: true }],
      do: [{ verb: 'toHand', objects: { var: 'unit' } }],
      then: [{ do: [{ verb: 'grant', to: 'self', modifiers: [attackBy(2)], until: 'nextTurnEnd' }] }],
    }),
    wonFight('any', gainReward(2)),
  ),
];

const orcMagic: readonly StarlineCard[] = [
  magic(
    { id: 'orc-0019', zh: '天下第一獸人作弊大會', en: 'Grand Orc Cheating Tournament', race, mana: 2, magicKind: 'consumable' },
    cast(['defence'], {
      do: [{ verb: 'grant', to: { all: units('you', orc) }, modifiers: [{ layer: 'rules', set: { winsTies: true } }], until: 'turnEnd' }],
    }),
  ),
  magic(
    { id: 'orc-0020', zh: '有打有嘉獎!', en: 'Fight and Be Rewarded!', race, mana: 3, magicKind: 'consumable' },
    cast(['main'], {
      do: [
        {
          verb: 'grant',
          to: { all: units('you', orc) },
          modifiers: [attackBy(1), lend(null, wonFight('attacker', gainReward(1)))],
          until: 'nextTurnEnd',
        },
      ],
    }),
  ),
  magic(
    { id: 'r-orc-0025', zh: '迴旋飛斧', en: 'Whirling Axe', race, mana: 3, magicKind: 'permanent' },
    cast(['main'], {
      choose: [{ as: 'unit', from: units('you', orc), target: true }],
      do: [
        {
          verb: 'bestow',
          to: { var: 'unit' },
          modifiers: [keyword(['pierce']), { layer: 'multiply', times: { attack: 2 } }],
          until: 'stays',
        },
      ],
    }),
  ),
  magic(
    {
      id: 'r-orc-0032',
      zh: '激動獸人的牛排戰斧',
      en: 'Steak Axe of the Excited Orc',
      race,
      subtypes: ['裝備'],
      mana: 2,
      magicKind: 'permanent',
    },
    cast(['main'], {
      choose: [{ as: 'unit', from: units('you', orc), target: true }],
      do: [
        {
          verb: 'bestow',
          to: { var: 'unit' },
          modifiers: [
            lend(null, {
              kind: 'triggered',
              on: [{ event: 'turnedUpright', mark: 'at', if: both(yours, aboutOther, { object: { event: 'object' }, is: orc }) }],
              clauses: [{ do: [{ verb: 'turn', objects: 'self', to: 'upright' }] }],
            }),
          ],
          until: 'stays',
        },
      ],
    }),
  ),
  magic(
    { id: 'r-orc-0045', zh: '獸人替身忍法', en: 'Orc Stand-In Technique', race, mana: 3, magicKind: 'consumable' },
    cast(['defence'], {
      choose: [
        { as: 'unit', from: units('you', { ...orc, has: related('attackersOf', 'subject') }), target: true },
        { as: 'place', slot: { for: 'placeOf', seat: 'you', object: { var: 'unit' } } },
      ],
      do: [{ verb: 'toHand', objects: { var: 'unit' } }],
      then: [
        {
          choose: [
            { as: 'card', from: { from: 'hand', of: 'you', where: { type: 'unit', ...orc, tributes: 0, not: { blueStar: true } } } },
          ],
          do: [{ verb: 'playExtra', objects: { var: 'card' }, slot: 'place' }],
        },
      ],
    }),
  ),
  magic(
    { id: 'r-orc-0050', zh: '盾牌獸人的盾牌', en: "The Shield Orc's Shield", race, subtypes: ['裝備'], mana: 2, magicKind: 'permanent' },
    cast(['main'], {
      choose: [{ as: 'unit', from: units('you', orc), target: true }],
      do: [{ verb: 'bestow', to: { var: 'unit' }, modifiers: [keyword(['blocker']), lend(null, neighbourReward)], until: 'stays' }],
    }),
  ),
];

/** Orcs (獸人): units that bring rewards by winning fights. */
export const orcCards: readonly StarlineCard[] = [...orcUnits, ...orcMagic];
