import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, vanish } from '@arbiter/kernel/authoring';
import { shownCard, zoneOf } from '../facts.js';
import { forbids } from '../values/rules.js';
import { move } from './move.js';

/** Proposes to cancel a card or ability on the chase (1012.1). */
export function cancel(object: ObjectId, rule: RuleRef, by: ObjectId): Happening {
  return propose('cancel', { object }, { rule, by });
}

const canceling = ['canceled'] as const;

/**
 * Takes what is canceled off the chase; a card goes to its owner's graveyard (1012.1). A Judgment is neither spell nor ability (705.2d).
 */
export const cancelRule: HappeningRule = {
  keys: () => canceling,
  looksBack: () => true,
  possible: (table, { object }) =>
    table.find(object) !== null && zoneOf(table, object) === 'chase' && !forbids(table, object, 'beCanceled'),
  contains: (table, { object, data }) =>
    table.object(object).kind === 'item'
      ? [propose('cease', { object })]
      : [move(object, { to: 'graveyard', act: 'canceled', by: data.by as ObjectId }, data.rule as RuleRef)],
  commit: (table, list) => {
    for (const { object, data } of list)
      table.emit('canceled', data.rule as RuleRef, { object, card: shownCard(table, object), source: data.by as ObjectId });
    return list;
  },
};

/** Takes an ability off the chase. */
export const ceaseRule: HappeningRule = {
  keys: () => [],
  commit: (table, list) => {
    for (const { object } of list) vanish(table, object);
    return list;
  },
};
