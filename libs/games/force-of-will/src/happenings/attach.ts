import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { attach, type Happening, type HappeningRule, notice, propose, type Table } from '@arbiter/kernel/authoring';
import { isOnField, shownCard } from '../facts.js';
import { attachable } from '../field/additions.js';

/** An addition that lies in a field is added to a card, and to what it was added to before no more (1002.2a, 1121.2). */
export function addTo(object: ObjectId, host: ObjectId, rule: RuleRef): Happening {
  return propose('attach', { object }, { host, rule });
}

const attaching = ['attached'] as const;

/** Nothing happens where it is added to that already, or can't be (1002.2, 1121.3). */
export const attachRule: HappeningRule = {
  keys: () => attaching,
  possible: (table, { object, data }) =>
    isOnField(table, object) && table.object(object).host !== data.host && attachable(table, object, data.host as ObjectId),
  commit: (table, list) => {
    for (const { object, data } of list) bindTo(table, object, data.host as ObjectId, data.rule as RuleRef);
    return list;
  },
};

/** 1002.1, 1121.3: ties an addition to a card. */
function bindTo(table: Table, object: ObjectId, host: ObjectId, rule: RuleRef): void {
  attach(table, object, host);
  table.emit('attached', rule, { object, card: shownCard(table, object), to: host, toCard: shownCard(table, host) });
}

/** An addition comes to a field with what it is added to (1002.1); abilities may wait for that. */
export function comeAttached(table: Table, object: ObjectId, host: ObjectId, rule: RuleRef): void {
  bindTo(table, object, host, rule);
  notice(table, 'attached', { object }, { host });
}
