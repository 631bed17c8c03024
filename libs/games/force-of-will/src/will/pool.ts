import { type Json, jsonOf, type ObjectId, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import type { Predicate, Table } from '@arbiter/kernel/authoring';
import { attributes, willLetters } from '../cards/printed.js';
import { playerOf, setPlayer } from '../facts.js';
import type { WillKind } from './costs.js';

/** What a payment is for: playing a card, playing an ability, or anything else that asks for will. */
export type Purpose = 'card' | 'ability' | 'other';

/** What a unit may be spent on, if the text that produced it says so. An absent field is no limit. */
export interface SpendingRule {
  readonly on?: readonly Purpose[];
  /** The card, or the source of the ability, must match it. */
  readonly where?: Predicate;
  /** It may also be spent on abilities whose cost may be paid as if they were of this kind (`marks.spendsAs`). */
  readonly also?: string;
  /** The ability must have this keyword. */
  readonly keyword?: string;
}

/** One unit of will (907.4), as plain data in a player's row. */
export interface WillUnit {
  readonly kind: WillKind;
  /** Whether it has the quality moon (907.6a). */
  readonly moon?: true;
  readonly source: ObjectId;
  readonly only?: SpendingRule;
}

export function poolOf(table: Table, seat: Seat): readonly WillUnit[] {
  return readAs<readonly WillUnit[]>(playerOf(table, seat).pool);
}

export function setPool(table: Table, seat: Seat, pool: readonly WillUnit[]): void {
  setPlayer(table, seat, 'pool', jsonOf(pool) as readonly Json[]);
}

const kinds: readonly WillKind[] = [...attributes, 'none'];
const letters = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));

/** Writes units as text: `{W}{W}{1}`; a unit of the moon is `{M}`, a unit without attribute or quality `{1}`. */
export function printWill(units: readonly WillUnit[]): string {
  let text = '';
  for (const kind of kinds)
    for (const unit of units) if (unit.kind === kind) text += unit.moon === true ? '{M}' : `{${letters[kind] ?? '1'}}`;
  return text;
}

/** Empties all will pools (503.4, 505.5c). */
export function emptyPools(table: Table, rule: RuleRef): void {
  for (const seat of table.seats()) {
    const { length } = poolOf(table, seat);
    if (length === 0) continue;
    setPool(table, seat, []);
    table.emit('willEmptied', rule, { seat, count: length });
  }
}

/** Units that can't be told apart, with their places in the pool. */
export interface UnitGroup {
  readonly unit: WillUnit;
  readonly places: readonly number[];
}

/**
 * Returns the pool as its holder sees it: equal units in one group, by attribute; plain units before those of the moon and restricted ones;
 * otherwise in the order in which they were produced.
 */
export function groupsOf(pool: readonly WillUnit[]): readonly UnitGroup[] {
  const groups = new Map<string, { unit: WillUnit; places: number[] }>();
  pool.forEach((unit, place) => {
    const key = JSON.stringify([unit.kind, unit.moon === true, unit.only ?? null]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { unit, places: [place] });
    else group.places.push(place);
  });
  const special = ({ unit }: UnitGroup): number => (unit.moon === true ? 1 : 0) + (unit.only === undefined ? 0 : 2);
  return [...groups.values()].sort((a, b) => kinds.indexOf(a.unit.kind) - kinds.indexOf(b.unit.kind) || special(a) - special(b));
}
