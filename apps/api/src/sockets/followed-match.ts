import type { MatchStatus, Reader } from '@arbiter/recording';
import type { MatchRegistration } from '@arbiter/accounts';
import { jsonText } from '../http/json-text.js';
import { newsPage, pauseOf } from '../live/perspective.js';
import { Rest } from '../live/rest.js';
import type { ReadingService, DecisionsShown } from '../matches/reading.service.js';
import type { SettledView } from '../views/settled-view.js';
import type { PatchedMatch } from '../views/view-patches.js';
import type { ClientSocket } from './client-socket.js';

export interface Following {
  readonly match: MatchRegistration;
  readonly reader: Reader;
  /** News only after this version; null: after the newest one. */
  readonly after: number | null;
  readonly news: boolean;
  /** Version of the view that the client has; `none` where they have none yet, null where they want none. */
  readonly viewed: number | 'none' | null;
  /** Whether the token still gives this perspective. */
  readonly stillReads: () => Promise<boolean>;
}

/** One match that a client follows over its socket. */
export class FollowedMatch {
  private readonly rest = new Rest();
  private ended = false;
  /** Version whose questions the client has been told. */
  private told = 0;
  /** Whether the client was asked something, or told that somebody is, when it was last told. */
  private wasAsked = false;
  private status: MatchStatus | null = null;
  /** Version of the news that woke this up; null where something else did. */
  private heard: number | null = null;
  /** The view that the client was sent last, or the version of the one that they brought; null where they have none. */
  private viewed: SettledView | number | null;
  private readonly answering = new Set<Promise<unknown>>();

  constructor(
    private readonly reading: ReadingService,
    private readonly socket: ClientSocket,
    private readonly patched: PatchedMatch,
    private readonly following: Following,
  ) {
    const { viewed } = following;
    this.viewed = viewed === 'none' ? null : viewed;
  }

  /** @param version of the news, where news is the reason */
  wake(version: number | null = null): void {
    this.heard = version === null ? null : Math.max(version, this.heard ?? 0);
    this.rest.wake();
  }

  get showsViews(): boolean {
    return this.following.viewed !== null;
  }

  /** Sends the whole view again: the client has lost it. */
  sendWholeView(): void {
    this.viewed = null;
    this.wake();
  }

  stop(): void {
    this.ended = true;
    this.wake();
  }

  /**
   * Waits with questions until an answer of the client is acknowledged, since the acknowledgement brings them.
   * @param answer resolves to what the client is told with the acknowledgement
   */
  async during(answer: Promise<DecisionsShown>): Promise<void> {
    this.answering.add(answer);
    try {
      this.note(await answer);
    } finally {
      this.answering.delete(answer);
    }
  }

  /** Sends news and questions until the match is over, the client stops following or goes away, or its token no longer gives the perspective. */
  async run(): Promise<'over' | 'stopped' | 'closed-to-them'> {
    const { match, reader, news, stillReads } = this.following;
    const { matchId } = match;
    let version = this.following.after ?? (await this.reading.decisionsFor(match, reader)).version;
    while (!this.socket.closed && !this.ended) {
      const page = news ? await this.reading.newsAfter(matchId, reader, version, newsPage) : [];
      for (const item of page) {
        await this.socket.sendText(`{"type":"news","matchId":"${matchId}","news":${jsonText(item)}}`);
        version = item.version;
      }
      if (page.length === newsPage) continue;
      if (this.following.viewed !== null) await this.show();
      const over = await this.ask(page.at(-1)?.over === true);
      if (over) {
        await this.socket.send({ type: 'end', matchId, version: Math.max(version, this.told) });
        return 'over';
      }
      await this.rest.for(await pauseOf(reader, () => this.reading.spectatorWait(matchId)));
      if (!(await stillReads())) return 'closed-to-them';
    }
    return 'stopped';
  }

  /** Sends what leads to the newest view. */
  private async show(): Promise<void> {
    const { matchId } = this.following.match;
    const viewed = this.viewed;
    const newest = await this.patched.newest();
    const told = await this.patched.told(viewed, newest);
    // The client may have asked for the whole view meanwhile: then that is sent in the next round.
    if (this.viewed === viewed) this.viewed = newest.settled;
    if (told !== null) await this.socket.sendText(`{"type":"${told.event}","matchId":"${matchId}","${told.event}":${told.text}}`);
  }

  /** @returns whether the match is over */
  private async ask(over: boolean): Promise<boolean> {
    while (this.answering.size > 0) await Promise.allSettled(this.answering);
    const { match, reader } = this.following;
    const heard = this.heard;
    this.heard = null;
    // An acknowledgement has told it meanwhile.
    if (heard !== null && heard <= this.told) return over || this.isOver();
    const decisions = await this.reading.decisionsFor(match, reader);
    const { version, status, pending } = decisions;
    if (version > this.told) {
      const tells = pending.length > 0 || this.wasAsked;
      this.note(decisions);
      if (tells)
        await this.socket.sendText(
          `{"type":"asked","matchId":"${match.matchId}","version":${version},"status":"${status}","pending":${jsonText(pending)}}`,
        );
    }
    this.status = status;
    return over || this.isOver();
  }

  /** Whether the match is over for somebody who wants no news of it. */
  private isOver(): boolean {
    return !this.following.news && (this.status === 'ended' || this.status === 'cancelled');
  }

  private note({ version, status, pending }: DecisionsShown): void {
    if (version <= this.told) return;
    this.told = version;
    this.status = status;
    this.wasAsked = pending.length > 0;
  }
}
