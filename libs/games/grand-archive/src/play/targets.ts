import type { Json, ObjectId } from '@arbiter/kernel';
import { type Part, type Table, targetsAgain, targetsShown as shown } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** Returns the targets of an object on the effects stack, for readers. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/**
 * Checks targets again (2.3.4.4). Null if a required target is no longer legal, since then nothing of it happens (1.7.3.3, 2.3.4.4.1,
 * ruling:2); of "up to" targets those that are still legal remain (2.3.1.5.2, 2.3.4.3).
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const again = targetsAgain(table, id);
  return again.some(({ kept }) => kept.some(({ choice, chosen, left }) => left < chosen && choice.min !== 0))
    ? null
    : again.map(({ part }) => part);
}
