import type { Client } from 'pg';
import { type OneWritten, appendOneParameters, appendOneSql } from './append-one-statement.js';
import { ownedStatement } from './owned-append.js';
import { appendDistributed } from './distributed-append.js';
import { fitToPlacement } from './placement.js';
import { type BlockRow, type StreamAppend, type Verdict, appendParameters, appendSql, verdicts } from './append-statement.js';
import { WrittenHeads } from './written-heads.js';
import { PrimaryClient, readsOnly } from './primary/primary-client.js';

/** The database refused a call and has rolled it back. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

/** How long the server may take to write a block, in milliseconds. */
const silenceMs = 8_000;

/** Connections among which a process divides its logs where they are distributed, so that one worker does not wait for another. */
const laneCount = 8;

/** The connection broke; it is not known whether the call was committed. */
export class ConnectionLost extends Error {
  /** Whether the server is connected and silent: then nobody waits for it once more. */
  readonly isSilence: boolean;

  constructor(cause: unknown) {
    super('the connection to the database was lost', { cause });
    this.isSilence = cause instanceof Error && /timeout/i.test(cause.message);
  }
}

/**
 * Settings of append connections. A single plan is made, since the statement is the same for one event and for a thousand. It may be made
 * while the tables are nearly empty, when sequential scans look cheap, and must still be good an hour later.
 */
export const appendSettings = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'jit=off',
  'synchronous_commit=on',
  'statement_timeout=7s',
  'idle_in_transaction_session_timeout=10s',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

export interface WrittenBlock {
  /** What happened to each stream, in the order given. */
  readonly verdicts: readonly Verdict[];
  /** When each stream's events were recorded, in the order given: those of different logs at different moments. */
  readonly recordedAt: readonly string[];
}

/** Streams of a block that were written together, and what became of them. */
interface BlockPart {
  readonly streams: readonly StreamAppend[];
  readonly written: WrittenBlock;
}

/** Puts the parts of a block together again, in the order of its streams. */
const wholeBlock = (streams: readonly StreamAppend[], parts: readonly BlockPart[]): WrittenBlock => {
  const outcomes = new Map(
    parts.flatMap(({ streams: ofPart, written }) =>
      ofPart.map((stream, at) => [stream, { verdict: written.verdicts[at], recordedAt: written.recordedAt[at] }] as const),
    ),
  );
  return {
    verdicts: streams.map((stream) => outcomes.get(stream)?.verdict ?? 'stands-elsewhere'),
    recordedAt: streams.map((stream) => outcomes.get(stream)?.recordedAt ?? ''),
  };
};

/** One moment for streams that were recorded in one transaction; null where nothing was written. */
const momentOf = (streams: readonly StreamAppend[], recordedAt: Date | null): readonly string[] => {
  const moment = (recordedAt ?? new Date(0)).toISOString();
  return streams.map(() => moment);
};

/**
 * SQLSTATEs that tell of a connection which broke, or a server that ended it. Where logs are distributed, the server that we are connected to
 * says so of the one that has the log: it may have committed before.
 */
const isBroken = (code: string): boolean => code.startsWith('08') || code.startsWith('57P');

/** PostgreSQL's check_violation, which also says that no partition takes a row. */
const isWithoutPartition = ({ code, message }: CallRefused): boolean => code === '23514' && message.includes('no partition of relation');

/**
 * One connection that writes blocks, one at a time. A block may have events of several logs; where logs are distributed, they are divided
 * among several connections, each of which writes log by log. It connects when it is first needed, and again after the connection was lost.
 */
export class Flusher {
  private client: Client | null = null;
  private isDistributed = false;
  private readonly heads = new WrittenHeads();
  /** Where logs are distributed, each log is always written by the same one of these; they have none themselves. */
  private readonly lanes: readonly Flusher[];

  constructor(
    private readonly url: string,
    private readonly writer: string,
    isLane = false,
  ) {
    this.lanes = isLane ? [] : Array.from({ length: laneCount }, () => new Flusher(url, writer, true));
  }

  /**
   * Writes one block and resolves after its commit. The events of different logs may be written in several transactions.
   * @throws {CallRefused} not everything was written
   * @throws {ConnectionLost} the block may or may not have been written
   */
  async write(streams: readonly StreamAppend[], probeCommands: boolean): Promise<WrittenBlock> {
    const client = await this.connected();
    if (this.isDistributed && this.lanes.length > 0) return this.writeInLanes(streams, probeCommands);
    try {
      return await this.send(client, streams, probeCommands);
    } catch (error) {
      this.heads.forget();
      const explained = this.explained(error);
      if (!(explained instanceof CallRefused) || !isWithoutPartition(explained)) throw explained;
    }
    // The first events of a month make its partition.
    try {
      for (const logId of new Set(streams.map((stream) => stream.logId))) await client.query('SELECT make_log_partition($1)', [logId]);
      return await this.send(client, streams, true);
    } catch (error) {
      throw this.explained(error);
    }
  }

