import { Client } from 'pg';
import { addressesOf, placeOf } from './addresses.js';

/** How long a candidate may take to answer, in milliseconds. */
const patienceMs = 2_500;

/** How long other candidates may take once one has said that it is the primary, in milliseconds. */
const graceMs = 200;

/** None of the servers that a URL names takes events now. */
export class NoPrimary extends Error {
  /** PostgreSQL's code for a connection that can't be established. */
  readonly code = '08001';

  constructor(message: string) {
    super(message);
    this.name = 'NoPrimary';
  }
}

type Answer =
  | { readonly kind: 'primary'; readonly address: string; readonly timeline: number }
  | { readonly kind: 'other'; readonly why: string };

/**
 * Asks a server what it is. The timeline grows with every promotion; it is the beginning of the name of the log file that is written now.
 */
const ask = async (address: string): Promise<Answer> => {
  const client = new Client({
    connectionString: address,
    application_name: 'arbiter-primary-search',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads_only: boolean; timeline: number | null }>(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS reads_only,
         CASE WHEN NOT pg_is_in_recovery() THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END AS timeline`,
    );
    const [row] = rows;
    if (row === undefined || row.reads_only) return { kind: 'other', why: `${placeOf(address)} only reads` };
    return { kind: 'primary', address, timeline: row.timeline ?? 0 };
  } catch (error) {
    return { kind: 'other', why: `${placeOf(address)}: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** Waits for all answers, but not for long once there is a primary among them. */
const answersOf = (addresses: readonly string[]): Promise<readonly Answer[]> =>
  new Promise((resolve) => {
    const answers: Answer[] = [];
    let grace: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(grace);
      resolve(answers);
    };
    for (const address of addresses)
      void ask(address).then((answer) => {
        answers.push(answer);
        if (answers.length === addresses.length) end();
        else if (answer.kind === 'primary') grace ??= setTimeout(end, graceMs);
      });
  });

/**
 * Knows which of several servers is the primary, and finds it again after another was promoted. All connections of a process that have one
 * URL share a search: they ask once.
 */
export class PrimarySearch {
  private static readonly shared = new Map<string, PrimarySearch>();
  private known: string | null = null;
  private searching: Promise<string> | null = null;

  private constructor(private readonly addresses: readonly string[]) {}

  /** Returns the search among the servers that a URL names. */
  static of(url: string): PrimarySearch {
    const search = PrimarySearch.shared.get(url) ?? new PrimarySearch(addressesOf(url));
    PrimarySearch.shared.set(url, search);
    return search;
  }

  /** The address of the server that is named first. */
  get firstAddress(): string {
    return this.addresses[0] ?? '';
  }

  /** The address of the only server, which needs no search; null where there are several. */
  get only(): string | null {
    return this.addresses.length === 1 ? this.firstAddress : null;
  }

  /**
   * Returns the URL of the primary. If several servers say that they are, as when a primary that was given up is started again, it is the
   * one that was promoted last.
   * @throws {NoPrimary}
   */
  find(): Promise<string> {
    const there = this.only ?? this.known;
    if (there !== null) return Promise.resolve(there);
    this.searching ??= this.search().finally(() => (this.searching = null));
    return this.searching;
  }

  /** Tells that the primary may be another by now: the next connection asks all servers. */
  forget(): void {
    this.known = null;
  }

  private async search(): Promise<string> {
    const answers = await answersOf(this.addresses);
    const [best] = answers
      .flatMap((answer) => (answer.kind === 'primary' ? [answer] : []))
      .sort((one, other) => other.timeline - one.timeline);
    if (best === undefined)
      throw new NoPrimary(
        `no primary among the database's servers: ${answers.flatMap((answer) => (answer.kind === 'other' ? [answer.why] : [])).join('; ')}`,
      );
    this.known = best.address;
    return best.address;
  }
}

/**
 * Returns the URL of the primary among the servers that a URL names, for tools that know one server.
 * @throws {NoPrimary}
 */
export const primaryUrl = (url: string): Promise<string> => PrimarySearch.of(url).find();
