import type { Json, ObjectId } from '@arbiter/kernel';
import { type Part, type Table, targetsAgain, targetsShown as shown } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** What an object on the effects stack targets, for readers. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/**
 * 2.3.4.4: looks again at targets. Null where one that was required is legal no more, for then nothing of it happens (1.7.3.3, 2.3.4.4.1, ruling:2); of "up to"
 * those that are legal still are left (2.3.1.5.2, 2.3.4.3).
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const again = targetsAgain(table, id);
  return again.some(({ kept }) => kept.some(({ choice, chosen, left }) => left < chosen && choice.min !== 0))
    ? null
    : again.map(({ part }) => part);
}
