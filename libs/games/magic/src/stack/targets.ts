import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import {
  type ChooseTargetsLocals,
  type Env,
  notice,
  type Part,
  type Table,
  targetIds,
  targetLocals as localsFor,
  targetsAgain,
  targetsShown as shown,
} from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** Returns locals for choosing targets (601.2c), and for dividing an effect among them (601.2d). */
export function targetLocals(env: Env, parts: readonly Part[], rule: string): ChooseTargetsLocals {
  return localsFor(env, parts, { target: rule, divide: '601.2d' });
}

/** Returns the targets of an object on the stack as shown to players: players by name, objects with the cards that they show. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/**
 * Notices that objects became targets of an object on the stack (115.1), since abilities may trigger on that.
 * @param seat who controls the object on the stack
 * @param ids the targets; all of its targets when left out
 */
export function noticeTargets(table: Table, item: ObjectId, seat: Seat, ids: readonly number[] = targetIds(table, item)): void {
  for (const id of ids) if (table.find(id) !== null) notice(table, 'becameTarget', { object: id, seat }, { by: item });
}

/**
 * Checks again whether targets are legal (608.2b).
 * @returns the parts with their legal targets only, or null if there were targets and none is legal any more
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const again = targetsAgain(table, id);
  const kept = again.flatMap((one) => one.kept);
  return kept.length > 0 && kept.every(({ left }) => left === 0) ? null : again.map(({ part }) => part);
}
