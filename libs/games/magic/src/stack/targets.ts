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

/** Locals for choosing targets (601.2c), and dividing among them (601.2d). */
export function targetLocals(env: Env, parts: readonly Part[], rule: string): ChooseTargetsLocals {
  return localsFor(env, parts, { target: rule, divide: '601.2d' });
}

/** Targets of an object on the stack for readers: players by their names, objects with the cards that they show. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/** Objects that something on the stack targets became its targets (115.1): abilities may wait for that. @param seat who controls it @param ids all of its targets where they are left out */
export function noticeTargets(table: Table, item: ObjectId, seat: Seat, ids: readonly number[] = targetIds(table, item)): void {
  for (const id of ids) if (table.find(id) !== null) notice(table, 'becameTarget', { object: id, seat }, { by: item });
}

/**
 * Looks again whether targets are legal (608.2b).
 * @returns the parts with the legal targets only, or null when there were targets and none is legal any more
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const again = targetsAgain(table, id);
  const kept = again.flatMap((one) => one.kept);
  return kept.length > 0 && kept.every(({ left }) => left === 0) ? null : again.map(({ part }) => part);
}
