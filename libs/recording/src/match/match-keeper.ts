import type { MatchEvent } from '@arbiter/contracts';
import { emptyStreamHash, encodeMatchEvent, matchStream, tagKeyOf } from '@arbiter/contracts';
import type {
  Announcer,
  ClockStore,
  LeaseStore,
  NewEvent,
  RulesetRegistry,
  SecretStore,
  SnapshotStore,
  StoredEvent,
  TimeSource,
} from '../ports.js';
import { LeaseLost, OutcomeUnknown, RecordBroken, VersionConflict } from '../ports.js';
import { nextDeadline } from './clocks.js';
import { draftCredit, draftDowntime } from './judge-commands.js';
import type { Draft, Situation } from './drafts.js';
import { aftermathOf } from './kernel-action.js';
import { type LiveMatch, liveMatch, rememberCommands } from './live-match.js';
import { type LeaseOptions, LogLeases, logOfMatch, OwnedElsewhere } from './log-leases.js';
import { assertStanding, type RecordPorts } from './records.js';
import type { Timeline } from '../reading/timeline.js';
import type { Timelines } from '../reading/timelines.js';
import { SerialQueue } from './serial-queue.js';

export interface KeeperPorts extends RecordPorts {
  readonly leases: LeaseStore;
  readonly snapshots: SnapshotStore;
  readonly secrets: SecretStore;
  readonly clocks: ClockStore;
  readonly rulesets: RulesetRegistry;
  /** Timelines that are read without owning the match: the owner takes them over and gives them back. */
  readonly timelines: Timelines;
  readonly time: TimeSource;
  readonly announcer: Announcer;
  /** Called when something beside a command failed, such as saving a snapshot or a deadline. The record itself is not affected. */
  readonly trouble: (error: unknown, matchId: string | null) => void;
}

export interface KeeperOptions extends LeaseOptions {
  readonly snapshotEvery: number;
  /** Gaps in service up to this long are not counted as downtime, in milliseconds. */
  readonly downtimeToleranceMs: number;
  /** If wall time is ahead of monotonic time by more than this, it was set forward; in milliseconds. */
  readonly clockStepMs: number;
  /** Matches that are not used for this long are removed from memory, in milliseconds. */
  readonly idleMs: number;
  /** Memory that live matches may take together, in bytes; those that were not used for longest leave it first. */
  readonly liveBytes: number;
}

/** Takes a task that is run after the answer was given. */
export type Later = (task: () => Promise<void>) => void;

/** A live match that this process holds. Times are monotonic. */
interface Held {
  readonly live: LiveMatch;
  touchedAt: number;
  /** Resolves when the work under way is done, which may be ahead of the log; null while there is none. */
  work: Promise<void> | null;
}

/** Whether an error means that the log may differ from the live match, which must then be discarded and loaded again. */
const lostTheMatch = (error: unknown): boolean =>
  error instanceof VersionConflict || error instanceof LeaseLost || error instanceof OutcomeUnknown;

/** Whether clocks may run from this event on that did not before. */
const startsClocks = (event: MatchEvent): boolean =>
  event.type === 'MatchStarted' || event.type === 'MatchResumed' || (event.type === 'CallClosed' && event.data.goesOn);

/** Holds live matches: loads them once this process owns their log, appends events for them, and removes them from memory. */
export class MatchKeeper {
  private readonly held = new Map<string, Held>();
  private readonly queue = new SerialQueue();
  /** The logs that this process owns. */
  readonly leases: LogLeases;

  constructor(
    private readonly ports: KeeperPorts,
    readonly options: KeeperOptions,
  ) {
    this.leases = new LogLeases(ports, options);
  }

