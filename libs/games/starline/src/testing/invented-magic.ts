import type { Condition } from '@arbiter/kernel/authoring';
import type { StarlineAbility, StarlineCard, StarlineClause, StarlineVerb } from '../vocabulary.js';
import {
  attackBy,
  bestowing,
  both,
  cast,
  counterMagic,
  drawCards,
  endPhase,
  enterable,
  gainReward,
  keyword,
  oncePerMainPhase,
  standing,
  theirs,
  units,
  yours,
} from '../cards/building.js';
import { testMagic } from './inventing.js';

const unitVar = { var: 'unit' } as const;
const chosen = { as: 'unit', from: units(null), target: true } as const;
const own = { as: 'unit', from: units('you'), target: true } as const;

/** Main-phase magic that does one verb to one chosen unit of either side. */
function toUnit(verb: StarlineVerb): StarlineAbility {
  return cast(['main'], { choose: [chosen], do: [verb] });
}

/** Magic that is used at one exact moment. */
function exactly(event: string, mark: 'before' | 'at' | 'after', about: Condition, ...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'spell', from: ['hand'], on: [{ event, mark, if: about }], clauses };
}

const values: readonly StarlineCard[] = [
  testMagic(['magic-attack', '攻擊', 'Attack Magic'], { magicKind: 'permanent' }, bestowing(['main', 'defence'], units(null), attackBy(2))),
  testMagic(
    ['magic-attack-turn', '本回合攻', 'Attack for a Turn'],
    {},
    cast(['main', 'defence'], { choose: [chosen], do: [{ verb: 'bestow', to: unitVar, modifiers: [attackBy(3)], until: 'turnEnd' }] }),
  ),
  testMagic(
    ['magic-attack-next', '下回合攻', 'Attack until the Next Turn'],
    {},
    cast(['main'], { choose: [chosen], do: [{ verb: 'bestow', to: unitVar, modifiers: [attackBy(3)], until: 'nextTurnEnd' }] }),
  ),
  testMagic(
    ['magic-battle', '本次戰鬥', 'Battle Magic'],
    {},
    cast(['defence'], { choose: [chosen], do: [{ verb: 'bestow', to: unitVar, modifiers: [attackBy(3)], until: 'battleEnd' }] }),
  ),
  testMagic(
    ['magic-double', '倍攻術', 'Doubling'],
    { magicKind: 'permanent' },
    bestowing(['main'], units(null), { layer: 'multiply', times: { attack: 2 } }),
  ),
  testMagic(
    ['magic-imprison', '禁錮術', 'Imprisonment'],
    { magicKind: 'permanent' },
    bestowing(['main'], units(null), keyword(['imprisoned'])),
  ),
  testMagic(['magic-decay', '衰退術', 'Withering'], { magicKind: 'permanent' }, bestowing(['main'], units(null), keyword(['decay']))),
  testMagic(
    ['magic-blocker', '阻擋術', 'Shielding'],
    { magicKind: 'permanent' },
    bestowing(['main', 'defence'], units(null), keyword(['blocker'])),
  ),
  testMagic(
    ['magic-ward', '破抗術', 'Warding'],
    { magicKind: 'permanent' },
    bestowing(['main', 'defence'], units(null), keyword(['destructionResistance'])),
  ),
];

