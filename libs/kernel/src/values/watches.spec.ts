import { describe, expect, it } from '@jest/globals';
import { addTrigger } from '../abilities/triggers.js';
import { lastingEnv, sourceEnv } from '../programs/env.js';
import { objectsOf } from '../evaluation/evaluate.js';
import { boardTable } from '../testing/board-table.js';
import { beginWatch, releaseWatched } from './watches.js';

describe('an object that what waits lets go of', () => {
  it('is in no list of objects of a watch any more, others stay, and so does all else that is bound', () => {
    const table = boardTable();
    const vars = { them: [7, 8], it: [7], word: 'red', count: 7, rest: [8] };
    const { id } = beginWatch(table, sourceEnv(1, 'ox', 0, null, vars), { program: 'ox/abilities/0', until: '', left: 1 });
    const other = beginWatch(table, sourceEnv(1, 'ox', 0, null, { rest: [8] }), { program: 'ox/abilities/0', until: '', left: 1 });
    releaseWatched(table, 7);
    expect(table.state.watches[id]?.vars).toEqual({ them: [8], it: [], word: 'red', count: 7, rest: [8] });
    expect(table.state.watches[other.id]?.vars).toBe(other.vars);
  });

  it('is let go of by delayed triggers that wait already, not by what triggered by itself', () => {
    const table = boardTable();
    const given = { ability: 'ox/abilities/0', source: 1, card: 'ox', seat: 0, event: {}, vars: { them: [7] } };
    const [delayed, normal] = [addTrigger(table, { ...given, kind: 'delayed' }), addTrigger(table, { ...given, kind: 'normal' })];
    releaseWatched(table, 7);
    expect([delayed, normal].map(({ id }) => table.state.triggers[id]?.vars)).toEqual([{ them: [] }, { them: [7] }]);
  });
});

describe('what begins for each of several objects', () => {
  it('speaks of its own one as long as it lasts, beside what is bound, and a forEach of its own means another', () => {
    const table = boardTable();
    const [one, other] = [table.create('ox', 0).id, table.create('ox', 0).id];
    const begun = [one, other].map((each) =>
      beginWatch(table, { ...sourceEnv(1, 'ox', 0, null, { word: 'red' }), each }, { program: 'ox/abilities/0', until: '', left: 1 }),
    );
    expect(begun.map((watch) => objectsOf(table, lastingEnv(watch), 'each'))).toEqual([[one], [other]]);
    expect(begun.map(({ vars }) => vars.word)).toEqual(['red', 'red']);
    expect(objectsOf(table, { ...lastingEnv(begun[0] as (typeof begun)[0]), each: other }, 'each')).toEqual([other]);
  });

  it("is nobody's where it began for none", () => {
    const table = boardTable();
    const watch = beginWatch(table, sourceEnv(1, 'ox', 0), { program: 'ox/abilities/0', until: '', left: 1 });
    expect(objectsOf(table, lastingEnv(watch), 'each')).toEqual([]);
  });
});
