import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { abilitiesOf, type Control, type Env, happen, holds, listenerEnv, payable, type Table, usesLeft } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, rowOf, zoneOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { abilityCost, costVariants } from '../play/cost.js';
import { forbids } from '../values/rules.js';
import { costBesidesWill } from '../will/cost-parts.js';
import { canAfford, purseOf } from '../will/purse.js';

/** A Judgment that a player may perform: the ruler and the path of the ability. */
export interface JudgmentAct {
  readonly object: ObjectId;
  readonly ability: string;
}

/**
 * Returns the Judgments that a player may perform: with a recovered ruler that has Judgment, once a turn (705.1). The caller has checked
 * that it is main timing.
 */
export function judgments(table: Table, seat: Seat): readonly JudgmentAct[] {
  if (playerOf(table, seat).judgedTurn === gameOf(table).turn) return [];
  // An effect may forbid Judgment to the ruler or to the player (104.4).
  return table
    .zoneOf('rulerArea', seat)
    .order.flatMap((object) =>
      rowOf(table, object).rested || forbids(table, object, 'judge') || forbids(table, idOfSeat(seat), 'judge', object)
        ? []
        : abilitiesFor(table, seat, object),
    );
}

function abilitiesFor(table: Table, seat: Seat, object: ObjectId): readonly JudgmentAct[] {
  const row = table.object(object);
  return abilitiesOf(table, row).flatMap(({ ability, path }): readonly JudgmentAct[] => {
    if (ability.keyword !== 'judgment') return [];
    const listener = { object, seat, ability: path };
    const env = listenerEnv(table, listener, null);
    // The condition of the Judgment must be met (705.2b).
    if (ability.when !== undefined && !holds(table, env, ability.when)) return [];
    if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return [];
    if (!payable(table, env, costBesidesWill(ability))) return [];
    const purse = purseOf(table, seat, { purpose: 'ability', object, keyword: 'judgment' });
    return costVariants(table, seat, abilityCost(ability), { of: 'judgment', object }).some((cost) => canAfford(purse, cost))
      ? [{ object, ability: path }]
      : [];
  });
}

/** Returns the face that is a ruler's J-ruler; 0 if it cannot become one: it has none, it lies elsewhere, or it lost Judgment (1010.1b). */
export function jRulerOf(table: Table, id: ObjectId): number {
  const row = table.find(id);
  if (row === null || zoneOf(table, id) !== 'rulerArea' || rowOf(table, id).judgmentLost) return 0;
  return (table.program(row).card.faces?.findIndex(({ kind }) => kind === 'jRuler') ?? -1) + 1;
}

/** Turns the ruler over and puts it onto its player's field (705.3). A ruler that has lost Judgment by now stays (1010.1b). */
export function judge(table: Table, { self, you }: Env): Control {
  const face = jRulerOf(table, self);
  if (face === 0) {
    table.emit('judgmentFailed', '1010.1b', { seat: you, object: self });
    return { to: 'finish' };
  }
  return happen(table, [move(self, { to: 'field', under: you, face, act: 'judged' }, '705.3')], 'finish') ?? { to: 'finish' };
}
