import type { Predicate } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';
import {
  attackBy,
  bestowing,
  blueStar,
  cast,
  counterMagic,
  drawCards,
  endPhase,
  enterable,
  immediate,
  keyword,
  magic,
  mainPhaseBegins,
  prohibit,
  related,
  standing,
  unit,
  units,
  wonFight,
  yours,
  both,
  aboutOther,
  aboutSelf,
} from './building.js';

const race = 'neutral';

/** An attacker whose attack is at least 3 higher than that of the unit that it attacks. */
const outweighing: Predicate = {
  stance: 'attacking',
  has: { ...related('attackTargets', 'subject'), where: { attack: { atMost: { minus: [{ value: 'attack', of: 'subject' }, 3] } } } },
};

const neutralUnits: readonly StarlineCard[] = [
  unit(
    { id: 'nms-0011', zh: '彩虹維修員', en: 'Rainbow Mechanic', race, subtypes: ['機械'], attack: 3, score: 2 },
    standing(attackBy(1, related('beside'))),
  ),
  unit({ id: 'nms-0014', zh: '莉茲', en: 'Liz', race, subtypes: ['人型'], attack: 2, score: 2 }, immediate(drawCards(1))),
  unit(
    { id: 'nms-0017-2', zh: '觀光阿姨', en: 'Sightseeing Auntie', race, subtypes: ['人型'], attack: 2, score: 1 },
    endPhase({ do: [{ verb: 'summonTravellers', count: 1 }] }),
  ),
  unit({ id: 'nms-0018', zh: '石巨人', en: 'Stone Giant', race, attack: 4, score: 4, tributes: 1, keywords: ['pierce'] }),
  unit(
    { id: 'r-nms-0021', zh: '地下執法者', en: 'Underground Enforcer', race, subtypes: ['人型'], attack: 4, score: 3, tributes: 1 },
    standing(prohibit(['immediate'], units(null))),
  ),
  unit(
    { id: 'r-nms-0023', zh: '人口安全局局員', en: 'Census Officer', race, subtypes: ['機械'], attack: 2, score: 2, tributes: 2 },
    standing({ layer: 'rules', players: 'opponent', set: { playLimit: 2 } }),
  ),
  unit({ id: 'r-nms-0035', zh: '尖叫的女人', en: 'Screaming Woman', race, subtypes: ['人型'], attack: 2, score: 1, keywords: ['pierce'] }),
  unit(
    { id: 'r-nms-0036', zh: '驅魔人', en: 'Exorcist', race, subtypes: ['人型'], attack: 1, score: 2 },
    immediate({
      choose: [
        { as: 'unit', from: units(null, { bestowed: { atLeast: 1 } }), target: true },
        { as: 'magic', from: { from: 'attached', where: { type: 'magic', is: { attachedTo: { var: 'unit' } } } } },
      ],
      do: [{ verb: 'toHand', objects: { var: 'magic' } }],
    }),
  ),
  unit(
    { id: 'r-nms-0037', zh: '廢墟探險家', en: 'Ruins Explorer', race, subtypes: ['人型'], attack: 2, score: 2 },
    { kind: 'triggered', from: ['graveyard'], on: [{ event: 'enteredGraveyard', mark: 'at', if: aboutSelf }], clauses: [drawCards(1)] },
  ),
  unit(
    { id: 'r-nms-0038-2', zh: '恐怖的房東阿姨', en: 'Dreadful Landlady', race, subtypes: ['人型'], attack: 3, score: 2 },
    endPhase({
      choose: [{ as: 'traveller', from: units(null, { traveller: true }), target: true }],
      do: [{ verb: 'destroy', objects: { var: 'traveller' } }],
      otherwise: [{ do: [{ verb: 'destroy', objects: 'self' }] }],
    }),
  ),
  unit(
    { id: 'r-nms-0043', zh: '封印小兵', en: 'Sealing Soldier', race, subtypes: ['人型'], attack: 2, score: 1 },
    wonFight('any', {
      may: true,
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'opponent', where: { type: 'unit', score: { atMost: 2 } } }, target: true }],
      do: [{ verb: 'exile', objects: { var: 'card' } }],
    }),
  ),
  unit(
    {
      id: 'r-nms-0044',
      zh: '退休的破甲老兵',
      en: 'Retired Breacher',
      race,
      subtypes: ['人型'],
      attack: 2,
      score: 2,
      keywords: ['armorBreak'],
    },
    standing(keyword(['armorBreak'], related('beside'))),
  ),
  unit(
    { id: 'r-nms-0047', zh: '皇家魔法師', en: 'Royal Magician', race, subtypes: ['人型'], attack: 2, score: 2 },
    standing(
      keyword(['enemyEffectResistance'], related('ahead', 'self', 'you')),
      keyword(['enemyEffectResistance'], related('behind', 'self', 'you')),
    ),
  ),
  unit(
    {
      id: 'r-nms-0075',
      zh: '中星城菁英',
      en: 'Starcity Elite',
      race,
      subtypes: ['人型'],
      attack: 6,
      score: 4,
      tributes: 1,
      keywords: ['magicResistance'],
    },
    standing(keyword(['magicResistance'], related('directlyAhead'))),
  ),
  unit(
    { id: 'sssr-nmg-0072', zh: '盾甲兵', en: 'Shield Guard', race, subtypes: ['人型'], attack: null, score: 1 },
    standing({ layer: 'add', of: related('beside'), add: { score: 1 } }),
  ),
  unit({ id: 'sssr-nmg-0073', zh: '流浪巨人', en: 'Wandering Giant', race, attack: 8, score: 7, tributes: 2 }),
  unit(
    {
      id: 'sssr-nms-0028',
      zh: '山羊勇者魔羯座',
      en: 'Capricorn, Goat Hero',
      race,
      subtypes: ['神族'],
      attack: 6,
      score: 6,
      tributes: 2,
      keywords: ['pierce'],
    },
    standing({ layer: 'rules', players: 'opponent', gain: { cannotUse: ['山羊術'] } }),
  ),
  unit(
    { id: 'sssr-nms-0030', zh: '馴羊使者 牡羊座', en: 'Aries, Goat Tamer', race, subtypes: ['神族'], attack: 5, score: 5, tributes: 1 },
    immediate(
      {
        choose: [{ as: 'card', from: { from: ['deck', 'graveyard'], of: 'you', where: { name: '山羊術' } } }],
        do: [{ verb: 'toHand', objects: { var: 'card' } }],
      },
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  unit(
    { id: 'sssr-nms-0031', zh: '小女魔導士庫路路', en: 'Kururu, Little Sorceress', race, subtypes: ['虛擬'], attack: 3, score: 2 },
    immediate({
      choose: [{ as: 'cards', from: { from: 'hand', of: 'opponent' }, all: true }],
      do: [
        { verb: 'toDeck', objects: { var: 'cards' }, at: 'shuffle' },
        { verb: 'draw', player: 'opponent', count: { var: 'cards' } },
      ],
    }),
  ),
  unit(
    { id: 'sssr-nms-0032', zh: '居酒屋老闆娘', en: 'Tavern Hostess', race, subtypes: ['虛擬'], attack: 2, score: 2 },
    mainPhaseBegins({
      may: true,
      do: [
        { verb: 'summonTravellers', count: 1 },
        { verb: 'summonTravellers', count: 1, side: 'opponent' },
      ],
    }),
  ),
  unit(
    { id: 'sssr-nms-0033', zh: '魔王女參謀 克蕾', en: 'Clay, Demon Strategist', race, subtypes: ['虛擬'], attack: 2, score: 2 },
    standing(prohibit(['attack'], related('directlyAhead'))),
  ),
  unit(
    {
      id: 'sssr-nms-0034',
      zh: '海中的干貝 火野貝',
      en: 'Hinobe, Sea Scallop',
      race,
      subtypes: ['虛擬'],
      attack: 0,
      score: 5,
      blueStar: true,
    },
    blueStar({ not: { exists: units('you') } }),
  ),
  unit(
    { id: 'sssr-nms-0040', zh: '黃金鬥士 金牛座', en: 'Taurus, Golden Fighter', race, subtypes: ['神族'], attack: 3, score: 3 },
    standing(
      { layer: 'silence', of: related('directlyAhead'), set: { silenced: true }, lose: { keywords: 'all' } },
      {
        layer: 'set',
        of: { ...related('directlyAhead'), where: { hasAttack: false } },
        set: { attack: { value: 'score', of: 'subject' }, hasAttack: true },
      },
    ),
  ),
  unit(
    { id: 'sssr-nms-0049', zh: '狂歡跳跳蛙 大美蛙 LNG老王', en: 'Damei, Carnival Frog', race, subtypes: ['人型'], attack: 2, score: 2 },
    {
      kind: 'triggered',
      may: true,
      on: [{ event: 'unitDestroyed', mark: 'after', if: both(yours, { eventIs: 'by', equal: 'battle' }, aboutOther) }],
      clauses: [{ do: [{ verb: 'move', objects: 'self', slot: 'slot' }] }],
    },
  ),
  unit({
    id: 'sssr-nms-0052',
    zh: '潔白女神 處女座',
    en: 'Virgo, Pure Goddess',
    race,
    subtypes: ['神族'],
    attack: 3,
    score: 3,
    keywords: ['destructionResistance', 'effectResistance', 'magicResistance'],
  }),
  unit(
    { id: 'sssr-nms-0053', zh: '幻想巨人 雙魚座', en: 'Pisces, Giant of Fancy', race, subtypes: ['神族'], attack: 2, score: 2 },
    immediate({
      do: [{ verb: 'grant', players: 'you', modifiers: [{ layer: 'rules', players: 'you', set: { noTacticSkip: true } }], until: 'game' }],
    }),
  ),
  unit(
    {
      id: 'sssr-nms-0067',
      zh: '盾甲騎士 巨蟹座',
      en: 'Cancer, Shield Knight',
      race,
      subtypes: ['神族'],
      attack: 5,
      score: 3,
      tributes: 1,
      keywords: ['pierce', 'armorBreak'],
    },
    { kind: 'static', when: { object: 'self', is: { stance: 'sideways' } }, modifiers: [keyword(['blocker', 'cover'])] },
    {
      kind: 'triggered',
      may: true,
      on: [{ event: 'phaseEnded', mark: 'at', if: both({ eventIs: 'phase', equal: 'summon' }, yours) }],
      when: { exists: related('behind') },
      clauses: [{ do: [{ verb: 'turn', objects: 'self', to: 'upright' }] }],
    },
  ),
];

const neutralMagic: readonly StarlineCard[] = [
  magic(
    { id: 'nmg-0002', zh: '振奮藥水', en: 'Vigour Potion', race, mana: 1, magicKind: 'consumable' },
    cast(['main'], {
      choose: [{ as: 'unit', from: units(null), target: true }],
      do: [{ verb: 'bestow', to: { var: 'unit' }, modifiers: [attackBy(3)], until: 'nextTurnEnd' }],
    }),
  ),
  magic(
    { id: 'nmg-0003', zh: '削弱藥水', en: 'Weakening Potion', race, mana: 1, magicKind: 'consumable' },
    cast(['defence'], {
      choose: [{ as: 'unit', from: units(null), target: true }],
      do: [{ verb: 'bestow', to: { var: 'unit' }, modifiers: [attackBy(-3)], until: 'turnEnd' }],
    }),
  ),
  magic(
    { id: 'nmg-0004', zh: '塗毒', en: 'Poison Coating', race, mana: 1, magicKind: 'permanent' },
    bestowing(['main', 'defence'], units(null), keyword(['venom'])),
  ),
  magic(
    { id: 'nmg-0006', zh: '以小博大', en: 'Small Against Great', race, mana: 1, magicKind: 'consumable' },
    {
      kind: 'spell',
      from: ['hand'],
      on: [{ event: 'window.defence', mark: 'at' }],
      clauses: [
        {
          choose: [{ as: 'unit', from: units('opponent', outweighing), target: true }],
          do: [{ verb: 'destroy', objects: { var: 'unit' } }],
        },
      ],
    },
  ),
  magic(
    { id: 'nmg-0009', zh: '和平巨人', en: 'Peaceful Giant', race, mana: 2, magicKind: 'consumable' },
    cast(['main'], { do: [{ verb: 'grant', modifiers: [prohibit(['attack'], units('opponent'))], until: 'opponentNextTurnEnd' }] }),
  ),
  magic(
    { id: 'nmg-0010', zh: '前線號角', en: 'Front-Line Horn', race, mana: 2, magicKind: 'field' },
    cast(['main']),
    standing(attackBy(1, units('you', { stance: 'attacking', row: 'front', fighting: true }))),
  ),
  magic(
    { id: 'nmg-0012', zh: '山羊術', en: 'Goat Spell', race, subtypes: ['山羊'], mana: 2, magicKind: 'permanent', score: 1, attack: 0 },
    cast(['main', 'defence'], {
      choose: [{ as: 'unit', from: units(null), target: true }],
      do: [{ verb: 'become', objects: { var: 'unit' }, into: 'self' }],
    }),
  ),
  magic(
    { id: 'r-nmg-0015', zh: '小雷擊', en: 'Minor Lightning', race, mana: 3, magicKind: 'consumable' },
    {
      ...cast(['main'], {
        choose: [{ as: 'unit', from: units('opponent'), target: true }],
        do: [{ verb: 'destroy', objects: { var: 'unit' } }],
      }),
      when: { compare: [{ player: 'opponent', value: 'score' }, 'atLeast', { plus: [{ player: 'you', value: 'score' }, 7] }] },
    },
  ),
  magic(
    { id: 'r-nmg-0016', zh: '復活術', en: 'Revival', race, mana: 3, magicKind: 'consumable' },
    {
      ...cast(['main'], {
        choose: [{ as: 'card', from: { from: 'graveyard', of: 'you', where: enterable }, target: true }],
        do: [{ verb: 'summon', objects: { var: 'card' } }],
      }),
      when: { compare: [{ player: 'opponent', value: 'score' }, 'atLeast', { plus: [{ player: 'you', value: 'score' }, 8] }] },
    },
  ),
  magic(
    { id: 'nmg-0019', zh: '法術保護', en: 'Spell Ward', race, mana: 2, magicKind: 'permanent' },
    counterMagic(),
    bestowing(['main', 'defence'], units(null), keyword(['enemyMagicResistance'])),
  ),
  magic({ id: 'nmg-0020', zh: '魔法反制', en: 'Countermagic', race, mana: 3, magicKind: 'consumable' }, counterMagic()),
  magic(
    { id: 'sssr-nmg-0021', zh: '火野貝', en: 'Wild Fire Shell', race, mana: 1, magicKind: 'consumable' },
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'field' }, target: true }],
      do: [{ verb: 'destroyField', objects: { var: 'card' } }],
    }),
  ),
  magic(
    { id: 'r-nmg-0023', zh: '法力回收壺', en: 'Mana Recovery Jar', race, mana: 3, magicKind: 'consumable' },
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'you', where: { type: 'magic' } }, target: true }],
      do: [{ verb: 'toHand', objects: { var: 'card' } }],
    }),
  ),
  magic(
    { id: 'r-nmg-0027', zh: '天黑黑', en: 'Nightfall', race, mana: 2, magicKind: 'consumable' },
    cast(['main'], {
      do: [{ verb: 'grant', to: { all: units('opponent', { stance: 'sideways' }) }, modifiers: [attackBy(-1)], until: 'nextTurnEnd' }],
    }),
  ),
  magic(
    { id: 'r-nmg-0028', zh: '我要打5個', en: 'I Take On Five', race, mana: 2, magicKind: 'permanent' },
    {
      ...bestowing(['main'], units('you'), { layer: 'add', add: { attack: { count: units('opponent', { row: 'front' }) } } }),
      x: { count: units('opponent', { row: 'front' }) },
    },
  ),
  magic(
    { id: 'r-nmg-0030', zh: '託夢', en: 'Dream Message', race, mana: 0, magicKind: 'consumable' },
    cast(
      ['main'],
      { do: [{ verb: 'look', objects: { all: { from: 'deck', of: 'you', last: 2 } } }] },
      { may: true, do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  magic(
    { id: 'sssr-nmg-0039', zh: '法術解析', en: 'Spell Analysis', race, mana: 0, magicKind: 'consumable' },
    counterMagic([{ turnOf: 'opponent' }, { phase: 'defence' }]),
  ),
];

/** Neutral cards, playable by every race. */
export const neutralCards: readonly StarlineCard[] = [...neutralUnits, ...neutralMagic];
