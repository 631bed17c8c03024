import { type FindingCode, type FindingScope, type StreamId, findingCodes, findingScopes } from '@arbiter/contracts';
import type { RecordFault } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** The part of the program that discovered a finding. */
export type Finder = 'keeper' | 'audit' | 'load' | 'export';

/** Something that is wrong with the stored data. */
export interface Finding {
  readonly code: FindingCode;
  /** What the finding is about: `log`, `tile 0/17`, `head 512`, `match <id>`. Only one finding of a code is open about one subject. */
  readonly subject: string;
  /** The stream that is set apart because of it, or that the row belongs to; null where the finding is about the log. */
  readonly stream: StreamId | null;
  /** Version of the first wrong event, where it is known. */
  readonly version: number | null;
  readonly detail: string;
}

export interface StoredFinding extends Finding {
  readonly findingId: string;
  readonly logId: number;
  readonly foundBy: Finder;
  readonly foundAt: Date;
  readonly settledAt: Date | null;
  readonly settledBecause: string | null;
}

/** Makes a finding about the log as a whole. */
export const logFinding = (code: FindingCode, subject: string, detail: string): Finding => ({
  code,
  subject,
  stream: null,
  version: null,
  detail,
});

/** Called with every new finding. */
export type OnFinding = (finding: Finding, foundBy: Finder) => void;

const streamCodes = findingCodes.filter((code) => findingScopes[code] === 'match');

/** SQL for the stream as JSON, or null. */
const streamColumn = `CASE WHEN stream_id IS NOT NULL THEN json_build_object('type', stream_type, 'id', stream_id) END AS stream`;

const columns = `finding_id AS "findingId", log_id AS "logId", code, subject, ${streamColumn}, version, detail, found_by AS "foundBy", found_at AS "foundAt",
  settled_at AS "settledAt", settled_because AS "settledBecause"`;

/** The findings of an installation. Each is reported and stored once; its consequences last until it is settled. */
export class Findings {
  constructor(
    private readonly connection: Queryable,
    private readonly onFinding: OnFinding = () => undefined,
  ) {}

  /**
   * Stores a finding.
   * @returns whether it is new; an open finding of the same code and subject stays as it is
   */
  async report(logId: number, finding: Finding, foundBy: Finder): Promise<boolean> {
    const { code, subject, stream, version, detail } = finding;
    const { rowCount } = await this.connection.query(
      `INSERT INTO log_finding (log_id, code, subject, stream_type, stream_id, version, detail, found_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (log_id, code, subject) WHERE settled_at IS NULL DO NOTHING`,
      [logId, code, subject, stream?.type ?? null, stream?.id ?? null, version, detail, foundBy],
    );
    const isNew = rowCount === 1;
    if (isNew) this.onFinding(finding, foundBy);
    return isNew;
  }

  /** Lists the findings that are not settled, oldest first; with `all`, the settled ones too. */
  async list(all = false): Promise<readonly StoredFinding[]> {
    const { rows } = await this.connection.query<StoredFinding>(
      `SELECT ${columns} FROM log_finding WHERE ($1 OR settled_at IS NULL) ORDER BY finding_id`,
      [all],
    );
    return rows;
  }

  /** Lists the streams that are set apart, each with the first finding about it. */
  async apart(): Promise<readonly RecordFault[]> {
    const { rows } = await this.connection.query<RecordFault>(
      `SELECT DISTINCT ON (stream_id) ${streamColumn}, code, version, detail FROM log_finding
       WHERE stream_id IS NOT NULL AND settled_at IS NULL AND code = ANY ($1) ORDER BY stream_id, finding_id`,
      [streamCodes],
    );
    return rows;
  }

  /**
   * Settles an open finding.
   * @returns whether there was such an open finding
   */
  async settle(findingId: string, because: string): Promise<boolean> {
    const { rowCount } = await this.connection.query(
      'UPDATE log_finding SET settled_at = clock_timestamp(), settled_because = $2 WHERE finding_id = $1 AND settled_at IS NULL',
      [findingId, because],
    );
    return rowCount === 1;
  }

  /**
   * Settles the findings about a log of one finder under some codes, after it checked again and the fault is gone.
   * @returns how many were open
   */
  async settleOf(logId: number, foundBy: Finder, codes: readonly FindingCode[], because: string): Promise<number> {
    const { rowCount } = await this.connection.query(
      'UPDATE log_finding SET settled_at = clock_timestamp(), settled_because = $4 WHERE log_id = $1 AND found_by = $2 AND code = ANY ($3) AND settled_at IS NULL',
      [logId, foundBy, codes, because],
    );
    return rowCount ?? 0;
  }
}

/** The number of open findings of one code. */
export interface FindingCount {
  readonly code: FindingCode;
  readonly scope: FindingScope;
  readonly count: number;
}

/** Counts open findings by code. It doesn't say what they are about, so anybody may see it. */
export async function countFindings(connection: Queryable): Promise<readonly FindingCount[]> {
  const { rows } = await connection.query<{ code: FindingCode; count: string }>(
    'SELECT code, count(*) FROM log_finding WHERE settled_at IS NULL GROUP BY code ORDER BY code',
  );
  // The code of a newer program is not known here. Whatever it means, it counts as a fault of the whole log.
  return rows.map(({ code, count }) => ({ code, scope: findingScopes[code] ?? 'log', count: Number(count) }));
}
