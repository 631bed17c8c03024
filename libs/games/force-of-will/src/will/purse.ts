import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  affords,
  type CompiledAbility,
  type Conversion,
  listenerEnv,
  type Mask,
  matches,
  type Means,
  meansOf,
  nextActivations,
  nextUnits,
  once,
  type Output,
  type Predicate,
  rememberedBy,
  smallestPlan,
  type Source,
  sourceEnv,
  type Table,
} from '@arbiter/kernel/authoring';
import { permits } from '../values/rules.js';
import { isSteady, type WillAbilities, willAbilitiesOf, type WillAbility } from './abilities.js';
import { willIn } from './cost-parts.js';
import { bitOf, demandsOf, moonBit, parseCost, totalCost, type WillCost } from './costs.js';
import { poolOf, type Purpose, type SpendingRule, type WillUnit } from './pool.js';
import { producingVerbs, type Produced, waysOf } from './producing.js';

/** What a payment is for. */
export interface Spender {
  readonly purpose: Purpose;
  /** The card, or the source of the ability; 0 for none. */
  readonly object: ObjectId;
  readonly keyword?: string;
  /** What the ability counts as when will restricted to certain cards is spent on it. */
  readonly passesFor?: string;
  /** Whether attribute costs may be paid with will of any attribute. */
  readonly asAny?: boolean;
}

export const anySpender: Spender = { purpose: 'other', object: 0 };

/** One use of a will ability, with the units that each of its verbs produces. */
export interface WillUse extends WillAbility {
  readonly choices: { readonly [verb: string]: readonly Produced[] };
}

/** What a player can pay with, and the use that belongs to each output of a source. */
export interface Purse {
  readonly means: Means;
  readonly uses: readonly (readonly WillUse[])[];
}

/**
 * Returns what a unit can pay (907.6, 1003.6).
 * @param moonAs what will of the moon can pay in addition for this player (903.2e-i)
 */
const maskOfUnit = ({ kind, moon }: Produced, moonAs: Mask): Mask => bitOf[kind] | (moon === true ? moonBit | moonAs : 0);

const moonFor = (table: Table, seat: Seat): Mask => (permits(table, idOfSeat(seat), 'spendMoonAsWind') ? bitOf.wind : 0);

/**
 * Whether will may be spent on something, by the text that produced it. The text is read from the object that produced the will, which may
 * be gone.
 */
function maySpend(
  table: Table,
  seat: Seat,
  source: ObjectId,
  only: SpendingRule | undefined,
  { purpose, object, keyword, passesFor }: Spender,
): boolean {
  if (only === undefined || (only.also !== undefined && only.also === passesFor)) return true;
  if (only.on !== undefined && !only.on.includes(purpose)) return false;
  if (only.keyword !== undefined && only.keyword !== keyword) return false;
  return only.where === undefined || (object !== 0 && fitsSpender(table, seat, source, object, only.where));
}

function fitsSpender(table: Table, seat: Seat, source: ObjectId, object: ObjectId, where: Predicate): boolean {
  return matches(table, { ...sourceEnv(source, '', seat), subject: object }, object, where);
}

/** Returns what each unit of the pool can pay; 0 if it may not be spent here. */
export function masksOf(table: Table, seat: Seat, spender: Spender): readonly Mask[] {
  const moonAs = moonFor(table, seat);
  return poolOf(table, seat).map((unit: WillUnit) =>
    maySpend(table, seat, unit.source, unit.only, spender) ? maskOfUnit(unit, moonAs) : 0,
  );
}

/** What a player's purses are made of. */
interface Known {
  readonly pool: readonly WillUnit[];
  readonly abilities: WillAbilities;
  /** Whether some of the will is restricted, so that a purse is valid only for its spender. */
  readonly restricted: boolean;
}

/**
 * A player's will abilities, remembered. Steady ones stay valid as long as values and these fields do not change, which decide whether they
 * can be played (905.3, 1013.2).
 */
const abilitiesNow = rememberedBy({
  name: 'will abilities',
  basis: 'abilities',
  isFleeting: ({ steady }: WillAbilities) => !steady,
  fields: ['rested', 'cameTurn', 'heldTurn', 'turn'],
  // The basis notices every card that enters or leaves a battle area; outside it only coins in the removed area matter (1119.2a).
  inputs: [(table, seat) => table.zoneOf('removed', seat).order],
  find: willAbilitiesOf,
});

