import type { Domain, Option } from '../contract.js';

export type Distribution = Extract<Domain, { type: 'distribution' }>;

const { MAX_SAFE_INTEGER } = Number;
const mostOf = (option: Option): number => option.most ?? MAX_SAFE_INTEGER;
const leastOf = (option: Option, min: number): number => (option.least === undefined ? min : Math.max(min, option.least));
const isEnough = (option: Option, amount: number): boolean => option.enough === undefined || amount >= option.enough;

/** Says why these amounts, in the order of the options, do not fit the distribution; null when they do. */
export function faultIn(domain: Distribution, amounts: readonly number[]): string | null {
  const { options, min, total } = domain;
  let sum = 0;
  let waiting: Option | null = null;
  for (const [at, option] of options.entries()) {
    const amount = amounts[at] ?? 0;
    const least = leastOf(option, min);
    if (amount < least) return `${option.id} must get at least ${least}.`;
    if (amount > mostOf(option)) return `${option.id} can get at most ${mostOf(option)}.`;
    if (waiting !== null && amount > least) return `${option.id} gets more only once ${waiting.id} has ${waiting.enough}.`;
    if (waiting === null && !isEnough(option, amount)) waiting = option;
    sum += amount;
  }
  return sum === total ? null : `The amounts must add up to ${total}, not ${sum}.`;
}

/** Returns for each index the least that the options from there on take together. */
function leasts({ options, min }: Distribution): readonly number[] {
  const from: number[] = [];
  from[options.length] = 0;
  for (let at = options.length - 1; at >= 0; at--) from[at] = (from[at + 1] as number) + leastOf(options[at] as Option, min);
  return from;
}

/** Returns for each index the most that the options from there on can take together. */
function capacities(domain: Distribution, least: readonly number[]): readonly number[] {
  const { options } = domain;
  const from: number[] = [];
  from[options.length] = 0;
  for (let at = options.length - 1; at >= 0; at--) {
    const option = options[at] as Option;
    const behind = isEnough(option, mostOf(option)) ? (from[at + 1] as number) : (least[at + 1] as number);
    from[at] = Math.min(MAX_SAFE_INTEGER, mostOf(option) + behind);
  }
  return from;
}

/** Whether the domain has any legal distribution. */
export function canDistribute(domain: Distribution): boolean {
  const { options, min, total } = domain;
  const least = leasts(domain);
  return (
    options.every((option) => mostOf(option) >= leastOf(option, min)) &&
    total >= (least[0] as number) &&
    total <= (capacities(domain, least)[0] as number)
  );
}

/** Returns the least and the greatest amount that an option may get when `left` remains for it and those behind it. */
function boundsAt(
  domain: Distribution,
  behind: readonly number[],
  room: readonly number[],
  at: number,
  left: number,
): { readonly first: number; readonly last: number } {
  const { options, min } = domain;
  const option = options[at] as Option;
  // The most that is possible: everything that remains except what those behind must get. If this is less than the option's `enough`,
  // nobody behind may get more than the least, so the option gets all of it.
  const whole = left - (behind[at + 1] as number);
  const last = Math.min(mostOf(option), whole);
  const first = Math.max(leastOf(option, min), option.enough ?? min, left - (room[at + 1] as number));
  return first <= last ? { first, last } : { first: whole, last: whole };
}

/** Goes through the options; `take` chooses each amount between its bounds. Every choice can be completed to a legal distribution. */
function walk(domain: Distribution, take: (first: number, last: number) => number): readonly number[] {
  const behind = leasts(domain);
  const room = capacities(domain, behind);
  let left = domain.total;
  return domain.options.map((_option, at) => {
    const { first, last } = boundsAt(domain, behind, room, at, left);
    const amount = take(first, last);
    left -= amount;
    return amount;
  });
}

/**
 * Draws amounts at random; each legal distribution can come up. Null when there is none.
 * @param draw gives an integer in [0, n)
 */
export function drawAmounts(domain: Distribution, draw: (n: number) => number): readonly number[] | null {
  return canDistribute(domain) ? walk(domain, (first, last) => first + draw(last - first + 1)) : null;
}

/** Whether the domain has at least two legal distributions. */
export function hasSecondDistribution(domain: Distribution): boolean {
  if (!canDistribute(domain)) return false;
  let second = false;
  walk(domain, (first, last) => {
    second ||= last > first;
    return first;
  });
  return second;
}

/**
 * Returns the plain distribution: every option gets its least, then `enough` in order, and the rest goes to the last options that may get
 * it. Null when there is no legal distribution.
 */
export function plainAmounts(domain: Distribution): readonly number[] | null {
  if (!canDistribute(domain)) return null;
  const { options, min } = domain;
  const amounts = options.map((option) => leastOf(option, min));
  let left = domain.total - amounts.reduce((sum, amount) => sum + amount, 0);
  const give = (at: number, upTo: number): void => {
    const more = Math.max(0, Math.min(left, upTo - (amounts[at] as number)));
    amounts[at] = (amounts[at] as number) + more;
    left -= more;
  };
  const blocked = options.findIndex((option) => !isEnough(option, mostOf(option)));
  const reached = blocked < 0 ? options.length : blocked + 1;
  for (let at = 0; at < reached; at++) give(at, Math.min(mostOf(options[at] as Option), (options[at] as Option).enough ?? min));
  for (let at = reached - 1; at >= 0; at--) give(at, mostOf(options[at] as Option));
  return amounts;
}

/** Returns amounts by option id, the form in which an answer is kept. */
export function byOption(domain: Distribution, amounts: readonly number[]): { readonly [option: string]: number } {
  return Object.fromEntries(domain.options.map((option, at) => [option.id, amounts[at] ?? 0]));
}
