import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { championsOf, fieldOf } from '../values/sides.js';
import { isType, printedLevel } from '../values/base.js';
import { forbids } from '../values/rules.js';

/**
 * Returns the champions that a champion card may level up (1.7.1.4.1, 1.7.1.5): its player owns and controls them, their printed level is
 * one lower, and they are of its lineage (ruling:15).
 */
export function championsToLevel(table: Table, seat: Seat, card: ObjectId): readonly ObjectId[] {
  return fieldOf(table, seat).filter((id) => mayLevelUp(table, seat, id, card));
}

/** Whether a card may level up a champion; checked as the card is materialized, and again as it resolves (2.3.4.2.1, ruling:14). */
export function mayLevelUp(table: Table, seat: Seat, champion: ObjectId, card: ObjectId): boolean {
  const row = table.find(champion);
  if (row === null || !isType(table, champion, 'champion') || row.owner !== seat || table.controllerOf(row) !== seat) return false;
  const level = printedLevel(table, table.object(card));
  const below = printedLevel(table, row);
  // A card of level 0 can't level up anything, since no level is lower (1.7.1.3).
  return below !== null && level === below + 1 && isOfLineage(table, champion, card);
}

/**
 * Whether a champion is of the lineage that a card names: the champion's name contains that name (1.6.3.2.1, 1.7.1.10). A card that names
 * no lineage fits any champion.
 */
function isOfLineage(table: Table, champion: ObjectId, card: ObjectId): boolean {
  const { lineage } = table.program(table.object(card)).card.printed as { readonly lineage?: string };
  if (lineage === undefined) return true;
  return (valuesOf(table, champion).name as readonly string[]).some((name) => wordsOf(name).includes(wordsOf(lineage)));
}

/** Returns the words of a name between single spaces, so that a name contains another only by whole words. */
const wordsOf = (name: string): string => ` ${name.split(/[\s,]+/u).join(' ')} `;

/**
 * Returns the champions of a player (1.7.1.6) that may attack with an attack card. That they rest for it is part of its cost (1.7.4.2,
 * `ownCosts`).
 */
export function attackingChampions(table: Table, seat: Seat): readonly ObjectId[] {
  return championsOf(table, seat).filter((id) => !forbids(table, id, 'attack'));
}
