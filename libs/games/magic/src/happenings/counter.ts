import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { forbids } from '../rules.js';
import { itemOf } from '../stack/items.js';
import type { ZoneKind } from '../vocabulary.js';
import { move, type Move } from './move.js';

/** Where a countered spell goes, if an effect puts it elsewhere than into its owner's graveyard. */
export interface Countered {
  readonly to?: ZoneKind;
  readonly at?: 'top' | 'bottom';
}

/**
 * Counters a spell or ability (701.5a).
 * @param by the controller of what counters it; -1 for a rule
 */
export function counter(object: ObjectId, by: Seat, rule: RuleRef, { to = 'graveyard', at }: Countered = {}): Happening {
  return propose('counter', { object }, { by, to, at: at ?? '', rule });
}

const countering = ['countered'] as const;

export const counterRule: HappeningRule = {
  keys: () => countering,
  // 603.10e: an ability of the spell itself may trigger on it.
  looksBack: () => true,
  // 101.2, 603.1a: a spell, or an ability, that can't be countered stays on the stack.
  possible: (table, { object }) => table.find(object)?.zone === 'stack' && !forbids(table, object, 'beCountered') && !isFirm(table, object),
  contains: (table, { object, data }) =>
    table.object(object).kind === 'item'
      ? none
      : [move(object, { to: data.to as ZoneKind, at: data.at as NonNullable<Move['at']> }, data.rule as RuleRef)],
  commit: (table, list) =>
    list.map((happening, at) => {
      const { object, data } = happening;
      // An object that two effects counter at the same time is countered once.
      if (list.findIndex((one) => one.object === object) < at) return null;
      leave(table, object, data.rule as RuleRef);
      return happening;
    }),
};

/** Whether an ability on the stack says of itself that it can't be countered (603.1a). */
function isFirm(table: Table, id: ObjectId): boolean {
  const { ability } = itemOf(table, id);
  return table.library.ability(ability).ability.marks?.cantBeCountered === true;
}

const none: readonly Happening[] = [];

/**
 * An ability ceases to be on the stack; a spell moves by a happening of its own (701.5a). Costs that were paid are not refunded (701.5b).
 */
function leave(table: Table, object: ObjectId, rule: RuleRef): void {
  table.emit('countered', rule, { object, card: itemOf(table, object).card });
  if (table.object(object).kind === 'item') vanish(table, object);
}
