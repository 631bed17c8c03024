import { affords, conversionsNeeded } from './affording.js';
import type { Conversion } from './conversions.js';
import type { Demand, Mask } from './demands.js';
import { bits } from './spending.js';
import { meansOf, type Means, type Output, type Source } from './supplies.js';

/** Uses of sources, in order, after which the units pay a cost; and the life spent by those uses and the cost together. */
export interface Plan {
  readonly uses: readonly Conversion[];
  readonly life: number;
}

type Keep = readonly { readonly at: number; readonly source: Source }[];

const using = (means: Means, kept: Keep, life: number): Means =>
  meansOf(
    means.units.map(({ main }) => main),
    kept.map(({ source }) => source),
    life,
    means.units.map(({ feed }) => feed),
  );

const largestOutput = ({ outputs }: Source): number => Math.max(0, ...outputs.map(({ units }) => units.length));

/**
 * Returns how much is lost when a source is used: highest for sources that must be paid for, then for those that cost life, then for those
 * that could add more kinds of units.
 */
function worth({ outputs }: Source): number {
  const price = outputs.every(({ needs }) => needs !== undefined) ? 200 : outputs.every(({ life }) => (life ?? 0) > 0) ? 100 : 0;
  return price + bits(madeBy(outputs)) + (outputs.length > 1 ? 1 : 0);
}

const madeBy = (outputs: readonly Output[]): Mask => outputs.reduce((mask, { units }) => units.reduce((all, one) => all | one, mask), 0);

/** Leaves out every source that can be left out, trying them in the given order. */
function leave(demands: readonly Demand[], means: Means, life: number, order: readonly number[]): Keep {
  let kept: Keep = means.sources.map((source, at) => ({ source, at }));
  for (const at of order) {
    const without = kept.filter((one) => one.at !== at);
    if (affords(demands, using(means, without, life))) kept = without;
  }
  return kept;
}

const added = (kept: Keep): number => kept.reduce((sum, { source }) => sum + largestOutput(source), 0);

/**
 * Returns the better of two tries: one that spares small sources first, one that spares large sources first. In neither result can a
 * further source be left out.
 */
function fewest(demands: readonly Demand[], means: Means, life: number, plain: Mask): Keep {
  const places = means.sources.map((_, at) => at);
  const value = (at: number): number => worth(means.sources[at] as Source);
  const size = (at: number): number => largestOutput(means.sources[at] as Source);
  const isPlain = (at: number): number => ((madeBy((means.sources[at] as Source).outputs) & ~plain) === 0 ? 1 : 0);
  const sparing = leave(
    demands,
    means,
    life,
    [...places].sort((a, b) => value(b) - value(a) || size(b) - size(a) || isPlain(a) - isPlain(b) || b - a),
  );
  if (places.every((at) => size(at) <= 1)) return sparing;
  const large = leave(
    demands,
    means,
    life,
    [...places].sort((a, b) => size(a) - size(b) || value(b) - value(a) || isPlain(a) - isPlain(b) || b - a),
  );
  return large.length < sparing.length || (large.length === sparing.length && added(large) < added(sparing)) ? large : sparing;
}

/** Settles how each source is used: its first output with which the cost can still be paid. */
function settled(
  demands: readonly Demand[],
  means: Means,
  kept: Keep,
  life: number,
): { readonly uses: readonly Conversion[]; readonly sources: Keep } {
  let sources = kept;
  const uses: Conversion[] = [];
  for (const { at, source } of kept) {
    const output = source.outputs.findIndex((one) => affords(demands, using(means, replaced(sources, at, one), life)));
    uses.push({ source: at, output });
    sources = replaced(sources, at, source.outputs[output] as Output);
  }
  return { uses, sources };
}

function replaced(kept: Keep, at: number, output: Output): Keep {
  return kept.map((one) => (one.at === at ? { at, source: { outputs: [output] } } : one));
}

/**
 * Returns the smallest way to pay; the same means always give the same plan. Criteria in this order: least life, no needless source, few
 * sources, sources that can do least, among those sources that add nothing but `plain`, and earlier sources before later ones.
 * @returns null when the cost can't be paid
 */
export function smallestPlan(demands: readonly Demand[], means: Means, plain: Mask = 0): Plan | null {
  if (!affords(demands, means)) return null;
  let life = 0;
  while (
    life < means.life &&
    !affords(
      demands,
      using(
        means,
        means.sources.map((source, at) => ({ source, at })),
        life,
      ),
    )
  )
    life++;
  const { uses, sources } = settled(demands, means, fewest(demands, means, life, plain), life);
  const converting = conversionsNeeded(demands, using(means, sources, life)) ?? [];
  const order = converting.map(({ source }) => (sources[source] as Keep[number]).at);
  const later = new Set(order);
  return {
    uses: [...uses.filter(({ source }) => !later.has(source)), ...order.flatMap((at) => uses.filter(({ source }) => source === at))],
    life,
  };
}
