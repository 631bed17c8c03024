/**
 * Subtypes by category (205.3): the English word as cards print it, with its Chinese one (English again where the rules print
 * none). Lists of the edition of 4 October 2019.
 */

/** 205.3g */
export const artifactTypes = {
  Clue: '线索', Contraption: '机巧', Equipment: '武具', Food: '食品', Fortification: '工事', Treasure: '珍宝', Vehicle: '载具',
} as const;

/** 205.3h */
export const enchantmentTypes = {
  Aura: '灵气', Cartouche: '魔符', Curse: '诅咒', Saga: '传纪', Shrine: '祭祠',
} as const;

/** 205.3i */
export const landTypes = {
  Desert: '沙漠', Forest: '树林', Gate: '门', Island: '海岛', Lair: '巢穴', Locus: '处所', Mine: '矿脉', Mountain: '山脉', Plains: '平原', 'Power-Plant': '动力炉',
  Swamp: '沼泽', Tower: '塔', 'Urza\'s': '克撒的',
} as const;

/** The basic ones among the land types (205.3i, 305.6). */
export const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** 205.3j */
export const planeswalkerTypes = {
  Ajani: '阿耶尼', Aminatou: 'Aminatou', Angrath: '安戈斯', Arlinn: '雅琳', Ashiok: '安梭苛', Bolas: '波拉斯', Chandra: '茜卓', Dack: '戴克', Daretti: '达雷迪',
  Davriel: '达夫黎', Domri: '多密', Dovin: '多温', Elspeth: '艾紫培', Estrid: 'Estrid', Freyalise: '妃雅丽兹', Garruk: '贾路', Gideon: '基定', Huatli: '华特莉',
  Jace: '杰斯', Jaya: '雅亚', Karn: '卡恩', Kasmina: '克蜜娜', Kaya: '卡娅', Kiora: '奇奥拉', Koth: '寇斯', Liliana: '莉莲娜', Nahiri: '娜希丽', Narset: '娜尔施',
  Nissa: '妮莎', Nixilis: '尼希兹', Oko: '瓯柯', Ral: '拉尔', Rowan: '萝婉', Saheeli: '莎希莉', Samut: '撒姆特', Sarkhan: '萨坎', Serra: '撒拉', Sorin: '索霖',
  Tamiyo: '多美代', Teferi: '泰菲力', Teyo: '泰佑', Tezzeret: '泰兹瑞', Tibalt: '提勃', Ugin: '乌金', Venser: '凡瑟', Vivien: '薇薇安', Vraska: '瓦丝卡', Will: '威尔',
  Windgrace: '风华', Wrenn: '芮恩', Xenagos: '谢纳戈斯', Yanggu: '旸谷', Yanling: '燕灵',
} as const;

/** Instants and sorceries share them (205.3k). */
export const spellTypes = {
  Adventure: '历险', Arcane: '古咒', Trap: '陷阱',
} as const;

