import type { Language, PendingView, PlayerNames, Ruleset, Viewer } from '@arbiter/kernel';
import type { OpenCall } from '../match/calls.js';
import type { CallShown, JudgeLog, MatchDecisions, MatchNews, MatchView, MatchQueries, Reader, TranscriptLine } from '../match/commands.js';
import { type Answered, bad, good } from '../match/problem.js';
import { clocksShown, entropyStates } from '../match/meta.js';
import type { StoredEvent, TimeSource, Version } from '../ports.js';
import { RecordBroken, UnknownRuleset } from '../ports.js';
import { setApartProblem } from '../match/records.js';
import { publicFacts } from './facts.js';
import { withShorthandsTold } from './shorthands.js';
import { spectatorHead, spectatorWait } from './spectators.js';
import type { Timeline } from './timeline.js';
import type { Timelines } from './timelines.js';
import { transcriptLines } from './transcript.js';

/** The matches that this process owns. */
export interface LiveMatches {
  /**
   * Lets somebody look at a match that this process owns: at what is committed, and nothing else happens while they look.
   * @returns null when this process does not own the match
   * @throws {RecordBroken} when the match is set apart
   */
  look<T>(matchId: string, see: (timeline: Timeline) => T): Promise<{ readonly seen: T } | null>;
}

export interface ReaderPorts {
  /** Whoever owns a match answers for it, from memory. */
  readonly live: LiveMatches;
  /** All other matches are read from the log. */
  readonly timelines: Timelines;
  readonly judges: JudgeLog;
  readonly time: TimeSource;
}

interface Access {
  readonly timeline: Timeline;
  readonly viewer: Viewer;
  readonly newest: Version;
}

const viewerOf = (reader: Reader): Viewer => {
  switch (reader.kind) {
    case 'player':
      return { role: 'player', seat: reader.seat };
    case 'spectator':
      return { role: 'spectator' };
    case 'judge':
      return reader.as === undefined ? { role: 'judge' } : viewerOf(reader.as);
  }
};

const seatsOf = (reader: Reader): readonly number[] =>
  reader.kind === 'player' ? [reader.seat] : reader.kind === 'judge' && reader.as !== undefined ? seatsOf(reader.as) : [];

/**
 * Returns the moment in the match that a reader sees now: spectators see an earlier moment, by their delay, and if the delay is counted in
 * versions, clocks stand still for them.
 */
const seenAt = (timeline: Timeline, reader: Reader, now: number): number => {
  if (reader.kind !== 'spectator') return now;
  const { spectatorDelay } = timeline.at(1).meta.created;
  return spectatorDelay.versions > 0 ? 0 : now - spectatorDelay.ms;
};

const callShown = ({ number, seat, kind, at, sawVersion, stops, takenBy }: OpenCall): CallShown => ({
  call: number,
  seat,
  kind,
  at,
  sawVersion,
  stops,
  taken: takenBy !== null,
});

const nothing: readonly PendingView[] = [];

/** Returns the open decisions at a version. In a cancelled match nobody is asked anything any more. */
const pendingAt = (timeline: Timeline, version: Version, viewer: Viewer): readonly PendingView[] =>
  timeline.at(version).meta.status === 'cancelled' ? nothing : (timeline.pending(version, viewer) ?? nothing);

/** The same, with what options would use that stand for several others. */
const pendingShown = (timeline: Timeline, version: Version, viewer: Viewer): readonly PendingView[] => {
  const pending = pendingAt(timeline, version, viewer);
  if (viewer.role !== 'player' || pending.length === 0) return pending;
  const { ruleset } = timeline;
  return timeline.once(`shorthands ${version}`, viewer, () =>
    withShorthandsTold(pending, { ruleset, pins: timeline.at(version).meta.pins, state: () => timeline.state(version) }),
  );
};

const newsOf = (timeline: Timeline, version: Version, viewer: Viewer): MatchNews => {
  const { event, meta } = timeline.at(version);
  return {
    version,
    at: meta.at,
    type: event.type,
    facts: publicFacts(event),
    game: timeline.eventsFor(version, viewer),
    over: meta.revealedSeed !== null,
  };
};

const noMatch = (matchId: string): ReturnType<typeof bad> => bad('match/not-found', 'There is no such match.', { matchId });

/** Reads matches from the caller's perspective; see `MatchQueries`. */
export class MatchReader implements MatchQueries {
  constructor(private readonly ports: ReaderPorts) {}

