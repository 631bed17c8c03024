import type { Amount, Condition } from '@arbiter/kernel/authoring';
import type { StarlineAbility, StarlineCard, StarlineClause } from '../vocabulary.js';
import {
  aboutSelf,
  attackBy,
  both,
  drawCards,
  endPhase,
  enterable,
  gainReward,
  immediate,
  lend,
  mainPhaseBegins,
  oncePerMainPhase,
  units,
  wonFight,
  yours,
} from '../cards/building.js';
import { testUnit } from './inventing.js';

const enemyTravellers: Amount = { count: units('opponent', { traveller: true }) };
const anyOther = { ...units(null), except: 'self' } as const;

function triggered(
  event: string,
  mark: 'before' | 'at' | 'after',
  about: Condition,
  ...clauses: readonly StarlineClause[]
): StarlineAbility {
  return { kind: 'triggered', on: [{ event, mark, if: about }], clauses };
}

/** An ability of a card that has arrived in the graveyard or in exile, triggered by an event. */
function there(zone: string, event: string, about: Condition, ...clauses: readonly StarlineClause[]): StarlineAbility {
  return { ...triggered(event, 'at', about, ...clauses), from: [zone] };
}

const immediates: readonly StarlineCard[] = [
  testUnit(['immediate-draw', '立即抽牌', 'Immediate Draw'], {}, immediate(drawCards(1))),
  testUnit(
    ['immediate-draw-3', '立即三抽', 'Immediate Draw 3'],
    {},
    immediate({ do: [{ verb: 'draw', player: 'you', count: 3 }], then: [gainReward(1)] }),
  ),
  testUnit(
    ['immediate-destroy', '立即破壞', 'Immediate Destroy'],
    {},
    immediate({ choose: [{ as: 'unit', from: anyOther, target: true }], do: [{ verb: 'destroy', objects: { var: 'unit' } }] }),
  ),
  testUnit(
    ['immediate-destroy-2', '立即雙破', 'Immediate Destroy 2'],
    {},
    immediate({
      choose: [{ as: 'units', from: anyOther, min: 2, max: 2, target: true }],
      do: [{ verb: 'destroy', objects: { var: 'units' } }],
      then: [gainReward(1)],
    }),
  ),
  testUnit(
    ['immediate-sideways', '立即橫放', 'Immediate Sideways'],
    {},
    immediate({
      choose: [{ as: 'unit', from: units('opponent'), target: true }],
      do: [{ verb: 'turn', objects: { var: 'unit' }, to: 'sideways' }],
    }),
  ),
  testUnit(
    ['immediate-may', '立即可', 'Immediate May'],
    {},
    immediate({
      may: true,
      choose: [{ as: 'unit', from: { ...units('you'), except: 'self' }, target: true }],
      do: [{ verb: 'grant', to: { var: 'unit' }, modifiers: [attackBy(2)], until: 'turnEnd' }],
    }),
  ),
  testUnit(
    ['immediate-summon', '立即召喚', 'Immediate Summon'],
    {},
    immediate({
      choose: [{ as: 'card', from: { from: 'hand', of: 'you', where: enterable } }],
      do: [{ verb: 'summon', objects: { var: 'card' } }],
    }),
  ),
  testUnit(
    ['immediate-extra', '立即額外', 'Immediate Extra Play'],
    {},
    immediate({
      may: true,
      choose: [{ as: 'card', from: { from: 'hand', of: 'you', where: enterable } }],
      do: [{ verb: 'playExtra', objects: { var: 'card' } }],
    }),
  ),
  testUnit(['immediate-travellers', '立即小旅人', 'Immediate Travellers'], {}, immediate({ do: [{ verb: 'summonTravellers', count: 2 }] })),
  testUnit(
    ['immediate-exile', '立即除外', 'Immediate Exile'],
    {},
    immediate({ choose: [{ as: 'unit', from: anyOther, target: true }], do: [{ verb: 'exile', objects: { var: 'unit' } }] }),
  ),
  testUnit(
    ['immediate-return', '立即回手', 'Immediate Return'],
    {},
    immediate({ choose: [{ as: 'unit', from: anyOther, target: true }], do: [{ verb: 'toHand', objects: { var: 'unit' } }] }),
  ),
  testUnit(
    ['immediate-shuffle', '立即洗回', 'Immediate Shuffle'],
    {},
    immediate({
      choose: [{ as: 'unit', from: anyOther, target: true }],
      do: [{ verb: 'toDeck', objects: { var: 'unit' }, at: 'shuffle' }],
    }),
  ),
  testUnit(
    ['immediate-discard', '立即棄牌', 'Immediate Discard'],
    {},
    immediate({
      choose: [{ as: 'card', from: { from: 'hand', of: 'opponent' }, by: 'opponent' }],
      do: [{ verb: 'discard', objects: { var: 'card' } }],
    }),
  ),
  testUnit(['immediate-both', '立即雙方', 'Immediate Both'], {}, immediate({ do: [{ verb: 'draw', player: 'all', count: 1 }] })),
  testUnit(
    ['immediate-self-leaves', '立即自退', 'Immediate and Gone'],
    {},
    immediate({ do: [{ verb: 'toHand', objects: 'self' }] }, drawCards(1)),
  ),
  testUnit(
    ['immediate-x', '立即X', 'Immediate X'],
    {},
    {
      ...immediate({ do: [{ verb: 'reward', player: 'you', amount: enemyTravellers }] }),
      when: { compare: [enemyTravellers, 'atLeast', 1] },
    },
  ),
  testUnit(['two-immediates', '雙立即', 'Two Immediates'], {}, immediate(drawCards(1)), immediate(gainReward(1))),
  testUnit(
    ['become', '變身', 'Becoming'],
    {},
    immediate({
      choose: [
        { as: 'unit', from: { ...units(null), except: 'self' }, target: true },
        { as: 'card', from: { from: 'graveyard', of: 'you', where: enterable } },
      ],
      do: [{ verb: 'become', objects: { var: 'unit' }, into: { var: 'card' } }],
    }),
  ),
  testUnit(
    ['mode', '二選一', 'Mode'],
    {},
    immediate(
      { choose: [{ as: 'mode', oneOf: ['draw', 'reward'] }] },
      { if: { chosen: 'mode', equal: 'draw' }, ...drawCards(1) },
      { if: { chosen: 'mode', equal: 'reward' }, ...gainReward(1) },
    ),
  ),
];

