import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { attach, type Happening, type HappeningRule, notice, propose, type Table } from '@arbiter/kernel/authoring';
import { isOnField, shownCard } from '../facts.js';
import { attachable } from '../field/additions.js';

/** Proposes to add an addition on a field to a card; it is then no longer added to its earlier host (1002.2a, 1121.2). */
export function addTo(object: ObjectId, host: ObjectId, rule: RuleRef): Happening {
  return propose('attach', { object }, { host, rule });
}

const attaching = ['attached'] as const;

/** Adds an addition to a card. Nothing happens if it is added to that card already, or can't be added to it (1002.2, 1121.3). */
export const attachRule: HappeningRule = {
  keys: () => attaching,
  possible: (table, { object, data }) =>
    isOnField(table, object) && table.object(object).host !== data.host && attachable(table, object, data.host as ObjectId),
  commit: (table, list) => {
    for (const { object, data } of list) bindTo(table, object, data.host as ObjectId, data.rule as RuleRef);
    return list;
  },
};

/** Ties an addition to a card (1002.1, 1121.3). */
function bindTo(table: Table, object: ObjectId, host: ObjectId, rule: RuleRef): void {
  attach(table, object, host);
  table.emit('attached', rule, { object, card: shownCard(table, object), to: host, toCard: shownCard(table, host) });
}

/** Ties an addition to its host as it comes to a field (1002.1); abilities may trigger on that. */
export function comeAttached(table: Table, object: ObjectId, host: ObjectId, rule: RuleRef): void {
  bindTo(table, object, host, rule);
  notice(table, 'attached', { object }, { host });
}
