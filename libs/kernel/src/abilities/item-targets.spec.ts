import { describe, expect, it } from '@jest/globals';
import { idOfSeat } from '../ids.js';
import { place } from '../places/places.js';
import { unitIn, waitingSpell, waitingTable } from '../testing/waiting-table.js';
import { canAimAnew, targetIds, targetsAgain, targetsChosen, targetsShown } from './item-targets.js';

const cardOf = (table: { readonly object: (id: number) => { readonly card: string } }, id: number): string => table.object(id).card;

describe('the targets of what waits to resolve', () => {
  it('given several choices, then each is told with what it holds, and all together for readers', () => {
    const table = waitingTable();
    const [one, two] = [unitIn(table, '0:0'), unitIn(table, '1:0')];
    const fork = waitingSpell(table, 'fork', 0, { one: [one, two], other: [idOfSeat(1)] });
    expect(targetsChosen(table, fork).map(({ part, choice, ids }) => [part, choice.as, ids])).toEqual([
      [0, 'one', [one, two]],
      [0, 'other', [idOfSeat(1)]],
    ]);
    expect(targetIds(table, fork)).toEqual([one, two, idOfSeat(1)]);
    expect(targetsShown(table, fork, cardOf)).toEqual([{ object: one, card: 'ox' }, { object: two, card: 'ox' }, 'player:1']);
  });

  it('given one that is gone as they are looked at again, then it is left out, and how many are left is told', () => {
    const table = waitingTable();
    const [one, two] = [unitIn(table, '0:0'), unitIn(table, '1:0')];
    const fork = waitingSpell(table, 'fork', 0, { one: [one, two], other: [idOfSeat(1)] });
    place(table, two, { zone: 'hand:1' });
    const [again] = targetsAgain(table, fork);
    expect(again?.part).toEqual({ at: 'fork/abilities/0', vars: { one: [one], other: [idOfSeat(1)] } });
    expect(again?.kept.map(({ choice, chosen, left }) => [choice.as, chosen, left])).toEqual([
      ['one', 2, 1],
      ['other', 1, 1],
    ]);
  });

  it('given a part that is about each thing, then it has no targets, and is about those that there are now', () => {
    const table = waitingTable();
    const spark = waitingSpell(table, 'spark', 0, {}, true);
    const unit = unitIn(table, '1:0');
    expect([targetIds(table, spark), canAimAnew(table, spark)]).toEqual([[], false]);
    expect(targetsAgain(table, spark)).toEqual([
      { part: { at: 'spark/abilities/0', vars: { it: expect.arrayContaining([unit, idOfSeat(0), idOfSeat(1)]) } }, kept: [] },
    ]);
  });

  it('given something for every choice, then it could be aimed anew', () => {
    const table = waitingTable();
    const fork = waitingSpell(table, 'fork', 0, { one: [], other: [idOfSeat(1)] });
    expect(canAimAnew(table, fork)).toBe(false);
    unitIn(table, '0:0');
    expect(canAimAnew(table, fork)).toBe(true);
  });
});
