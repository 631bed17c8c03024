import { type Json, type JsonObject, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { type Condition, holds, type ObjectRow, once, sourceEnv, type Table, type Values, valuesOf } from '@arbiter/kernel/authoring';
import type { Keyword } from '../cards/printed.js';
import { championsOf } from './sides.js';

/** The keywords that an object has where it lies, or, where it is gone, had where it lay (2.11.7.11.1.1). In play its values say them; elsewhere what is restricted is asked here (2.4.4.3). */
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
  /** The same in a hand and on the effects stack. */
  readonly activating: Condition;
}

/** ext.4.3: what empowers a card counts from the hand on. */
function isThere(table: Table, { id, card, owner, zone }: ObjectRow, { condition, activating }: RestrictedKeyword): boolean {
  return holds(table, sourceEnv(id, card, owner), zone === 'effectsStack' || zone.startsWith('hand:') ? activating : condition);
}

const none: readonly never[] = [];
/** Lists of abilities are shared by all copies of a card. */
const restrictedIn = once((abilities: readonly string[], table: Table): readonly RestrictedKeyword[] =>
  abilities.flatMap((path) => {
    const { marks, modifiers } = table.library.ability(path).ability;
    return marks?.keyword === undefined
      ? []
      : [{ word: marks.keyword, condition: modifiers?.[0]?.if as Condition, activating: readAs<Condition>(marks.activating) }];
  }),
);

const isOf = (one: Json, keyword: Keyword): boolean => one === keyword || (typeof one === 'object' && (one as JsonObject).word === keyword);

/** Whether an object has a keyword, alone or with a number: in every zone (2.4.0.2.1, 2.11.7.14.4.1, 2.11.7.14.4.2), as far as its restrictions are met (2.4.0.2.1.2). */
export function hasKeyword(table: Table, id: ObjectId, keyword: Keyword): boolean {
  const row = table.object(id);
  const { keywords, abilities } = valuesOf(table, id);
  for (const one of keywords as readonly Json[]) if (isOf(one, keyword)) return true;
  if (table.game.inPlay.includes(row.zone)) return false;
  for (const one of restrictedIn(abilities as readonly string[], table))
    if (isOf(one.word, keyword) && isThere(table, row, one)) return true;
  return false;
}

/** The numbers of a keyword on an object, each for itself. */
function amountsOf(table: Table, id: ObjectId, keyword: Keyword): readonly number[] {
  return keywordsOf(table, table.object(id)).flatMap((one) =>
    typeof one === 'object' && isOf(one, keyword) ? [(one as JsonObject).amount as number] : [],
  );
}

/** The greatest number of a keyword on an object; 0 without it: what asks for the most asks for all (ruling:28). */
export const keywordAmount = (table: Table, id: ObjectId, keyword: Keyword): number => Math.max(0, ...amountsOf(table, id, keyword));

/** All numbers of a keyword on an object together: what adds something does so again each time (ruling:28). */
export const keywordSum = (table: Table, id: ObjectId, keyword: Keyword): number =>
  amountsOf(table, id, keyword).reduce((sum, one) => sum + one, 0);

/** The level of a player's champion as it is now, the greatest where he has several; 0 without one (2.4.4.4.1.1). */
export function levelOf(table: Table, seat: Seat): number {
  return championsOf(table, seat).reduce((most, id) => Math.max(most, (valuesOf(table, id).level as number | null) ?? 0), 0);
}

/** Whether a player's champion has one of a card's classes (ext.1.4, 2.4.4.1). */
export function sharesClass(table: Table, seat: Seat, card: ObjectId): boolean {
  const classes = valuesOf(table, card).classes as readonly string[];
  return championsOf(table, seat).some((id) => (valuesOf(table, id).classes as readonly string[]).some((word) => classes.includes(word)));
}

/** ext.3.3: an ally with pride obeys only a champion of that level. */
export function obeys(table: Table, id: ObjectId): boolean {
  const pride = hasKeyword(table, id, 'pride') ? keywordAmount(table, id, 'pride') : 0;
  return pride === 0 || levelOf(table, table.controllerOf(table.object(id))) >= pride;
}