  /**
   * Runs work on a live match, with no other work on it at the same time. If the match was lost to another writer, or it is not known
   * whether the append was committed, the work is run again on the match as the log then has it.
   * @param options.wait false: give up at once when another process owns the match's log
   * @returns null when there is no such match
   * @throws {RecordBroken} when the match is set apart
   * @throws {OwnedElsewhere} {OutcomeUnknown} {Diverged} {UnknownRuleset}
   */
  run<T>(
    matchId: string,
    work: (live: LiveMatch, later: Later) => Promise<T>,
    options: { readonly wait: boolean } = { wait: true },
  ): Promise<T | null> {
    return this.queue.run(
      matchId,
      async (later) => {
        for (let attempt = 1; ; attempt += 1) {
          try {
            await assertStanding(this.ports, matchId);
            const live = await this.obtain(matchId, later, options.wait);
            return live === null ? null : await this.working(matchId, work(live, later));
          } catch (error) {
            this.distrust(matchId, error);
            if (!lostTheMatch(error) || attempt === 3) throw error;
          }
        }
      },
      (error) => this.ports.trouble(error, matchId),
    );
  }

  /**
   * Lets somebody look at a match that this process owns. What they see is committed: the work under way is waited for, and no other work
   * begins while they look.
   * @returns null when this process does not own the match
   * @throws {RecordBroken} when the match is set apart
   */
  async look<T>(matchId: string, see: (timeline: Timeline) => T): Promise<{ readonly seen: T } | null> {
    if (this.held.has(matchId)) await assertStanding(this.ports, matchId);
    for (;;) {
      const held = this.held.get(matchId);
      if (held === undefined || !this.leases.isValid(held.live.lease)) return null;
      if (held.work === null) return { seen: see(held.live.timeline) };
      await held.work;
    }
  }

  situation(live: LiveMatch): Situation {
    return { live, now: Math.max(live.time.now(), live.meta.at), snapshotEvery: this.options.snapshotEvery };
  }

  /**
   * Appends a draft and updates the live match.
   * @param commandId the command id of every event of the draft
   * @returns the last stored event
   */
  async append(live: LiveMatch, draft: Draft, commandId: string | null, later: Later): Promise<StoredEvent> {
    const events: NewEvent[] = draft.map((event) => ({ ...encodeMatchEvent(event), commandId }));
    await this.announceClock(live, draft);
    const stream = matchStream(live.matchId);
    const stored = await this.ports.store.append({
      stream,
      tagKey: tagKeyOf(stream, live.seed),
      expected: live.head,
      events,
      fence: live.lease.fence,
    });
    const [first] = stored;
    const last = stored.at(-1);
    // For a command id that the store knows already it returns that command's events: then another process has recorded it.
    if (first === undefined || last === undefined || first.version !== live.head.version + 1)
      throw new VersionConflict(stream, live.head.version);
    const entries = stored.map((entry, index) => ({ stored: entry, event: draft[index] as MatchEvent }));
    for (const entry of entries) live.timeline.add(entry, aftermathOf(entry.event) === null ? [] : (live.table?.lastEvents ?? []));
    rememberCommands(live.commands, entries);
    this.afterCommit(live, draft, stored, later);
    return last;
  }

  /**
   * Appends the first event of a match.
   * @param tagKey key of the stream's tags
   * @throws {VersionConflict} the match has events
   * @throws {OwnedElsewhere} {OutcomeUnknown}
   */
  async begin(matchId: string, event: NewEvent, tagKey: string): Promise<StoredEvent> {
    const stream = matchStream(matchId);
    for (let attempt = 1; ; attempt += 1) {
      const lease = await this.leases.obtain(logOfMatch(matchId), true);
      try {
        const expected = { version: 0, hash: emptyStreamHash };
        const [stored] = await this.ports.store.append({ stream, tagKey, expected, events: [event], fence: lease.fence });
        if (stored === undefined) throw new Error('the store gave back no event');
        this.ports.announcer.announce({ matchId, version: stored.version, hash: stored.hash });
        return stored;
      } catch (error) {
        if (!(error instanceof LeaseLost) || attempt === 3) throw error;
        this.leases.lose(lease);
      }
    }
  }

  /** Returns the ids of the live matches in this process's memory. */
  matches(): readonly string[] {
    return [...this.held.keys()];
  }

