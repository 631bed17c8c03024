import { Client } from 'pg';
import { type OneWritten, appendOneParameters, appendOneSql } from './append-one-statement.js';
import { ownedStatement } from './owned-append.js';
import { type BlockRow, type StreamAppend, type Verdict, appendParameters, appendSql, verdicts } from './append-statement.js';
import { WrittenHeads } from './written-heads.js';

/** The database refused a call and has rolled it back. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

/** The connection broke; it is not known whether the call was committed. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost', { cause });
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
  'statement_timeout=30s',
  'idle_in_transaction_session_timeout=10s',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

export interface WrittenBlock {
  /** What happened to each stream, in the order given. */
  readonly verdicts: readonly Verdict[];
  readonly recordedAt: string;
}

/** One connection that writes blocks, one at a time. It connects when it is first needed, and again after the connection was lost. */
export class Flusher {
  private client: Client | null = null;
  private readonly heads = new WrittenHeads();

  constructor(
    private readonly url: string,
    private readonly writer: string,
    private readonly logId: number,
  ) {}

  /**
   * Writes one block and resolves after its commit.
   * @throws {CallRefused} nothing was written
   * @throws {ConnectionLost} the block may or may not have been written
   */
  async write(streams: readonly StreamAppend[], probeCommands: boolean): Promise<WrittenBlock> {
    const client = await this.connected();
    try {
      const owned = probeCommands ? null : await this.writeOwned(client, streams);
      if (owned !== null) return owned;
      const single = probeCommands ? null : appendOneParameters(this.logId, streams);
      const one = single === null ? null : await this.writeOne(client, streams, single);
      if (one !== null) return one;
      // If another writer took the leaf of a single event, that writer may have written the same command.
      const values = [...appendParameters(this.logId, streams, probeCommands || single !== null)];
      const { rows } = await client.query<BlockRow>({ name: 'append', text: appendSql, values });
      const row = rows[0];
      if (row === undefined) throw new Error('the append statement gave no row');
      const outcome = row.verdicts.map((index) => verdicts[index] ?? 'stands-elsewhere');
      this.heads.remember(
        streams.filter((_, at) => outcome[at] === 'written'),
        Number(row.last_leaf),
      );
      return { verdicts: outcome, recordedAt: (row.recorded_at ?? new Date(0)).toISOString() };
    } catch (error) {
      this.heads.forget();
      throw this.explained(error);
    }
  }

  /** Writes a block without a search. @returns null where something is not known, or not as it was known */
  private async writeOwned(client: Client, streams: readonly StreamAppend[]): Promise<WrittenBlock | null> {
    const known = this.heads.known(streams);
    if (known === null) return null;
    const { rows } = await client.query<OneWritten>(ownedStatement(this.logId, known.fence, known.leaf, streams));
    const [row] = rows;
    if (row === undefined) {
      this.heads.forget();
      return null;
    }
    this.heads.remember(streams, known.leaf + rows.length - 1);
    return { verdicts: streams.map(() => 'written'), recordedAt: row.recorded_at.toISOString() };
  }

  /** Writes the only event of a block. @returns null where it was not written */
  private async writeOne(client: Client, streams: readonly StreamAppend[], values: unknown[]): Promise<WrittenBlock | null> {
    const { rows } = await client.query<OneWritten>({ name: 'append-one', text: appendOneSql, values });
    const [row] = rows;
    if (row === undefined) return null;
    this.heads.remember(streams, Number(row.leaf));
    return { verdicts: ['written'], recordedAt: row.recorded_at.toISOString() };
  }

  async close(): Promise<void> {
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connected(): Promise<Client> {
    if (this.client !== null) return this.client;
    const client = new Client({
      connectionString: this.url,
      application_name: `arbiter-append ${this.writer}`.slice(0, 63),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // Longer than the server's own limit: it ends the wait on a connection whose other end has silently gone.
      query_timeout: 35_000,
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
    } catch (error) {
      await client.end().catch(() => undefined);
      throw new ConnectionLost(error);
    }
    this.client = client;
    return client;
  }

  /** Turns a database error into ours: an ERROR means rolled back; anything else (FATAL, a closed socket) leaves the outcome open. */
  private explained(error: unknown): CallRefused | ConnectionLost {
    const { severity, code } = error as { readonly severity?: unknown; readonly code?: unknown };
    if (error instanceof Error && severity === 'ERROR' && typeof code === 'string') return new CallRefused(code, error);
    const broken = this.client;
    this.client = null;
    void broken?.end().catch(() => undefined);
    return new ConnectionLost(error);
  }
}
