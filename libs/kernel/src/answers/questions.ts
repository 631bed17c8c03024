import { picksOf } from './answers.js';
import type { Domain, Json, ObjectId, Option, RuleRef } from '../contract.js';
import type { Table } from '../table/table.js';

/** The simplest questions: yes or no, and in which order. */

/** Returns the rule by which several effects of one player are put in order now. */
export function orderingRule(table: Table): RuleRef {
  const { orderEffects } = table.game.rules;
  return typeof orderEffects === 'string' ? orderEffects : orderEffects(table);
}

/** Returns the rule by which replacements apply, and are chosen among. */
export function replacingRule(table: Table): RuleRef {
  return table.game.rules.replace ?? orderingRule(table);
}

/** A domain that asks for all of the options, in an order. */
export function wholeOrder(options: readonly Option[]): Domain {
  return { type: 'options', min: options.length, max: options.length, ordered: true, options };
}

/**
 * A domain that asks for yes or no.
 * @param about the object that a board shows for the question; none when absent
 */
export function yesOrNo(about?: ObjectId): Domain {
  const yes: Option = { id: 'yes', label: 'yes' };
  return { type: 'options', min: 1, max: 1, options: [about === undefined ? yes : { ...yes, object: about }, { id: 'no', label: 'no' }] };
}

export function saidYes(answer: Json | undefined): boolean {
  return picksOf(answer)[0] === 'yes';
}
