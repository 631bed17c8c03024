import { readAgain } from '../match/records.js';
import { SerialQueue } from '../match/serial-queue.js';
import { Timeline, type TimelinePorts } from './timeline.js';

/** Keeps the timelines that were read last, and brings each up to date with the log before it is read again. */
export class Timelines {
  private readonly kept = new Map<string, Timeline>();
  private readonly queue = new SerialQueue();

  /**
   * Makes an empty store of timelines.
   * @param capacity number of matches that are kept in memory
   * @param bytes memory that they may take together
   */
  constructor(
    private readonly ports: TimelinePorts,
    private readonly capacity = 64,
    private readonly bytes = Number.POSITIVE_INFINITY,
  ) {}

  /**
   * Returns an up-to-date timeline of a match.
   * @returns null when there is no such match
   * @throws {RecordBroken} {Diverged} {RulesFailed} {SeedLost} {UnknownRuleset} {UnreadableEvent}
   */
  get(matchId: string): Promise<Timeline | null> {
    return this.alone(matchId, async () => {
      const timeline = await this.upToDate(matchId);
      if (timeline !== null) this.keep(timeline);
      return timeline;
    });
  }

  /**
   * Reads and checks the whole record for somebody who takes the match over. The timeline is theirs from now on; they add to it what they
   * append.
   */
  take(matchId: string): Promise<Timeline | null> {
    return this.alone(matchId, async () => {
      const known = this.kept.get(matchId);
      this.kept.delete(matchId);
      return Timeline.open(this.ports, matchId, known);
    });
  }

  /** Takes a timeline back from an owner whose work on the match is done: nothing in it is ahead of the log. */
  giveBack(timeline: Timeline): void {
    this.keep(timeline);
  }

  /** Like `get`, but reads and checks the stored record once more, whatever is in memory; used before a document is made of it. */
  async checked(matchId: string): Promise<Timeline | null> {
    const timeline = await this.get(matchId);
    if (timeline !== null) await readAgain(this.ports, matchId, timeline.place());
    return timeline;
  }

  private alone<T>(matchId: string, work: () => Promise<T>): Promise<T> {
    return this.queue.run(matchId, work, () => undefined);
  }

  private keep(timeline: Timeline): void {
    this.kept.delete(timeline.matchId);
    this.kept.set(timeline.matchId, timeline);
    let bytes = 0;
    let count = 0;
    for (const [matchId, one] of [...this.kept].reverse()) {
      bytes += one.bytes;
      count += 1;
      if (count > 1 && (count > this.capacity || bytes > this.bytes)) this.kept.delete(matchId);
    }
  }

  private async upToDate(matchId: string): Promise<Timeline | null> {
    const known = this.kept.get(matchId);
    if (known === undefined) return Timeline.open(this.ports, matchId);
    try {
      await known.refresh();
      return known;
    } catch (error) {
      // A timeline that was extended only in part can't be trusted: the next reader starts with a new one.
      this.kept.delete(matchId);
      throw error;
    }
  }
}
