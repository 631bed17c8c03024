import type { ObjectId, RuleRef } from '../contract.js';
import { type Tally, tallyWith } from '../state/tallies.js';
import type { Table } from '../table/table.js';
import type { Happening } from '../game/happenings.js';
import type { HappeningRule } from '../table/rules.js';
import { propose } from '../table/happenings.js';

/**
 * Counters on objects: the field `counters` of an object's row holds their number by kind. Counters on anything else are the game's own
 * matter.
 */

/** Returns how many counters of a kind lie on an object. */
export function countersOn(table: Table, object: ObjectId, kind: string): number {
  return (table.object(object).counters as Tally)[kind] ?? 0;
}

/**
 * Builds the happening that puts a number of counters of one kind on an object.
 * @param rule the rule that says so, for readers
 */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { object }, { kind, amount, rule });
}

/**
 * Builds the happening that removes counters of one kind from an object, at most as many as it has.
 * @param rule the rule that says so, for readers
 */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

/** How a game treats counters on objects; passed to `counterRules`. */
export interface CounterTerms {
  /** Names of the events on which abilities trigger when counters are put on an object or removed. */
  readonly put: string;
  readonly removed: string;
  /** Whether the happening can happen to its object as that lies; by default, whether the object is there. */
  readonly reaches?: (table: Table, happening: Happening) => boolean;
  /** Tells readers how many counters of the kind the object has now. */
  readonly tell: (table: Table, happening: Happening, count: number) => void;
}

const isThere = (table: Table, { object }: Happening): boolean => table.find(object) !== null;

/**
 * Builds the rules of the happenings `addCounters` and `removeCounters`, whose data hold `kind` and `amount`. After the commit, `amount` is
 * the real amount.
 */
export function counterRules({ put, removed, reaches = isThere, tell }: CounterTerms): {
  readonly addCountersRule: HappeningRule;
  readonly removeCountersRule: HappeningRule;
} {
  const [putKeys, removedKeys] = [[put], [removed]];
  const change = (table: Table, happening: Happening, to: (there: number, amount: number) => number): Happening => {
    const { object, data } = happening;
    const kind = data.kind as string;
    const there = countersOn(table, object, kind);
    const count = table.number(to(there, data.amount as number));
    const row = table.object(object);
    table.set(row, 'counters', tallyWith(row.counters as Tally, kind, count));
    tell(table, happening, count);
    const amount = Math.abs(count - there);
    return amount === data.amount ? happening : { ...happening, data: { ...data, amount } };
  };
  return {
    addCountersRule: {
      keys: () => putKeys,
      possible: (table, happening) => (happening.data.amount as number) > 0 && reaches(table, happening),
      commit: (table, list) => list.map((one) => change(table, one, (there, amount) => there + amount)),
    },
    removeCountersRule: {
      keys: () => removedKeys,
      possible: (table, happening) => reaches(table, happening) && countersOn(table, happening.object, happening.data.kind as string) > 0,
      commit: (table, list) => list.map((one) => change(table, one, (there, amount) => Math.max(0, there - amount))),
    },
  };
}
