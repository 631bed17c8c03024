import { describe, expect, it } from '@jest/globals';
import type { Json, ObjectId } from '../contract.js';
import type { Control } from '../state/calls.js';
import { idOfSeat } from '../ids.js';
import { sourceEnv } from '../evaluation/evaluate.js';
import { vanish } from '../places/places.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { waitingSpell, waitingTable } from '../testing/waiting-table.js';
import { copyingLocals, copyingProcedure, placeCopy } from './copying.js';
import { canAimAnew, targetIds } from './item-targets.js';
import { itemOn } from './items.js';

const told: (readonly [ObjectId, readonly number[]])[] = [];
const copying = copyingProcedure({
  rule: 'B8',
  targetRule: 'B9',
  copy: (table, original, seat) => {
    const row = table.find(original);
    return row === null ? null : placeCopy(table, row, seat, 'stack', { down: true });
  },
  canAim: canAimAnew,
  targeted: (table, copy) => void told.push([copy, targetIds(table, copy)]),
  shownCard: (table, id) => table.object(id).card,
});

/** Runs the procedure until it asks, calls another or is done. */
function run(table: Table, frame: Frame, from = 'next'): Control {
  let step = from;
  for (;;) {
    const control = copying.steps.find(({ name }) => name === step)?.run(table, frame.locals, frame) as Control;
    if (!('to' in control)) return control;
    step = control.to;
  }
}

function begin(table: Table, queue: readonly ObjectId[], retarget: boolean): { readonly frame: Frame; readonly control: Control } {
  told.length = 0;
  table.begin(copying, copyingLocals(sourceEnv(0, '', 1), queue, retarget));
  const frame = table.state.frames.at(-1) as Frame;
  return { frame, control: run(table, frame) };
}

describe('copying what waits to resolve', () => {
  it('given a card, then its copy is a card of its own with what was chosen for the original; given an ability, then it has the same source', () => {
    const table = waitingTable(copying);
    const spark = waitingSpell(table, 'spark', 0, { it: [idOfSeat(0)] });
    const ability = table.create('', 0, 'item').id;
    table.set(table.object(ability), 'item', { ...itemOn(table, spark), source: 7 } as unknown as Json);
    const { control } = begin(table, [spark, ability], false);
    const [one, other] = told.map(([copy]) => table.object(copy));
    expect(control).toEqual({ done: { done: true, objects: [one?.id, other?.id] } });
    expect([one, other].map((row) => [row?.kind, row?.card, row?.controller, row?.down, itemOn(table, row?.id ?? 0).source])).toEqual([
      ['copy', 'spark', 1, true, one?.id],
      ['item', '', 1, true, 7],
    ]);
    expect(told.map(([, targets]) => targets)).toEqual([[idOfSeat(0)], [idOfSeat(0)]]);
  });

  it('given that new targets may be chosen, then the player is asked about each copy; what they choose becomes its targets', () => {
    const table = waitingTable(copying);
    const spark = waitingSpell(table, 'spark', 0, { it: [idOfSeat(0)] });
    const { frame, control } = begin(table, [spark], true);
    expect(control).toEqual({ wait: true, then: 'asked' });
    expect(
      Object.values(table.state.decisions).map(({ decision: { seat, kind, rule, prompt } }) => [seat, kind, rule, prompt.key]),
    ).toEqual([[1, 'useEffect', 'B9', 'newTargets']]);
    table.local(frame.locals, 'answer', { picks: ['yes'] });
    expect(run(table, frame, 'asked')).toMatchObject({
      call: 'chooseTargets',
      then: 'targeted',
      locals: { parts: [{ at: 'spark/abilities/0', vars: {} }] },
    });
    table.local(frame.locals, 'returned', [{ at: 'spark/abilities/0', vars: { it: [idOfSeat(1)] } }]);
    expect(run(table, frame, 'targeted')).toMatchObject({ done: { done: true } });
    expect(told.map(([, targets]) => targets)).toEqual([[idOfSeat(1)]]);
  });

  it('given that the player wants none, or what is there no more, then it keeps its targets, or is not copied', () => {
    const table = waitingTable(copying);
    const [spark, gone] = [waitingSpell(table, 'spark', 0, { it: [idOfSeat(0)] }), waitingSpell(table, 'spark', 0, { it: [idOfSeat(0)] })];
    vanish(table, gone);
    const { frame } = begin(table, [gone, spark], true);
    table.local(frame.locals, 'answer', { picks: ['no'] });
    expect(run(table, frame, 'asked')).toMatchObject({ done: { done: true } });
    expect(told.map(([, targets]) => targets)).toEqual([[idOfSeat(0)]]);
    expect(begin(table, [gone], true).control).toEqual({ done: { done: false, objects: [] } });
  });
});
