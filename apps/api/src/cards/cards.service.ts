import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import { CardImports, CardUploads, UploadTooLarge } from '@arbiter/cards';
import {
  type Accepted,
  type CardImportInput,
  type CardImportResult,
  cardImportResultSchema,
  type ImportCardsQuery,
} from '@arbiter/contracts';
import type { JobQueues, JobRow, JobStore } from '@arbiter/jobs';
import type { Pool } from 'pg';
import type { ApiConfig } from '../config.js';
import { ProblemError } from '../problems/problem-error.js';
import { CONFIG, JOB_QUEUES, JOB_STORE, POOL } from '../tokens.js';
import { checkEverywhere } from './everywhere.js';
import { isFile } from './raw-files.js';

const shownBadRows = 1_000;
const shownImports = 200;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Imports of lists of cards over HTTP: the file is kept until a job has imported it. */
@Injectable()
export class CardsService {
  private readonly logger = new Logger(CardsService.name);
  private readonly imports: CardImports;
  private readonly uploads: CardUploads;

  constructor(
    @Inject(POOL) pool: Pool,
    @Inject(JOB_STORE) private readonly jobs: JobStore,
    @Inject(JOB_QUEUES) private readonly queues: JobQueues,
    @Inject(CONFIG) private readonly config: ApiConfig,
  ) {
    this.imports = new CardImports(pool);
    this.uploads = new CardUploads(pool);
  }

  /**
   * Takes a file as it arrives. The same file, sent again for the same purpose, gives the same job.
   * @throws {ProblemError} `access/forbidden`, `request/malformed` where no file is sent, `request/too-large`
   */
  async take(token: AccessToken, body: unknown, { game, source, reader, date = today() }: ImportCardsQuery): Promise<Accepted> {
    checkEverywhere(token);
    if (!isFile(body))
      throw new ProblemError('request/malformed', 'Send the file as it is, with the content type application/octet-stream.');
    const uploadId = randomUUID();
    const hash = createHash('sha256');
    async function* hashed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    }
    const size = await this.uploads.keep(uploadId, hashed(body), this.config.cardFileLimitBytes).catch((error: unknown) => {
      throw error instanceof UploadTooLarge ? new ProblemError('request/too-large', error.message) : error;
    });
    if (size === 0) throw new ProblemError('request/malformed', 'The file is empty.');
    const input: CardImportInput = {
      uploadId,
      snapshot: hash.digest('hex'),
      game: game ?? null,
      reader: reader ?? null,
      source: source ?? null,
      date,
    };
    const { uploadId: _, ...what } = input;
    const work = `cards-${createHash('sha256').update(JSON.stringify(what)).digest('hex')}`;
    const job = await this.jobs.submit({ work, queue: 'card-import', input, gatheringId: null, matchId: null, requestedBy: token.tokenId });
    return this.queued(job, uploadId);
  }

  /** @throws {ProblemError} `access/forbidden`, `job/not-found` */
  async find(token: AccessToken, jobId: string): Promise<object> {
    checkEverywhere(token);
    const job = await this.jobs.find(jobId);
    if (job === null || job.queue !== 'card-import') throw new ProblemError('job/not-found', 'There is no such import.');
    const result: CardImportResult | null = job.result === null ? null : cardImportResultSchema.parse(job.result);
    const badRows = result?.kind === 'imported' ? await this.imports.faults(result.importId, shownBadRows) : [];
    const { state, progress, error } = job;
    return { jobId, state, progress, error, result, badRows };
  }

  async list(token: AccessToken): Promise<object> {
    checkEverywhere(token);
    const items = await this.imports.list(null, shownImports);
    return {
      items: items.map(({ importId, game, source, reader, date, end }) => ({
        ...{ importId, game, source, reader, date },
        ...(end ?? { rows: 0, cards: 0, faults: 0 }),
        finished: end !== null,
      })),
    };
  }

  /** Queues a new job; of one that was there before, the file is kept already, unless it failed for good. */
  private async queued(job: JobRow, uploadId: string): Promise<Accepted> {
    if ((job.input as CardImportInput).uploadId !== uploadId) await this.uploads.remove(uploadId);
    const waiting = job.state === 'dead' ? ((await this.jobs.revive(job.jobId)) ?? job) : job;
    if (waiting.state === 'waiting')
      await this.queues.put(waiting.queue, waiting.jobId).catch((error: unknown) => {
        this.logger.warn(`job ${job.jobId} waits for the reconciler: ${error instanceof Error ? error.message : String(error)}`);
      });
    return { jobId: waiting.jobId, state: waiting.state, location: `/cards/imports/${waiting.jobId}` };
  }
}
