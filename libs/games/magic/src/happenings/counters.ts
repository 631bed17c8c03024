import { idOfSeat, type ObjectId, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, tallyWith, trial } from '@arbiter/kernel/authoring';
import { fieldsOf, isThere, permanents, playerOf, setObject, setPlayer, shownCard } from '../facts.js';
import { rulesWith } from '../rules.js';
import { suppose } from './enter.js';

/**
 * Puts counters on a permanent (122.1).
 * @param by the player who puts them, -1 for none
 * @param effect whether an effect puts them (614.16); costs, combat damage and turn-based actions are no effects
 */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef, by: Seat = -1, effect = true): Happening {
  return propose('addCounters', { object }, effect ? { kind, amount, rule, by } : { kind, amount, rule, by, effect });
}

/** Gives a player counters (122.1). */
export function addPlayerCounters(seat: Seat, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { seat }, { kind, amount, rule });
}

/** Removes counters from a player (122.1). */
export function removePlayerCounters(seat: Seat, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { seat }, { kind, amount, rule });
}

/** Removes counters from a permanent, at most as many as it has. */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

/**
 * Whether a permanent or player can't get counters of this kind; a permanent that is about to enter is judged as it would be on the
 * battlefield (113.6h).
 */
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

/** 122.6: abilities that trigger on counters being put on an object mean an object on the battlefield, or one that enters with counters. */
function isMarked(table: Table, { object, data }: Happening): boolean {
  return object === 0 || data.entering === true || table.find(object)?.zone === 'battlefield';
}

const removing = ['countersRemoved'] as const;

/**
 * Whether there are counters to put, on something that exists. Counters that a permanent enters with (`entering`) are put on the permanent
 * that its object becomes (122.6).
 */
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
/** Whether counters can be removed: only those that exist can. */
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

/** Returns the same happening for the permanent that the object became; null if it became none. */
function arrived(table: Table, happening: Happening): Happening | null {
  const now = permanents(table).findLast((id) => fieldsOf(table.object(id)).was === happening.object);
  return now === undefined ? null : { ...happening, object: now };
}

/**
 * Changes the number of counters. The resulting event has the number before ('had') and the number now ('count'), for abilities that wait
 * for a number (122.7).
 */
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
