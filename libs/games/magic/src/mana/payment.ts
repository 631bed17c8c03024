import { InvariantBroken, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  type CompiledAbility,
  type Conversion,
  listenerEnv,
  type Mask,
  matches,
  type Means,
  meansOf,
  once,
  type Output,
  type Predicate,
  type Source,
  sourceEnv,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import type { ManaType } from '../characteristics/colours.js';
import { playerOf } from '../facts.js';
import { type ManaCost, printCost } from '../characteristics/symbols.js';
import { changesActivation } from '../costs/changes.js';
import type { TotalCost } from '../costs/total.js';
import { adding, addingNow, addingVerbs, additionsOf, isFixed, openMixture, receiverOf } from './adding.js';
import { manaCostsOf } from './activation-cost.js';
import { isManaAltered, unitsMade } from './made.js';
import { type ManaAbility, needsPriority, usableManaAbilities } from './abilities.js';
import { anyType, demandsOf, maskOfUnit, snowBit } from './masks.js';
import { type ManaUnit, maySpend, printPool, type Purpose, type SpendingRule, takeFromPool } from './pool.js';
import { poolOf, setPool } from './pools.js';
import { canPay, leastSpending, nextActivations, nextUnits, smallestPlan } from './solve.js';

/** What a payment is for (106.6): a spell, an ability of a source, or something else. */
export interface Spender {
  readonly purpose: Purpose;
  /** The spell, or the source of the ability; 0 for none. */
  readonly object: ObjectId;
  /** Whether mana of any type may be spent on it as though it were mana of any type. */
  readonly asAny?: boolean;
}

export const anySpender: Spender = { purpose: 'other', object: 0 };

/** One use of a source: the ability, and the types that each of its verbs adds. */
export interface ManaUse extends ManaAbility {
  readonly choices: { readonly [verb: string]: readonly ManaType[] };
}

/** An object that pays instead of mana, such as a creature that is tapped for convoke: a source of one unit. */
export interface Helper {
  readonly object: ObjectId;
  /** The keyword that lets it pay. */
  readonly by: string;
  readonly mask: Mask;
}

/** What provides consecutive outputs of a source: a helper provides one, an ability one for each way to use it. */
type Backing = { readonly helper: Helper } | { readonly ability: ManaAbility; readonly ways: readonly Way[] };

/** One way to use a mana ability: what it adds and asks for, and the choices made for it. */
interface Way {
  readonly output: Output;
  readonly choices: ManaUse['choices'];
}

/** What a player can pay with, and the abilities or helpers that provide it. */
export interface Purse {
  readonly means: Means;
  /** For each source of `means`, what provides its outputs. */
  readonly backings: readonly (readonly Backing[])[];
  /** Whether some of the mana may not be spent on everything (106.6), so that the purse is valid for its spender alone. */
  readonly restricted: boolean;
}

export interface PurseOptions {
  /** The mana abilities that the player can activate, if already known. */
  readonly abilities?: readonly ManaAbility[];
  /** Objects that the payment uses up in other ways, such as by tapping them. */
  readonly without?: readonly ObjectId[];
  readonly spender?: Spender;
  readonly helpers?: readonly Helper[];
  /** Helpers that have been chosen already; their units count as further units of the pool. */
  readonly helping?: readonly Helper[];
}

/** Returns the player's pool and every mana ability that they could activate (605.3a); each permanent is used at most once. */
export function purseOf(
  table: Table,
  seat: Seat,
  {
    abilities = usableManaAbilities(table, seat),
    without = nobody,
    spender = anySpender,
    helpers = none,
    helping = none,
  }: PurseOptions = {},
): Purse {
  const sources: Source[] = [];
  const backings: Backing[][] = [];
  let last = 0;
  const altered = isManaAltered(table);
  let restricted = poolOf(table, seat).some(({ only }) => only !== undefined);
  for (const ability of abilities) {
    if (without.includes(ability.object) || needsPriority(table, ability.path)) continue;
    const found = outputsOf(table, seat, ability, spender, altered || changesActivation(table, seat, ability.object));
    restricted ||= found.restricted;
    const backing = { ability, ways: found.ways };
    if (ability.object === last) {
      const before = sources.pop() as Source;
      sources.push({ outputs: [...before.outputs, ...found.outputs] });
      backings.at(-1)?.push(backing);
    } else {
      last = ability.object;
      sources.push(found);
      backings.push([backing]);
    }
  }
  for (const helper of helpers) {
    if (without.includes(helper.object)) continue;
    sources.push({ outputs: [{ units: [helper.mask] }] });
    backings.push([{ helper }]);
  }
  const life = Math.max(0, playerOf(table, seat).life);
  return { means: meansOf([...masksOf(table, seat, spender), ...helping.map(({ mask }) => mask)], sources, life), backings, restricted };
}

const none: readonly never[] = [];
const nobody: readonly ObjectId[] = [];

/** Returns what each unit of the pool may be spent as; 0 for a unit that may not be spent here. */
export function masksOf(table: Table, seat: Seat, spender: Spender = anySpender): readonly Mask[] {
  return poolOf(table, seat).map((unit) => maskFor(table, seat, unit, spender));
}

/** 106.6, 609.4b: returns what a unit may be spent as: nothing if its restriction forbids it, any type if an effect allows it. */
function maskFor(table: Table, seat: Seat, unit: ManaUnit, spender: Spender): Mask {
  const { purpose, object, asAny } = spender;
  if (!maySpend(unit, purpose, (where) => object !== 0 && fitsSpender(table, seat, unit, object, where))) return 0;
  return maskOfUnit(unit) | (asAny === true ? anyType : 0);
}

/**
 * Whether what is paid for fits the restriction of a unit. The restriction is read from the object that added the mana, which may be gone.
 */
function fitsSpender(table: Table, seat: Seat, { source }: Pick<ManaUnit, 'source'>, object: ObjectId, where: Predicate): boolean {
  return matches(table, { ...sourceEnv(source, '', seat), subject: object }, object, where);
}

interface Outputs {
  readonly ways: readonly Way[];
  /** The outputs of the ways, with the properties they have here: from a snow source, or to be spent as any type. */
  readonly outputs: readonly Output[];
  readonly restricted: boolean;
}

/**
 * Returns what a mana ability may add and asks for; what the program alone determines is computed once.
 * @param altered whether something changes what it adds or costs
 */
function outputsOf(table: Table, seat: Seat, ability: ManaAbility, spender: Spender, altered: boolean): Outputs {
  const compiled = table.library.ability(ability.path);
  const known =
    !altered && isPlain(compiled)
      ? plainOutputs(compiled, table, seat, ability, spender)
      : readOutputs(table, seat, ability, compiled, spender, altered);
  const snow = !altered && (valuesOf(table, ability.object).supertypes as readonly string[]).includes('snow');
  const extra = (snow ? snowBit : 0) | (spender.asAny === true ? anyType : 0);
  if (extra === 0) return known;
  return {
    ...known,
    outputs: known.outputs.map((output) => ({ ...output, units: output.units.map((mask) => (mask === 0 ? 0 : mask | extra)) })),
  };
}

function readOutputs(
  table: Table,
  seat: Seat,
  ability: ManaAbility,
  compiled: CompiledAbility,
  spender: Spender,
  altered: boolean,
): Outputs {
  const ways = waysOf(table, seat, ability, compiled, { purpose: spender.purpose, object: spender.object }, altered);
  return { ways, outputs: ways.map(({ output }) => output), restricted: restrictionsOf(compiled).length > 0 };
}

/** Whether the program alone determines what the ability adds and asks for. */
const isPlain = once(
  (compiled: CompiledAbility): boolean =>
    restrictionsOf(compiled).length === 0 &&
    addingVerbs(compiled).every(({ verb }) => isFixed(verb)) &&
    (compiled.ability.clauses ?? []).every((clause) => clause.if === undefined && clause.repeat === undefined),
);

const plainOutputs = once(
  (compiled: CompiledAbility, table: Table, seat: Seat, ability: ManaAbility, spender: Spender): Outputs =>
    readOutputs(table, seat, ability, compiled, spender, false),
);

function restrictionsOf(compiled: CompiledAbility): readonly SpendingRule[] {
  return addingVerbs(compiled).flatMap(({ verb }) => verb.only ?? none);
}

/** Mana that pays for using further sources. */
const sourceSpender: Spender = { purpose: 'ability', object: 0 };

function waysOf(
  table: Table,
  seat: Seat,
  { object, path }: ManaAbility,
  compiled: CompiledAbility,
  spender: Spender,
  altered: boolean,
): readonly Way[] {
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  const { cost = none } = compiled.ability;
  const costs = manaCostsOf(table, seat, object, path);
  const needs = costs.some((mana) => mana.length === 0) ? undefined : costs.flatMap(demandsOf);
  const life = cost
    .filter(({ verb }) => verb === 'payLife')
    .reduce((sum, verb) => sum + amount(table, env, (verb.amount as Amount | undefined) ?? 1), 0);
  let found: { readonly mana: readonly Mask[]; readonly unitsForSources: readonly Mask[]; readonly choices: ManaUse['choices'] }[] = [
    { mana: [], unitsForSources: [], choices: {} },
  ];
  for (const { path: at, verb } of addingNow(table, env, compiled)) {
    const plainly = (types: readonly ManaType[]): readonly ManaUnit[] =>
      types.map((type) => ({ type, source: object, ...(verb.only === undefined ? {} : { only: verb.only }) }));
    const open = altered ? null : openMixture(table, env, verb);
    if (open !== null) {
      const any = (as: Spender): Mask => plainly(open.types).reduce((mask, unit) => mask | maskFor(table, seat, unit, as), 0);
      const units = (as: Spender): readonly Mask[] => Array.from({ length: open.many }, () => any(as));
      found = found.map((one) => ({
        mana: [...one.mana, ...units(spender)],
        unitsForSources: [...one.unitsForSources, ...units(sourceSpender)],
        choices: one.choices,
      }));
      continue;
    }
    const ways = additionsOf(table, env, verb).flatMap((types) =>
      (altered ? unitsMade(table, seat, adding(table, verb, env, at, receiverOf(table, env, verb), types)) : [plainly(types)]).map(
        (units) => ({ types, units }),
      ),
    );
    if (ways.length === 0) continue;
    found = found.flatMap((one) =>
      ways.map(({ types, units }) => ({
        mana: [...one.mana, ...units.map((unit) => maskFor(table, seat, unit, spender))],
        unitsForSources: [...one.unitsForSources, ...units.map((unit) => maskFor(table, seat, unit, sourceSpender))],
        choices: { ...one.choices, [at]: types },
      })),
    );
  }
  return found.map(({ mana, unitsForSources: feed, choices }) => ({
    choices,
    output: {
      units: mana,
      ...(feed.every((mask, at) => mask === mana[at]) ? {} : { unitsForSources: feed }),
      ...(life > 0 ? { life } : {}),
      ...(needs === undefined ? {} : { needs }),
    },
  }));
}

/** Returns what the mana cost of a mana ability is paid for, and which objects the rest of its cost uses up. */
export function forActivation(
  table: Table,
  { object, path }: ManaAbility,
): { readonly spender: Spender; readonly without: readonly ObjectId[] } {
  const tapped = (table.library.ability(path).ability.cost ?? []).some(({ verb }) => verb === 'tapSelf');
  return { spender: { purpose: 'ability', object }, without: tapped ? [object] : nobody };
}

/**
 * Returns the mana costs that a player can pay for activating a mana ability (602.2b); only the empty cost if that is among the possible
 * ones.
 */
export function costsToActivate(table: Table, seat: Seat, ability: ManaAbility): readonly ManaCost[] {
  const costs = manaCostsOf(table, seat, ability.object, ability.path);
  if (costs.some((mana) => mana.length === 0)) return [[]];
  const purse = purseOf(table, seat, forActivation(table, ability));
  const able = new Map(costs.filter((mana) => canAfford(purse, mana)).map((mana) => [printCost(mana), mana]));
  return [...able.values()];
}

/** Whether a player can pay the mana cost of activating a mana ability. */
export const canActivate = (table: Table, seat: Seat, ability: ManaAbility): boolean => costsToActivate(table, seat, ability).length > 0;

/**
 * Whether a player could pay a mana cost (118.3).
 * @param life how much life is paid besides
 */
export function canAfford({ means }: Purse, cost: ManaCost, life = 0): boolean {
  return canPay(cost, life === 0 ? means : { ...means, life: means.life - life });
}

/** Whether a player could pay one of these totals, including its life (107.4f, 119.4). */
export function canAffordOne(purse: Purse, totals: readonly TotalCost[]): boolean {
  return totals.some(({ mana, life }) => canAfford(purse, mana, life));
}

/** Returns how many units of the pool and of helpers pay a cost; null if they don't suffice. */
export function unitsNeeded(masks: readonly Mask[], cost: ManaCost): number | null {
  return leastSpending(cost, masks)?.places.length ?? null;
}

/** Returns the uses of sources after which the cost can still be paid and whose mana is useful for it; each once. */
export function helpfulUses(purse: Purse, cost: ManaCost): readonly (ManaUse | Helper)[] {
  return nextActivations(cost, purse.means)
    .filter(({ helps }) => helps)
    .map((use) => useOf(purse, use));
}

/** Returns what to use, in order, so that the pool pays a cost without waste; null if the cost can't be paid. */
export function automaticPayment(purse: Purse, cost: ManaCost): readonly (ManaUse | Helper)[] | null {
  return smallestPlan(cost, purse.means)?.uses.map((use) => useOf(purse, use)) ?? null;
}

/**
 * Returns the use that provides an output of a source.
 * @throws {InvariantBroken} when there is no such output
 */
export function useOf({ backings }: Purse, { source, output }: Conversion): ManaUse | Helper {
  let at = output;
  for (const backing of backings[source] ?? none) {
    if ('helper' in backing) return backing.helper;
    const way = backing.ways[at];
    if (way !== undefined) return { ...backing.ability, choices: way.choices };
    at -= backing.ways.length;
  }
  throw new InvariantBroken(`source ${source} has no output ${output}`);
}

export function isHelper(use: ManaUse | Helper): use is Helper {
  return 'by' in use;
}

/**
 * Returns the places of units that may be spent next on a cost: those of the pool, followed by those of helpers; empty if the chosen ones
 * pay it.
 */
export function spendable(masks: readonly Mask[], cost: ManaCost, chosen: readonly number[]): readonly number[] {
  return nextUnits(cost, masks, chosen);
}

/**
 * Spends units of the pool, by their places (601.2h).
 * @returns the units that were spent
 */
export function spend(table: Table, seat: Seat, places: readonly number[], rule: string): readonly ManaUnit[] {
  const pool = poolOf(table, seat);
  const spent = places.map((place) => pool[place] as ManaUnit);
  if (spent.length === 0) return spent;
  setPool(table, seat, takeFromPool(pool, places));
  table.emit('manaSpent', rule, { seat, mana: printPool(spent) });
  return spent;
}

/** Returns the parameters that show a unit of the pool as an option. */
export function unitParams(unit: ManaUnit): JsonObject {
  return { mana: printPool([unit]), source: unit.source };
}
