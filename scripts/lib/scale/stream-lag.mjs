/**
 * How far live streams were behind: for each acknowledged version and each stream that was open by then, the milliseconds from the
 * acknowledgement until the stream told of it. Times are milliseconds of one clock.
 *
 * @typedef {object} Lag
 * @property {number} streams
 * @property {number} told versions that a stream told, summed over all streams
 * @property {number} p50
 * @property {number} p99
 * @property {number} longest
 * @property {readonly string[]} missing versions that a stream never told
 */
export class StreamLag {
  /** @type {{ readonly matchId: string, readonly version: number, readonly at: number }[]} */
  #acknowledged = [];
  /** @type {{ readonly matchId: string, readonly name: string, readonly since: number, readonly seen: Map<number, number> }[]} */
  #streams = [];

  /** @param {string} matchId @param {number} version @param {number} at */
  acknowledge(matchId, version, at) {
    this.#acknowledged.push({ matchId, version, at });
  }

  /**
   * @param {string} matchId @param {string} name @param {number} since when it was open
   * @returns {(version: number, at: number) => void} called with every version that the stream tells
   */
  open(matchId, name, since) {
    /** @type {Map<number, number>} */
    const seen = new Map();
    this.#streams.push({ matchId, name, since, seen });
    return (version, at) => {
      if (!seen.has(version)) seen.set(version, at);
    };
  }

  /**
   * @param {(at: number) => boolean} [counts] which acknowledgements count, by their time: all unless given
   * @returns {Lag}
   */
  report(counts = () => true) {
    /** @type {number[]} */
    const lags = [];
    /** @type {string[]} */
    const missing = [];
    for (const { matchId, version, at } of this.#acknowledged) {
      if (!counts(at)) continue;
      for (const stream of this.#streams) {
        if (stream.matchId !== matchId || stream.since > at) continue;
        const seen = stream.seen.get(version);
        if (seen === undefined) missing.push(`version ${version} of ${matchId} at ${stream.name}`);
        else lags.push(Math.max(0, seen - at));
      }
    }
    lags.sort((left, right) => left - right);
    const share = (/** @type {number} */ part) => lags[Math.min(lags.length - 1, Math.floor(part * lags.length))] ?? 0;
    return { streams: this.#streams.length, told: lags.length, p50: share(0.5), p99: share(0.99), longest: lags.at(-1) ?? 0, missing };
  }
}
