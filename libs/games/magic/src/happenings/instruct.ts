import { type EntityId, idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type HappenResult, propose, type Table } from '@arbiter/kernel/authoring';
import { forbids } from '../rules.js';

/** Keyword actions that effects may change or replace as a whole before they are carried out. */
export type Instruction = 'scry' | 'surveil' | 'search' | 'flipCoin';

/**
 * A player is about to carry out a keyword action, with a number of times or of cards. Replacements wait for its name; abilities trigger on
 * the name of the completed action (`scried`), which is noticed when it is over.
 */
export function instruct(what: Instruction, seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('instruct', { seat }, { what, amount, rule, objects: [idOfSeat(seat)] });
}

/**
 * Returns the number with which the player goes on after effects changed it; null if the player can't, or if something else happens instead
 * (614.6).
 * @param returned what `happen` returned
 */
export function instructed(returned: unknown, seat: Seat): number | null {
  const { objects, total } = returned as HappenResult;
  return (objects as readonly EntityId[]).includes(idOfSeat(seat)) ? total : null;
}

const keys: { readonly [what in Instruction]: readonly string[] } = {
  scry: ['scry'],
  surveil: ['surveil'],
  search: ['search'],
  flipCoin: ['flipCoin'],
};

export const instructRule: HappeningRule = {
  keys: (_table, { data }) => keys[data.what as Instruction],
  // 101.2: a player who can't search doesn't.
  possible: (table: Table, { seat, data }) => data.what !== 'search' || !forbids(table, idOfSeat(seat), 'search'),
};