/** Creatures and tribal cards share them (205.3m). */
export const creatureTypes = {
  Advisor: '参谋', Aetherborn: '乙太种', Ally: '伙伴', Angel: '天使', Antelope: '羚羊', Ape: '猿猴', Archer: '弓箭手', Archon: '统领', Army: '军队', Artificer: '神器师',
  Assassin: '杀手', 'Assembly-Worker': '组装工人', Atog: '阿托格', Aurochs: '原牛', Avatar: '圣者', Azra: '亚札人', Badger: '獾', Barbarian: '野蛮人', Basilisk: '蜥怪',
  Bat: '蝙蝠', Bear: '熊', Beast: '野兽', Beeble: '哔宝精', Berserker: '狂战士', Bird: '鸟', Blinkmoth: '光蛾', Boar: '野猪', Bringer: '信使', Brushwagg: '毛瓦格',
  Camarid: '卡马利', Camel: '骆驼', Caribou: '驯鹿', Carrier: '病媒', Cat: '猫', Centaur: '半人马', Cephalid: '章人', Chimera: '盖美拉', Citizen: '市民', Cleric: '僧侣',
  Cockatrice: '石化鸡蛇', Construct: '组构体', Coward: '懦夫', Crab: '蟹', Crocodile: '鳄鱼', Cyclops: '独眼巨人', Dauthi: '道西', Demon: '恶魔', Deserter: '逃亡者',
  Devil: '魔鬼', Dinosaur: '恐龙', Djinn: '巨灵', Dragon: '龙', Drake: '龙兽', Dreadnought: '无畏战舰', Drone: '奴兽', Druid: '德鲁伊', Dryad: '树灵', Dwarf: '矮人',
  Efreet: '魔神', Egg: '蛋', Elder: '长老', Eldrazi: '奥札奇', Elemental: '元素', Elephant: '象', Elf: '妖精', Elk: '麋鹿', Eye: '眼', Faerie: '仙灵', Ferret: '雪貂',
  Fish: '鱼', Flagbearer: '旗手', Fox: '狐', Frog: '蛙', Fungus: '真菌', Gargoyle: '石像鬼', Germ: '病菌', Giant: '巨人', Gnome: '地侏', Goat: '山羊', Goblin: '鬼怪',
  God: '神', Golem: '魔像', Gorgon: '蛇发妖', Graveborn: '墓生', Gremlin: '怪灵', Griffin: '狮鹫', Hag: '巫婆', Harpy: '哈痞', Hellion: '地狱兽', Hippo: '河马',
  Hippogriff: '骏鹰', Homarid: '荷马利', Homunculus: '造妖', Horror: '惊惧兽', Horse: '马', Hound: '猎犬', Human: '人类', Hydra: '多头龙', Hyena: '鬣狗', Illusion: '虚影',
  Imp: '小恶魔', Incarnation: '化身', Insect: '昆虫', Jackal: '豺狼', Jellyfish: '水母', Juggernaut: '攻城巨车', Kavu: '卡甫', Kirin: '麒麟', Kithkin: '洁英',
  Knight: '骑士', Kobold: '鬼崽', Kor: '寇族', Kraken: '巨海兽', Lamia: '拉弥亚', Lammasu: '拉玛苏', Leech: '蛭', Leviathan: '海怪', Lhurgoyf: '拉高耶夫', Licid: '立吸怪',
  Lizard: '蜥蜴', Manticore: '翼狮', Masticore: '异狮', Mercenary: '佣兵', Merfolk: '人鱼', Metathran: '仿索蓝人', Minion: '奴仆', Minotaur: '牛头怪', Mole: '鼹鼠',
  Monger: '商贩', Mongoose: '猫鼬', Monk: '修行僧', Monkey: '猴', Moonfolk: '月人', Mouse: '家鼠', Mutant: '突变体', Myr: '秘耳', Mystic: '秘教徒', Naga: '那伽',
  Nautilus: '鹦鹉螺', Nephilim: '巨灵神', Nightmare: '梦魇', Nightstalker: '夜潜魔', Ninja: '忍者', Noble: '贵族', Noggle: '诺格', Nomad: '游牧人', Nymph: '宁芙',
  Octopus: '章鱼', Ogre: '食人魔', Ooze: '流浆', Orb: '法球', Orc: '半兽人', Orgg: '欧格', Ouphe: '奥夫', Ox: '牛', Oyster: '牡蛎', Pangolin: '穿山甲', Peasant: '平民',
  Pegasus: '飞马', Pentavite: '分节', Pest: '害虫', Phelddagrif: '紫河马', Phoenix: '凤凰', Pilot: '驾手', Pincher: '钳手', Pirate: '海盗', Plant: '植物',
  Praetor: '魔判官', Prism: '棱镜', Processor: '噬体', Rabbit: '兔', Rat: '老鼠', Rebel: '反抗军', Reflection: '映影', Rhino: '犀牛', Rigger: '整备师', Rogue: '浪客',
  Sable: '紫貂', Salamander: '火蜥蜴', Samurai: '武士', Sand: '沙', Saproling: '腐生物', Satyr: '羊蹄人', Scarecrow: '稻草人', Scion: '孽裔', Scorpion: '蝎子',
  Scout: '斥候', Sculpture: '雕像', Serf: '农奴', Serpent: '巨蛇', Servo: '自动机', Shade: '阴魂', Shaman: '祭师', Shapeshifter: '变形兽', Sheep: '绵羊', Siren: '塞连',
  Skeleton: '骷髅妖', Slith: '斯立兹', Sliver: '裂片妖', Slug: '蛞蝓', Snake: '蛇', Soldier: '士兵', Soltari: '索泰利', Spawn: '后裔', Specter: '幽灵',
  Spellshaper: '塑法师', Sphinx: '史芬斯', Spider: '蜘蛛', Spike: '钉兽', Spirit: '精怪', Splinter: '碎裂', Sponge: '海绵', Squid: '乌贼', Squirrel: '松鼠',
  Starfish: '海星', Surrakar: '苏拉卡', Survivor: '幸存者', Tetravite: '四分节', Thalakos: '萨拉卡斯', Thopter: '振翼机', Thrull: '索尔兽', Treefolk: '树妖',
  Trilobite: '三叶虫', Triskelavite: '三分节', Troll: '巨魔', Turtle: '龟', Unicorn: '独角兽', Vampire: '吸血鬼', Vedalken: '维多肯', Viashino: '凡尔西诺', Volver: '进化体',
  Wall: '墙', Warlock: '邪术师', Warrior: '战士', Weird: '怪奇', Werewolf: '狼人', Whale: '鲸', Wizard: '法术师', Wolf: '狼', Wolverine: '狼獾', Wombat: '袋熊',
  Worm: '蠕虫', Wraith: '鬼魂', Wurm: '亚龙', Yeti: '雪怪', Zombie: '灵俑', Zubera: '无面鬼',
} as const;

