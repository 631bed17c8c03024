/**
 * @param {readonly number[]} values
 * @param {number} part from 0 to 1 @returns {number} the value below which that part of the values lies; 0 where there are none
 */
export const percentile = (values, part) => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

/** Statuses that tell a client to come back later, and so must come with a `retry-after` header. */
const later = new Set([429, 503]);
/** The only server error that may occur in an overload. */
const bearable = 503;

/** Counts the outcomes of a flood. */
export class Tally {
  /** @type {Map<string, number>} by status, or the code of the network error */
  #outcomes = new Map();
  /** @type {Map<string, number>} answers that may not occur even in an overload, by what is wrong with them */
  #faults = new Map();

  /** @param {Map<string, number>} counts @param {string} what */
  static #count(counts, what) {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }

  /** @param {import('./asking.mjs').Answered | import('./asking.mjs').Failed} outcome */
  add(outcome) {
    if ('failed' in outcome) return Tally.#count(this.#outcomes, outcome.failed);
    const { status, problem, retryAfter } = outcome;
    Tally.#count(this.#outcomes, String(status));
    if (status >= 400 && !problem) Tally.#count(this.#faults, `${status} without a problem document`);
    if (later.has(status) && !(retryAfter >= 1)) Tally.#count(this.#faults, `${status} without Retry-After`);
    if (status >= 500 && status !== bearable) Tally.#count(this.#faults, `${status}`);
  }

  /** @returns {Readonly<Record<string, number>>} */
  get outcomes() {
    return Object.fromEntries([...this.#outcomes].sort());
  }

  /** @returns {readonly string[]} */
  get faults() {
    return [...this.#faults].map(([what, times]) => `${what}, ${times} times`);
  }

  /** @param {number} status @returns {number} number of answers with this status */
  of(status) {
    return this.#outcomes.get(String(status)) ?? 0;
  }

  get sent() {
    return [...this.#outcomes.values()].reduce((sum, times) => sum + times, 0);
  }
}
