import { idOfSeat, type ObjectId, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, tallyWith, trial } from '@arbiter/kernel/authoring';
import { fieldsOf, isThere, permanents, playerOf, setObject, setPlayer, shownCard } from '../facts.js';
import { rulesWith } from '../rules.js';
import { suppose } from './enter.js';

/**
 * Counters are put on a permanent (122.1).
 * @param by the player who puts them, -1 for none
 * @param effect whether an effect does it (614.16): a cost, combat damage and a turn-based action are none
 */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef, by: Seat = -1, effect = true): Happening {
  return propose('addCounters', { object }, effect ? { kind, amount, rule, by } : { kind, amount, rule, by, effect });
}

/** A player gets counters (122.1). */
export function addPlayerCounters(seat: Seat, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { seat }, { kind, amount, rule });
}

/** A player loses counters (122.1). */
export function removePlayerCounters(seat: Seat, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { seat }, { kind, amount, rule });
}

/** As many counters are removed from a permanent as are there. */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

/** Whether a permanent or player who is there can't get counters of the kind; of what enters, as it would be on the battlefield (113.6h). */
function isRefused(table: Table, happening: Happening): boolean {
  if (happening.data.entering !== true) return refuses(table, happening);
  if (table.find(happening.object) === null) {
    const here = arrived(table, happening);
    return here !== null && refuses(table, here);
  }
  return trial(table, () => {
    suppose(table, happening);
    return refuses(table, happening);
  });
}

function refuses(table: Table, { object, seat, data }: Happening): boolean {
  return rulesWith(table, object === 0 ? idOfSeat(seat) : object, 'cant').some(
    (rule) => rule.what === 'getCounters' && (!('kind' in rule) || rule.kind === data.kind),
  );
}

const adding = ['countersAdded'] as const;
const unwatched: readonly string[] = [];

/** 122.6: what waits for counters being put on an object means one on the battlefield, or one that enters with them. */
function isMarked(table: Table, { object, data }: Happening): boolean {
  return object === 0 || data.entering === true || table.find(object)?.zone === 'battlefield';
}

const removing = ['countersRemoved'] as const;

/** Those that a permanent enters with (`entering`) are put on what its object becomes (122.6). */
const some = (table: Table, { object, data }: Happening): boolean =>
  (data.amount as number) > 0 && (object === 0 || data.entering === true || isThere(table, object));

export const addCountersRule: HappeningRule = {
  keys: (table, happening) => (isMarked(table, happening) ? adding : unwatched),
  possible: (table, happening) => some(table, happening) && !isRefused(table, happening),
  supposed: (table, happening) => {
    if (happening.data.entering === true) suppose(table, happening);
  },
  commit: (table, list) =>
    list.map((happening) => {
      const here = happening.data.entering === true ? arrived(table, happening) : happening;
      return here === null ? null : change(table, here, 1);
    }),
};
/** Only counters that are there can be removed. */
const there = (table: Table, { object, seat, data }: Happening): boolean => {
  const row = table.find(object);
  if ((data.amount as number) <= 0 || (object !== 0 && !isThere(table, object))) return false;
  return ((row === null ? playerOf(table, seat) : fieldsOf(row)).counters[data.kind as string] ?? 0) > 0;
};

export const removeCountersRule: HappeningRule = {
  keys: () => removing,
  possible: there,
  commit: (table, list) => list.map((happening) => change(table, happening, -1)),
};

/** The same about the permanent that the object became; null where it became none. */
function arrived(table: Table, happening: Happening): Happening | null {
  const now = permanents(table).findLast((id) => fieldsOf(table.object(id)).was === happening.object);
  return now === undefined ? null : { ...happening, object: now };
}

/** What happened tells how many there were before ('had') and are now ('count'), for abilities that wait for a number (122.7). */
function change(table: Table, happening: Happening, sign: 1 | -1): Happening {
  const { object, seat, data } = happening;
  const { kind, rule } = data as { readonly kind: string; readonly rule: RuleRef };
  const counters = object === 0 ? playerOf(table, seat).counters : fieldsOf(table.object(object)).counters;
  const had = counters[kind] ?? 0;
  const count = table.number(Math.max(0, had + sign * (data.amount as number)));
  const changed = tallyWith(counters, kind, count);
  if (object === 0) {
    setPlayer(table, seat, 'counters', changed);
    table.emit('playerCountersChanged', rule, { seat, kind, by: count - had, count });
  } else {
    setObject(table, object, 'counters', changed);
    table.emit('countersChanged', rule, { object, card: shownCard(table, object), kind, by: count - had, count });
  }
  return { ...happening, data: { ...data, amount: Math.abs(count - had), had, count } };
}