/** 205.3n */
export const planarTypes = {
  Alara: '阿拉若', Arkhos: 'Arkhos', Azgol: 'Azgol', Belenon: 'Belenon', 'Bolas\'s Meditation Realm': '波拉斯冥想域', Dominaria: '多明纳里亚', Equilor: 'Equilor',
  Ergamon: 'Ergamon', Fabacin: 'Fabacin', Innistrad: '依尼翠', Iquatana: 'Iquatana', Ir: 'Ir', Kaldheim: 'Kaldheim', Kamigawa: '神河', Karsus: 'Karsus',
  Kephalai: 'Kephalai', Kinshala: 'Kinshala', Kolbahan: 'Kolbahan', Kyneth: 'Kyneth', Lorwyn: '洛温', Luvion: 'Luvion', Mercadia: '玛凯迪亚',
  Mirrodin: '秘罗地', Moag: 'Moag', Mongseng: 'Mongseng', Muraganda: '莫甘达', 'New Phyrexia': '新非瑞克西亚', Phyrexia: '非瑞克西亚', Pyrulea: 'Pyrulea',
  Rabiah: 'Rabiah', Rath: '瑞斯', Ravnica: '拉尼卡', Regatha: '瑞格沙', Segovia: 'Segovia', 'Serra\'s Realm': '撒拉圣域', Shadowmoor: '暗影荒原', Shandalar: '山德拉',
  Ulgrotha: 'Ulgrotha', Valla: 'Valla', Vryn: '维林', Wildfire: 'Wildfire', Xerex: 'Xerex', Zendikar: '赞迪卡',
} as const;

export type ArtifactType = keyof typeof artifactTypes;
export type EnchantmentType = keyof typeof enchantmentTypes;
export type LandType = keyof typeof landTypes;
export type BasicLandType = (typeof basicLandTypes)[number];
export type PlaneswalkerType = keyof typeof planeswalkerTypes;
export type SpellType = keyof typeof spellTypes;
export type CreatureType = keyof typeof creatureTypes;
export type PlanarType = keyof typeof planarTypes;
export type Subtype = ArtifactType | EnchantmentType | LandType | PlaneswalkerType | SpellType | CreatureType | PlanarType;

/** The lists by the name of what shares them. */
export const subtypeLists = {
  artifact: artifactTypes,
  enchantment: enchantmentTypes,
  land: landTypes,
  planeswalker: planeswalkerTypes,
  spell: spellTypes,
  creature: creatureTypes,
  plane: planarTypes,
} as const;
export type SubtypeList = keyof typeof subtypeLists;

const listOf: ReadonlyMap<string, SubtypeList> = new Map(
  (Object.keys(subtypeLists) as SubtypeList[]).flatMap((list) => Object.keys(subtypeLists[list]).map((word) => [word, list] as const)),
);

/** The list that a word stands in; no word stands in two. Null for what is no subtype. */
export function subtypeListOf(word: string): SubtypeList | null {
  return listOf.get(word) ?? null;
}

export function isSubtype(word: string): word is Subtype {
  return listOf.has(word);
}
