import { type Json, type JsonObject, jsonObjectOf, type ObjectId, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { type ManaType } from '../characteristics/colours.js';
import { poolOf, setPool } from '../mana/pools.js';
import { addToPool, type ManaUnit, printPool, type SpendingRule } from '../mana/pool.js';

/** Mana that an ability or spell adds. */
export interface AddedMana {
  readonly types: readonly ManaType[];
  /** The object whose ability or spell adds it. */
  readonly source: ObjectId;
  /** Whether its source is snow (107.4h). */
  readonly snow?: boolean;
  readonly only?: SpendingRule;
  readonly rider?: string;
  /** Whether a permanent is tapped for it: {T} is in the cost of the ability (106.12). */
  readonly tapped?: boolean;
  /** The permanent whose mana ability triggered the ability that adds this mana (605.1b). */
  readonly by?: ObjectId;
}

/** A player adds mana (106.4). Replacements may multiply it by setting `times`, or change its types (106.12b). */
export function addMana(seat: Seat, { types, source, snow, only, rider, tapped, by }: AddedMana, rule: RuleRef): Happening {
  const data: { [key: string]: Json } = { types, source, times: 1, amount: types.length, tapped: tapped === true, rule };
  if (snow === true) data.snow = true;
  if (only !== undefined) data.only = jsonObjectOf(only);
  if (rider !== undefined) data.rider = rider;
  if (by !== undefined) data.by = by;
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
  const units = unitsIn(data);
  setPool(table, seat, [...poolOf(table, seat), ...units]);
  table.emit('manaAdded', data.rule as RuleRef, { seat, mana: printPool(units), object: data.source as ObjectId });
  return asAdded(happening);
}

/**
 * Returns the units of mana that are added: one of each type, multiplied by `times`, with the mana's restriction and its additional effect
 * (106.6a).
 */
export function unitsIn(data: JsonObject): readonly ManaUnit[] {
  const once = data.types as readonly ManaType[];
  const types = Array.from({ length: Math.max(0, data.times as number) }, () => once).flat();
  return addToPool([], types, {
    source: data.source as ObjectId,
    ...(data.by === undefined ? {} : { by: data.by as ObjectId }),
    ...(data.snow === true ? { snow: true } : {}),
    ...(data.only === undefined ? {} : { only: readAs<SpendingRule>(data.only) }),
    ...(data.rider === undefined ? {} : { rider: data.rider as string }),
  });
}

/** Returns the happening as abilities that trigger on it read it: with all the mana that was added. */
export function asAdded(happening: Happening): Happening {
  const types = unitsIn(happening.data).map(({ type }) => type);
  return { ...happening, data: { ...happening.data, types, amount: types.length } };
}