  /**
   * Returns the ids of this process's live matches whose next clock has run out: the clock store has deadlines in wall time, which may have
   * been set back since.
   */
  overdue(): readonly string[] {
    return [...this.held].flatMap(([matchId, { live }]) => {
      const deadline = live.meta.status === 'running' ? nextDeadline(live.meta.clocks) : null;
      return deadline !== null && deadline <= live.time.now() ? [matchId] : [];
    });
  }

  /** Renews leases, tells the clock store that the matches are served, and removes idle ones from memory. */
  async beat(): Promise<void> {
    // Read before the matches are checked: if wall time were set forward after the check, these matches would seem to have been served
    // until then.
    const wallTime = this.ports.time.now();
    const now = this.ports.time.monotonic();
    // What fails concerns the matches of one database; each reason is told once.
    const failures = new Map<string, unknown>();
    const failed = (error: unknown): false => {
      failures.set(String(error), error);
      return false;
    };
    await this.leases.beat(failed);
    const served: string[] = [];
    await Promise.all(
      [...this.held].map(async ([matchId, held]) => {
        if (await this.isServed(matchId, held, now).catch(failed)) served.push(matchId);
      }),
    );
    if (served.length > 0) await this.ports.clocks.beat(served, wallTime).catch(failed);
    for (const error of failures.values()) this.ports.trouble(error, null);
    await this.evict();
  }

  /** Removes a match from memory that is idle. @returns whether clocks of the match run here */
  private async isServed(matchId: string, held: Held, now: number): Promise<boolean> {
    const ticking = nextDeadline(held.live.meta.clocks) !== null;
    if (!ticking && now - held.touchedAt > this.options.idleMs) {
      await this.queue.run(
        matchId,
        async () => this.release(matchId),
        (error) => this.ports.trouble(error, matchId),
      );
      return false;
    }
    return (await this.stillOurs(matchId, held)) && ticking && (await this.stepsCredited(matchId, held));
  }

  /** Removes matches from memory while all together take more than they may; whoever needs one loads it again. */
  private async evict(): Promise<void> {
    const byUse = [...this.held].sort(([, left], [, right]) => right.touchedAt - left.touchedAt);
    let bytes = 0;
    for (const [at, [matchId, { live }]] of byUse.entries()) {
      bytes += live.timeline.bytes;
      if (at > 0 && bytes > this.options.liveBytes)
        await this.queue.run(
          matchId,
          async () => void this.held.delete(matchId),
          (error) => this.ports.trouble(error, matchId),
        );
    }
  }

  /** Waits for the work under way and releases every lease; one that can't be released expires. */
  async close(): Promise<void> {
    await this.queue.idle();
    for (const matchId of this.matches()) this.release(matchId);
    await this.leases.close();
  }

  /** Discards a match whose session may be ahead of what was recorded: only the log is certain. */
  private distrust(matchId: string, error: unknown): void {
    const held = this.held.get(matchId);
    this.held.delete(matchId);
    if (held !== undefined && error instanceof LeaseLost) this.leases.lose(held.live.lease);
  }

