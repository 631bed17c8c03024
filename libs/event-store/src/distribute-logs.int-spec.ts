import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { assertCoordinator, distributeLogs, DistributionRefused } from './distribute-logs.js';

// What is refused of clusters, `npm run scale:citus` tries on one.
describe('distributing logs over the workers of Citus', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('given a PostgreSQL without Citus, then it is refused by name, and the logs stay where they are', async () => {
    for (const refused of [assertCoordinator(database.ownerUrl), distributeLogs(database.ownerUrl)]) {
      await expect(refused).rejects.toBeInstanceOf(DistributionRefused);
      await expect(refused).rejects.toThrow(/has no Citus/);
    }
    expect(await database.query('SELECT log_is_distributed() AS it')).toEqual([{ it: false }]);
  });
});
