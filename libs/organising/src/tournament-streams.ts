import { decodeTournamentEvent, emptyStreamHash, type StreamId, tournamentStream } from '@arbiter/contracts';
import type { EventStore, Head, StoredEvent } from '@arbiter/recording';
import { evolve, type TournamentEvent, type TournamentState } from '@arbiter/tournaments';

/** A tournament with the head of the stream that it was folded from. */
export interface StandingTournament {
  readonly tournamentId: string;
  readonly state: TournamentState;
  readonly head: Head;
}

/** Names the stream of a tournament. */
export const streamOfTournament = (tournamentId: string): StreamId => ({ type: tournamentStream.type, id: tournamentId });

/** A stream of a tournament that does not hold together; nothing is decided on it. */
export class TournamentBroken extends Error {
  constructor(tournamentId: string, version: number) {
    super(`the record of tournament ${tournamentId} does not hold from version ${version} on`);
    this.name = 'TournamentBroken';
  }
}

const folded = (tournamentId: string, before: StandingTournament | null, events: readonly StoredEvent[]): StandingTournament | null => {
  let state: TournamentState | null = before?.state ?? null;
  let head: Head = before?.head ?? { version: 0, hash: emptyStreamHash };
  for (const event of events) {
    if (event.version !== head.version + 1 || event.previousHash !== head.hash) throw new TournamentBroken(tournamentId, event.version);
    state = evolve(state, decodeTournamentEvent(event), { version: event.version, hash: event.hash });
    head = { version: event.version, hash: event.hash };
  }
  return state === null ? null : { tournamentId, state, head };
};

/** Number of tournaments that are kept in memory. */
const maximalKept = 64;

/** Tournaments as their streams tell them: folded once and kept, and brought up to date with every read. */
export class TournamentStreams {
  private readonly kept = new Map<string, StandingTournament>();

  constructor(private readonly store: Pick<EventStore, 'read'>) {}

  /**
   * Returns a tournament as it stands now; null where there is no such stream.
   * @throws {TournamentBroken} {UnreadableEvent} {StreamUnsound} a stream that does not hold together
   */
  async current(tournamentId: string): Promise<StandingTournament | null> {
    const before = this.kept.get(tournamentId) ?? null;
    const news = await this.store.read(streamOfTournament(tournamentId), { from: (before?.head.version ?? 0) + 1 });
    if (news.length === 0) return before;
    const now = folded(tournamentId, before, news);
    if (now !== null) this.keep(now);
    return now;
  }

  /** Returns a tournament as it stood after a version; null where it has no such version. */
  async asOf(tournamentId: string, version: number): Promise<StandingTournament | null> {
    const events = await this.store.read(streamOfTournament(tournamentId), { to: version });
    const then = folded(tournamentId, null, events);
    return then?.head.version === version ? then : null;
  }

  /** Reads events with what was stored of them, from a version on. @param to the last version that is read; all of them where absent */
  async events(tournamentId: string, from: number, to?: number): Promise<readonly (StoredEvent & { readonly event: TournamentEvent })[]> {
    const stored = await this.store.read(streamOfTournament(tournamentId), to === undefined ? { from } : { from, to });
    return stored.map((event) => ({ ...event, event: decodeTournamentEvent(event) }));
  }

  private keep(now: StandingTournament): void {
    const newer = this.kept.get(now.tournamentId);
    if (newer !== undefined && newer.head.version > now.head.version) return;
    this.kept.delete(now.tournamentId);
    this.kept.set(now.tournamentId, now);
    const [oldest] = this.kept.keys();
    if (this.kept.size > maximalKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
