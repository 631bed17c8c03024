import { describe, expect, it } from '@jest/globals';
import type { Ability, CardProgram, Clause, Verb } from '@arbiter/kernel/authoring';
import { catalogue } from '../cards/index.js';
import { unit, units } from '../cards/building.js';
import { inventedCards } from '../testing/invented-cards.js';
import type { Moment } from '../event-forms.js';
import { verbForms } from '../verb-forms.js';
import type { StarlineAbility, StarlineCard, StarlineVerb } from '../vocabulary.js';
import { words } from './index.js';
import { UnknownWord } from './phrase.js';

const { cardText } = words;

const all: readonly StarlineCard[] = [...catalogue, ...inventedCards];

function bearing(...abilities: readonly Ability[]): StarlineCard {
  return unit({ id: 'spec', zh: '试', en: 'Spec', race: 'neutral', attack: 1, score: 1 }, ...(abilities as readonly StarlineAbility[]));
}

function both(card: CardProgram): readonly [string, string] {
  return [cardText(card, 'en'), cardText(card, 'zh')];
}

/** A card with one ability that does one verb whenever its unit is played. */
function doing(verb: StarlineVerb, choose: Clause['choose'] = []): StarlineCard {
  return bearing({
    kind: 'triggered',
    keyword: 'immediate',
    on: [{ event: 'immediate', mark: 'at', if: { object: { event: 'object' }, is: { is: 'self' } } }],
    clauses: [{ choose, do: [verb] }],
  });
}

function byId(id: string): StarlineCard {
  return all.find((card) => card.id === id) as StarlineCard;
}

const chosen = { as: 'unit', from: units('you') } as const;
const it1 = { var: 'unit' } as const;
const pick = ['Immediate: Choose 1 unit on your board; then ', '立即：选择你场上的1个单位，'] as const;
const plain = ['Immediate: ', '立即：'] as const;

