import { type Json, type JsonObject, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type Condition, holds, type ObjectRow, once, sourceEnv, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import type { Keyword } from '../cards/printed.js';
import { championsOf } from './sides.js';

/**
 * Returns the keywords that an object has where it lies, or, if it is gone, had where it last lay (2.11.7.11.1.1). In play its values
 * include them; elsewhere restricted keywords are checked here (2.4.4.3).
 */
export function keywordsOf(table: Table, row: ObjectRow): readonly Json[] {
  const there = table.find(row.id) !== null;
  const values = there ? valuesOf(table, row.id) : ((table.state.past[row.id]?.values ?? {}) as Values);
  const keywords = (values.keywords ?? none) as readonly Json[];
  if (table.game.inPlay.includes(row.zone)) return keywords;
  const abilities = (values.abilities ?? none) as readonly string[];
  let found = keywords;
  for (const one of restrictedIn(abilities, table)) if (isThere(table, row, one) && !found.includes(one.word)) found = [...found, one.word];
  return found;
}

interface RestrictedKeyword {
  readonly word: Json;
  readonly condition: Condition;
  /** The condition in a hand and on the effects stack. */
  readonly activating: Condition;
}

/** Whether a restricted keyword is there; what empowers a card counts from the hand on (ext.4.3). */
function isThere(table: Table, { id, card, owner, zone }: ObjectRow, { condition, activating }: RestrictedKeyword): boolean {
  return holds(table, sourceEnv(id, card, owner), zone === 'effectsStack' || zone.startsWith('hand:') ? activating : condition);
}

const none: readonly never[] = [];
/** Remembered by lists of abilities, which all copies of a card share. */
const restrictedIn = once((abilities: readonly string[], table: Table): readonly RestrictedKeyword[] =>
  abilities.flatMap((path) => {
    const { marks, modifiers } = table.library.ability(path).ability;
    return marks?.keyword === undefined
      ? []
      : [{ word: marks.keyword, condition: modifiers?.[0]?.if as Condition, activating: readAs<Condition>(marks.activating) }];
  }),
);

const isOf = (one: Json, keyword: Keyword): boolean => one === keyword || (typeof one === 'object' && (one as JsonObject).word === keyword);

/**
 * Whether an object has a keyword, with or without a number: in every zone (2.4.0.2.1, 2.11.7.14.4.1, 2.11.7.14.4.2), if its restrictions
 * hold (2.4.0.2.1.2).
 */
export function hasKeyword(table: Table, id: ObjectId, keyword: Keyword): boolean {
  const row = table.object(id);
  const { keywords, abilities } = valuesOf(table, id);
  for (const one of keywords as readonly Json[]) if (isOf(one, keyword)) return true;
  if (table.game.inPlay.includes(row.zone)) return false;
  for (const one of restrictedIn(abilities as readonly string[], table))
    if (isOf(one.word, keyword) && isThere(table, row, one)) return true;
  return false;
}

/** Returns the numbers of all instances of a keyword on an object. */
function amountsOf(table: Table, id: ObjectId, keyword: Keyword): readonly number[] {
  return keywordsOf(table, table.object(id)).flatMap((one) =>
    typeof one === 'object' && isOf(one, keyword) ? [(one as JsonObject).amount as number] : [],
  );
}

/**
 * Returns the highest number of a keyword on an object; 0 without it. For keywords that demand an amount, meeting the highest demand meets
 * all (ruling:28).
 */
export const keywordAmount = (table: Table, id: ObjectId, keyword: Keyword): number => Math.max(0, ...amountsOf(table, id, keyword));

/** Returns the sum of all numbers of a keyword on an object: for keywords that add something, each instance adds (ruling:28). */
export const keywordSum = (table: Table, id: ObjectId, keyword: Keyword): number =>
  amountsOf(table, id, keyword).reduce((sum, one) => sum + one, 0);

/** Returns the current level of a player's champion, the highest if they have several; 0 without a champion (2.4.4.4.1.1). */
export function levelOf(table: Table, seat: Seat): number {
  return championsOf(table, seat).reduce((most, id) => Math.max(most, (valuesOf(table, id).level as number | null) ?? 0), 0);
}

/** Whether one of a player's champions has one of a card's classes (ext.1.4, 2.4.4.1). */
export function sharesClass(table: Table, seat: Seat, card: ObjectId): boolean {
  const classes = valuesOf(table, card).classes as readonly string[];
  return championsOf(table, seat).some((id) => (valuesOf(table, id).classes as readonly string[]).some((word) => classes.includes(word)));
}

/** Whether an ally obeys: with pride, only if its controller's champion has that level (ext.3.3). */
export function obeys(table: Table, id: ObjectId): boolean {
  const pride = hasKeyword(table, id, 'pride') ? keywordAmount(table, id, 'pride') : 0;
  return pride === 0 || levelOf(table, table.controllerOf(table.object(id))) >= pride;
}
