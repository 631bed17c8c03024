import type { Journal } from '@arbiter/accounts';
import { gatheringStream } from '@arbiter/contracts';
import { StreamJournal } from '@arbiter/event-store';
import type { Pool } from 'pg';

/** The journal of gatherings on PostgreSQL: their tables and their streams stand in one database. */
export const organisingJournal = (pool: Pool, logId: number): Journal => {
  const journal = new StreamJournal(pool, logId);
  return {
    record: (work) =>
      journal.record(async (connection) => {
        const { value, entries } = await work(connection);
        const records = entries.map(({ gatheringId, event, commandId }) => ({
          stream: { type: gatheringStream.type, id: gatheringId },
          event,
          commandId,
        }));
        return { value, records };
      }),
  };
};
