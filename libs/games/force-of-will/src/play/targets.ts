import type { Json, ObjectId } from '@arbiter/kernel';
import { type Part, type Table, targetsAgain, targetsShown as shown } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** What an object on the chase targets, for readers. */
export const targetsShown = (table: Table, id: ObjectId): Json[] => shown(table, id, shownCard);

/** 903.3a: looks again at targets. What is about an illegal one is not done; the rest is, even where none is left. */
export const stillLegal = (table: Table, id: ObjectId): readonly Part[] => targetsAgain(table, id).map(({ part }) => part);
