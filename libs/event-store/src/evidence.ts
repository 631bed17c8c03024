import { type NoteSigner, type Sized, checkpointText, fold, inclusionPlan, newSigningKey, provesInclusion, readCheckpoint, readSigningKey, signNote } from '@arbiter/contracts';
import type { Evidence, InclusionProof, SignedCheckpoint } from '@arbiter/recording';
import type { Pool } from 'pg';
import type { Queryable } from './feed.js';
import type { Findings } from './findings.js';
import { LogChanged, LogFault } from './log-fault.js';
import { readNode } from './tree.js';

/**
 * The key that signs a log's heads: the one given (`ARBITER_SIGNING_KEY`), or one that is drawn once and kept in the database.
 * @param given key as text (`PRIVATE+KEY+...`), or null
 * @param origin name of the log, used when a key is drawn
 * @throws {BadKey} when the given text is no key
 */
export async function signingKey(connection: Queryable, logId: number, given: string | null, origin: string): Promise<NoteSigner> {
  if (given !== null) return readSigningKey(given);
  const kept = await connection.query<{ private_key: string }>('SELECT private_key FROM log_signing_key WHERE log_id = $1', [logId]);
  if (kept.rows[0] !== undefined) return readSigningKey(kept.rows[0].private_key);
  await connection.query('INSERT INTO log_signing_key (log_id, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [logId, newSigningKey(origin)]);
  return signingKey(connection, logId, null, origin);
}

/** The signed note over a head of the tree. */
export const headNote = (head: Sized, signer: NoteSigner): string => signNote(checkpointText({ origin: signer.name, ...head }), signer);

/** Writes a signed head down, with its forerunner. A head of this size that is there already stays. */
export async function insertHead(connection: Queryable, logId: number, head: Sized, note: string): Promise<void> {
  await connection.query(
    `INSERT INTO log_checkpoint (log_id, size, root, note, previous_size)
     VALUES ($1, $2, decode($3, 'hex'), $4, (SELECT max(size) FROM log_checkpoint WHERE log_id = $1 AND size < $2)) ON CONFLICT DO NOTHING`,
    [logId, head.size, head.root, note],
  );
}

const checkpointColumns = `log_id AS "logId", size, encode(root, 'hex') AS root, note`;

/** Whether the signed text says what the row says. */
const says = ({ note, size, root }: SignedCheckpoint): boolean => {
  const head = readCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
  return head?.size === size && head.root === root;
};

/** Proofs that events stand in the log, each with a signed head that covers them. */
export class PostgresEvidence implements Evidence {
  constructor(
    private readonly pool: Pool,
    private readonly logId = 0,
    private readonly findings: Findings | null = null,
  ) {}

  /** @throws {LogFault} the tree does not lead from the event to the head, or the head is not what was signed: nothing that is handed out may be wrong */
  async proof(matchId: string): Promise<{ readonly proof: InclusionProof; readonly checkpoint: SignedCheckpoint } | null> {
    const head = await this.headLeaf(matchId);
    const checkpoint = head === null ? null : await this.newestCheckpoint();
    if (head === null || checkpoint === null || checkpoint.size <= head.leaf) return null;
    try {
      const proof = { logId: this.logId, leaf: head.leaf, treeSize: checkpoint.size, path: await this.path(head.leaf, checkpoint.size) };
      if (!says(checkpoint) || !provesInclusion(head.hash, proof, checkpoint.root)) throw new LogChanged(this.logId, checkpoint.size);
      return { proof, checkpoint };
    } catch (error) {
      if (error instanceof LogFault) await this.findings?.report(error.finding(), 'export');
      throw error;
    }
  }

  private async path(leaf: number, size: number): Promise<readonly string[]> {
    const path: string[] = [];
    for (const places of inclusionPlan(leaf, size)) {
      const nodes = await Promise.all(places.map((place) => readNode(this.pool, this.logId, place)));
      path.push(fold(nodes).toString('hex'));
    }
    return path;
  }

  /** The newest signed head; null before the first. */
  async newestCheckpoint(): Promise<SignedCheckpoint | null> {
    const { rows } = await this.pool.query<Omit<SignedCheckpoint, 'size'> & { size: string }>(
      `SELECT ${checkpointColumns} FROM log_checkpoint WHERE log_id = $1 ORDER BY size DESC LIMIT 1`,
      [this.logId],
    );
    return rows[0] === undefined ? null : { ...rows[0], size: Number(rows[0].size) };
  }

  /** Place of a match's newest event in the feed; null while it has none. */
  private async headLeaf(matchId: string): Promise<{ readonly leaf: number; readonly hash: string } | null> {
    const { rows } = await this.pool.query<{ leaf: string | null; hash: string }>(
      `SELECT p.first_leaf + e.block_pos AS leaf, encode(e.hash, 'hex') AS hash
       FROM (SELECT block_id, block_pos, hash FROM match_event WHERE log_id = $1 AND match_id = $2 ORDER BY version DESC LIMIT 1) e
       LEFT JOIN log_block_position p ON p.log_id = $1 AND p.block_id = e.block_id`,
      [this.logId, matchId],
    );
    const [row] = rows;
    return row === undefined || row.leaf === null ? null : { leaf: Number(row.leaf), hash: row.hash };
  }
}
