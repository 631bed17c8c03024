import { type EntityId, idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, type HappenResult, propose, type Table } from '@arbiter/kernel/authoring';
import { forbids } from '../rules.js';

/** Keyword actions that effects may change or replace before they are carried out, because they are more than their parts. */
export type Instruction = 'scry' | 'surveil' | 'search' | 'flipCoin';

/**
 * A player is about to carry out a keyword action so many times, or upon so many cards. What replaces it waits for its name; what
 * triggers on it waits for the name of the thing done (`scried`), which is noticed when it is over.
 */
export function instruct(what: Instruction, seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('instruct', { seat }, { what, amount, rule, objects: [idOfSeat(seat)] });
}

/** With how many the player goes on after what changed it; null where he can't, or something else happens instead (614.6). @param returned what `happen` returned */
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
  // 101.2: who can't search does not.
  possible: (table: Table, { seat, data }) => data.what !== 'search' || !forbids(table, idOfSeat(seat), 'search'),
};
