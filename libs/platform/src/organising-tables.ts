import {
  accountsTables,
  type OrganisingTables,
  type StreamRows,
  type TableDifference,
  journaledTables,
  mendTables,
} from '@arbiter/accounts';
import { findingScopes, foundingLog } from '@arbiter/contracts';
import { type Finding, Findings, soundStream, streamsBehind, tableFindings } from '@arbiter/event-store';
import { tournamentTables } from '@arbiter/organising';
import type { ClientBase } from 'pg';

/** All tables that organizers' commands write, by type of stream; each after those that its rows refer to. */
export const organisingTables: readonly OrganisingTables[] = [...accountsTables, tournamentTables];

/**
 * Compares the tables that organizers' commands write with the log, in one snapshot.
 * @param connection the application's, or the owner's
 * @returns a finding `table/differs` for every row that differs; the findings are not stored
 * @throws {RecordBroken} a stream whose record does not hold
 */
export const compareOrganisingTables = async (connection: ClientBase): Promise<readonly Finding[]> => {
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await tableFindings(connection, foundingLog, organisingTables);
  } finally {
    await connection.query('COMMIT');
  }
};

/** The log itself has open findings, so nothing may be rebuilt from it. */
export class LogInDoubt extends Error {
  constructor(subjects: readonly string[]) {
    super(
      `the log itself is in doubt (${subjects.join(', ')}): look at \`npx arbiter log findings\`, and settle them before tables are rebuilt from it`,
    );
    this.name = 'LogInDoubt';
  }
}

/** Triggers that let a value be written only once; they are disabled during a rebuild. */
const onceOnly = [
  ['player', 'person_once'],
  ['access_token', 'revoked_once'],
  ['match_registration', 'published_once'],
] as const;

const switchTriggers = async (owner: ClientBase, to: 'ENABLE' | 'DISABLE'): Promise<void> => {
  for (const [table, trigger] of onceOnly) await owner.query(`ALTER TABLE ${table} ${to} TRIGGER ${trigger}`);
};

const streamsToMend = async (owner: ClientBase): Promise<readonly StreamRows[]> => {
  const streams: StreamRows[] = [];
  for (const tables of organisingTables)
    for (const id of await streamsBehind(owner, foundingLog, tables))
      streams.push(tables.rowsOf(owner, id, await soundStream(owner, foundingLog, { type: tables.streamType, id })));
  return streams;
};

/**
 * Makes the tables that organizers' commands write equal to the log again, all or nothing. Nobody else writes them in the meantime;
 * organizers' commands wait.
 * @param owner a connection of the schema's owner: the application may not change these rows
 * @returns all differences that were found, and those that remain because the log does not tell the values (decks)
 * @throws {LogInDoubt} findings about the log, or about a stream's record, are open
 * @throws {RecordBroken} a stream whose record does not hold
 */
export const rebuildOrganisingTables = async (
  owner: ClientBase,
): Promise<{ readonly differed: readonly TableDifference[]; readonly left: readonly TableDifference[] }> => {
  await owner.query('BEGIN');
  try {
    const doubts = (await new Findings(owner).list()).filter(({ code }) => findingScopes[code] !== 'notice');
    if (doubts.length > 0) throw new LogInDoubt(doubts.map(({ code, subject }) => `${code} of ${subject}`));
    // Commands write their rows first and the log last: the lock waits for commands that have written rows, and no new one can begin.
    await owner.query(`LOCK TABLE ${journaledTables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    await switchTriggers(owner, 'DISABLE');
    const mended = await mendTables(owner, await streamsToMend(owner));
    await switchTriggers(owner, 'ENABLE');
    await owner.query('COMMIT');
    return mended;
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
};