const acts: readonly StarlineCard[] = [
  testMagic(['magic-destroy', '破壞術', 'Destruction'], {}, toUnit({ verb: 'destroy', objects: unitVar })),
  testMagic(
    ['magic-destroy-2', '雙破術', 'Double Destruction'],
    {},
    cast(['main'], {
      choose: [{ as: 'units', from: units(null), min: 2, max: 2, target: true }],
      do: [{ verb: 'destroy', objects: { var: 'units' } }],
      then: [drawCards(1)],
    }),
  ),
  testMagic(
    ['magic-destroy-all', '全破術', 'Total Destruction'],
    {},
    cast(['main'], { do: [{ verb: 'destroy', objects: { all: units(null) } }] }),
  ),
  testMagic(
    ['magic-destroy-board', '場破術', 'Board Destruction'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: ['field', 'slots'] }, target: true }],
      do: [{ verb: 'destroy', objects: { var: 'card' } }],
    }),
  ),
  testMagic(
    ['magic-destroy-defence', '防守破壞', 'Defensive Destruction'],
    {},
    cast(['defence'], { choose: [chosen], do: [{ verb: 'destroy', objects: unitVar }] }),
  ),
  testMagic(['magic-exile', '除外術', 'Banishing'], {}, toUnit({ verb: 'exile', objects: unitVar })),
  testMagic(
    ['magic-return', '回手術', 'Returning'],
    {},
    cast(['main', 'defence'], { choose: [chosen], do: [{ verb: 'toHand', objects: unitVar }] }),
  ),
  testMagic(
    ['magic-sideways', '橫放術', 'Turning Down'],
    {},
    cast(['main', 'defence'], { choose: [chosen], do: [{ verb: 'turn', objects: unitVar, to: 'sideways' }] }),
  ),
  testMagic(
    ['magic-upright', '轉正術', 'Turning Up'],
    {},
    cast(['main', 'defence'], { choose: [chosen], do: [{ verb: 'turn', objects: unitVar, to: 'upright' }] }),
  ),
  testMagic(
    ['magic-move', '移動術', 'Moving'],
    {},
    cast(['main', 'defence'], {
      choose: [chosen, { as: 'place', slot: { for: 'moveOwn', object: unitVar } }],
      do: [{ verb: 'move', objects: unitVar, slot: 'place' }],
    }),
  ),
  testMagic(
    ['magic-swap', '換位術', 'Swapping'],
    {},
    cast(['main', 'defence'], {
      choose: [
        { as: 'unit', from: units('you'), target: true },
        { as: 'other', from: { ...units('you'), except: unitVar }, target: true },
      ],
      do: [{ verb: 'swap', a: unitVar, b: { var: 'other' } }],
    }),
  ),
  testMagic(
    ['magic-become', '變羊術', 'Goat Becoming'],
    { magicKind: 'permanent', score: 1, attack: 0 },
    cast(['main', 'defence'], { choose: [chosen], do: [{ verb: 'become', objects: unitVar, into: 'self' }] }),
  ),
  testMagic(
    ['magic-split', '分開術', 'Splitting'],
    {},
    cast(['main'], {
      choose: [{ as: 'unit', from: units(null, { merged: true }), target: true }],
      do: [{ verb: 'split', objects: unitVar }],
    }),
  ),
  testMagic(
    ['magic-redirect', '轉向術', 'Redirecting'],
    {},
    cast(['defence'], {
      choose: [own, { as: 'attacker', from: units('opponent', { stance: 'attacking' }), target: true }],
      do: [{ verb: 'redirectAttack', attackers: { var: 'attacker' }, to: unitVar }],
    }),
  ),
  testMagic(['magic-travellers', '小旅人術', 'Travellers'], {}, cast(['main'], { do: [{ verb: 'summonTravellers', count: 3 }] })),
  testMagic(
    ['magic-travellers-enemy', '敵方小旅人', 'Enemy Travellers'],
    {},
    cast(['main'], { do: [{ verb: 'summonTravellers', count: 2, side: 'opponent' }] }),
  ),
  testMagic(
    ['magic-summon', '召喚術', 'Summoning'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'you', where: enterable }, target: true }],
      do: [{ verb: 'summon', objects: { var: 'card' } }],
    }),
  ),
  testMagic(
    ['magic-extra', '額外術', 'Extra Play'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'hand', of: 'you', where: enterable } }],
      do: [{ verb: 'playExtra', objects: { var: 'card' } }],
    }),
  ),
  testMagic(['magic-draw', '抽牌術', 'Drawing'], {}, cast(['main'], drawCards(2))),
  testMagic(['magic-reward', '獎勵術', 'Rewarding'], {}, cast(['main', 'defence'], gainReward(1))),
  testMagic(['magic-charge', '充能術', 'Charging'], {}, cast(['main', 'defence'], { do: [{ verb: 'charge', player: 'you', amount: 3 }] })),
  testMagic(
    ['magic-spend', '耗能術', 'Spending'],
    {},
    cast(['main', 'defence'], {
      cost: [{ verb: 'spendEnergy', amount: 2 }],
      choose: [chosen],
      do: [{ verb: 'destroy', objects: unitVar }],
    }),
  ),
  testMagic(
    ['magic-search', '尋找術', 'Searching'],
    {},
    cast(
      ['main'],
      {
        choose: [{ as: 'card', from: { from: 'deck', of: 'you', where: { type: 'unit' } }, min: 0 }],
        do: [
          { verb: 'reveal', objects: { var: 'card' } },
          { verb: 'toHand', objects: { var: 'card' } },
        ],
      },
      { do: [{ verb: 'shuffleDeck', player: 'you' }] },
    ),
  ),
  testMagic(
    ['magic-look', '查看術', 'Looking'],
    {},
    cast(['main'], { do: [{ verb: 'look', objects: { all: { from: 'deck', of: 'you', first: 2 } } }] }),
  ),
  testMagic(
    ['magic-reveal', '展示術', 'Revealing'],
    {},
    cast(['main'], { choose: [{ as: 'card', from: { from: 'hand', of: 'you' } }], do: [{ verb: 'reveal', objects: { var: 'card' } }] }),
  ),
  testMagic(
    ['magic-discard', '棄牌術', 'Discarding'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'hand', of: 'opponent' }, random: true }],
      do: [{ verb: 'discard', objects: { var: 'card' } }],
    }),
  ),
  testMagic(
    ['magic-top', '置頂術', 'Topping'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'graveyard', of: 'you' }, target: true }],
      do: [{ verb: 'toDeck', objects: { var: 'card' }, at: 'top' }],
    }),
  ),
  testMagic(
    ['magic-field-destroy', '破場術', 'Field Destruction'],
    {},
    cast(['main'], {
      choose: [{ as: 'card', from: { from: 'field' }, target: true }],
      do: [{ verb: 'destroyField', objects: { var: 'card' } }],
    }),
  ),
  testMagic(
    ['magic-if-three', '三單位術', 'Three Enemies'],
    {},
    { ...cast(['main'], drawCards(2)), when: { exists: units('opponent'), atLeast: 3 } },
  ),
  testMagic(
    ['magic-x', 'X術', 'Magic X'],
    {},
    {
      ...cast(['main'], { do: [{ verb: 'draw', player: 'you', count: { count: units('opponent', { traveller: true }) } }] }),
      when: { exists: units('opponent', { traveller: true }) },
    },
  ),
  testMagic(['magic-both-windows', '雙時機術', 'Tactic Window'], {}, cast(['tactic'], drawCards(1))),
  testMagic(
    ['magic-skip-summon', '改召喚術', 'Summon Phase Instead'],
    {},
    cast(['summon'], { do: [{ verb: 'skipSummonDuty' }], then: [drawCards(1)] }),
  ),
];

