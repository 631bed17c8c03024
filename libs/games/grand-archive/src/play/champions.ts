import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { championsOf, fieldOf } from '../values/sides.js';
import { isType, printedLevel } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Champions that a champion card may level up (1.7.1.4.1, 1.7.1.5): its player owns and controls them, their printed level is one less, and they are of its lineage (ruling:15). */
export function championsToLevel(table: Table, seat: Seat, card: ObjectId): readonly ObjectId[] {
  return fieldOf(table, seat).filter((id) => mayLevelUp(table, seat, id, card));
}

/** 2.3.4.2.1, ruling:14: looked at as it is materialized, and again as it resolves. */
export function mayLevelUp(table: Table, seat: Seat, champion: ObjectId, card: ObjectId): boolean {
  const row = table.find(champion);
  if (row === null || !isType(table, champion, 'champion') || row.owner !== seat || table.controllerOf(row) !== seat) return false;
  const level = printedLevel(table, table.object(card));
  const below = printedLevel(table, row);
  // 1.7.1.3: nothing is below level 0.
  return below !== null && level === below + 1 && isOfLineage(table, champion, card);
}

/** 1.6.3.2.1, 1.7.1.10: a lineage is told by a name, whatever stands before or behind it; what names no lineage fits any. */
function isOfLineage(table: Table, champion: ObjectId, card: ObjectId): boolean {
  const { lineage } = table.program(table.object(card)).card.printed as { readonly lineage?: string };
  if (lineage === undefined) return true;
  return (valuesOf(table, champion).name as readonly string[]).some((name) => wordsOf(name).includes(wordsOf(lineage)));
}

/** A name as its words between single spaces, so that one is part of another by whole words alone. */
const wordsOf = (name: string): string => ` ${name.split(/[\s,]+/u).join(' ')} `;

/** Champions, of all that a player controls (1.7.1.6), that may attack with an attack card. That they rest for it is a part of its cost (1.7.4.2, `ownCosts`). */
export function attackingChampions(table: Table, seat: Seat): readonly ObjectId[] {
  return championsOf(table, seat).filter((id) => !forbids(table, id, 'attack'));
}