const triggers: readonly StarlineCard[] = [
  testUnit(['when-destroyed', '被破壞時', 'When Destroyed'], { attack: 1 }, triggered('unitDestroyed', 'at', aboutSelf, drawCards(1))),
  testUnit(
    ['before-destroyed', '被破壞前', 'Before Destroyed'],
    { attack: 1 },
    {
      ...triggered('unitDestroyed', 'before', aboutSelf, {
        do: [
          { verb: 'prevent', objects: 'self' },
          { verb: 'toHand', objects: 'self' },
        ],
      }),
      may: true,
    },
  ),
  testUnit(['when-sacrificed', '被獻祭時', 'When Sacrificed'], { attack: 1 }, triggered('unitSacrificed', 'at', aboutSelf, gainReward(1))),
  testUnit(
    ['sacrificed-escape', '獻祭脫身', 'Escaping Tribute'],
    { attack: 1 },
    triggered('unitSacrificed', 'at', aboutSelf, { do: [{ verb: 'toHand', objects: 'self' }] }),
  ),
  testUnit(
    ['sacrificed-destroy', '獻祭破壞', 'Vengeful Tribute'],
    { attack: 1 },
    triggered('unitSacrificed', 'at', aboutSelf, {
      choose: [{ as: 'unit', from: units(null), target: true }],
      do: [{ verb: 'destroy', objects: { var: 'unit' } }],
    }),
  ),
  testUnit(['when-leaving', '離場前', 'Before Leaving'], { attack: 1 }, triggered('unitLeft', 'before', aboutSelf, gainReward(1))),
  testUnit(['enters-watcher', '入場旁觀', 'Entry Watcher'], {}, triggered('unitEntered', 'at', yours, gainReward(1))),
  testUnit(['graveyard', '進墓', 'Into the Graveyard'], { attack: 1 }, there('graveyard', 'enteredGraveyard', aboutSelf, drawCards(1))),
  testUnit(
    ['discarded', '被棄', 'Discarded'],
    {},
    there('graveyard', 'enteredGraveyard', both(aboutSelf, { eventIs: 'from', equal: 'hand' }), gainReward(1)),
  ),
  testUnit(['exiled', '被除外', 'Exiled'], {}, triggered('exiled', 'before', aboutSelf, gainReward(1))),
  testUnit(['returned', '回手時', 'Returned'], { attack: 1 }, there('hand', 'returnedToHand', aboutSelf, gainReward(1))),
  testUnit(['revealed', '被展示', 'Revealed'], {}, { ...triggered('revealed', 'at', aboutSelf, gainReward(2)), from: ['hand', 'deck'] }),
  testUnit(['main-upright', '開始轉正', 'Readying'], {}, mainPhaseBegins({ do: [{ verb: 'turn', objects: 'self', to: 'upright' }] })),
  testUnit(['main-phase', '限一次', 'Once per Main Phase'], {}, oncePerMainPhase(drawCards(1))),
  testUnit(['end-phase', '結束抽牌', 'End Phase'], {}, endPhase(drawCards(1))),
  testUnit(['end-phase-2', '結束雙抽', 'End Phase 2'], {}, endPhase(drawCards(2))),
  testUnit(
    ['end-destroy', '結束破壞', 'End Phase Destroyer'],
    {},
    endPhase({ choose: [{ as: 'unit', from: anyOther, target: true }], do: [{ verb: 'destroy', objects: { var: 'unit' } }] }),
  ),
  testUnit(['end-may', '結束可抽', 'End Phase May'], {}, { ...endPhase(drawCards(1)), may: true }),
  testUnit(['between-turns', '回合之間', 'Between Turns'], {}, triggered('turnEnded', 'after', yours, drawCards(1))),
  testUnit(['won-attacker', '進攻成功', 'Won as Attacker'], {}, wonFight('attacker', gainReward(1))),
  testUnit(['won-defender', '防守成功', 'Won as Defender'], {}, wonFight('defender', gainReward(1))),
  testUnit(
    ['won-destroy', '成功破壞', 'Won and Destroys'],
    {},
    wonFight('any', { choose: [{ as: 'unit', from: anyOther, target: true }], do: [{ verb: 'destroy', objects: { var: 'unit' } }] }),
  ),
  testUnit(['lost', '戰鬥失敗', 'Lost'], { attack: 1 }, triggered('fightLost', 'at', aboutSelf, drawCards(1))),
  testUnit(['moved', '移動時', 'Moved'], {}, triggered('unitMoved', 'after', aboutSelf, gainReward(1))),
  testUnit(['turned', '橫放時', 'Turned Sideways'], {}, triggered('turnedSideways', 'at', aboutSelf, gainReward(1))),
  testUnit(['attacks', '進攻時', 'Attacks'], {}, triggered('attackDeclared', 'at', aboutSelf, gainReward(1))),
  testUnit(
    ['defence-begins', '防守階段前', 'Before Defence'],
    {},
    triggered('phaseBegan', 'before', both(yours, { eventIs: 'phase', equal: 'defence' }), drawCards(1)),
  ),
  testUnit(
    ['lends', '借能', 'Lending'],
    {},
    immediate({
      choose: [{ as: 'unit', from: { ...units('you'), except: 'self' }, target: true }],
      do: [{ verb: 'grant', to: { var: 'unit' }, modifiers: [lend(null, wonFight('any', drawCards(1)))], until: 'stays' }],
    }),
  ),
];

/** Units with effects that each wait for one moment. */
export const inventedEffects: readonly StarlineCard[] = [...immediates, ...triggers];