const moments: readonly StarlineCard[] = [
  testMagic(['counter', '反制術', 'Countering'], {}, counterMagic()),
  testMagic(
    ['counter-immediate', '反立即術', 'Immediate Countering'],
    {},
    exactly('unitPlayed', 'at', theirs, { do: [{ verb: 'negateImmediate', objects: { event: 'object' } }] }),
  ),
  testMagic(
    ['save', '救援術', 'Saving'],
    {},
    exactly('unitDestroyed', 'before', yours, { do: [{ verb: 'prevent', objects: { event: 'object' } }] }),
  ),
  testMagic(['after-destroyed', '復仇術', 'Avenging'], {}, exactly('unitDestroyed', 'after', yours, drawCards(1))),
  testMagic(['before-sacrificed', '獻祭抽牌', 'Tribute Draw'], {}, exactly('unitSacrificed', 'at', yours, drawCards(1))),
  testMagic(
    ['tribute-rescue', '獻祭逃脫', 'Tribute Rescue'],
    {},
    exactly('unitSacrificed', 'at', theirs, { do: [{ verb: 'toHand', objects: { event: 'object' } }] }),
  ),
  testMagic(['won-magic', '勝利術', 'Victory Magic'], {}, exactly('fightWon', 'at', yours, drawCards(1))),
  testMagic(['lost-magic', '敗北術', 'Defeat Magic'], {}, exactly('fightLost', 'at', yours, drawCards(1))),
  testMagic(
    ['when-attacked', '迎擊術', 'Attack Reply'],
    {},
    exactly('attackDeclared', 'at', theirs, {
      choose: [{ as: 'unit', from: units('opponent', { is: { event: 'object' } }), target: true }],
      do: [{ verb: 'turn', objects: unitVar, to: 'sideways' }],
    }),
  ),
  testMagic(
    ['cancel-claim', '取消宣告', 'Claim Cancelling'],
    {},
    exactly('earlyEndClaimed', 'at', theirs, { do: [{ verb: 'cancelClaim', player: 'opponent' }] }),
  ),
];

const fields: readonly StarlineCard[] = [
  testMagic(['field-attack', '攻場', 'Attack Field'], { magicKind: 'field' }, cast(['main']), standing(attackBy(1, units('you')))),
  testMagic(['field-end', '結束場', 'End Phase Field'], { magicKind: 'field' }, cast(['main']), endPhase(gainReward(1))),
  testMagic(['field-act', '行動場', 'Acting Field'], { magicKind: 'field' }, cast(['main']), oncePerMainPhase(drawCards(1))),
  testMagic(['field-destroyed', '毀場', 'Avenging Field'], { magicKind: 'field' }, cast(['main']), {
    kind: 'triggered',
    on: [{ event: 'fieldCardDestroyed', mark: 'at', if: both(yours, { object: { event: 'object' }, is: { is: 'self' } }) }],
    clauses: [drawCards(1)],
  }),
];

/** Magic of every kind: values, acts, exact moments, field cards. */
export const inventedMagic: readonly StarlineCard[] = [...values, ...acts, ...moments, ...fields];
