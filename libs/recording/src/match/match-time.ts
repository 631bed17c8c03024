import type { TimeSource } from '../ports.js';

/**
 * Time as one match counts it, as long as one node holds it: it begins as wall time and runs on by the monotonic clock, so
 * that nobody's clock runs faster, slower or back because somebody set the machine's. Whether wall time was set is asked
 * for, and answered by whoever can credit it (`follow`).
 */
export class MatchTime {
  private readonly begunAt: number;
  private readonly begun: number;
  private followed = 0;

  /** @param notBefore when the match's newest event was recorded: its time never goes back */
  constructor(
    private readonly source: TimeSource,
    notBefore: number,
  ) {
    this.begun = source.monotonic();
    this.begunAt = Math.max(source.now(), notBefore);
  }

  /** Milliseconds since 1970-01-01 UTC, an integer; ahead of wall time where that was set back. */
  now(): number {
    return this.begunAt + this.followed + Math.floor(this.source.monotonic() - this.begun);
  }

  /**
   * How far wall time was set forward since it was followed last.
   * @param toleranceMs differences up to this are no step: the two clocks never run at quite the same pace
   * @returns milliseconds, 0 where it was not
   */
  stepped(toleranceMs: number): number {
    const ahead = this.source.now() - this.now();
    return ahead > toleranceMs ? ahead : 0;
  }

  /** Goes on from wall time again. The span that is left out was not lived through: nobody's clock may be charged with it. */
  follow(stepMs: number): void {
    this.followed += stepMs;
  }
}
