import { readCheckpoint, type NoteVerifier } from '@arbiter/contracts';
import { PostgresFeed } from '../feed.js';
import { LogDatabases } from '../log-databases.js';
import { type Finding, logFinding } from '../findings.js';
import { LogFault, LogRolledBack } from '../log-fault.js';
import { logKeys, signedByOne, verifiersOf } from '../log-keys.js';
import { rootAt } from '../tree.js';
import type { AuditPart, AuditScope } from './audit-part.js';

const headsAtOnce = 16;
const workOfHead = 64;

interface Head {
  readonly size: number;
  readonly root: string;
  readonly note: string;
  readonly previous: number | null;
  /** Size of the previous head in the table; null for the first. */
  readonly before: number | null;
}

const readHeads = async ({ connection, logId }: AuditScope, after: number): Promise<readonly Head[]> => {
  const { rows } = await connection.query<{ size: string; root: string; note: string; previous: string | null; before: string | null }>(
    `SELECT c.size, encode(c.root, 'hex') AS root, c.note, c.previous_size AS previous,
       (SELECT b.size FROM log_checkpoint b WHERE b.log_id = $1 AND b.size < c.size ORDER BY b.size DESC LIMIT 1) AS before
     FROM log_checkpoint c WHERE c.log_id = $1 AND c.size > $2 ORDER BY c.size LIMIT $3`,
    [logId, after, headsAtOnce],
  );
  const number = (text: string | null): number | null => (text === null ? null : Number(text));
  return rows.map((row) => ({ ...row, size: Number(row.size), previous: number(row.previous), before: number(row.before) }));
};

/** Whether the columns of a head are what a key of this log signed. */
const says = (head: Head, verifiers: readonly NoteVerifier[]): boolean => {
  if (!signedByOne(head.note, verifiers)) return false;
  const text = readCheckpoint(head.note.slice(0, head.note.indexOf('\n\n') + 1));
  return text?.size === head.size && text.root === head.root;
};

const missing = (size: number, detail: string): Finding => logFinding('head/missing', `head ${size}`, detail);

const rootFindings = async ({ connection, logId }: AuditScope, { size, root }: Head): Promise<readonly Finding[]> => {
  try {
    if ((await rootAt(connection, logId, size)) === root) return [];
    return [logFinding('log/changed', `head ${size}`, `the tree no longer leads to the root that was signed for the first ${size} events`)];
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    // The walk over the leaves finds which stream the missing event belonged to.
    return error.code === 'log/leaf-missing' ? [] : [error.finding()];
  }
};

const look = async (scope: AuditScope, verifiers: readonly NoteVerifier[], head: Head, events: number): Promise<readonly Finding[]> => {
  const subject = `head ${head.size}`;
  if (!says(head, verifiers)) return [logFinding('head/changed', subject, 'the row is not what was signed')];
  const findings: Finding[] = [];
  if (head.previous !== null && head.before !== head.previous) {
    const gone = head.before === null || head.before < head.previous;
    findings.push(
      gone
        ? missing(head.previous, `the head over ${head.size} events follows one over ${head.previous}, which is gone`)
        : logFinding('head/changed', `head ${head.before}`, 'it was inserted between two consecutive heads'),
    );
  }
  if (head.size > events) findings.push(new LogRolledBack(scope.logId, head.size, events).finding());
  else findings.push(...(await rootFindings(scope, head)));
  return findings;
};

/**
 * Walks the signed heads, smallest first, and checks that each is as it was signed, that none is missing, and that each has the root of the
 * stored tree. Position: size of the head.
 */
export const headsPart: AuditPart = {
  name: 'heads',
  step: async (scope, position) => {
    const heads = await readHeads(scope, position === '' ? -1 : Number(position));
    // Read after the heads: a log may get its first key, or a new one, while the audit runs, and a key is stored before the heads that it
    // signed.
    const verifiers = verifiersOf(await logKeys(scope.directory));
    const events = await new PostgresFeed(LogDatabases.one(scope.connection)).size(scope.logId);
    const findings: Finding[] = [];
    for (const head of heads) findings.push(...(await look(scope, verifiers, head, events)));
    const last = heads.at(-1);
    return {
      position: last === undefined || heads.length < headsAtOnce ? '' : String(last.size),
      work: Math.max(1, heads.length) * workOfHead,
      findings,
    };
  },
};

/** Remembers the newest head that was seen, since its deletion would leave no gap. Position: its size, always kept. */
export const newestHeadPart: AuditPart = {
  name: 'newest-head',
  step: async ({ connection, logId }, position) => {
    const { rows } = await connection.query<{ size: string | null }>('SELECT max(size) AS size FROM log_checkpoint WHERE log_id = $1', [
      logId,
    ]);
    const newest = Number(rows[0]?.size ?? 0);
    const seen = Number(position);
    const findings = newest < seen ? [missing(seen, `the head over the first ${seen} events was signed and is gone`)] : [];
    return { position: String(Math.max(newest, seen)), work: 1, findings };
  },
};
