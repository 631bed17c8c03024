import { conversionsFor, type Conversion } from './conversions.js';
import type { Demand, Mask } from './demands.js';
import { meansOf, meets, meetsAfter, meetsWith, openUnit, type Means, type Output, type Source } from './supplies.js';

/** Whether one of the demands can be met with the pool and with sources that ask for no payment themselves. */
function metPlainly(demands: readonly Demand[], { supplies, life }: Means): boolean {
  for (const demand of demands) {
    for (const supply of supplies) if (demand.life + supply.life <= life && meets(demand, supply)) return true;
  }
  return false;
}

/**
 * Whether one of the ways to meet a cost can be paid in full. Exact for sources that ask for no payment first; uses of sources that do are
 * found by a search (see `conversions.ts`).
 */
export function affords(demands: readonly Demand[], means: Means): boolean {
  return metPlainly(demands, means) || (means.converting && conversionsFor(demands, means) !== null);
}

/**
 * Returns, in order, the uses of sources asking for payment themselves that are necessary to pay a cost; null when it cannot be paid at
 * all.
 */
export function conversionsNeeded(demands: readonly Demand[], means: Means): readonly Conversion[] | null {
  if (metPlainly(demands, means)) return [];
  return means.converting ? conversionsFor(demands, means) : null;
}

/** A use of a source after which the cost can still be paid. */
export interface Activation {
  readonly source: number;
  readonly output: number;
  /**
   * Whether some payment spends what this use adds, so that the use is not wasted; true as long as other sources that ask for payment
   * remain.
   */
  readonly helps: boolean;
}

/**
 * Returns the uses of sources that may come next so that the cost can still be paid in full afterwards. A use that asks for payment is
 * among them if the units already there can pay for it now.
 */
export function nextActivations(demands: readonly Demand[], means: Means): readonly Activation[] {
  const found: Activation[] = [];
  const known = new Map<number, Verdict>();
  means.sources.forEach(({ outputs }, source) => {
    const open = means.converting ? null : openUnit(outputs);
    outputs.forEach(({ units }, output) => {
      const verdict =
        open === null ? verdictOn(demands, means, source, output) : remembered(known, demands, means, open.main, units[0] as Mask);
      if (verdict !== null) found.push({ source, output, helps: verdict.helps });
    });
  });
  return found;
}

/** The result of judging a use: whether some payment spends what it adds; null where no payment is left after it. */
type Verdict = { readonly helps: boolean } | null;

/** Returns the remembered verdict, so that equal sources are judged once. */
function remembered(known: Map<number, Verdict>, demands: readonly Demand[], means: Means, open: Mask, unit: Mask): Verdict {
  const key = open * 256 + unit;
  let verdict = known.get(key);
  if (verdict === undefined) {
    verdict = openVerdict(demands, means, open, unit);
    known.set(key, verdict);
  }
  return verdict;
}

/**
 * Judges the use of a source that adds one unit: the unit is already counted in every supply with its kind left open, and the use settles
 * the kind.
 */
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

/** Returns the means after one use of a source whose own price is paid from the pool; several where the pool can pay it in several ways. */
function after(means: Means, at: number, index: number): readonly Means[] {
  const source = means.sources[at] as Source;
  const output = source.outputs[index] as Output;
  const rest = means.sources.filter((_, other) => other !== at);
  const life = means.life - (output.life ?? 0);
  if (life < 0) return [];
  const masks = [...means.units.map(({ main }) => main), ...output.units];
  const unitsForSources = [...means.units.map(({ feed }) => feed), ...(output.unitsForSources ?? output.units)];
  if (output.needs === undefined) return [meansOf(masks, rest, life, unitsForSources)];
  const feeds = means.units.map(({ feed }) => feed);
  return waysFromPool(output.needs, feeds, life).map(({ places, life: left }) => {
    const kept = (_: Mask, place: number): boolean => !places.includes(place);
    return meansOf(masks.filter(kept), rest, left, unitsForSources.filter(kept));
  });
}

function verdictOn(demands: readonly Demand[], means: Means, source: number, output: number): Verdict {
  const later = after(means, source, output).filter((one) => affords(demands, one));
  if (later.length === 0) return null;
  const { units } = (means.sources[source] as Source).outputs[output] as Output;
  return { helps: later.some((one) => one.converting || units.some((mask) => takesPart(demands, one, mask))) };
}

/** Whether a unit of this mask, which must be among the means, takes part in some payment. */
function takesPart(demands: readonly Demand[], { supplies, life }: Means, mask: Mask): boolean {
  return demands.some((demand) =>
    supplies.some(
      (supply) =>
        demand.life + supply.life <= life && demand.masks.some((need) => (need & mask) !== 0 && meetsWith(demand, supply, mask, need)),
    ),
  );
}

/**
 * A set of units of the pool, by index, that pays a cost, and the life left afterwards. Of several sets with equal masks only one is
 * listed.
 */
interface PoolPayment {
  readonly places: readonly number[];
  readonly life: number;
}

function waysFromPool(demands: readonly Demand[], masks: readonly Mask[], life: number): readonly PoolPayment[] {
  const found = new Map<string, PoolPayment>();
  const most = Math.max(...demands.map(({ size }) => size));
  const walk = (chosen: readonly number[], from: number): void => {
    const spent = chosen.map((place) => masks[place] as Mask);
    const left = paysExactly(demands, spent, life);
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

/** Returns the life left after paying a cost with exactly these units and life; null when they do not pay it. */
function paysExactly(demands: readonly Demand[], masks: readonly Mask[], life: number): number | null {
  const means = meansOf(masks, [], life);
  for (const demand of demands)
    if (demand.size === masks.length && demand.life <= life && meets(demand, means.supplies[0] as Means['supplies'][number]))
      return life - demand.life;
  return null;
}
