import type { Condition } from '@arbiter/kernel/authoring';
import type { Prohibition, StarlineAbility, StarlineCard, StarlineClause } from '../vocabulary.js';
import {
  aboutHost,
  attackBy,
  blueStar,
  both,
  drawCards,
  endPhase,
  gainReward,
  immediate,
  keyword,
  oncePerMainPhase,
  prohibit,
  related,
  standing,
  units,
} from '../cards/building.js';
import { testUnit } from './inventing.js';

const machine = ['機械'];
const mergesNow: Condition = { object: 'self', is: { any: [{ is: { event: 'object' } }, { is: { event: 'parts' } }] } };

/** An ability that triggers when the card merges (合體時), whether it is the upper or a lower card. */
function merging(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', from: ['slots', 'under'], on: [{ event: 'unitsMerged', mark: 'at', if: mergesNow }], clauses };
}

function forEnemy(word: Prohibition): StarlineAbility {
  return standing({ layer: 'rules', players: 'opponent', gain: { cannot: [word] } });
}

const statics: readonly StarlineCard[] = [
  testUnit(['beside', '左右加攻', 'Beside'], {}, standing(attackBy(1, related('beside')))),
  testUnit(['ahead', '前方減攻', 'Ahead'], {}, standing(attackBy(-1, related('ahead')))),
  testUnit(['directly-ahead', '正前減攻', 'Directly Ahead'], {}, standing(attackBy(-1, related('directlyAhead')))),
  testUnit(['behind', '後方加攻', 'Behind'], {}, standing(attackBy(1, related('behind')))),
  testUnit(['directly-behind', '正後加攻', 'Directly Behind'], {}, standing(attackBy(2, related('directlyBehind')))),
  testUnit(['doubler', '倍攻', 'Doubler'], {}, standing({ layer: 'multiply', of: related('beside'), times: { attack: 2 } })),
  testUnit(['setter', '定攻', 'Setter'], {}, standing({ layer: 'set', of: related('beside'), set: { attack: 7 } })),
  testUnit(['score-giver', '加分', 'Score Giver'], {}, standing({ layer: 'add', of: related('beside'), add: { score: 1 } })),
  testUnit(['blocker-giver', '給阻擋', 'Blocker Giver'], {}, standing(keyword(['blocker'], related('beside')))),
  testUnit(
    ['silencer', '失效', 'Silencer'],
    {},
    standing({ layer: 'silence', of: related('directlyAhead'), set: { silenced: true }, lose: { keywords: 'all' } }),
  ),
  testUnit(['no-immediate', '禁立即', 'No Immediate'], {}, standing(prohibit(['immediate'], units(null)))),
  testUnit(['no-decay', '禁衰退', 'No Decay'], {}, standing(prohibit(['decay'], units('you')))),
  testUnit(['cannot-attack', '不得進攻', 'Cannot Attack'], {}, standing(prohibit(['attack']))),
  testUnit(['cannot-move', '不得移動', 'Cannot Move'], {}, standing(prohibit(['move']))),
  testUnit(['cannot-be-attacked', '不被進攻', 'Cannot Be Attacked'], {}, standing(prohibit(['beAttacked']))),
  testUnit(['cannot-be-sacrificed', '不被獻祭', 'Cannot Be Sacrificed'], {}, standing(prohibit(['beSacrificed']))),
  testUnit(['cannot-be-destroyed', '不被破壞', 'Cannot Be Destroyed'], { attack: 1 }, standing(prohibit(['beDestroyed']))),
  testUnit(['battle-proof', '不被戰破', 'Battle-Proof'], { attack: 1 }, standing(prohibit(['beDestroyedInBattle']))),
  testUnit(['enemies-cannot-attack', '敵不進攻', 'Enemies Cannot Attack'], {}, standing(prohibit(['attack'], units('opponent')))),
  testUnit(['no-magic', '敵禁魔法', 'No Enemy Magic'], {}, forEnemy('useMagic')),
  testUnit(['no-units', '敵禁單位', 'No Enemy Units'], {}, forEnemy('playUnits')),
  testUnit(['play-limit', '限打出', 'Play Limit'], {}, standing({ layer: 'rules', players: 'opponent', set: { playLimit: 1 } })),
  testUnit(['magic-limit', '限魔法', 'Magic Limit'], {}, standing({ layer: 'rules', players: 'opponent', set: { magicLimit: 1 } })),
  testUnit(
    ['formation', '佈陣祭品', 'Formation Tributes'],
    {},
    standing({ layer: 'rules', players: 'you', set: { formationTributes: true } }),
  ),
  testUnit(['no-skip', '戰術不跳', 'No Tactic Skip'], {}, standing({ layer: 'rules', players: 'you', set: { noTacticSkip: true } })),
  testUnit(['double-tribute', '雙祭品', 'Double Tribute'], {}, standing({ layer: 'set', set: { tributeWorth: 2 } })),
  testUnit(['orc-tribute', '獸人祭品', 'Orc Tribute'], {}, standing({ layer: 'set', set: { tributeWorth: 2, tributeWorthFor: 'orc' } })),
  testUnit(
    ['tribute-discount', '減祭品', 'Tribute Discount'],
    {},
    standing({ layer: 'add', of: { from: 'hand', of: 'you', where: { type: 'unit' } }, add: { tributes: -1 } }),
  ),
  testUnit(['wins-ties', '平手勝', 'Wins Ties'], {}, standing({ layer: 'rules', set: { winsTies: true } })),
  testUnit(['reward-bonus', '獎勵加一', 'Reward Bonus'], {}, standing({ layer: 'add', of: units('you'), add: { rewardBonus: 1 } })),
];

