import type { TimeSource } from '../ports.js';

/**
 * The time of one match while one node holds it: it begins as wall time and continues by the monotonic clock, so that no player's clock
 * runs faster, slower or backwards because the machine's clock was set. Whether wall time was set forward is asked with `stepped`; the
 * caller, who can credit the difference, then calls `follow`.
 */
export class MatchTime {
  private readonly begunAt: number;
  private readonly begun: number;
  private followed = 0;

  /**
   * Begins the match's time.
   * @param notBefore when the match's newest event was recorded: its time never goes back
   */
  constructor(
    private readonly source: TimeSource,
    notBefore: number,
  ) {
    this.begun = source.monotonic();
    this.begunAt = Math.max(source.now(), notBefore);
  }

  /** Returns milliseconds since 1970-01-01 UTC, an integer; ahead of wall time where that was set back. */
  now(): number {
    return this.begunAt + this.followed + Math.floor(this.source.monotonic() - this.begun);
  }

  /**
   * Returns how far wall time was set forward since the last `follow`.
   * @param toleranceMs differences up to this are ignored: the two clocks never run at exactly the same speed
   * @returns milliseconds, 0 where it was not set forward
   */
  stepped(toleranceMs: number): number {
    const ahead = this.source.now() - this.now();
    return ahead > toleranceMs ? ahead : 0;
  }

  /** Moves the match's time to wall time again. No player's clock may be charged with the skipped time, in which nobody could play. */
  follow(stepMs: number): void {
    this.followed += stepMs;
  }
}
