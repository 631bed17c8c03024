import type { Json, ObjectId } from '@arbiter/kernel';
import { type Part, type Table, targetsAgain, targetsShown as shown } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** Returns the targets of an object on the chase, for readers. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/** Checks targets again. Parts about an illegal target are not done; other parts are, even if no target is left (903.3a). */
export const stillLegal = (table: Table, id: ObjectId): readonly Part[] => targetsAgain(table, id).map(({ part }) => part);