/** The words of each verb, as they follow the beginning of the ability. */
const verbCases: { readonly [V in StarlineVerb['verb']]: readonly [verb: Verb, en: string, zh: string] } = {
  draw: [{ verb: 'draw', player: 'opponent', count: 2 }, 'Have the enemy draw 2 cards.', '使敌方抽2张牌。'],
  discard: [{ verb: 'discard', objects: 'self' }, 'Discard this card.', '弃掉此卡。'],
  destroy: [{ verb: 'destroy', objects: it1 }, 'destroy that unit.', '破坏该单位。'],
  sacrifice: [{ verb: 'sacrifice', objects: it1 }, 'sacrifice that unit.', '献祭该单位。'],
  exile: [{ verb: 'exile', objects: it1 }, 'exile that unit.', '除外该单位。'],
  toHand: [{ verb: 'toHand', objects: it1 }, "put that unit into its owner's hand.", '使该单位回手牌。'],
  toDeck: [{ verb: 'toDeck', objects: it1, at: 'bottom' }, 'put that unit at the bottom of its deck.', '将该单位置于牌库最下方。'],
  toGraveyard: [{ verb: 'toGraveyard', objects: 'self' }, 'Put this card into the graveyard.', '将此卡置入墓地。'],
  summon: [
    { verb: 'summon', objects: 'self', side: 'opponent', stance: 'sideways' },
    "Summon this card on the enemy's board sideways.",
    '于敌方场上（横放）召唤此卡。',
  ],
  summonTravellers: [
    { verb: 'summonTravellers', count: 3, by: 'opponent' },
    "Summon 3 Little Travelers from the enemy's forest.",
    '自敌方的森林召唤3个小旅人。',
  ],
  playExtra: [{ verb: 'playExtra', objects: 'self' }, 'Play this card as an extra play.', '额外打出此卡。'],
  turn: [{ verb: 'turn', objects: it1, to: 'upright' }, 'turn that unit upright.', '使该单位转正。'],
  move: [
    { verb: 'move', objects: 'self', slot: 'place' },
    'Choose a free place on your board; then move this card to that place.',
    '选择你场上的空位，使此卡移动至该位置。',
  ],
  swap: [{ verb: 'swap', a: it1, b: 'self' }, 'make that unit and this card change places.', '使该单位与此卡位置互换。'],
  become: [{ verb: 'become', objects: it1, into: 'self' }, 'make that unit become this card.', '使该单位变为此卡。'],
  reward: [{ verb: 'reward', player: 'opponent', amount: -3 }, 'Have the enemy lose 3 reward.', '使敌方的奖励-3。'],
  charge: [{ verb: 'charge', player: 'you', amount: 2 }, 'Charge 2 energy.', '充能2。'],
  spendEnergy: [{ verb: 'spendEnergy', amount: 2 }, 'Spend 2 energy.', '耗能2。'],
  shuffleDeck: [{ verb: 'shuffleDeck', player: 'you' }, 'Shuffle your deck.', '重洗你的牌库。'],
  reveal: [{ verb: 'reveal', objects: 'self' }, 'Reveal this card.', '展示此卡。'],
  look: [
    { verb: 'look', objects: { all: { from: 'deck', of: 'opponent', first: 3 } } },
    "Look at the top 3 cards in the enemy's deck.",
    '查看敌方牌库最上方的3张牌。',
  ],
  bestow: [
    { verb: 'bestow', to: it1, modifiers: [{ layer: 'add', add: { attack: 3 } }], until: 'nextTurnEnd' },
    'bestow this card on that unit: that unit has +3 attack until the end of the next turn.',
    '将此卡赋予该单位：该单位攻击力+3，直到下个回合结束。',
  ],
  grant: [
    { verb: 'grant', to: it1, modifiers: [{ layer: 'rules', gain: { cannot: ['attack', 'move'] } }], until: 'turnEnd' },
    'that unit cannot attack and cannot be moved until the end of this turn.',
    '使该单位不能进攻且不能移动，直到本回合结束。',
  ],
  destroyField: [
    { verb: 'destroyField', objects: { all: { from: 'field', of: 'opponent' } } },
    "Destroy all field cards in the enemy's field zone.",
    '破坏敌方场地区的所有场地卡。',
  ],
  negateMagic: [{ verb: 'negateMagic' }, 'Negate that magic card.', '使该魔法卡无效化。'],
  negateImmediate: [{ verb: 'negateImmediate', objects: it1 }, 'negate the immediate effects of that unit.', '使该单位的立即效果无效化。'],
  prevent: [{ verb: 'prevent', objects: 'self' }, 'Keep that from happening to this card.', '使此卡免于此事。'],
  parasiteMerge: [
    { verb: 'parasiteMerge', objects: 'self', onto: it1 },
    'merge this card under that unit as a parasite.',
    '使此卡对该单位进行寄生合体。',
  ],
  split: [{ verb: 'split', objects: it1 }, 'split that unit.', '使该单位分开。'],
  board: [{ verb: 'board', travellers: it1, onto: 'self' }, 'let that unit get on this card.', '使该单位上车至此卡。'],
  alight: [{ verb: 'alight', objects: 'self', amount: 1 }, 'Let 1 Little Traveler get off this card.', '使1个小旅人自此卡下车。'],
  redirectAttack: [
    { verb: 'redirectAttack', attackers: it1, to: 'self' },
    'turn the attack of that unit to this card.',
    '使该单位改为进攻此卡。',
  ],
  skipSummonDuty: [{ verb: 'skipSummonDuty' }, 'Count your duty of this summon phase as done.', '使本次召唤阶段不需再打出或召唤单位。'],
  triggerAmbush: [
    { verb: 'triggerAmbush', objects: it1 },
    'trigger what that unit does when its ambush succeeds.',
    '发动该单位偷袭成功时的效果。',
  ],
  triggerSacrificed: [
    { verb: 'triggerSacrificed', objects: it1 },
    'trigger what that unit does when it is sacrificed.',
    '发动该单位被献祭时的效果。',
  ],
  cancelClaim: [{ verb: 'cancelClaim', player: 'opponent' }, 'Cancel the early end claimed by the enemy.', '取消敌方宣告的提早结束。'],
};