/** What a player's purses are made of depends on the pool and the abilities alone, and is remembered as long as both are the same. */
const madeBefore = rememberedBy({
  name: 'what purses are made of',
  basis: 'inputs',
  inputs: [poolOf, abilitiesNow],
  find: (table, seat: Seat): Known => {
    const [pool, abilities] = [poolOf(table, seat), abilitiesNow(table, seat)];
    const restricted =
      pool.some(({ only }) => only !== undefined) ||
      abilities.usable.some(({ path }) => producingVerbs(table.library.ability(path)).some(({ verb }) => verb.only !== undefined));
    return { pool, abilities, restricted };
  },
});

/** Every card in hand asks for a purse at every priority (907.2), so the parts common to all are read once as long as nothing changes. */
const presentOrPast = rememberedBy({ name: 'purses', basis: 'everything', find: madeBefore });

/** Returns the will abilities that a player could play now (907.2), in the order of the cards. */
export const usableWillAbilities = (table: Table, seat: Seat): readonly WillAbility[] => presentOrPast(table, seat).abilities.usable;

/** Whether a player could pay any will now, for all that everybody knows (604.1). */
export function mightPay(table: Table, seat: Seat): boolean {
  const { pool, abilities } = presentOrPast(table, seat);
  return pool.length > 0 || abilities.secret || abilities.usable.length > 0;
}

/**
 * Returns the player's pool with every will ability that they could play; each card can be used once.
 * @param without objects that other parts of the payment use up
 */
export function purseOf(table: Table, seat: Seat, spender: Spender = anySpender, without: readonly ObjectId[] = []): Purse {
  const known = presentOrPast(table, seat);
  const { restricted } = known;
  const abilities = known.abilities.usable;
  if (restricted || abilities.some(({ object }) => without.includes(object))) return madeOf(table, seat, abilities, spender, without);
  return commonPurse(table, seat);
}

/** The purse that is the same for all spenders, if nothing is restricted. */
const commonPurse = rememberedBy({
  name: 'purse of all spenders',
  basis: 'inputs',
  inputs: [presentOrPast],
  find: (table, seat: Seat): Purse => madeOf(table, seat, presentOrPast(table, seat).abilities.usable, anySpender, []),
});

function madeOf(table: Table, seat: Seat, abilities: readonly WillAbility[], spender: Spender, without: readonly ObjectId[]): Purse {
  const sources: { outputs: Output[] }[] = [];
  const uses: WillUse[][] = [];
  let last = 0;
  for (const ability of abilities) {
    if (without.includes(ability.object)) continue;
    if (ability.object !== last) {
      last = ability.object;
      sources.push({ outputs: [] });
      uses.push([]);
    }
    for (const { output, use } of outputsOf(table, seat, ability, spender)) {
      sources.at(-1)?.outputs.push(output);
      uses.at(-1)?.push(use);
    }
  }
  return { means: meansOf(masksOf(table, seat, spender), sources as readonly Source[]), uses };
}

/** What one use of a will ability yields for a payment. */
interface Yield {
  readonly output: Output;
  readonly choices: WillUse['choices'];
}

/** Returns the possible yields of a will ability. If it always produces the same, whatever that is spent on, they are worked out once. */
function outputsOf(
  table: Table,
  seat: Seat,
  ability: WillAbility,
  spender: Spender,
): readonly { readonly output: Output; readonly use: WillUse }[] {
  const compiled = table.library.ability(ability.path);
  const moonAs = moonFor(table, seat);
  const plain = moonAs === 0 && isSteady(compiled) && producingVerbs(compiled).every(({ verb }) => verb.only === undefined);
  const found = plain ? plainYields(compiled, table, seat, ability, spender) : yieldsOf(table, seat, ability, spender, moonAs);
  return found.map(({ output, choices }) => ({ output, use: { ...ability, choices } }));
}