const merges: readonly StarlineCard[] = [
  testUnit(
    ['machine-attack', '合體攻', 'Machine Attack'],
    { subtypes: machine, attack: 3, keywords: ['machineMerge'], exposes: ['attack'] },
    merging(drawCards(1)),
  ),
  testUnit(
    ['machine-score', '合體分', 'Machine Score'],
    { subtypes: machine, attack: 2, score: 3, keywords: ['machineMerge'], exposes: ['score'] },
    merging(gainReward(1)),
  ),
  testUnit(['machine-both', '合體全', 'Machine Both'], {
    subtypes: machine,
    attack: 1,
    score: 1,
    keywords: ['machineMerge'],
    exposes: ['attack', 'score'],
  }),
  testUnit(['machine-pierce', '貫穿機械', 'Piercing Machine'], {
    subtypes: machine,
    attack: 2,
    score: 1,
    keywords: ['pierce'],
    exposes: ['attack', 'score'],
  }),
  testUnit(['machine-blocker', '阻擋機械', 'Blocking Machine'], { subtypes: machine, attack: null, score: 1, exposes: ['attack'] }),
  testUnit(['machine-ambush', '偷襲機械', 'Ambushing Machine'], {
    subtypes: machine,
    attack: 4,
    score: 1,
    keywords: ['machineMerge', 'ambush'],
    exposes: ['attack'],
  }),
  testUnit(['devour', '吞食', 'Devour'], { attack: 2, score: 1, keywords: ['devourMerge'], exposes: ['attack', 'score'] }),
  testUnit(['devour-venom', '吞食劇毒', 'Devour Venom'], { attack: 1, score: 1, keywords: ['devourMerge', 'venom'], exposes: ['attack'] }),
  testUnit(
    ['devour-text', '吞食文字', 'Devour Text'],
    { attack: 1, score: 1, keywords: ['devourMerge'], exposes: ['text'] },
    { kind: 'triggered', from: ['under'], on: [{ event: 'fightWon', mark: 'at', if: aboutHost }], clauses: [gainReward(1)] },
  ),
  testUnit(
    ['parasite', '寄生', 'Parasite'],
    { attack: 1, score: 1, exposes: ['attack', 'score'] },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: { ...units('you', { not: { merged: true } }), except: 'self' }, target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'unit' } }],
    }),
  ),
  testUnit(
    ['parasite-enemy', '寄生敵方', 'Enemy Parasite'],
    { attack: -2, score: -1, exposes: ['attack', 'score'] },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: units('opponent', { not: { merged: true } }), target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'unit' } }],
    }),
  ),
  testUnit(
    ['parasite-static', '寄生光環', 'Parasite Aura'],
    { attack: 1, score: 1, exposes: ['text'] },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: { ...units('you', { not: { merged: true } }), except: 'self' }, target: true }],
      do: [{ verb: 'parasiteMerge', objects: 'self', onto: { var: 'unit' } }],
    }),
    { kind: 'static', from: ['under'], modifiers: [{ layer: 'keywords', of: 'host', gain: { keywords: ['pierce'] } }] },
  ),
  testUnit(
    ['splitter', '分開', 'Splitter'],
    { attack: 2 },
    oncePerMainPhase({
      choose: [{ as: 'unit', from: units(null, { merged: true }), target: true }],
      do: [{ verb: 'split', objects: { var: 'unit' } }],
    }),
  ),
];

