import type { NoteVerifier } from '@arbiter/contracts';
import type { Queryable } from './feed.js';

/** A witness's signature under a head of a log, verified. */
export interface StoredCosignature {
  readonly logId: number;
  /** Size of the head. */
  readonly size: number;
  readonly witness: NoteVerifier;
  /** The line of the signature, with its newline. */
  readonly line: string;
  /** Seconds since 1970-01-01 UTC, by the witness's clock. */
  readonly time: number;
}

/** Stores a cosignature. A witness that signs a head twice has two times to tell: the first stays. */
export async function insertCosignature(connection: Queryable, { logId, size, witness, line, time }: StoredCosignature): Promise<void> {
  await connection.query(
    `INSERT INTO log_cosignature (log_id, size, witness, key_id, line, cosigned_at) VALUES ($1, $2, $3, $4, $5, to_timestamp($6))
     ON CONFLICT DO NOTHING`,
    [logId, size, witness.name, witness.keyId, line, time],
  );
}

/** Returns the lines of all cosignatures of a head, ready to be appended to its note. */
export async function cosignatureLines(connection: Queryable, logId: number, size: number): Promise<readonly string[]> {
  const { rows } = await connection.query<{ line: string }>(
    'SELECT line FROM log_cosignature WHERE log_id = $1 AND size = $2 ORDER BY witness, key_id',
    [logId, size],
  );
  return rows.map(({ line }) => line);
}

/** Returns the size of the largest head of a log that a witness has cosigned, as far as it was stored; 0 for none. */
export async function cosignedSize(connection: Queryable, logId: number, { name, keyId }: NoteVerifier): Promise<number> {
  const { rows } = await connection.query<{ size: string | null }>(
    'SELECT max(size) AS size FROM log_cosignature WHERE log_id = $1 AND witness = $2 AND key_id = $3',
    [logId, name, keyId],
  );
  return Number(rows[0]?.size ?? 0);
}
