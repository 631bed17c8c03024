import { waysToPay, withX, type Way } from '../costs/arithmetic.js';
import type { ManaType } from '../characteristics/colours.js';
import { hasVariable, type ManaCost } from '../characteristics/symbols.js';
import { conversionsFor, type Conversion } from './converters.js';
import { demandsOf, type Demand, type Mask } from './masks.js';
import { meansOf, meets, meetsAfter, meetsWith, openUnit, type Means, type Output, type Source } from './supply.js';

/** Whether the plain sources and the pool can meet one of the demands. */
function metPlainly(demands: readonly Demand[], { supplies, life }: Means): boolean {
  for (const demand of demands) {
    for (const supply of supplies) if (demand.life + supply.life <= life && meets(demand, supply)) return true;
  }
  return false;
}

/**
 * Whether a cost can be paid in full (118.3). Exact for sources that ask for no mana; those that do are searched (see `converters.ts`).
 * @param cost null for a cost that can't be paid (118.6); X counts 0
 */
export function canPay(cost: ManaCost | null, means: Means): boolean {
  if (cost === null) return false;
  const demands = demandsOf(cost);
  return metPlainly(demands, means) || (means.converting && conversionsFor(demands, means) !== null);
}

/** The uses of sources that ask for mana without which a cost can't be paid, in order; null when it can't be paid at all. */
export function conversionsNeeded(cost: ManaCost, means: Means): readonly Conversion[] | null {
  const demands = demandsOf(cost);
  if (metPlainly(demands, means)) return [];
  return means.converting ? conversionsFor(demands, means) : null;
}

/**
 * The largest X with which a cost can be paid; -1 when it can't be paid even with 0, and 0 without a variable symbol.
 * @param only types of mana that may be spent on X
 * @param total what becomes of the cost with its X (increases and reductions, 601.2f); must not grow smaller as X grows
 */