  matchView(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchView>> {
    return this.readAt(matchId, reader, version, ({ timeline, viewer, newest }, asked) => {
      const { meta } = timeline.at(asked);
      const view = timeline.view(asked, viewer);
      const { created, pins } = meta;
      return good({
        matchId,
        version: asked,
        newest,
        at: meta.at,
        now: asked < newest ? meta.at : Math.max(meta.at, seenAt(timeline, reader, this.ports.time.now())),
        status: meta.status,
        game: pins.game,
        ruleset: pins.ruleset,
        format: pins.format,
        gatheringId: created.gatheringId,
        players: created.players,
        ready: meta.ready,
        entropy: entropyStates(meta),
        seedCommitment: pins.seedCommitment ?? '',
        clocks: clocksShown(meta),
        drawOffers: meta.drawOffers,
        calls: viewer.role === 'spectator' ? [] : meta.calls.open.map(callShown),
        view,
        pending: pendingShown(timeline, asked, viewer),
        result: meta.result,
      });
    });
  }

  decisions(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchDecisions>> {
    return this.readAt(matchId, reader, version, ({ timeline, viewer }, asked) =>
      good({ version: asked, status: timeline.at(asked).meta.status, pending: pendingAt(timeline, asked, viewer) }),
    );
  }

  news(matchId: string, reader: Reader, after: Version, limit: number): Promise<Answered<readonly MatchNews[]>> {
    return this.read(matchId, reader, ({ timeline, viewer, newest }) => {
      const news: MatchNews[] = [];
      for (let version = Math.max(0, after) + 1; version <= newest && news.length < limit; version += 1) {
        news.push(timeline.once(`news ${version}`, viewer, () => newsOf(timeline, version, viewer)));
      }
      return good(news);
    });
  }

  transcript(
    matchId: string,
    reader: Reader,
    language: Language,
    after: Version = 0,
    names: PlayerNames = [],
  ): Promise<Answered<readonly TranscriptLine[]>> {
    return this.read(matchId, reader, ({ timeline, viewer, newest }) => {
      const lines: TranscriptLine[] = [];
      for (let version = after + 1; version <= newest; version += 1)
        lines.push(...transcriptLines(timeline, version, viewer, language, names));
      return good(lines);
    });
  }

  raw(
    matchId: string,
    reader: Reader,
    published: boolean,
    range: { readonly from?: Version; readonly to?: Version } = {},
  ): Promise<Answered<readonly StoredEvent[]>> {
    return this.read(matchId, reader, ({ timeline, newest }) => {
      // Spectators see rulings after the end with the delay, like everything else; until then the record stays open to them as they have
      // seen it.
      if (reader.kind !== 'judge' && timeline.at(newest).meta.endedAt === null)
        return bad('read/closed-while-running', 'The raw log is closed until the match is over.');
      if (reader.kind === 'spectator' && !published) return bad('read/not-published', 'The record of this match was not published.');
      const stored: StoredEvent[] = [];
      for (let version = Math.max(1, range.from ?? 1); version <= Math.min(newest, range.to ?? newest); version += 1)
        stored.push(timeline.at(version).stored);
      return good(stored);
    });
  }

  rules(matchId: string): Promise<Answered<Ruleset>> {
    return this.read(matchId, { kind: 'spectator' }, ({ timeline }) => good(timeline.ruleset));
  }

  async spectatorWait(matchId: string): Promise<number | null> {
    return this.look(matchId, (timeline) => (timeline === null ? null : spectatorWait(timeline, this.ports.time.now())));
  }

  /** Lets somebody look at a match, in the owner's memory where this process owns it; at null when there is no such match. */
  private async look<T>(matchId: string, see: (timeline: Timeline | null) => T): Promise<T> {
    const live = await this.ports.live.look(matchId, see);
    return live === null ? see(await this.ports.timelines.get(matchId)) : live.seen;
  }

  /** @param version absent: the newest that the reader may see */
  private readAt<T>(
    matchId: string,
    reader: Reader,
    version: Version | undefined,
    look: (access: Access, version: Version) => Answered<T>,
  ): Promise<Answered<T>> {
    return this.read(matchId, reader, (access) => {
      const { newest } = access;
      const asked = version ?? newest;
      return Number.isInteger(asked) && asked >= 1 && asked <= newest
        ? look(access, asked)
        : bad('version/not-found', 'The match has no such version to show.', { newest });
    });
  }

  private async read<T>(matchId: string, reader: Reader, look: (access: Access) => Answered<T>): Promise<Answered<T>> {
    try {
      if (reader.kind === 'judge') {
        // The look is recorded first, and shown afterwards.
        const logged = await this.ports.judges.judgeViewed(matchId, reader.judge);
        if (!logged.ok) return logged;
      }
      return await this.look(matchId, (timeline) => {
        const access = this.access(matchId, reader, timeline);
        return access.ok ? look(access.value) : access;
      });
    } catch (error) {
      if (error instanceof RecordBroken) return { ok: false, problem: setApartProblem(error) };
      if (error instanceof UnknownRuleset)
        return bad('ruleset/unknown', 'The ruleset of this match is not installed here.', { ruleset: error.version });
      throw error;
    }
  }

  private access(matchId: string, reader: Reader, timeline: Timeline | null): Answered<Access> {
    if (timeline === null) return noMatch(matchId);
    const { seats } = timeline.at(1).meta.pins;
    if (seatsOf(reader).some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats))
      return bad('match/seat-unknown', 'The match has no such seat.', { seats });
    const newest = reader.kind === 'spectator' ? spectatorHead(timeline, this.ports.time.now()) : timeline.head();
    return good({ timeline, viewer: viewerOf(reader), newest });
  }
}
