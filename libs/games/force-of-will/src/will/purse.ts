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
  /** What the ability passes for, as will for certain cards is spent on it. */
  readonly passesFor?: string;
  /** Attribute costs may be paid with will of any attribute. */
  readonly asAny?: boolean;
}

export const anySpender: Spender = { purpose: 'other', object: 0 };

/** One use of a will ability, with the units that each of its verbs produces. */
export interface WillUse extends WillAbility {
  readonly choices: { readonly [verb: string]: readonly Produced[] };
}

/** What a player can pay with, and which use stands behind each output of a source. */
export interface Purse {
  readonly means: Means;
  readonly uses: readonly (readonly WillUse[])[];
}

/** 907.6, 1003.6: what a unit pays. @param moonAs what else will of the moon pays for this player (903.2e-i) */
const maskOfUnit = ({ kind, moon }: Produced, moonAs: Mask): Mask => bitOf[kind] | (moon === true ? moonBit | moonAs : 0);

const moonFor = (table: Table, seat: Seat): Mask => (permits(table, idOfSeat(seat), 'spendMoonAsWind') ? bitOf.wind : 0);

/** Whether will may be spent so, by what the text that produced it says. The text is read from the object that produced it, which may be gone. */
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

/** Each unit of the pool as what it may be spent; 0 where it may not be. */
export function masksOf(table: Table, seat: Seat, spender: Spender): readonly Mask[] {
  const moonAs = moonFor(table, seat);
  return poolOf(table, seat).map((unit: WillUnit) =>
    maySpend(table, seat, unit.source, unit.only, spender) ? maskOfUnit(unit, moonAs) : 0,
  );
}

/** What a player's purses are made of, as long as it holds. */
interface Known {
  readonly pool: readonly WillUnit[];
  readonly abilities: WillAbilities;
  /** Some of the will may not be spent on everything: a purse holds for its spender alone. */
  readonly restricted: boolean;
}

/** A player's will abilities; steady ones hold as long as values and these fields stay, which tell whether they can be played (905.3, 1013.2). */
const abilitiesNow = rememberedBy({
  name: 'will abilities',
  basis: 'abilities',
  isFleeting: ({ steady }: WillAbilities) => !steady,
  fields: ['rested', 'cameTurn', 'heldTurn', 'turn'],
  // What lies in a battle area changes no value unseen; of what else lies somewhere only coins in the removed area count (1119.2a).
  inputs: [(table, seat) => table.zoneOf('removed', seat).order],
  find: willAbilitiesOf,
});

/** What a player's purses are made of follows from the pool and the abilities alone: purses that were made of the same ones hold. */
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

/** 907.2: every card in hand asks for a purse at every priority: what they share is read once as long as nothing changes. */
const presentOrPast = rememberedBy({ name: 'purses', basis: 'everything', find: madeBefore });

/** Will abilities that a player could play now (907.2), in the order of the cards. */
export const usableWillAbilities = (table: Table, seat: Seat): readonly WillAbility[] => presentOrPast(table, seat).abilities.usable;

/** Whether a player could pay any will now, for all that everybody knows (604.1). */
export function mightPay(table: Table, seat: Seat): boolean {
  const { pool, abilities } = presentOrPast(table, seat);
  return pool.length > 0 || abilities.secret || abilities.usable.length > 0;
}

/** The player's pool and every will ability that he could play; a card counts as used once. @param without objects that the payment uses up otherwise */
export function purseOf(table: Table, seat: Seat, spender: Spender = anySpender, without: readonly ObjectId[] = []): Purse {
  const known = presentOrPast(table, seat);
  const { restricted } = known;
  const abilities = known.abilities.usable;
  if (restricted || abilities.some(({ object }) => without.includes(object))) return madeOf(table, seat, abilities, spender, without);
  return commonPurse(table, seat);
}

/** The purse of all spenders, where there is one for all. */
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

/** What a use adds to what a player can pay with. */
interface Yield {
  readonly output: Output;
  readonly choices: WillUse['choices'];
}

/** What a will ability may yield. Where it always produces the same, for whatever it is spent on, that is worked out once. */
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

/** By a purse, then by a cost. */
const affordableBy = once(({ means }: Purse) => once((cost: WillCost): boolean => affords(demandsOf(cost), means)));

/** More units than these a player can't have. */
export const mostUnits = ({ means }: Purse): number =>
  means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ units }) => units.length)), 0);

/** The largest X that a player could pay for, which may be more than the units that he has, where effects take something off. @param withX what it costs with a number, in each of the ways that its payer may choose */
export function largestX(purse: Purse, { asAny }: Spender, withX: (x: number) => readonly WillCost[]): number {
  let x = 0;
  while (withX(x + 1).some((one) => canAfford(purse, one, asAny))) x++;
  return x;
}

const useOf = ({ uses }: Purse, { source, output }: Conversion): WillUse => (uses[source] as readonly WillUse[])[output] as WillUse;

/** Uses after which the cost can still be paid, and whose will helps. */
export function helpfulUses(purse: Purse, cost: WillCost, asAny: boolean): readonly WillUse[] {
  return nextActivations(demandsOf(cost, asAny), purse.means)
    .filter(({ helps }) => helps)
    .map((use) => useOf(purse, use));
}

/** What to use, in order, so that the pool pays a cost without waste; null when it can't be paid. */
export function automaticPayment(purse: Purse, cost: WillCost, asAny: boolean): readonly WillUse[] | null {
  return smallestPlan(demandsOf(cost, asAny), purse.means)?.uses.map((use) => useOf(purse, use)) ?? null;
}

/** How many units of the pool pay a cost; null when they don't suffice. */
export function unitsNeeded(masks: readonly Mask[], cost: WillCost, asAny: boolean): number | null {
  const needed = totalCost(cost);
  if (needed === 0) return 0;
  // Most payments begin with nothing that is there.
  return masks.length < needed || !affords(demandsOf(cost, asAny), meansOf(masks)) ? null : needed;
}

/** Places of the pool that may be spent next on a cost; empty when the chosen ones pay it. */
export function spendable(masks: readonly Mask[], cost: WillCost, chosen: readonly number[], asAny: boolean): readonly number[] {
  return nextUnits(demandsOf(cost, asAny), masks, chosen);
}
