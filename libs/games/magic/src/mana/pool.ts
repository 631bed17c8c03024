import type { JsonObject, ObjectId } from '@arbiter/kernel';
import type { Predicate } from '@arbiter/kernel/authoring';
import { colours, letterOf, manaTypes, type ManaType } from '../characteristics/colours.js';
import type { ManaCost, ManaSymbol } from '../characteristics/symbols.js';

/** What a payment is for: casting a spell, activating an ability, or anything else that asks for mana (118). */
export type Purpose = 'spell' | 'ability' | 'other';

/** What a unit of mana may be spent on (106.6). An absent field means no restriction. */
export interface SpendingRule {
  readonly on?: readonly Purpose[];
  /** The predicate that the spell, or the source of the ability, must fit. */
  readonly where?: Predicate;
}

/** One unspent mana (106.4): plain data, as a player's row keeps it. */
export interface ManaUnit {
  readonly type: ManaType;
  /** The object whose ability or spell added it; 0 if a rule did. */
  readonly source: ObjectId;
  /** The permanent that was used for mana, if an ability that this triggered added the unit (605.1b). */
  readonly by?: ObjectId;
  /** Whether a snow permanent produced it (107.4h). */
  readonly snow?: true;
  readonly only?: SpendingRule;
  /** Path of the additional effect that goes with the mana (106.6). */
  readonly rider?: string;
}

/** A permanent that was tapped for mana, and how many units that produced, including those of abilities it triggered. */
export interface TappedFor {
  readonly object: ObjectId;
  readonly units: number;
}

/** Whether a unit was produced by using a permanent for mana. */
export const isFrom = ({ source, by }: ManaUnit, object: ObjectId): boolean => source === object || by === object;

/** Unspent mana, in the order in which it was added. */
export type Pool = readonly ManaUnit[];

/** Mana that does not empty from pools: these types, which stay as they are or become another type. */
export interface StayingMana {
  readonly types: readonly ManaType[];
  readonly becomes?: ManaType;
}

/**
 * Returns what adding a symbol adds, as alternatives of which its player chooses one: a half of a hybrid symbol (106.8), the colour of a
 * Phyrexian symbol (106.9), colourless mana for generic and snow symbols (106.10, 106.11), nothing for an undefined amount (106.5).
 */
export function producedBy(symbol: ManaSymbol): readonly (readonly ManaType[])[] {
  switch (symbol.kind) {
    case 'colour':
    case 'phyrexian':
      return [[symbol.colour]];
    case 'hybrid':
      return [[symbol.either], [symbol.or]];
    case 'monohybrid':
      return [[symbol.colour], colourless(symbol.amount)];
    case 'generic':
      return [colourless(symbol.amount)];
    case 'colourless':
    case 'snow':
      return [['colourless']];
    case 'variable':
      return [[]];
  }
}

function colourless(amount: number): readonly ManaType[] {
  return Array.from({ length: amount }, () => 'colourless');
}

/** Returns every result of the choices for adding these symbols, each once, in the order of the symbols' halves. */
export function alternativesOf(symbols: ManaCost): readonly (readonly ManaType[])[] {
  let found: readonly (readonly ManaType[])[] = [[]];
  for (const symbol of symbols) {
    const next = new Map<string, readonly ManaType[]>();
    for (const types of found.flatMap((before) => producedBy(symbol).map((way) => [...before, ...way]))) {
      const key = [...types].sort().join();
      if (!next.has(key)) next.set(key, types);
    }
    found = [...next.values()];
  }
  return found;
}

/** Returns the pool with mana added (106.4). */
export function addToPool(pool: Pool, types: readonly ManaType[], from: Omit<ManaUnit, 'type'>): Pool {
  return [...pool, ...types.map((type) => ({ type, ...from }))];
}

/** Returns the pool without the units at these places (118.3a). */
export function takeFromPool(pool: Pool, places: readonly number[]): Pool {
  const taken = new Set(places);
  return pool.filter((_, place) => !taken.has(place));
}

/**
 * Returns what is left of a pool when a step or phase ends (106.4, 703.4q): nothing, unless an effect lets mana stay. Rules apply to a unit
 * in order, each to the result of the ones before.
 */
export function emptied(pool: Pool, staying: readonly StayingMana[] = []): Pool {
  return pool.flatMap((unit) => {
    let { type } = unit;
    let stays = false;
    for (const rule of staying) {
      if (!rule.types.includes(type)) continue;
      stays = true;
      type = rule.becomes ?? type;
    }
    return stays ? [{ ...unit, type }] : [];
  });
}

/**
 * Whether a unit may be spent on a payment (106.6).
 * @param fits tests the rule's predicate on what is paid for
 */
export function maySpend(unit: ManaUnit, purpose: Purpose, fits: (where: Predicate) => boolean): boolean {
  const { only } = unit;
  if (only === undefined) return true;
  if (only.on !== undefined && !only.on.includes(purpose)) return false;
  return only.where === undefined || fits(only.where);
}

/** Units that can't be told apart, with their places in the pool. */
export interface UnitGroup {
  readonly unit: ManaUnit;
  readonly places: readonly number[];
}

function sameAs(unit: ManaUnit): string {
  return JSON.stringify([unit.type, unit.snow === true, (unit.only as JsonObject | undefined) ?? null, unit.rider ?? null]);
}

const spendingOrder: readonly ManaType[] = ['colourless', ...colours];

/**
 * Returns the pool as its owner sees it: equal units together, colourless ones first, since they pay for least, then by colour in printed
 * order, plain units before those from snow sources, with a restriction or with an additional effect.
 */
export function groupsOf(pool: Pool): readonly UnitGroup[] {
  const groups = new Map<string, { unit: ManaUnit; places: number[] }>();
  pool.forEach((unit, place) => {
    const key = sameAs(unit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { unit, places: [place] });
    else group.places.push(place);
  });
  const special = ({ unit }: UnitGroup): number =>
    (unit.snow === true ? 1 : 0) + (unit.only === undefined ? 0 : 2) + (unit.rider === undefined ? 0 : 4);
  return [...groups.values()].sort(
    (a, b) => spendingOrder.indexOf(a.unit.type) - spendingOrder.indexOf(b.unit.type) || special(a) - special(b),
  );
}

/** Returns what a player announces about their pool (106.4a, 106.4b), such as `{W}{W}{C}`; empty for an empty pool. */
export function printPool(pool: Pool): string {
  return manaTypes.flatMap((type) => pool.filter((unit) => unit.type === type).map(() => `{${letterOf[type]}}`)).join('');
}