  /** Writes the logs of a block at the same time, and ends when all are done: what failed is sent again together. */
  private async writeInLanes(streams: readonly StreamAppend[], probeCommands: boolean): Promise<WrittenBlock> {
    const parts: BlockPart[] = [];
    const outcomes = await Promise.allSettled(
      this.lanes.map(async (lane, at) => {
        const ofLane = streams.filter((stream) => stream.logId % this.lanes.length === at);
        if (ofLane.length === 0) return;
        parts.push({ streams: ofLane, written: await lane.write(ofLane, probeCommands) });
      }),
    );
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    // An open outcome says the most of the block as a whole.
    if (failures.length > 0) throw failures.find((failure) => failure instanceof ConnectionLost) ?? failures[0];
    return wholeBlock(streams, parts);
  }

  private async send(client: Client, streams: readonly StreamAppend[], probeCommands: boolean): Promise<WrittenBlock> {
    const owned = probeCommands || this.isDistributed ? null : await this.writeOwned(client, streams);
    if (owned !== null) return owned;
    const parts: BlockPart[] = [];
    for (const logId of new Set(streams.map((stream) => stream.logId))) {
      const ofLog = streams.filter((stream) => stream.logId === logId);
      parts.push({ streams: ofLog, written: await this.writeLog(client, logId, ofLog, probeCommands) });
    }
    return wholeBlock(streams, parts);
  }

  /** Writes the streams of one log, each if its head is the one that the writer knows. */
  private async writeLog(client: Client, logId: number, streams: readonly StreamAppend[], probeCommands: boolean): Promise<WrittenBlock> {
    if (this.isDistributed) return this.writeDistributed(client, logId, streams, probeCommands);
    const single = probeCommands ? null : appendOneParameters(streams);
    const one = single === null ? null : await this.writeOne(client, streams, single);
    if (one !== null) return one;
    // If another writer took the leaf of a single event, that writer may have written the same command.
    const values = [...appendParameters(logId, streams, probeCommands || single !== null)];
    const { rows } = await client.query<BlockRow>({ name: 'append', text: appendSql, values });
    const row = rows[0];
    if (row === undefined) throw new Error('the append statement gave no row');
    const outcome = row.verdicts.map((index) => verdicts[index] ?? 'stands-elsewhere');
    this.heads.remember(
      streams.filter((_, at) => outcome[at] === 'written'),
      Number(row.last_leaf),
    );
    return { verdicts: outcome, recordedAt: momentOf(streams, row.recorded_at) };
  }

  /** Writes a block without a search. @returns null where something is not known, or not as it was known */
  private async writeOwned(client: Client, streams: readonly StreamAppend[]): Promise<WrittenBlock | null> {
    const place = this.heads.known(streams);
    if (place === null) return null;
    const { rows } = await client.query<{ recorded_at: Date }>(ownedStatement(streams, place));
    const [row] = rows;
    if (row === undefined) {
      this.heads.forget();
      return null;
    }
    let written = 0;
    for (const stream of streams) {
      written += stream.events.length;
      this.heads.remember([stream], place.leaves[written - 1] ?? 0);
    }
    return { verdicts: streams.map(() => 'written'), recordedAt: momentOf(streams, row.recorded_at) };
  }

  private async writeDistributed(
    client: Client,
    logId: number,
    streams: readonly StreamAppend[],
    probeCommands: boolean,
  ): Promise<WrittenBlock> {
    const owned = probeCommands ? null : await this.writeOwned(client, streams);
    if (owned !== null) return owned;
    const block = await appendDistributed(client, logId, streams, probeCommands);
    this.heads.remember(
      streams.filter((_, at) => block.verdicts[at] === 'written'),
      block.lastLeaf,
    );
    return { verdicts: block.verdicts, recordedAt: momentOf(streams, block.recordedAt) };
  }

  /** Writes the only event of a block. @returns null where it was not written */
  private async writeOne(client: Client, streams: readonly StreamAppend[], values: unknown[]): Promise<WrittenBlock | null> {
    const { rows } = await client.query<OneWritten>({ name: 'append-one', text: appendOneSql, values });
    const [row] = rows;
    if (row === undefined) return null;
    this.heads.remember(streams, Number(row.leaf));
    return { verdicts: ['written'], recordedAt: momentOf(streams, row.recorded_at) };
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connected(): Promise<Client> {
    if (this.client !== null) return this.client;
    const client = new PrimaryClient({
      connectionString: this.url,
      application_name: `arbiter-append ${this.writer}`.slice(0, 63),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // Ends the wait on a connection whose other end has silently gone.
      query_timeout: silenceMs,
      options: appendSettings,
    });
    const forget = (): void => {
      if (this.client === client) this.client = null;
    };
    this.heads.forget();
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      this.isDistributed = await fitToPlacement(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw new ConnectionLost(error);
    }
    this.client = client;
    return client;
  }

  /**
   * Turns a database error into ours: an ERROR means rolled back, unless it is about a connection; anything else (FATAL, a closed socket)
   * leaves the outcome open. A server that has become one that only reads is as good as lost.
   */
  private explained(error: unknown): CallRefused | ConnectionLost {
    const { severity, code } = error as { readonly severity?: unknown; readonly code?: unknown };
    const isRefusal = severity === 'ERROR' && typeof code === 'string' && code !== readsOnly && !isBroken(code);
    if (error instanceof Error && isRefusal) return new CallRefused(code, error);
    const broken = this.client;
    this.client = null;
    void broken?.end().catch(() => undefined);
    return new ConnectionLost(error);
  }
}
