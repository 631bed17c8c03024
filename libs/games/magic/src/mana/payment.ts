import type { CompiledAbility, Json, JsonObject, ObjectId, Seat, Table } from '@arbiter/kernel';
import { playerOf, setPlayer } from '../facts.js';
import { type ManaCost, parseCost } from '../symbols.js';
import type { Conversion } from './converters.js';
import { type ManaAbility, usableManaAbilities } from './abilities.js';
import { type Mask, maskOf, maskOfUnit } from './masks.js';
import { smallestPlan } from './plan.js';
import { alternativesOf, type ManaUnit, type Pool, printPool, takeFromPool } from './pool.js';
import { canPay, nextActivations } from './solve.js';
import { leastSpending, nextUnits } from './spend.js';
import { type Means, meansOf, type Output } from './supply.js';

/** What a player can pay with, and which ability stands behind each use of a source. */
export interface Purse {
  readonly means: Means;
  /** By source and output of `means`. */
  readonly abilities: readonly (readonly ManaAbility[])[];
}

/** A player's unspent mana (106.4). */
export function poolOf(table: Table, seat: Seat): Pool {
  return playerOf(table, seat).pool as unknown as Pool;
}

export function setPool(table: Table, seat: Seat, pool: Pool): void {
  setPlayer(table, seat, 'pool', pool as unknown as readonly Json[]);
}

/**
 * The player's pool and every mana ability that he could activate (605.3a); a permanent counts as used once.
 * @param without a permanent that the payment uses up otherwise, such as by tapping it
 */
export function purseOf(table: Table, seat: Seat, without: ObjectId = 0): Purse {
  const byObject = new Map<ObjectId, { readonly outputs: Output[]; readonly abilities: ManaAbility[] }>();
  for (const ability of usableManaAbilities(table, seat)) {
    if (ability.object === without) continue;
    let source = byObject.get(ability.object);
    if (source === undefined) byObject.set(ability.object, (source = { outputs: [], abilities: [] }));
    for (const output of outputsOf(table, ability)) {
      source.outputs.push(output);
      source.abilities.push(ability);
    }
  }
  const sources = [...byObject.values()];
  return { means: meansOf(masksOf(table, seat), sources.map(({ outputs }) => ({ outputs })), 0), abilities: sources.map(({ abilities }) => abilities) };
}

function masksOf(table: Table, seat: Seat): readonly Mask[] {
  return poolOf(table, seat).map((unit) => maskOfUnit(unit));
}

const outputs = new WeakMap<CompiledAbility, readonly Output[]>();

/** What a mana ability adds, as its program says; remembered, for programs never change. */
function outputsOf(table: Table, { path }: ManaAbility): readonly Output[] {
  const compiled = table.library.ability(path);
  const known = outputs.get(compiled);
  if (known !== undefined) return known;
  const symbols = (compiled.ability.clauses ?? []).flatMap((clause) => (clause.do ?? []).flatMap((verb) => (verb.verb === 'addMana' ? parseCost(verb.mana as string) : [])));
  const found = alternativesOf(symbols).map((types): Output => ({ mana: types.map((type) => maskOf([type])) }));
  outputs.set(compiled, found);
  return found;
}

/** Whether a player could pay a mana cost (118.3). */
export function canAfford(purse: Purse, cost: string): boolean {
  return canPay(parseCost(cost), purse.means);
}

/** How many units of the pool pay a cost; null when they don't suffice. */
export function unitsNeeded(table: Table, seat: Seat, cost: ManaCost): number | null {
  return leastSpending(cost, masksOf(table, seat))?.places.length ?? null;
}

/** Mana abilities after which the cost can still be paid, and whose mana helps. */
export function helpfulAbilities(purse: Purse, cost: ManaCost): readonly ManaAbility[] {
  const found = nextActivations(cost, purse.means).filter(({ helps }) => helps).map((use) => abilityOf(purse, use));
  return [...new Map(found.map((ability) => [`${ability.object} ${ability.path}`, ability])).values()];
}

/** What to activate, in order, so that the pool pays a cost without waste; null when it can't be paid. */
export function automaticPayment(purse: Purse, cost: ManaCost): readonly ManaAbility[] | null {
  return smallestPlan(cost, purse.means)?.uses.map((use) => abilityOf(purse, use)) ?? null;
}

function abilityOf({ abilities }: Purse, { source, output }: Conversion): ManaAbility {
  return (abilities[source] as readonly ManaAbility[])[output] as ManaAbility;
}

/** Places of the pool that may be spent next on a cost; empty when the chosen ones pay it. */
export function spendable(table: Table, seat: Seat, cost: ManaCost, chosen: readonly number[]): readonly number[] {
  return nextUnits(cost, masksOf(table, seat), chosen);
}

/** Spends units of the pool, by their places (601.2h). */
export function spend(table: Table, seat: Seat, places: readonly number[], rule: string): void {
  if (places.length === 0) return;
  const pool = poolOf(table, seat);
  const spent = places.map((place) => pool[place] as ManaUnit);
  setPool(table, seat, takeFromPool(pool, places));
  table.emit('manaSpent', rule, { seat, mana: printPool(spent) });
}

/** How a unit of the pool is shown where it can be chosen. */
export function unitParams(unit: ManaUnit): JsonObject {
  return { mana: printPool([unit]), source: unit.source };
}
