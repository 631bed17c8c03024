import { type EncodedEvent, gatheringStream, installationStream, installationStreamType } from '@arbiter/contracts';
import type { Sql } from '../types.js';
import { differenceInWords, differencesOf } from './differences.js';
import type { StreamRows } from './mend.js';
import { type Row, rowsOfGathering, rowsOfInstallation } from './rows.js';
import { storedRowsOfGathering, storedRowsOfInstallation } from './stored-rows.js';

/** An event as it was stored. */
export type StoredEntry = EncodedEvent & { readonly commandId: string | null };

/** A row that differs from what the log says. */
export interface RowDifference {
  readonly table: string;
  readonly key: string;
  readonly detail: string;
}

/** Tables that are written together with the streams of one type, and the rows that they must have according to these streams. */
export interface OrganisingTables {
  readonly streamType: string;
  /** Returns the id of the next stream, after the given one, that the tables have rows of; null after the last. */
  nextStream(sql: Sql, after: string): Promise<string | null>;
  /**
   * Returns the rows of one stream: those that follow from its events, and those that are stored.
   * @param events all events of the stream, in order
   * @throws {UnreadableEvent} an event that this program can't read
   */
  rowsOf(sql: Sql, streamId: string, events: readonly StoredEntry[]): StreamRows;
  /**
   * Finds where the stored rows of one stream differ from what its events say.
   * @throws {UnreadableEvent}
   */
  differences(sql: Sql, streamId: string, events: readonly StoredEntry[]): Promise<readonly RowDifference[]>;
}

const tablesOf = (
  streamType: string,
  nextStream: OrganisingTables['nextStream'],
  due: (streamId: string, events: readonly StoredEntry[]) => readonly Row[],
  found: (sql: Sql, streamId: string) => Promise<readonly Row[]>,
): OrganisingTables => ({
  streamType,
  nextStream,
  rowsOf: (sql, streamId, events) => ({ due: due(streamId, events), found: () => found(sql, streamId) }),
  differences: async (sql, streamId, events) =>
    differencesOf(due(streamId, events), await found(sql, streamId)).map((difference) => ({
      table: difference.row.table,
      key: difference.row.key,
      detail: differenceInWords(difference),
    })),
});

const installationTables = tablesOf(
  installationStreamType.type,
  async (sql, after) => {
    if (after >= installationStream.id) return null;
    const { rows } = await sql.query<{ there: boolean }>('SELECT EXISTS (SELECT FROM access_token WHERE gathering_id IS NULL) AS there');
    return rows[0]?.there === true ? installationStream.id : null;
  },
  (_streamId, events) =>
    rowsOfInstallation(events.map((event) => ({ entry: installationStreamType.decode(event), commandId: event.commandId }))),
  (sql) => storedRowsOfInstallation(sql),
);

const gatheringTables = tablesOf(
  gatheringStream.type,
  async (sql, after) => {
    const { rows } = await sql.query<{ id: string }>(
      'SELECT gathering_id AS id FROM gathering WHERE gathering_id > $1 ORDER BY gathering_id LIMIT 1',
      [after],
    );
    return rows[0]?.id ?? null;
  },
  (streamId, events) =>
    rowsOfGathering(
      streamId,
      events.map((event) => ({ entry: gatheringStream.decode(event), commandId: event.commandId })),
    ),
  storedRowsOfGathering,
);

/** The tables that commands about gatherings and tokens write, by type of stream; those above gatherings come first. */
export const accountsTables: readonly OrganisingTables[] = [installationTables, gatheringTables];
