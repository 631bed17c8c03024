import type { Domain, Option } from '../contract.js';

type OptionsDomain = Extract<Domain, { type: 'options' }>;

const { clz32 } = Math;
const single: readonly number[] = [1];
const weightsOf = (option: Option): readonly number[] => option.weight ?? single;

/** Returns all sums that the weights of these options can make; an option with several weights uses any one. */
function sumsOf(options: readonly Option[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const option of options) sums = added(sums, option);
  return sums;
}

function added(sums: ReadonlySet<number>, option: Option): Set<number> {
  const next = new Set<number>();
  for (const weight of weightsOf(option)) for (const so of sums) next.add(so + weight);
  return next;
}

/** Whether the weights of all these options can add up to exactly `sum`. */
export function reaches(options: readonly Option[], sum: number): boolean {
  return sumsOf(options).has(sum);
}

/**
 * Completes picks to a set that is large enough, not too large, and adds up to the sum; options are tried in their order,
 * taking before leaving. Null when there is no way.
 */
export function completeToSum(
  domain: OptionsDomain,
  sum: number,
  picked: readonly Option[],
  rest: readonly Option[],
): readonly Option[] | null {
  const low = bound([...picked, ...rest], Math.min);
  const high = bound([...picked, ...rest], Math.max);
  if (sum < low || sum > high) return null;
  return high - low < BITS && domain.groups !== true ? byMasks(domain, sum, low, picked, rest) : bySearch(domain, sum, picked, rest);
}

/** Returns the least or greatest sum that any subset could have. */
function bound(options: readonly Option[], pick: (...numbers: number[]) => number): number {
  let total = 0;
  for (const option of options) total += pick(0, ...weightsOf(option));
  return total;
}

/** Number of sums that fit into one bit mask: bit b stands for the sum low + b. */
const BITS = 31;

const moved = (mask: number, by: number): number => (by >= 0 ? mask << by : mask >>> -by);

function withOption(mask: number, option: Option): number {
  let next = 0;
  for (const weight of weightsOf(option)) next |= moved(mask, weight);
  return next;
}

/**
 * First finds, for each index and number of picks, which sums the options from there on can still make; then one walk picks options without
 * ever having to go back.
 */
function byMasks(
  domain: OptionsDomain,
  sum: number,
  low: number,
  picked: readonly Option[],
  rest: readonly Option[],
): readonly Option[] | null {
  const most = Math.min(domain.max - picked.length, rest.length);
  if (most < 0) return null;
  const least = Math.max(0, domain.min - picked.length);
  const nothing = 1 << -low;
  const width = most + 1;
  const ahead = new Int32Array((rest.length + 1) * width);
  ahead[rest.length * width] = nothing;
  for (let at = rest.length - 1; at >= 0; at--) {
    for (let count = 0; count <= most; count++) {
      const without = ahead[(at + 1) * width + count] as number;
      const taking = count === 0 ? 0 : withOption(ahead[(at + 1) * width + count - 1] as number, rest[at] as Option);
      ahead[at * width + count] = without | taking;
    }
  }
  /** Whether `taken` picks with the sums in `mask` can be completed from an index on. */
  const possible = (mask: number, taken: number, at: number): boolean => {
    for (let count = Math.max(0, least - taken); count + taken <= most; count++)
      if (meets(mask, ahead[at * width + count] as number, sum, low)) return true;
    return false;
  };
  let mask = nothing;
  for (const option of picked) mask = withOption(mask, option);
  if (!possible(mask, 0, 0)) return null;
  const chosen: Option[] = [];
  for (let at = 0; at < rest.length; at++) {
    if (chosen.length >= least && (mask >>> (sum - low)) & 1) break;
    const option = rest[at] as Option;
    const next = withOption(mask, option);
    if (chosen.length >= most || !possible(next, chosen.length + 1, at + 1)) continue;
    chosen.push(option);
    mask = next;
  }
  return [...picked, ...chosen];
}

/** Whether a sum of one set and a sum of the other add up to the required sum. */
function meets(one: number, other: number, sum: number, low: number): boolean {
  if (other === 0) return false;
  for (let left = one; left !== 0; left &= left - 1) {
    const bit = 31 - clz32(left & -left);
    const wanted = sum - (bit + low) - low;
    if (wanted >= 0 && wanted < BITS && (other >>> wanted) & 1) return true;
  }
  return false;
}

/** Searches with backtracking, for weights too far apart for masks, and for groups; it remembers states that led nowhere. */
function bySearch(domain: OptionsDomain, sum: number, picked: readonly Option[], rest: readonly Option[]): readonly Option[] | null {
  const dead = new Set<string>();
  const grouped = domain.groups === true;
  const search = (chosen: readonly Option[], at: number, sums: ReadonlySet<number>): readonly Option[] | null => {
    if (chosen.length >= domain.min && chosen.length <= domain.max && sums.has(sum)) return chosen;
    if (at >= rest.length || chosen.length >= domain.max) return null;
    const taken = grouped
      ? chosen
          .flatMap(({ group }) => group ?? [])
          .sort()
          .join('\n')
      : '';
    const key = `${at}|${chosen.length}|${[...sums].sort((a, b) => a - b).join()}|${taken}`;
    if (dead.has(key)) return null;
    const option = rest[at] as Option;
    const free = !grouped || option.group === undefined || !chosen.some(({ group }) => group === option.group);
    const found = (free ? search([...chosen, option], at + 1, added(sums, option)) : null) ?? search(chosen, at + 1, sums);
    if (found === null) dead.add(key);
    return found;
  };
  return search(picked, 0, sumsOf(picked));
}
