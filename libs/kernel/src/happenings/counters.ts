import type { ObjectId, RuleRef } from '../contract.js';
import { type Tally, tallyWith } from '../state/tallies.js';
import type { Table } from '../table/table.js';
import type { Happening } from '../game/happenings.js';
import type { HappeningRule } from '../table/rules.js';
import { propose } from '../table/happenings.js';

/** Counters that lie on objects: in the field `counters` of their rows, so many of each kind. A game says of what else they are put on itself. */

/** How many counters of a kind lie on an object. */
export function countersOn(table: Table, object: ObjectId, kind: string): number {
  return (table.object(object).counters as Tally)[kind] ?? 0;
}

/** So many counters of a kind are put on an object. @param rule that says so, for readers */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { object }, { kind, amount, rule });
}

/** Counters of a kind are removed from an object, as many as are there at most. @param rule that says so, for readers */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

/** What a game says of counters that are put on objects and removed. */
export interface CounterTerms {
  /** Names by which abilities wait for it. */
  readonly put: string;
  readonly removed: string;
  /** Whether it can happen to its object as that lies; to whatever is there when absent. */
  readonly reaches?: (table: Table, happening: Happening) => boolean;
  /** Tells readers how many of the kind lie there now. */
  readonly tell: (table: Table, happening: Happening, count: number) => void;
}

const isThere = (table: Table, { object }: Happening): boolean => table.find(object) !== null;

/** The rules of the happenings `addCounters` and `removeCounters`; their data hold `kind` and `amount`. What happened holds the real amount. */
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
