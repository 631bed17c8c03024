import { type Happening, type HappeningRule, type Json, type JsonObject, type ObjectId, propose, type RuleRef, type Seat, type Table } from '@arbiter/kernel';
import { type ManaType } from '../characteristics/colours.js';
import { poolOf, setPool } from '../mana/pools.js';
import { addToPool, type ManaUnit, printPool, type SpendingRule } from '../mana/pool.js';

/** Mana that an ability or spell adds. */
export interface AddedMana {
  readonly types: readonly ManaType[];
  /** The object whose ability or spell adds it. */
  readonly source: ObjectId;
  /** Its source is snow (107.4h). */
  readonly snow?: boolean;
  readonly only?: SpendingRule;
  readonly rider?: string;
  /** A permanent is tapped for it: {T} is in the cost of the ability (106.12). */
  readonly tapped?: boolean;
}

/** A player adds mana (106.4). Replacements may multiply it by writing `times`, or change its types (106.12b). */
export function addMana(seat: Seat, { types, source, snow, only, rider, tapped }: AddedMana, rule: RuleRef): Happening {
  const data: { [key: string]: Json } = { types, source, times: 1, amount: types.length, tapped: tapped === true, rule };
  if (snow === true) data.snow = true;
  if (only !== undefined) data.only = only as unknown as JsonObject;
  if (rider !== undefined) data.rider = rider;
  return propose('addMana', { seat, object: source }, data);
}

const adding = ['manaAdded'] as const;
const tapping = ['manaAdded', 'tappedForMana'] as const;

export const addManaRule: HappeningRule = {
  keys: (_table, { data }) => (data.tapped === true ? tapping : adding),
  possible: (_table, { data }) => (data.types as readonly string[]).length > 0,
  commit: (table, list) => list.map((happening) => commit(table, happening)),
};

function commit(table: Table, happening: Happening): Happening {
  const { seat, data } = happening;
  const once = data.types as readonly ManaType[];
  const times = Math.max(0, data.times as number);
  const types = times === 1 ? once : Array.from({ length: times }, () => once).flat();
  // 106.6a: what is multiplied keeps its restriction and what goes with it.
  const unit: Omit<ManaUnit, 'type'> = {
    source: data.source as ObjectId,
    ...(data.snow === true ? { snow: true } : {}),
    ...(data.only === undefined ? {} : { only: data.only as unknown as SpendingRule }),
    ...(data.rider === undefined ? {} : { rider: data.rider as string }),
  };
  setPool(table, seat, addToPool(poolOf(table, seat), types, unit));
  table.emit('manaAdded', data.rule as RuleRef, { seat, mana: printPool(addToPool([], types, unit)), object: data.source as ObjectId });
  return { ...happening, data: { ...data, types, amount: types.length } };
}
