import { leafHash, matchesOfLog, matchStream } from '@arbiter/contracts';
import type { StreamId } from '@arbiter/contracts';
import type { Queryable } from '../feed.js';
import { type Finding, logFinding } from '../findings.js';
import { streamFinding } from '../record-guard.js';
import { grownFrom, tileWidth } from '../tree.js';
import { type AuditPart, type AuditScope, ofLog } from './audit-part.js';
import { tileHolds } from './tiles.js';

const leavesAtOnce = 2_048;
/** How many events count as one unit of work: here an event is only counted and compared, its content is not read. */
const eventsOfOneWork = 4;

interface Leaf {
  readonly leaf: number;
  readonly stream: StreamId;
  readonly version: number;
  /** The leaf's data: hash and tag of the event. */
  readonly data: Buffer;
}

const readLeaves = async (connection: Queryable, logId: number, from: number): Promise<readonly Leaf[]> => {
  const { rows } = await connection.query<{ leaf: string; stream_type: string; stream_id: string; version: number; data: Buffer }>(
    `SELECT leaf, stream_type, stream_id, version, hash || tag AS data FROM log_event
     WHERE log_id = $1 AND leaf >= $2 AND leaf < $2::bigint + $3 ORDER BY leaf`,
    [logId, from, leavesAtOnce],
  );
  return rows.map(({ leaf, stream_type, stream_id, version, data }) => ({
    leaf: Number(leaf),
    stream: { type: stream_type, id: stream_id },
    version,
    data,
  }));
};

const logEnd = async (connection: Queryable, logId: number): Promise<number> => {
  const { rows } = await connection.query<{ size: string }>(
    'SELECT leaf + 1 AS size FROM log_event WHERE log_id = $1 ORDER BY leaf DESC LIMIT 1',
    [logId],
  );
  return Number(rows[0]?.size ?? 0);
};

/** Returns the leaves from `from` up to `end` that are missing. */
const gaps = (leaves: readonly Leaf[], from: number, end: number): readonly number[] => {
  const there = new Set(leaves.map(({ leaf }) => leaf));
  const missing: number[] = [];
  for (let leaf = from; leaf < end; leaf += 1) if (!there.has(leaf)) missing.push(leaf);
  return missing;
};

/**
 * Finds the matches that lost events: those that have fewer events than the list of matches, which follows the log, has seen. Called only
 * where a leaf is missing.
 */
const bereft = async ({ connection, directory, logId }: AuditScope): Promise<readonly Finding[]> => {
  const range = matchesOfLog(logId);
  const known = await directory.query<{ match_id: string; version: number }>(
    `SELECT l.match_id, l.version FROM current_match_list l WHERE ${ofLog('l.match_id', 1)} ORDER BY l.match_id`,
    [range?.from ?? null, range?.before ?? null, range?.slot ?? null],
  );
  const { rows } = await connection.query<{ match_id: string; listed: number; count: string; stands: number }>(
    `SELECT * FROM (
       SELECT l.match_id, l.listed, (SELECT count(*) FROM log_event e WHERE e.log_id = $1 AND e.stream_id = l.match_id) AS count,
         coalesce((SELECT e.version FROM log_event e WHERE e.log_id = $1 AND e.stream_id = l.match_id ORDER BY e.version DESC LIMIT 1), 0) AS stands
       FROM unnest($2::uuid[], $3::integer[]) AS l(match_id, listed)) counted
     WHERE count < greatest(listed, stands) LIMIT 100`,
    [logId, known.rows.map(({ match_id }) => match_id), known.rows.map(({ version }) => version)],
  );
  return rows.map(({ match_id, listed, stands }) =>
    streamFinding({
      stream: matchStream(match_id),
      code: stands < listed ? 'chain/cut' : 'chain/gap',
      version: stands < listed ? stands + 1 : null,
      detail: `events are gone: it had ${Math.max(listed, stands)}`,
    }),
  );
};

/** Returns the leaves of one tile whose events are not those that the tree was grown from. */
const differing = async ({ connection, logId }: AuditScope, tile: number, leaves: readonly Leaf[]): Promise<readonly Leaf[]> => {
  const slots = await grownFrom(connection, logId, tile);
  return leaves.filter(({ leaf, data }) => slots[leaf % tileWidth]?.equals(leafHash(data)) === false);
};

const compareWithTree = async (scope: AuditScope, leaves: readonly Leaf[]): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const tile of new Set(leaves.map(({ leaf }) => Math.floor(leaf / tileWidth)))) {
    const wrong = await differing(
      scope,
      tile,
      leaves.filter(({ leaf }) => Math.floor(leaf / tileWidth) === tile),
    );
    if (wrong.length === 0) continue;
    if (!(await tileHolds(scope.connection, scope.logId, 0, tile)))
      findings.push(logFinding('tile/changed', `tile 0/${tile}`, 'it does not agree with the events, and not with what was signed'));
    else
      findings.push(
        ...wrong.map(({ leaf, stream, version }) =>
          streamFinding({ stream, code: 'chain/other-leaf', version, detail: `the tree was grown from another event (leaf ${leaf})` }),
        ),
      );
  }
  return findings;
};

/** Walks the log and checks that no leaf is missing and each event is the one that the tree was grown from. Position: the next leaf. */
export const leavesPart: AuditPart = {
  name: 'leaves',
  step: async (scope, position) => {
    const { connection, logId } = scope;
    const from = Number(position);
    const end = Math.min(await logEnd(connection, logId), from + leavesAtOnce);
    if (end <= from) return { position: '', work: 1, findings: [] };
    const leaves = (await readLeaves(connection, logId, from)).filter(({ leaf }) => leaf < end);
    const findings: Finding[] = [...(await compareWithTree(scope, leaves))];
    const missing = gaps(leaves, from, end);
    if (missing.length > 0) {
      const losers = await bereft(scope);
      findings.push(
        ...(losers.length > 0
          ? losers
          : missing
              .slice(0, 100)
              .map((leaf) => logFinding('log/leaf-missing', `leaf ${leaf}`, 'the event is gone, and its stream is not known'))),
      );
    }
    return { position: String(end), work: Math.ceil((leaves.length + 1) / eventsOfOneWork), findings };
  },
};
