import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AccessToken, DeckBook, Registry } from '@arbiter/accounts';
import {
  type Accepted,
  type DeckValidationInput,
  type JobDocument,
  type PageQuery,
  type ReplayExportInput,
  type RequestExport,
  type StreamExportInput,
  type StreamId,
  type SubmitDeck,
  matchStream,
  gatheringStream,
  tournamentStream,
} from '@arbiter/contracts';
import type { HeadReach, PostgresEvidence } from '@arbiter/event-store';
import type { JobOutput, JobQueues, JobRow, JobStore, NewJob } from '@arbiter/jobs';
import type { Tournaments } from '@arbiter/organising';
import type { GameReleases } from '@arbiter/platform';
import type { EventStore } from '@arbiter/recording';
import { Impartiality } from '../auth/impartiality.js';
import { isStaff, reachesGathering, reachesMatch, seatOf, type MatchAccess } from '../auth/principal.js';
import { notPublicYet } from '../evidence/not-public-yet.js';
import { decodePosition, pageOf } from '../http/cursor.js';
import { ReadingService } from '../matches/reading.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { DECKS, EVENT_STORE, EVIDENCE, GAME_RELEASES, JOB_QUEUES, JOB_STORE, REGISTRY, TOURNAMENTS } from '../tokens.js';
import { accepted, jobDocument } from './job-document.js';

const notFound = (): ProblemError => new ProblemError('job/not-found', 'There is no such job for this token.');
/** Returns the owner of a job: the player or the person where the token names one, so that another token of theirs finds the job too. */
const requesterOf = (token: AccessToken): string => token.playerId ?? token.personId ?? token.tokenId;

/**
 * Takes work that is not done while a request waits. A job is written to the database first and queued then, so that it is found again if
 * the queue loses it.
 */
@Injectable()
export class JobsService {
  private readonly logger = new Logger(JobsService.name);