const plainYields = once((_compiled: CompiledAbility, table: Table, seat: Seat, ability: WillAbility, spender: Spender): readonly Yield[] =>
  yieldsOf(table, seat, ability, spender, 0),
);

function yieldsOf(table: Table, seat: Seat, ability: WillAbility, spender: Spender, moonAs: Mask): readonly Yield[] {
  const compiled = table.library.ability(ability.path);
  const env = listenerEnv(table, { object: ability.object, seat, ability: ability.path }, null);
  const needs = willIn(compiled.ability);
  let found: { readonly units: readonly Mask[]; readonly unitsForSources: readonly Mask[]; readonly choices: WillUse['choices'] }[] = [
    { units: [], unitsForSources: [], choices: {} },
  ];
  for (const { path, verb } of producingVerbs(compiled)) {
    const may = (whom: Spender): Mask => (maySpend(table, seat, ability.object, verb.only, whom) ? ~0 : 0);
    const [main, feed] = [may(spender), may({ purpose: 'ability', object: ability.object })];
    found = found.flatMap((one) =>
      waysOf(table, env, verb).map((units) => ({
        units: [...one.units, ...units.map((unit) => maskOfUnit(unit, moonAs) & main)],
        unitsForSources: [...one.unitsForSources, ...units.map((unit) => maskOfUnit(unit, moonAs) & feed)],
        choices: { ...one.choices, [path]: units },
      })),
    );
  }
  return found.map(({ units, unitsForSources, choices }) => ({
    choices,
    output: {
      units,
      ...(unitsForSources.every((mask, at) => mask === units[at]) ? {} : { unitsForSources }),
      ...(needs === '' ? {} : { needs: demandsOf(parseCost(needs)) }),
    },
  }));
}

/** Whether a player could pay a cost (1003.4). */
export function canAfford(purse: Purse, cost: WillCost, asAny = false): boolean {
  return asAny ? affords(demandsOf(cost, asAny), purse.means) : affordableBy(purse)(cost);
}

/** Remembered by purse and cost. */
const affordableBy = once(({ means }: Purse) => once((cost: WillCost): boolean => affords(demandsOf(cost), means)));

/** Returns an upper bound of the units that a player can have. */
export const mostUnits = ({ means }: Purse): number =>
  means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ units }) => units.length)), 0);

/**
 * Returns the largest X that a player could pay for. If effects reduce the cost, this may exceed the number of units.
 * @param withX returns the cost with a number for X, in each variant that the payer may choose
 */
export function largestX(purse: Purse, { asAny }: Spender, withX: (x: number) => readonly WillCost[]): number {
  let x = 0;
  while (withX(x + 1).some((one) => canAfford(purse, one, asAny))) x++;
  return x;
}

const useOf = ({ uses }: Purse, { source, output }: Conversion): WillUse => (uses[source] as readonly WillUse[])[output] as WillUse;

/** Returns the uses that contribute to the cost and after which it can still be paid. */
export function helpfulUses(purse: Purse, cost: WillCost, asAny: boolean): readonly WillUse[] {
  return nextActivations(demandsOf(cost, asAny), purse.means)
    .filter(({ helps }) => helps)
    .map((use) => useOf(purse, use));
}

/** Returns the uses, in order, after which the pool pays a cost without waste; null if it can't be paid. */
export function automaticPayment(purse: Purse, cost: WillCost, asAny: boolean): readonly WillUse[] | null {
  return smallestPlan(demandsOf(cost, asAny), purse.means)?.uses.map((use) => useOf(purse, use)) ?? null;
}

/** Returns how many units of the pool pay a cost; null if they don't suffice. */
export function unitsNeeded(masks: readonly Mask[], cost: WillCost, asAny: boolean): number | null {
  const needed = totalCost(cost);
  if (needed === 0) return 0;
  // A quick check, since most payments begin with an empty pool.
  return masks.length < needed || !affords(demandsOf(cost, asAny), meansOf(masks)) ? null : needed;
}

/** Returns the places of the pool that may be spent next on a cost; empty once the chosen ones pay it. */
export function spendable(masks: readonly Mask[], cost: WillCost, chosen: readonly number[], asAny: boolean): readonly number[] {
  return nextUnits(demandsOf(cost, asAny), masks, chosen);
}
