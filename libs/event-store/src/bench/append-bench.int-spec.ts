import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { appendTable, benchAppends } from './append-bench.js';

describe('benchmark of appends', () => {
  it('given a server, when it is run for moments, then every subject has figures with unit, sample size and comparison, and nothing is left behind', async () => {
    const ownerUrl = process.env['TEST_DATABASE_URL'] ?? '';
    const figures = await benchAppends({ ownerUrl, measureMs: 150, warmUpMs: 50, rounds: 1 });
    expect(figures.map((figure) => `${figure.name} ${figure.inFlight}`)).toEqual(
      [1, 32, 512].flatMap((inFlight) => [`single INSERT ${inFlight}`, `emmett appendToStream ${inFlight}`, `arbiter append ${inFlight}`]),
    );
    expect(figures.every((figure) => figure.sampleSize > 0 && figure.unit === 'durable appends/s' && figure.value > 0)).toBe(true);
    expect(figures.at(-1)?.comparedWith.map((other) => [other.name, other.goal])).toEqual([
      ['single INSERT', 2.5],
      ['emmett appendToStream', 8],
    ]);
    expect(appendTable(figures).split('\n').length).toBe(10);
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    expect((await client.query(`SELECT datname FROM pg_database WHERE datname LIKE 'arbiter_bench_%'`)).rows).toEqual([]);
    await client.end();
  });
});