const triggerCases: { readonly [E in Moment]: readonly [en: string, zh: string] } = {
  phaseBegan: ["when each player's phase begins", '每位玩家的阶段开始时'],
  phaseEnded: ["when each player's phase ends", '每位玩家的阶段结束时'],
  turnEnded: ["when each player's turn ends", '每位玩家的回合结束时'],
  cardsDrawn: ['when a player draws cards', '任一玩家抽牌时'],
  unitPlayed: ['when a unit is played', '单位被打出时'],
  unitSummoned: ['when a unit is summoned', '单位被召唤时'],
  unitEntered: ['when a unit enters the board', '单位入场时'],
  immediate: ['when a unit is played and its immediate effects happen', '单位打出并发动立即效果时'],
  unitSacrificed: ['when a unit is sacrificed', '单位被献祭时'],
  unitDestroyed: ['when a unit is destroyed', '单位被破坏时'],
  fieldCardDestroyed: ['when a field card is destroyed in the field zone', '场地卡于场地区被破坏时'],
  unitLeft: ['when a unit leaves the board', '单位离场时'],
  enteredGraveyard: ['when a card goes to the graveyard', '牌进入墓地时'],
  exiled: ['when a card is exiled', '牌被除外时'],
  returnedToHand: ['when a card returns to hand', '牌回手牌时'],
  shuffledIntoDeck: ['when a card is shuffled into the deck', '牌被洗入牌库时'],
  travellerReturned: ["when a Little Traveler goes back to each player's forest", '小旅人回到每位玩家的森林时'],
  tacticChosen: ['when a player chooses a tactic in the tactic phase', '任一玩家于战术阶段选择战术时'],
  attackDeclared: ['when a unit attacks', '单位进攻时'],
  fightBegan: ["when a fight begins in each player's turn", '每位玩家回合的一次战斗开始时'],
  fightWon: ['when a unit wins a fight', '单位战斗成功时'],
  fightLost: ['when a unit loses a fight', '单位战斗失败时'],
  ambushSucceeded: ['when a unit succeeds with an ambush', '单位偷袭成功时'],
  turnedSideways: ['when a unit is turned sideways', '单位被横放时'],
  turnedUpright: ['when a unit is turned upright', '单位转正时'],
  unitMoved: ['when a unit moves', '单位移动时'],
  unitsMerged: ['when a unit merges', '单位合体时'],
  unitSplit: ['when a unit splits', '单位分开时'],
  magicUsed: ['when a magic card is used', '魔法卡被使用时'],
  revealed: ['when a card is revealed', '牌被展示时'],
  rewardGained: ['when a player gains reward', '任一玩家获得奖励时'],
  boarded: ['when Little Travelers get on a unit', '小旅人上车至单位时'],
  alighted: ['when Little Travelers get off a unit', '小旅人自单位下车时'],
  energyChanged: ["when each player's energy changes", '每位玩家的充能能量改变时'],
  becameUnit: ['when a unit comes about by becoming', '单位因变为而出现时'],
  countdownEntered: ["when each player's deck runs out and the countdown begins", '每位玩家的牌库耗尽而进入倒数时'],
  earlyEndClaimed: ['when a player claims an early end', '任一玩家以任一条件宣告提早结束时'],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

describe('card text', () => {
  it('given every card of the catalogue and every invented card, then it is said in both languages, clean of program words', () => {
    const faults = all.flatMap((card) =>
      both(card).flatMap((text, at) => {
        const silent = card.abilities.length > 0 && text === '';
        const raw = /[{}$[|]|undefined|\bnull\b|\bNaN\b/.exec(text.replace(/\[(On|In|Under|Bestowed)[^\]]*\] /g, ''));
        const foreign = at === 1 && /[a-z]{2,}/.test(text.replace(/「[^」]*」/g, ''));
        return silent || raw !== null || foreign ? [`${card.id}: ${text}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('given every card, then each ability has a line of its own in both languages', () => {
    for (const card of all) {
      const [en, zh] = both(card).map((text) => text.split('\n').length);
      expect({ id: card.id, lines: en }).toEqual({ id: card.id, lines: zh });
      expect(en).toBeGreaterThanOrEqual(card.abilities.length === 0 ? 1 : card.abilities.length);
    }
  });

  it.each(Object.entries(verbCases))('given an ability that does %s, then it says so', (name, [verb, en, zh]) => {
    const text = JSON.stringify(verb);
    const choose = text.includes('"unit"')
      ? [chosen]
      : name === 'move'
        ? ([{ as: 'place', slot: { for: 'move', seat: 'you' } }] as const)
        : [];
    const lead = text.includes('"unit"') ? pick : plain;
    expect(both(doing(verb as StarlineVerb, choose))).toEqual([`${lead[0]}${en}`, `${lead[1]}${zh}`]);
  });

  it('given the verbs of the vocabulary, then each was asked', () => {
    expect(Object.keys(verbCases).sort()).toEqual([...Object.keys(verbForms), 'grant'].sort());
  });

  it.each(Object.entries(triggerCases))('given an ability that waits for %s, then it says when', (event, [en, zh]) => {
    const ability: Ability = {
      kind: 'triggered',
      on: [{ event, mark: 'at' }],
      clauses: [{ do: [{ verb: 'draw', player: 'you', count: 1 }] }],
    };
    expect(both(bearing(ability))).toEqual([`${capital(en)}: Draw 1 card.`, `${zh}：抽1张牌。`]);
  });

  it.each([
    ['before', 'Before an enemy unit is destroyed in battle: Draw 1 card.', '敌方的单位因战斗被破坏前：抽1张牌。'],
    ['at', 'When an enemy unit is destroyed in battle: Draw 1 card.', '敌方的单位因战斗被破坏时：抽1张牌。'],
    ['after', 'After an enemy unit is destroyed in battle: Draw 1 card.', '敌方的单位因战斗被破坏后：抽1张牌。'],
  ] as const)('given the mark %s, then the moment is told apart', (mark, en, zh) => {
    const on = [
      {
        event: 'unitDestroyed',
        mark,
        if: {
          all: [
            { seat: 'seat', is: 'opponent' },
            { eventIs: 'by', equal: 'battle' },
          ],
        },
      },
    ] as const;
    expect(both(bearing({ kind: 'triggered', on, clauses: [{ do: [{ verb: 'draw', player: 'you', count: 1 }] }] }))).toEqual([en, zh]);
  });

  it.each([
    [
      'r-orc-0037',
      "Immediate: You may choose 1 orc unit on your board other than this card as target; then that unit has +2 attack until the enemy's next main phase begins.",
      '立即：你可选择你场上的1个此卡以外的兽人单位为目标，使该单位攻击力+2，直到敌方下个主要阶段开始时。',
    ],
    [
      'nmg-0004',
      'Use in your main phase or in the defence phase: Choose 1 unit on the board as target; then bestow this card on that unit: that unit has Venom until it leaves the board.',
      '你的主要阶段或防守阶段使用：选择场上的1个单位为目标，将此卡赋予该单位：该单位获得剧毒，直到其离场。',
    ],
    [
      'vrt-0009',
      'Immediate: Gain X reward. X is half of the number of sideways units on the board, rounded down.',
      '立即：使你的奖励+X。X为场上的横放的单位的数量的一半（无条件舍去）。',
    ],
    [
      'r-nms-0038-2',
      'When your end phase begins: Choose 1 Little Traveler on the board as target; then destroy that Little Traveler. If that was not done in full, destroy this card.',
      '你的结束阶段开始时：选择场上的1个小旅人为目标，破坏该小旅人。若未成功，则破坏此卡。',
    ],
    ['test-souls-1-3', 'Soul 1 or 3.', '亡魂1或3。'],
    ['test-ride-2', 'Ride 2.', '搭乘2。'],
    ['test-overload', 'Overload.', '超载。'],
    [
      'test-enemy-side',
      "This card may also be placed in the enemy's front row or the enemy's back row.",
      '此卡亦可放置于敌方前排或敌方后排。',
    ],
    [
      'test-blue-condition',
      'Blue Star: this card may be played only if there are at least 2 units on your board.',
      '蓝星：你场上有至少2个单位时，才能打出此卡。',
    ],
    [
      'test-machine-both',
      'Machine Merge.\nUnder a merged unit, this card may show attack and score.',
      '机械合体。\n合体后位于下方时，此卡可露出攻击力与分数。',
    ],
    [
      'test-spend-2',
      'In your main phase, once each turn: pay this cost: spend 2 energy. Draw 1 card.',
      '你的主要阶段，每回合限1次：支付代价：耗能2。抽1张牌。',
    ],
    [
      'test-magic-discard',
      "Use in your main phase: Pick 1 card in the enemy's hand at random; then discard that card.",
      '你的主要阶段使用：随机选出敌方手牌的1张牌，弃掉该牌。',
    ],
    [
      'test-immediate-discard',
      "Immediate: Have the enemy choose 1 card in the enemy's hand; then discard that card.",
      '立即：由敌方选择敌方手牌的1张牌，弃掉该牌。',
    ],
    [
      'test-silencer',
      'The unit directly ahead of this card loses all effects and loses all keywords.',
      '此卡正前方的单位效果失效且失去所有关键字。',
    ],
    [
      'r-ele-0017',
      'Use in your main phase.\nIf the total score of power plant units on your board is less than 0, all power beast unit cards in your hand with tribute cost 1 or more have -2 tribute cost (counted after all other changes).',
      '你的主要阶段使用。\n若你场上的電廠单位的分数总和小于0，你手牌的所有所需祭品1以上的发电兽单位卡所需祭品-2（后于其他一切变化计算）。',
    ],
    ['nms-0018', 'Pierce.', '贯穿。'],
  ])('given the card %s, then its whole text reads', (id, en, zh) => {
    expect(both(byId(id))).toEqual([en, zh]);
  });

  it.each<[string, Ability]>([
    ['verb', { kind: 'triggered', on: [{ event: 'turnEnded', mark: 'at' }], clauses: [{ do: [{ verb: 'sing' }] }] }],
    ['event', { kind: 'triggered', on: [{ event: 'moonRose', mark: 'at' }], clauses: [] }],
    ['characteristic', { kind: 'static', modifiers: [{ layer: 'add', add: { charm: 1 } }] }],
    [
      'relation',
      { kind: 'static', modifiers: [{ layer: 'add', of: { from: 'slots', relation: { is: 'above', to: 'self' } }, add: { attack: 1 } }] },
    ],
    ['zone', { kind: 'static', modifiers: [{ layer: 'add', of: { from: 'moon' }, add: { attack: 1 } }] }],
    ['keyword', { kind: 'static', modifiers: [{ layer: 'keywords', gain: { keywords: ['toString'] } }] }],
    [
      'name',
      { kind: 'triggered', on: [{ event: 'turnEnded', mark: 'at' }], clauses: [{ do: [{ verb: 'destroy', objects: { var: 'nobody' } }] }] },
    ],
    ['mark', { kind: 'static', marks: { red: true }, modifiers: [{ layer: 'add', add: { attack: 1 } }] }],
  ])('given a program with an unknown %s, then it is refused instead of being passed over', (_, ability) => {
    expect(() => cardText(bearing(ability), 'en')).toThrow(UnknownWord);
  });
});
