import { describe, expect, it } from '@jest/globals';
import type { Columns, RowChange } from '@arbiter/recording';
import type { Queryable } from './feed.js';
import { applyRowChanges } from './row-changes.js';

/** Applies changes to a connection that only writes down what it was sent. */
const sent = async (changes: readonly RowChange[]): Promise<readonly (readonly [string, readonly unknown[]])[]> => {
  const statements: [string, readonly unknown[]][] = [];
  const query = async (text: string, values: readonly unknown[]) => void statements.push([text, values]);
  await applyRowChanges({ query } as unknown as Queryable, 1, changes);
  return statements;
};
const patch = (key: Columns, values: Columns): RowChange => ({ change: 'patch', table: 'match_list', key, values });
const put = (key: Columns, values: Columns): RowChange => ({ change: 'put', table: 'match_list', key, values });
const [one, two] = [{ match_id: 'one' }, { match_id: 'two' }];

describe('row changes of a batch', () => {
  it('given many patches of two rows, then each row is written once, with what was said of each column last', async () => {
    const statements = await sent([
      patch(one, { version: 1, phase: 'running' }),
      patch(two, { version: 1 }),
      patch(one, { version: 2 }),
      patch(two, { version: 2 }),
      patch(one, { version: 3, result: null }),
    ]);
    expect(statements).toEqual([
      [
        'UPDATE match_list SET version = $1, phase = $2, result = $3 WHERE generation = $4 AND match_id = $5',
        [3, 'running', null, 1, 'one'],
      ],
      ['UPDATE match_list SET version = $1 WHERE generation = $2 AND match_id = $3', [2, 1, 'two']],
    ]);
  });

  it('given a put or a removal between two patches, then the patches stay apart', async () => {
    const statements = await sent([patch(one, { version: 1 }), put(one, { version: 2 }), patch(one, { version: 3 })]);
    expect(statements.map(([text]) => text.split(' ')[0])).toEqual(['UPDATE', 'INSERT', 'UPDATE']);
    const others = await sent([
      patch(one, { version: 1 }),
      { change: 'remove', table: 'match_list', key: two },
      patch(one, { version: 3 }),
    ]);
    expect(others.map(([text]) => text.split(' ')[0])).toEqual(['UPDATE', 'DELETE', 'UPDATE']);
  });

  it('given a patch with other key columns between two patches, which may be of the same row, then their order stays', async () => {
    const statements = await sent([
      patch(one, { phase: 'running' }),
      patch({ match_id: 'one', seat: 0 }, { outcome: 'won' }),
      patch(one, { outcome: 'lost' }),
    ]);
    expect(statements.map(([, values]) => values[0])).toEqual(['running', 'won', 'lost']);
  });
});
