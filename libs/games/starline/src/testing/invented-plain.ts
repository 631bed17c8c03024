import type { StarlineCard } from '../vocabulary.js';
import { drawCards, endPhase, gainReward, ambushed, both, yours, aboutOther } from '../cards/building.js';
import { testUnit } from './inventing.js';

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** `test-plain-0` to `test-plain-9`: attack n, score 1, nothing else. */
const plain: readonly StarlineCard[] = digits.map((digit, attack) =>
  testUnit([`plain-${attack}`, `白板${digit}`, `Plain ${attack}`], { attack, score: 1 }),
);

const numbers: readonly StarlineCard[] = [
  testUnit(['score-5', '五分', 'Score 5'], { attack: 1, score: 5 }),
  testUnit(['score-9', '九分', 'Score 9'], { attack: 1, score: 9 }),
  testUnit(['score-minus', '負分', 'Negative Score'], { attack: 3, score: -2 }),
  testUnit(['attack-minus', '負攻', 'Negative Attack'], { attack: -3, score: 1 }),
  testUnit(['orc', '獸人', 'Orc'], { race: 'orc', attack: 3, score: 1 }),
  testUnit(['cat', '喵', 'Cat'], { race: 'cat', attack: 3, score: 1 }),
  testUnit(['art', '藝術', 'Art'], { race: 'art', attack: 3, score: 1 }),
  testUnit(['machine', '機械', 'Machine'], { subtypes: ['機械'], attack: 3, score: 1 }),
  testUnit(['tribute-1', '一祭', 'Tribute 1'], { attack: 6, score: 4, tributes: 1 }),
  testUnit(['tribute-2', '二祭', 'Tribute 2'], { attack: 8, score: 7, tributes: 2 }),
  testUnit(['tribute-3', '三祭', 'Tribute 3'], { attack: 9, score: 9, tributes: 3 }),
];

/** One unit for each keyword, with attack 4 and score 2 unless the rule requires other numbers. */
const keywords: readonly StarlineCard[] = [
  testUnit(['pierce', '貫穿', 'Pierce'], { keywords: ['pierce'] }),
  testUnit(['ranged', '遠程', 'Ranged'], { keywords: ['ranged'] }),
  testUnit(['venom', '劇毒', 'Venom'], { attack: 1, keywords: ['venom'] }),
  testUnit(['blocker', '阻擋', 'Blocker'], { attack: null }),
  testUnit(['blocker-5', '大阻擋', 'Great Blocker'], { attack: null, score: 5 }),
  testUnit(['blocker-minus', '負阻擋', 'Negative Blocker'], { attack: null, score: -1 }),
  testUnit(['ambush', '偷襲', 'Ambush'], { keywords: ['ambush'] }),
  testUnit(['dismantle', '拆卸', 'Dismantle'], { attack: 1, keywords: ['dismantle'] }),
  testUnit(['armor-break', '破甲', 'Armor Break'], { keywords: ['armorBreak'] }),
  testUnit(['glide', '滑行', 'Glide'], { keywords: ['glide'] }),
  testUnit(['cover', '掩護', 'Cover'], { keywords: ['cover'] }),
  testUnit(['magic-resistance', '魔抗', 'Magic Resistance'], { keywords: ['magicResistance'] }),
  testUnit(['enemy-magic-resistance', '敵魔抗', 'Enemy Magic Resistance'], { keywords: ['enemyMagicResistance'] }),
  testUnit(['destruction-resistance', '破抗', 'Destruction Resistance'], { attack: 1, keywords: ['destructionResistance'] }),
  testUnit(['effect-resistance', '效抗', 'Effect Resistance'], { keywords: ['effectResistance'] }),
  testUnit(['enemy-effect-resistance', '敵效抗', 'Enemy Effect Resistance'], { keywords: ['enemyEffectResistance'] }),
  testUnit(['imprisoned', '禁錮', 'Imprisoned'], { keywords: ['imprisoned'] }),
  testUnit(['decay', '衰退', 'Decay'], { keywords: ['decay'] }),
  testUnit(['decay-end', '衰退結束', 'Decay with an End'], { keywords: ['decay'] }, endPhase(gainReward(1))),
];

const combinations: readonly StarlineCard[] = [
  testUnit(['pierce-ranged', '貫穿遠程', 'Pierce and Ranged'], { keywords: ['pierce', 'ranged'] }),
  testUnit(['pierce-venom', '貫穿劇毒', 'Pierce and Venom'], { attack: 1, keywords: ['pierce', 'venom'] }),
  testUnit(['pierce-armor-break', '貫穿破甲', 'Pierce and Armor Break'], { keywords: ['pierce', 'armorBreak'] }),
  testUnit(['pierce-glide', '貫穿滑行', 'Pierce and Glide'], { keywords: ['pierce', 'glide'] }),
  testUnit(['ambush-pierce', '偷襲貫穿', 'Ambush and Pierce'], { keywords: ['pierce', 'ambush'] }),
  testUnit(['ambush-venom', '偷襲劇毒', 'Ambush and Venom'], { keywords: ['venom', 'ambush'] }),
  testUnit(['ambush-ranged', '偷襲遠程', 'Ambush and Ranged'], { keywords: ['ranged', 'ambush'] }),
  testUnit(['ranged-venom', '遠程劇毒', 'Ranged and Venom'], { attack: 1, keywords: ['ranged', 'venom'] }),
  testUnit(['ranged-armor-break', '遠程破甲', 'Ranged and Armor Break'], { keywords: ['ranged', 'armorBreak'] }),
  testUnit(['dismantle-machine', '拆卸機械', 'Dismantling Machine'], {
    subtypes: ['機械'],
    attack: 2,
    score: 1,
    keywords: ['dismantle', 'machineMerge'],
    exposes: ['score'],
  }),
  testUnit(['imprisoned-glide', '禁錮滑行', 'Imprisoned and Glide'], { keywords: ['imprisoned', 'glide'] }),
  testUnit(['ambush-draw', '偷襲抽牌', 'Ambush and Draw'], { keywords: ['ambush'] }, ambushed(drawCards(1))),
  testUnit(
    ['ambush-watcher', '偷襲旁觀', 'Ambush Watcher'],
    {},
    { kind: 'triggered', on: [{ event: 'ambushSucceeded', mark: 'at', if: both(yours, aboutOther) }], clauses: [gainReward(1)] },
  ),
];

/** Units for the rules of numbers and keywords in isolation. */
export const inventedPlain: readonly StarlineCard[] = [...plain, ...numbers, ...keywords, ...combinations];
