import { leafHash } from '@arbiter/contracts';
import type { Queryable } from '../feed.js';
import { type Finding, logFinding } from '../findings.js';
import { matchFinding } from '../record-guard.js';
import { grownFrom, tileWidth } from '../tree.js';
import type { AuditPart, AuditScope } from './audit-part.js';
import { tileHolds } from './tiles.js';

const blocksAtOnce = 256;
/** An event is only counted and compared here, its content is not read. */
const eventsOfOneWork = 4;

interface Block {
  readonly blockId: string;
  readonly firstLeaf: number;
  /** Null where the block itself is gone. */
  readonly n: number | null;
}

interface Placed {
  readonly blockId: string;
  readonly place: number;
  readonly matchId: string;
  readonly version: number;
  readonly hash: Buffer;
}

interface Leaf {
  readonly leaf: number;
  readonly event: Placed;
}

const readBlocks = async (connection: Queryable, logId: number, from: number): Promise<readonly Block[]> => {
  const { rows } = await connection.query<{ block_id: string; first_leaf: string; n: number | null }>(
    `SELECT p.block_id, p.first_leaf, (SELECT b.n FROM log_block b WHERE b.log_id = p.log_id AND b.block_id = p.block_id) AS n
     FROM log_block_position p WHERE p.log_id = $1 AND p.first_leaf >= $2 ORDER BY p.first_leaf LIMIT $3`,
    [logId, from, blocksAtOnce],
  );
  return rows.map(({ block_id, first_leaf, n }) => ({ blockId: block_id, firstLeaf: Number(first_leaf), n }));
};

const readPlaced = async (connection: Queryable, logId: number, blocks: readonly Block[]): Promise<readonly Placed[]> => {
  const { rows } = await connection.query<{ block_id: string; block_pos: number; match_id: string; version: number; hash: Buffer }>(
    'SELECT block_id, block_pos, match_id, version, hash FROM match_event WHERE log_id = $1 AND block_id = ANY ($2::bigint[]) ORDER BY block_id, block_pos',
    [logId, blocks.map(({ blockId }) => blockId)],
  );
  return rows.map(({ block_id, block_pos, match_id, version, hash }) => ({
    blockId: block_id,
    place: block_pos,
    matchId: match_id,
    version,
    hash,
  }));
};

const misnumbered = (leaf: number, detail: string): Finding => logFinding('log/misnumbered', `leaf ${leaf}`, detail);
const stray = ({ matchId, version }: Placed): Finding =>
  matchFinding({ matchId, code: 'chain/stray', version, detail: 'it stands where its block has no place for it' });

/** Puts the events of blocks on their leaves. */
const arrange = (
  blocks: readonly Block[],
  events: readonly Placed[],
): { readonly leaves: readonly Leaf[]; readonly missing: readonly number[]; readonly strays: readonly Placed[] } => {
  const leaves: Leaf[] = [];
  const missing: number[] = [];
  const strays: Placed[] = [];
  for (const { blockId, firstLeaf, n } of blocks) {
    const own = events.filter((event) => event.blockId === blockId);
    const first = new Map<number, Placed>();
    for (const event of own) {
      if (event.place < 0 || event.place >= (n ?? 0) || first.has(event.place)) strays.push(event);
      else first.set(event.place, event);
    }
    for (let place = 0; place < (n ?? 0); place += 1) {
      const event = first.get(place);
      if (event === undefined) missing.push(firstLeaf + place);
      else leaves.push({ leaf: firstLeaf + place, event });
    }
  }
  return { leaves, missing, strays };
};

/** Whose events are gone: matches that have fewer events than the list, which follows the log, has seen. Looked for only where a leaf is missing. */
const bereft = async ({ connection, logId }: AuditScope): Promise<readonly Finding[]> => {
  const { rows } = await connection.query<{ match_id: string; listed: number; count: string; stands: number }>(
    `SELECT * FROM (
       SELECT l.match_id, l.version AS listed, (SELECT count(*) FROM match_event e WHERE e.log_id = $1 AND e.match_id = l.match_id) AS count,
         coalesce((SELECT e.version FROM match_event e WHERE e.log_id = $1 AND e.match_id = l.match_id ORDER BY e.version DESC LIMIT 1), 0) AS stands
       FROM current_match_list l) counted
     WHERE count < greatest(listed, stands) LIMIT 100`,
    [logId],
  );
  return rows.map(({ match_id, listed, stands }) =>
    matchFinding({
      matchId: match_id,
      code: stands < listed ? 'chain/cut' : 'chain/gap',
      version: stands < listed ? stands + 1 : null,
      detail: `events are gone: it had ${Math.max(listed, stands)}`,
    }),
  );
};

/** Leaves of one tile whose events are not those that the tree was grown from. */
const differing = async ({ connection, logId }: AuditScope, tile: number, leaves: readonly Leaf[]): Promise<readonly Leaf[]> => {
  const slots = await grownFrom(connection, logId, tile);
  return leaves.filter(({ leaf, event }) => slots[leaf % tileWidth]?.equals(leafHash(event.hash)) === false);
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
        ...wrong.map(({ leaf, event: { matchId, version } }) =>
          matchFinding({ matchId, code: 'chain/other-leaf', version, detail: `the tree was grown from another event (leaf ${leaf})` }),
        ),
      );
  }
  return findings;
};

/**
 * Walks the feed: blocks numbered without gap and overlap, each with exactly its events, each event the one that the tree was grown from. Position: the next leaf.
 */
export const leavesPart: AuditPart = {
  name: 'leaves',
  step: async (scope, position) => {
    const { connection, logId } = scope;
    const from = Number(position);
    const blocks = await readBlocks(connection, logId, from);
    if (blocks.length === 0) return { position: '', work: 1, findings: [] };
    const findings: Finding[] = [];
    let next = from;
    for (const { blockId, firstLeaf, n } of blocks) {
      if (firstLeaf !== next)
        findings.push(misnumbered(next, `block ${blockId} begins at leaf ${firstLeaf}, the one before it ends before leaf ${next}`));
      if (n === null) findings.push(misnumbered(firstLeaf, `block ${blockId} is numbered and is gone`));
      next = firstLeaf + (n ?? 0);
    }
    const { leaves, missing, strays } = arrange(blocks, await readPlaced(connection, logId, blocks));
    findings.push(...strays.map(stray), ...(await compareWithTree(scope, leaves)));
    if (missing.length > 0) {
      const losers = await bereft(scope);
      findings.push(
        ...(losers.length > 0
          ? losers
          : missing
              .slice(0, 100)
              .map((leaf) => logFinding('log/leaf-missing', `leaf ${leaf}`, 'the event is gone, and no list knows of which match'))),
      );
    }
    return { position: String(next), work: Math.ceil((leaves.length + blocks.length) / eventsOfOneWork), findings };
  },
};
