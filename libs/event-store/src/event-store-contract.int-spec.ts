import { createTestDatabase, describeEventStore } from '@arbiter/testing';
import { PostgresLeaseStore } from './lease-store.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { LogDatabases } from './log-databases.js';

describeEventStore('on PostgreSQL', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.appUrl, { max: 4 });
  const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'contract' });
  return {
    store,
    leases: new PostgresLeaseStore(LogDatabases.one(pool)),
    close: async () => {
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
});
