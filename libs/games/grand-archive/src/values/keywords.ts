import { type Json, type JsonObject, type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import type { Keyword } from '../cards/printed.js';
import { fieldOf } from '../facts.js';
import { isType } from './base.js';

/** Whether an object has a keyword, alone or with a number. */
export function hasKeyword(table: Table, id: ObjectId, keyword: Keyword): boolean {
  return (valuesOf(table, id).keywords as readonly Json[]).some((one) => one === keyword || (typeof one === 'object' && (one as JsonObject).word === keyword));
}

/** The greatest number of a keyword on an object; 0 without it: what asks for the most asks for all (ruling:28). */
export function keywordAmount(table: Table, id: ObjectId, keyword: Keyword): number {
  return (valuesOf(table, id).keywords as readonly Json[]).reduce<number>((most, one) => (typeof one === 'object' && (one as JsonObject).word === keyword ? Math.max(most, (one as JsonObject).amount as number) : most), 0);
}

/** All numbers of a keyword on an object together: what adds something does so again each time (ruling:28). */
export function keywordSum(table: Table, id: ObjectId, keyword: Keyword): number {
  return (valuesOf(table, id).keywords as readonly Json[]).reduce<number>((sum, one) => sum + (typeof one === 'object' && (one as JsonObject).word === keyword ? ((one as JsonObject).amount as number) : 0), 0);
}

const championsOf = (table: Table, seat: Seat): readonly ObjectId[] => fieldOf(table, seat).filter((id) => isType(table, id, 'champion'));

/** The level of a player's champion as it is now, the greatest where he has several; 0 without one (2.4.4.4.1.1). */
export function levelOf(table: Table, seat: Seat): number {
  return championsOf(table, seat).reduce((most, id) => Math.max(most, (valuesOf(table, id).level as number | null) ?? 0), 0);
}

/** Whether a player's champion has one of a card's classes. */
export function sharesClass(table: Table, seat: Seat, card: ObjectId): boolean {
  const classes = valuesOf(table, card).classes as readonly string[];
  return championsOf(table, seat).some((id) => (valuesOf(table, id).classes as readonly string[]).some((word) => classes.includes(word)));
}

/** ext.3.3: an ally with pride obeys only a champion of that level. */
export function obeys(table: Table, id: ObjectId): boolean {
  const pride = keywordAmount(table, id, 'pride');
  return pride === 0 || levelOf(table, table.controllerOf(table.object(id))) >= pride;
}