const resources: readonly StarlineCard[] = [
  testUnit(['charge-2', '充能二', 'Charge 2'], {}, immediate({ do: [{ verb: 'charge', player: 'you', amount: 2 }] })),
  testUnit(['charge-4', '充能四', 'Charge 4'], {}, immediate({ do: [{ verb: 'charge', player: 'you', amount: 4 }] })),
  testUnit(['charge-end', '結束充能', 'Charge at the End'], {}, endPhase({ do: [{ verb: 'charge', player: 'you', amount: 1 }] })),
  testUnit(['spend-2', '耗能二', 'Spend 2'], {}, { ...oncePerMainPhase(drawCards(1)), cost: [{ verb: 'spendEnergy', amount: 2 }] }),
  testUnit(['spend-1', '耗能一', 'Spend 1'], {}, { ...oncePerMainPhase(gainReward(1)), cost: [{ verb: 'spendEnergy', amount: 1 }] }),
  testUnit(['energy-discount', '減耗能', 'Energy Discount'], {}, standing({ layer: 'add', players: 'you', add: { energyDiscount: 1 } })),
  testUnit(['ride-2', '搭乘二', 'Ride 2'], { attack: 2, ride: 2 }),
  testUnit(
    ['alight', '下車', 'Alight'],
    { attack: 2, ride: 2 },
    oncePerMainPhase({
      do: [{ verb: 'alight', objects: 'self', amount: 1 }],
      then: [{ do: [{ verb: 'grant', to: 'self', modifiers: [attackBy(3)], until: 'nextTurnEnd' }] }],
    }),
  ),
  testUnit(
    ['board', '上車', 'Board'],
    { attack: 2, ride: 2 },
    {
      ...oncePerMainPhase({
        do: [{ verb: 'board', travellers: { all: { ...related('beside'), where: { traveller: true } } }, onto: 'self' }],
      }),
      when: { exists: { ...related('beside'), where: { traveller: true } } },
    },
  ),
  testUnit(['souls-1', '亡魂一', 'Souls 1'], { souls: [1] }),
  testUnit(['souls-2', '亡魂二', 'Souls 2'], { souls: [2] }),
  testUnit(['souls-1-3', '亡魂一或三', 'Souls 1 or 3'], { souls: [1, 3] }),
  testUnit(
    ['recall-4', '還魂四', 'Recall 4'],
    {},
    immediate({
      choose: [
        { as: 'souls', from: { from: 'graveyard', of: 'you', where: { souls: { atLeast: -99 } } }, max: 99, sum: { of: 'souls', is: 4 } },
      ],
      do: [{ verb: 'toHand', objects: { var: 'souls' }, how: 'recall' }],
      then: [gainReward(2)],
    }),
  ),
  testUnit(['reward-minus', '扣獎勵', 'Reward Loss'], {}, immediate({ do: [{ verb: 'reward', player: 'opponent', amount: -3 }] })),
];

const playing: readonly StarlineCard[] = [
  testUnit(['own-back', '後排', 'Own Back Row'], { placements: ['ownBack'] }),
  testUnit(['enemy-side', '敵方場上', 'Enemy Side'], { attack: -2, score: -1, placements: ['enemyFront', 'enemyBack'] }),
  testUnit(['enters-sideways', '橫放入場', 'Enters Sideways'], { enters: 'sideways' }),
  testUnit(
    ['blue-condition', '藍星條件', 'Blue Star Condition'],
    { attack: 7, score: 4, blueStar: true },
    blueStar({ exists: units('you'), atLeast: 2 }),
  ),
  testUnit(
    ['blue-act', '藍星行為', 'Blue Star Act'],
    { attack: 7, score: 4, blueStar: true },
    {
      kind: 'static',
      marks: { blueStar: true },
      cost: [{ verb: 'reward', player: 'you', amount: -2 }],
      when: { compare: [{ player: 'you', value: 'reward' }, 'atLeast', 2] },
    },
  ),
  testUnit(['overload', '超載', 'Overload'], { overload: true }),
  testUnit(
    ['replay', '墓地打出', 'Plays from the Graveyard'],
    { attack: 1 },
    {
      kind: 'triggered',
      from: ['graveyard'],
      may: true,
      on: [{ event: 'phaseBegan', mark: 'at', if: both({ seat: 'seat', is: 'you' }, { eventIs: 'phase', equal: 'main' }) }],
      clauses: [{ do: [{ verb: 'summon', objects: 'self' }] }],
    },
  ),
];

/** Units for continuous rules, merging, energy, riding, souls and ways of being played. */
export const inventedRules: readonly StarlineCard[] = [...statics, ...merges, ...resources, ...playing];
