import { type Happening, type HappeningRule, knownRow, type ObjectId, propose, type RuleRef, seatOfId, type Table } from '@arbiter/kernel';
import { fieldsOf, hasKeyword, isType, nameOf, setObject } from '../facts.js';
import { addCounters, addPlayerCounters, removeCounters } from './counters.js';
import { gainLife, loseLife } from './life.js';

/** Damage that a source deals to a player (his id, see `idOfSeat`) or a permanent. */
export interface Damage {
  readonly source: ObjectId;
  readonly to: number;
  readonly amount: number;
  readonly combat: boolean;
}

/** A source deals damage (120). */
export function damage({ source, to, amount, combat }: Damage, rule: RuleRef): Happening {
  const seat = seatOfId(to);
  return propose('damage', seat === null ? { object: to } : { seat }, { source, to, amount, combat, rule });
}

const keys = ['damage'] as const;

/** Damage in its order (120.4): dealt, then turned into its results, which are happenings of their own. */
export const damageRule: HappeningRule = {
  keys: () => keys,
  // 120.8: no damage is dealt where it would be 0. 120.1a: only creatures, planeswalkers and players are dealt damage.
  possible: (table, { object, data }) => (data.amount as number) > 0 && (object === 0 || (table.find(object)?.zone === 'battlefield' && (isType(table, object, 'creature') || isType(table, object, 'planeswalker')))),
  contains: results,
  commit: (table, list) => {
    for (const { data } of list) {
      const { source, to, amount, combat, rule } = data as unknown as Damage & { readonly rule: RuleRef };
      table.emit('damageDealt', rule, { object: source, card: cardOf(table, source), to: nameOf(to), amount, combat });
    }
    return list;
  },
};

/** The source may have left: then what is remembered of it counts (702.15c, 702.89d). */
function sourceHas(table: Table, source: ObjectId, keyword: string): boolean {
  if (table.find(source) !== null) return hasKeyword(table, source, keyword);
  const keywords = table.state.past[source]?.values.keywords;
  return Array.isArray(keywords) && keywords.includes(keyword);
}

function cardOf(table: Table, source: ObjectId): string {
  return (table.find(source) ?? table.state.past[source]?.row)?.card ?? '';
}

/** What damage results in (120.3). */
function results(table: Table, { object, seat, data }: Happening): readonly Happening[] {
  const source = data.source as ObjectId;
  const amount = data.amount as number;
  const found: Happening[] = [];
  const infect = sourceHas(table, source, 'infect');
  if (object === 0) found.push(infect ? addPlayerCounters(seat, 'poison', amount, '120.3b') : loseLife(seat, amount, '120.3a'));
  else {
    if (isType(table, object, 'planeswalker')) found.push(removeCounters(object, 'loyalty', amount, '120.3c'));
    if (isType(table, object, 'creature')) found.push(infect || sourceHas(table, source, 'wither') ? addCounters(object, '-1/-1', amount, '120.3d') : mark(object, source, amount));
  }
  const known = knownRow(table, source);
  if (known !== null && sourceHas(table, source, 'lifelink')) found.push(gainLife(table.controllerOf(known), amount, '120.3f'));
  return found;
}

/** Damage is marked on a creature (120.3e). */
function mark(object: ObjectId, source: ObjectId, amount: number): Happening {
  return propose('markDamage', { object }, { source, amount });
}

const unwatched: readonly string[] = [];

export const markDamageRule: HappeningRule = {
  keys: () => unwatched,
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'damage', table.number(fieldsOf(table.object(object)).damage + (data.amount as number)));
      if (sourceHas(table, data.source as ObjectId, 'deathtouch')) setObject(table, object, 'deathtouched', true);
    }
    return list;
  },
};