  constructor(
    @Inject(JOB_STORE) private readonly jobs: JobStore,
    @Inject(JOB_QUEUES) private readonly queues: JobQueues,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(Impartiality) private readonly impartiality: Impartiality,
    @Inject(DECKS) private readonly decks: DeckBook,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(EVIDENCE) private readonly evidence: PostgresEvidence,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  /** Takes a deck for validation and records that it was submitted; the same deck from the same person gives the same job. */
  async submitDeck(token: AccessToken, gatheringId: string, body: SubmitDeck): Promise<Accepted> {
    const gathering = await this.registry.gathering(gatheringId);
    if (gathering === null) throw new ProblemError('gathering/not-found', 'There is no such gathering.');
    const release = await this.releases.current(gathering.game);
    if (release === null) throw new ProblemError('game/not-found', `There is no game "${gathering.game}" here.`);
    if (!Object.hasOwn(release.ruleset.formats, body.format))
      throw new ProblemError('format/not-found', `The game has no format "${body.format}".`, {
        params: { formats: Object.keys(release.ruleset.formats) },
      });
    const input: DeckValidationInput = {
      game: gathering.game,
      ruleset: release.version,
      format: body.format,
      source: 'text' in body ? { type: 'text', text: body.text } : { type: 'json', deck: body.deck },
    };
    const requestedBy = requesterOf(token);
    const digest = createHash('sha256')
      .update(JSON.stringify([gatheringId, requestedBy, input]))
      .digest('hex');
    const work = `deck-${digest}`;
    await this.decks.submit({
      gatheringId,
      playerId: token.playerId,
      game: gathering.game,
      format: body.format,
      content: JSON.stringify(input.source),
      by: token.tokenId,
      work,
    });
    return this.submit({ work, queue: 'deck-validation', input, gatheringId, matchId: null, requestedBy });
  }

  /**
   * Takes a request for the export of a match that has ended, from participants and staff, or from everybody once the match is published.
   */
  async requestExport(token: AccessToken, access: MatchAccess, body: RequestExport): Promise<Accepted> {
    const match = await this.registry.match(access.match.matchId);
    if (match === null) throw new ProblemError('match/not-found', 'There is no such match.');
    const { version } = await this.reading.checkFullRecord({ kind: 'token', token }, { ...access, match });
    const { matchId, gatheringId } = match;
    const input: ReplayExportInput = { matchId, version, content: body.content, language: body.language };
    const kind = body.content === 'bundle' ? 'bundle' : `transcript-${body.language}`;
    return this.submit({
      work: `export-${matchId}-${version}-${kind}`,
      queue: 'replay-export',
      input,
      gatheringId,
      matchId,
      requestedBy: requesterOf(token),
    });
  }

  /**
   * Takes a request from staff for an export of what organizers did in a gathering. The export holds what is recorded now: a second request
   * with nothing new recorded gives the same job.
   */
  requestGatheringExport(token: AccessToken, gatheringId: string): Promise<Accepted> {
    return this.requestStreamExport(token, { type: gatheringStream.type, id: gatheringId }, gatheringId);
  }

  /**
   * Takes a request for the export of a tournament's stream, from staff who do not play in the gathering: it holds what players have
   * reported, penalties, and pairings that are not published.
   * @throws {ProblemError} `tournament/not-found`, `access/not-impartial`
   */
  async requestTournamentExport(token: AccessToken, tournamentId: string): Promise<Accepted> {
    const standing = await this.tournaments.streams.current(tournamentId);
    if (standing === null) throw new ProblemError('tournament/not-found', 'There is no such tournament.');
    const { gatheringId } = standing.state;
    if (!(await this.impartiality.of(token, gatheringId)))
      throw new ProblemError(
        'access/not-impartial',
        'The record of a tournament is for staff who do not play: it holds what players have reported, and penalties.',
      );
    return this.requestStreamExport(token, { type: tournamentStream.type, id: tournamentId }, gatheringId);
  }

  /** Takes a request for the export of a stream. The endpoints for the stream's type decide who may export it. */
  private async requestStreamExport(token: AccessToken, stream: StreamId, gatheringId: string): Promise<Accepted> {
    const head = await this.store.head(stream);
    if (head === null) throw new ProblemError('gathering/not-found', 'Nothing of this gathering is on the log.');
    const input: StreamExportInput = { stream, version: head.version };
    return this.submit({
      work: `stream-${stream.type}-${stream.id}-${head.version}`,
      queue: 'stream-export',
      input,
      gatheringId,
      matchId: null,
      requestedBy: requesterOf(token),
    });
  }

  async find(token: AccessToken, jobId: string): Promise<JobDocument> {
    return jobDocument((await this.visible(token, jobId)).job);
  }

  /**
   * Returns the document that a job made. A bundle says where its events are in the log, so a sender who may not know how far running
   * matches are gets it only when a public head covers those events.
   * @throws {ProblemError} `job/unfinished`, `evidence/not-yet`
   */
  async output(token: AccessToken, jobId: string): Promise<JobOutput> {
    const { job, reach } = await this.visible(token, jobId);
    const output = job.state === 'done' ? await this.jobs.output(jobId) : null;
    if (output === null)
      throw new ProblemError('job/unfinished', `The job is ${job.state}; it has no document to fetch.`, { params: { state: job.state } });
    if (reach === 'public') await this.checkPublic(job);
    return output;
  }

  async deadLetters(
    gatheringId: string,
    page: PageQuery,
  ): Promise<{ readonly items: readonly JobDocument[]; readonly next: string | null }> {
    const rows = await this.jobs.dead(gatheringId, page.limit + 1, decodePosition(page.cursor, 'job'));
    return pageOf(rows, page.limit, (row) => row.jobId, jobDocument);
  }

  /** Gives a dead letter all its attempts back and queues it. */
  async retry(gatheringId: string, jobId: string): Promise<Accepted> {
    const job = await this.jobs.find(jobId);
    if (job === null || job.gatheringId !== gatheringId) throw notFound();
    const revived = await this.jobs.revive(jobId);
    if (revived === null) throw new ProblemError('job/not-dead', `The job is ${job.state}.`, { params: { state: job.state } });
    await this.enqueue(revived);
    return accepted(revived);
  }

  private async submit(job: NewJob): Promise<Accepted> {
    const stored = await this.jobs.submit(job);
    if (stored.state === 'waiting') await this.enqueue(stored);
    return accepted(stored);
  }

  private async enqueue(job: JobRow): Promise<void> {
    try {
      await this.queues.put(job.queue, job.jobId);
    } catch (error) {
      this.logger.warn(`job ${job.jobId} waits for the reconciler: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /**
   * Finds a job that the token may see. A job is seen by its owner and by staff who do not play in its gathering; an export of a match by
   * everybody who may read the full record; an export of the gathering by its staff; an export of a tournament by staff who do
   * not play. Among staff, only judges see matches without the
   * spectators' delay, and with that how far the log has grown.
   */
  private async visible(token: AccessToken, jobId: string): Promise<{ readonly job: JobRow; readonly reach: HeadReach }> {
    const job = await this.jobs.find(jobId);
    if (job === null || job.gatheringId === null || !reachesGathering(token, job.gatheringId)) throw notFound();
    if (job.matchId !== null) {
      const match = await this.registry.match(job.matchId);
      if (match === null || !reachesMatch(token, match)) throw notFound();
      // A dead letter has no document. Its owner may read why it failed, even if they may no longer read the record itself.
      if (job.state === 'dead' && job.requestedBy === requesterOf(token)) return { job, reach: 'newest' };
      const { version, reach } = await this.reading.checkFullRecord({ kind: 'token', token }, { match, seat: seatOf(token, match) });
      // An export that was made later holds events that this token may not see yet.
      if (version < (job.input as ReplayExportInput).version) throw notFound();
      return { job, reach };
    }
    if (job.queue === 'stream-export') {
      const { stream } = job.input as StreamExportInput;
      const isOfTournament = stream.type === tournamentStream.type;
      if (isOfTournament && !(isStaff(token) && (await this.impartiality.of(token, job.gatheringId)))) throw notFound();
      if (!isStaff(token) || (token.role === 'judge' && token.impartial !== true)) throw notFound();
      return { job, reach: token.role === 'judge' ? 'newest' : 'public' };
    }
    const own = requesterOf(token) === job.requestedBy && (token.role !== 'player' || token.impartial === true);
    if (!own && !(isStaff(token) && (await this.impartiality.of(token, job.gatheringId)))) throw notFound();
    return { job, reach: 'newest' };
  }

  private async checkPublic({ queue, input }: JobRow): Promise<void> {
    const placed = placedIn(queue, input);
    if (placed !== null && !(await this.evidence.publiclyCovered(placed.stream, placed.version))) throw notPublicYet();
  }
}

/** Returns the last event whose place in the log a job's document tells; null for documents that tell no place. */
const placedIn = (queue: JobRow['queue'], input: unknown): { readonly stream: StreamId; readonly version: number } | null => {
  switch (queue) {
    case 'deck-validation':
    case 'card-import':
      return null;
    case 'stream-export':
      return input as StreamExportInput;
    case 'replay-export': {
      const { matchId, version, content } = input as ReplayExportInput;
      return content === 'bundle' ? { stream: matchStream(matchId), version } : null;
    }
  }
};