  /** Marks the match as being worked on, for whoever wants to look at it. */
  private async working<T>(matchId: string, work: Promise<T>): Promise<T> {
    const held = this.held.get(matchId);
    if (held === undefined) return work;
    held.work = work.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await work;
    } finally {
      held.work = null;
    }
  }

  private release(matchId: string): void {
    const held = this.held.get(matchId);
    this.held.delete(matchId);
    if (held !== undefined) this.ports.timelines.giveBack(held.live.timeline);
  }

  private async stillOurs(matchId: string, held: Held): Promise<boolean> {
    const { lease } = held.live;
    if ((await this.leases.standing(lease.logId)) === lease) return true;
    if (this.held.get(matchId) === held) this.held.delete(matchId);
    return false;
  }

  /**
   * Credits a match's clocks if wall time was set forward.
   * @returns whether that is done or not needed, so that the match counts as served until now
   */
  private async stepsCredited(matchId: string, held: Held): Promise<boolean> {
    if (held.live.time.stepped(this.options.clockStepMs) === 0) return true;
    try {
      await this.run(matchId, async () => undefined, { wait: false });
      return this.held.has(matchId);
    } catch (error) {
      if (!(error instanceof OwnedElsewhere || error instanceof RecordBroken)) this.ports.trouble(error, matchId);
      return false;
    }
  }

  private async obtain(matchId: string, later: Later, wait: boolean): Promise<LiveMatch | null> {
    const held = this.held.get(matchId);
    if (held !== undefined && (await this.stillOurs(matchId, held))) {
      held.touchedAt = this.ports.time.monotonic();
      await this.creditStep(held.live, later);
      return held.live;
    }
    const lease = await this.leases.obtain(logOfMatch(matchId), wait);
    const timeline = await this.ports.timelines.take(matchId);
    if (timeline === null) return null;
    const live = await liveMatch(this.ports, lease, timeline);
    this.held.set(matchId, { live, touchedAt: this.ports.time.monotonic(), work: null });
    await this.creditDowntime(live, later);
    return live;
  }

  private async creditDowntime(live: LiveMatch, later: Later): Promise<void> {
    if (live.meta.status !== 'running' || nextDeadline(live.meta.clocks) === null) return;
    const entry = await this.ports.clocks.get(live.matchId);
    const drafted = draftDowntime(this.situation(live), entry?.aliveAt ?? 0, this.options.downtimeToleranceMs);
    if (drafted === null) later(() => this.keepDeadline(live));
    else await this.append(live, drafted, null, later);
  }

  /** If wall time was set forward: the match's time follows it, and running clocks are credited with the skipped time. */
  private async creditStep(live: LiveMatch, later: Later): Promise<void> {
    const ms = live.time.stepped(this.options.clockStepMs);
    if (ms === 0) return;
    live.time.follow(ms);
    const drafted = draftCredit(this.situation(live), ms, 'clockStep');
    if (drafted !== null) await this.append(live, drafted, null, later);
  }

  private afterCommit(live: LiveMatch, draft: Draft, stored: readonly StoredEvent[], later: Later): void {
    for (const event of stored) this.ports.announcer.announce({ matchId: live.matchId, version: event.version, hash: event.hash });
    const hashed = draft.findIndex((event) => (aftermathOf(event)?.stateHash ?? null) !== null);
    const version = stored[hashed]?.version;
    const state = live.table?.stateText ?? null;
    if (live.meta.endedAt !== null) later(() => this.ports.snapshots.drop(live.matchId));
    else if (version !== undefined && state !== null)
      later(() => this.ports.snapshots.save({ matchId: live.matchId, version, engineHash: live.meta.pins.ruleset, state }));
    if (live.meta.created.clock !== null) later(() => this.keepDeadline(live));
    if (live.meta.endedAt !== null) later(async () => this.release(live.matchId));
  }

  /**
   * Enters a deadline before the event is written that makes a clock run: if it were entered afterwards, a crash in between would leave a
   * match whose clocks no process watches. The next tick corrects the entry.
   */
  private async announceClock(live: LiveMatch, draft: Draft): Promise<void> {
    if (live.meta.created.clock === null || !draft.some(startsClocks)) return;
    const now = this.servedUntil(live);
    await this.ports.clocks.set({ matchId: live.matchId, deadline: now, aliveAt: now });
  }

  /** Enters when the match's next clock runs out, in current wall time, or removes the entry when none does. */
  async keepDeadline(live: LiveMatch): Promise<void> {
    const deadline = live.meta.status === 'running' ? nextDeadline(live.meta.clocks) : null;
    if (deadline === null) return this.ports.clocks.clear(live.matchId);
    const leftMs = Math.max(0, deadline - live.time.now());
    return this.ports.clocks.set({ matchId: live.matchId, deadline: this.ports.time.now() + leftMs, aliveAt: this.servedUntil(live) });
  }

  /** Returns until when the match was certainly served: time by which wall time was set forward does not count until it is credited. */
  private servedUntil(live: LiveMatch): number {
    return Math.min(this.ports.time.now(), live.time.now());
  }
}