export function largestX(cost: ManaCost, means: Means, only?: readonly ManaType[], total: (cost: ManaCost) => ManaCost | null = (same) => same): number {
  const pays = (x: number): boolean => canPay(total(withX(cost, x, only)), means);
  if (!pays(0)) return -1;
  if (!hasVariable(cost)) return 0;
  let low = 0;
  let high = 1;
  const most = means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ mana }) => mana.length)), 0);
  // A reduction may pay for part of X, so the bound is found by doubling, not from the mana alone; it stops far above any board.
  while (high <= 2 * most + 1_000 && pays(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A use of a source after which the cost can still be paid. */
export interface Activation {
  readonly source: number;
  readonly output: number;
  /** Some payment spends mana of this use, so that it is no mere waste; true as long as other sources still ask for mana. */
  readonly helps: boolean;
}

/**
 * What may be activated next so that the cost can still be paid in full afterwards (601.2g). Uses that ask for mana are among them
 * where the pool alone can pay for them now.
 */
export function nextActivations(cost: ManaCost, means: Means): readonly Activation[] {
  const found: Activation[] = [];
  const demands = demandsOf(cost);
  const known = new Map<number, Verdict>();
  means.sources.forEach(({ outputs }, source) => {
    const open = means.converting ? null : openUnit(outputs);
    outputs.forEach(({ mana }, output) => {
      const verdict = open === null ? verdictOn(demands, cost, means, source, output) : remembered(known, demands, means, open.main, mana[0] as Mask);
      if (verdict !== null) found.push({ source, output, helps: verdict.helps });
    });
  });
  return found;
}

/** Whether a payment is left after a use, and whether one spends its mana; null for no payment left. */
type Verdict = { readonly helps: boolean } | null;

/** Equal lands are judged once. */
function remembered(known: Map<number, Verdict>, demands: readonly Demand[], means: Means, open: Mask, unit: Mask): Verdict {
  const key = open * 256 + unit;
  let verdict = known.get(key);
  if (verdict === undefined) {
    verdict = openVerdict(demands, means, open, unit);
    known.set(key, verdict);
  }
  return verdict;
}

/** The verdict on a source of one unit: that unit is counted in every supply, and its type gets settled. */
function openVerdict(demands: readonly Demand[], { supplies, life }: Means, open: Mask, unit: Mask): Verdict {
  let leads = false;
  for (const demand of demands) {
    for (const supply of supplies) {
      if (demand.life + supply.life > life || !meetsAfter(demand, supply, open, unit)) continue;
      leads = true;
      if (demand.masks.some((need) => (need & unit) !== 0 && meetsWith(demand, supply, open, need))) return { helps: true };
    }
  }
  return leads ? { helps: false } : null;
}

/** The means after one use of a source, its needs paid from the pool; several where the pool can pay in several ways. */
function after(means: Means, at: number, index: number): readonly Means[] {
  const source = means.sources[at] as Source;
  const output = source.outputs[index] as Output;
  const rest = means.sources.filter((_, other) => other !== at);
  const life = means.life - (output.life ?? 0);
  if (life < 0) return [];
  const masks = [...means.units.map(({ main }) => main), ...output.mana];
  const feeding = [...means.units.map(({ feed }) => feed), ...(output.feeding ?? output.mana)];
  if (output.needs === undefined) return [meansOf(masks, rest, life, feeding)];
  const feeds = means.units.map(({ feed }) => feed);
  return waysFromPool(output.needs, feeds, life).map(({ places, life: left }) => {
    const kept = (_: Mask, place: number): boolean => !places.includes(place);
    return meansOf(masks.filter(kept), rest, left, feeding.filter(kept));
  });
}

function verdictOn(demands: readonly Demand[], cost: ManaCost, means: Means, source: number, output: number): Verdict {
  const later = after(means, source, output).filter((one) => canPay(cost, one));
  if (later.length === 0) return null;
  const { mana } = (means.sources[source] as Source).outputs[output] as Output;
  return { helps: later.some((one) => one.converting || mana.some((mask) => takesPart(demands, one, mask))) };
}

/** Whether a unit of this mask, which must be among the means, takes part in some payment. */
function takesPart(demands: readonly Demand[], { supplies, life }: Means, mask: Mask): boolean {
  return demands.some((demand) => supplies.some((supply) => demand.life + supply.life <= life && demand.masks.some((need) => (need & mask) !== 0 && meetsWith(demand, supply, mask, need))));
}

/** A set of places of the pool that pays a cost, and the life left. Sets of equal masks appear once. */
interface PoolPayment {
  readonly places: readonly number[];
  readonly life: number;
}

function waysFromPool(cost: ManaCost, masks: readonly Mask[], life: number): readonly PoolPayment[] {
  const found = new Map<string, PoolPayment>();
  const most = Math.max(...demandsOf(cost).map(({ size }) => size));
  const walk = (chosen: readonly number[], from: number): void => {
    const spent = chosen.map((place) => masks[place] as Mask);
    const left = paysExactly(cost, spent, life);
    if (left !== null) found.set([...spent].sort((a, b) => a - b).join(), { places: chosen, life: left });
    if (chosen.length === most) return;
    const tried = new Set<Mask>();
    for (let place = from; place < masks.length; place++) {
      const mask = masks[place] as Mask;
      if (tried.has(mask) || mask === 0) continue;
      tried.add(mask);
      walk([...chosen, place], place + 1);
    }
  };
  walk([], 0);
  return [...found.values()];
}

/** Life left after exactly these units and life paid a cost; null when they don't. */
function paysExactly(cost: ManaCost, masks: readonly Mask[], life: number): number | null {
  const means = meansOf(masks, [], life);
  for (const demand of demandsOf(cost)) if (demand.size === masks.length && demand.life <= life && meets(demand, means.supplies[0] as Means['supplies'][number])) return life - demand.life;
  return null;
}

/**
 * The ways to pay one symbol of a cost that still lead to a full payment (118.13, 601.2b): what an announcement may offer.
 * @param pays whether a cost whose other symbols are still open can be paid with this much life; `canPay` unless costs change later
 */
export function payableWays(cost: ManaCost, at: number, life: number, pays: (cost: ManaCost, life: number) => boolean): readonly Way[] {
  const symbol = cost[at];
  if (symbol === undefined) return [];
  return waysToPay(symbol).filter((way) => way.life <= life && pays([...cost.slice(0, at), ...way.mana, ...cost.slice(at + 1)], life - way.life));
}

