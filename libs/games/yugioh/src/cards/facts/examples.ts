import { effect, normal, spell, synchro, trap, xyz, type CardFacts } from './making.js';
import { ofLevel, tunerAndOthers } from './materials.js';

/** The cards of the examples in the chapter on card effects. Facts only; a card is in the catalogue once its program is written. */
export const exampleCards = {
  'puppet-master': effect('Puppet Master', 41442341, 'DARK', 'Fiend', 6, 0, 0, { zh: '操纵死灵的傀儡师' }),
  'lunalight-reincarnation-dance': trap('Lunalight Reincarnation Dance', 11193246, 'normal', { zh: '月光轮回舞踊', groups: ['Lunalight'] }),
  'hand-destruction': spell('Hand Destruction', 74519184, 'quickPlay', { zh: '手札断杀' }),
  'raiden-hand-of-the-lightsworn': effect('Raiden, Hand of the Lightsworn', 77558536, 'LIGHT', 'Warrior', 4, 1700, 1000, {
    zh: '光道暗杀者 莱登',
    marks: ['tuner'],
    groups: ['Lightsworn'],
  }),
  'enemy-controller': spell('Enemy Controller', 98045062, 'quickPlay', { zh: '敌人操纵器' }),
  'solemn-judgment': trap('Solemn Judgment', 41420027, 'counter', { zh: '神之宣告' }),
  'black-winged-dragon': synchro('Black-Winged Dragon', 9012916, 'DARK', 'Dragon', 8, 2800, 1600, tunerAndOthers, { zh: '黑羽龙' }),
  dracocension: spell('Dracocension', 16960351, 'continuous', { zh: '幻界突破' }),
  'master-pendulum-the-dracoslayer': normal('Master Pendulum, the Dracoslayer', 75195825, 'LIGHT', 'Dragon', 4, 1950, 0, {
    zh: '龙剑士 卓辉星•灵摆',
    groups: ['Dracoslayer'],
    scale: 3,
    pendulumEffect: true,
  }),
  'macro-cosmos': trap('Macro Cosmos', 30241314, 'continuous', { zh: '大宇宙' }),
  hecatrice: effect('Hecatrice', 74968065, 'LIGHT', 'Fairy', 4, 1500, 1100, { zh: '赫卡忒利斯' }),
  'ghost-belle-haunted-mansion': effect('Ghost Belle & Haunted Mansion', 73642296, 'EARTH', 'Zombie', 3, 0, 1800, {
    zh: '屋敷童',
    marks: ['tuner'],
  }),
  'orea-the-sylvan-high-arbiter': xyz('Orea, the Sylvan High Arbiter', 95239444, 'DARK', 'Plant', 7, 2800, 2500, ofLevel(7, 2), {
    zh: '森罗的镇神 山精',
    groups: ['Sylvan'],
  }),
  'ghostrick-break': trap('Ghostrick Break', 80802524, 'normal', { zh: '鬼计心碎', groups: ['Ghostrick'] }),
  'smashing-ground': spell('Smashing Ground', 97169186, 'normal', { zh: '地碎' }),
  'spell-power-mastery': spell('Spell Power Mastery', 38943357, 'normal', { zh: '魔力统辖' }),
  'call-of-the-haunted': trap('Call of the Haunted', 97077563, 'continuous', { zh: '活死人的呼声' }),
  'felgrand-dragon': effect('Felgrand Dragon', 3954901, 'LIGHT', 'Dragon', 8, 2800, 2800, { zh: '闪耀巨龙' }),
  'divine-dragon-lord-felgrand': effect('Divine Dragon Lord Felgrand', 60681103, 'LIGHT', 'Dragon', 8, 2800, 2800, { zh: '巨神龙 闪耀' }),
  'magma-dragon': effect('Magma Dragon', 95833645, 'FIRE', 'Wyrm', 4, 1600, 1200, { zh: '岩浆龙' }),
  'icarus-attack': trap('Icarus Attack', 53567095, 'normal', { zh: '神鸟攻击' }),
  'compulsory-evacuation-device': trap('Compulsory Evacuation Device', 94192409, 'normal', { zh: '强制脱出装置' }),
  'forbidden-dress': spell('Forbidden Dress', 96864811, 'quickPlay', { zh: '禁忌的圣衣' }),
  'r-righteous-justice': spell('R - Righteous Justice', 37318031, 'normal', { zh: 'R-正义审判' }),
  'light-and-darkness-dragon': effect('Light and Darkness Dragon', 47297616, 'LIGHT', 'Dragon', 8, 2800, 2400, { zh: '光与暗之龙' }),
  'mystical-space-typhoon': spell('Mystical Space Typhoon', 5318639, 'quickPlay', { zh: '旋风' }),
  'skill-drain': trap('Skill Drain', 82732705, 'continuous', { zh: '技能抽取' }),
  'trap-stun': trap('Trap Stun', 59616123, 'normal', { zh: '陷阱无力化' }),
  'bottomless-trap-hole': trap('Bottomless Trap Hole', 29401950, 'normal', { zh: '奈落的落穴' }),
  'atlantean-dragoons': effect('Atlantean Dragoons', 74311226, 'WATER', 'Sea Serpent', 4, 1800, 0, {
    zh: '海皇的龙骑队',
    groups: ['Atlantean'],
  }),
  'atlantean-marksman': effect('Atlantean Marksman', 706925, 'WATER', 'Sea Serpent', 3, 1400, 0, {
    zh: '海皇的狙击兵',
    groups: ['Atlantean'],
  }),
  'mermail-abyssmegalo': effect('Mermail Abyssmegalo', 21954587, 'WATER', 'Sea Serpent', 7, 2400, 1900, {
    zh: '水精鳞-巨齿深渊鲨',
    groups: ['Mermail', 'Abyss-'],
  }),
  'zombie-master': effect('Zombie Master', 17259470, 'DARK', 'Zombie', 4, 1800, 0, { zh: '僵尸之主' }),
  'high-tide-on-fire-island': trap('High Tide on Fire Island', 32542011, 'normal', { zh: '燃起的大海' }),
  'raidraptor-stranger-falcon': xyz('Raidraptor - Stranger Falcon', 15092394, 'DARK', 'Winged Beast', 5, 2000, 2000, ofLevel(5, 2), {
    zh: 'RR-异邦猎鹰',
    groups: ['Raidraptor'],
  }),
  'scarlight-red-dragon-archfiend': synchro('Scarlight Red Dragon Archfiend', 80666118, 'DARK', 'Dragon', 8, 3000, 2500, tunerAndOthers, {
    zh: '红莲魔龙•右红痕',
    groups: ['Archfiend'],
  }),
  'imperial-iron-wall': trap('Imperial Iron Wall', 30459350, 'continuous', { zh: '王宫的铁壁' }),
  'dark-magician-of-chaos': effect('Dark Magician of Chaos', 40737112, 'DARK', 'Spellcaster', 8, 2800, 2600, { zh: '混沌之黑魔术师' }),
  'super-quantal-fairy-alphan': effect('Super Quantal Fairy Alphan', 58753372, 'LIGHT', 'Fairy', 1, 0, 0, {
    zh: '超量妖精 阿尔方',
    groups: ['Super Quant', 'Super Quantal'],
  }),
  reload: spell('Reload', 22589918, 'quickPlay', { zh: '上膛' }),
  'pot-of-duality': spell('Pot of Duality', 98645731, 'normal', { zh: '强欲而谦虚之壶' }),
  'solemn-wishes': trap('Solemn Wishes', 35346968, 'continuous', { zh: '神之恩惠' }),
  'trade-in': spell('Trade-In', 38120068, 'normal', { zh: '抵价购物' }),
} as const satisfies { readonly [id: string]: CardFacts };
