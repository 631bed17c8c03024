import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvariantBroken } from '../errors.js';
import { FingerprintKeeper, fingerprintOf } from './fingerprint.js';
import { Journal, Reach } from './journal.js';
import { emptyState, type ObjectRow, type State } from './state.js';

type Op =
  | { readonly op: 'set' | 'quiet' | 'add'; readonly row: number; readonly value: number }
  | { readonly op: 'insert' | 'remove'; readonly id: number }
  | { readonly op: 'push' | 'pop'; readonly value: number }
  | { readonly op: 'mark' | 'back' | 'refresh' };

const small = fc.integer({ min: 1, max: 8 });
const ops = fc.array(
  fc.oneof(
    fc.record({ op: fc.constantFrom('set' as const, 'quiet' as const, 'add' as const), row: small, value: fc.integer() }),
    fc.record({ op: fc.constantFrom('insert' as const, 'remove' as const), id: small }),
    fc.record({ op: fc.constantFrom('push' as const, 'pop' as const), value: fc.integer() }),
    fc.record({ op: fc.constantFrom('mark' as const, 'back' as const, 'refresh' as const) }),
  ),
  { maxLength: 60 },
);

const object = (id: number): ObjectRow => ({
  id,
  card: 'ox',
  kind: 'card',
  owner: 0,
  controller: 0,
  zone: '',
  slot: '',
  host: 0,
  under: [],
  attached: [],
  stamp: 0,
  knownTo: 0,
  uses: {},
});

function filled(): State {
  const state = emptyState('0'.repeat(64));
  for (const id of [2, 4, 6]) state.objects[id] = object(id);
  state.zones.a = { id: 'a', kind: 'deck', seat: 0, order: [2, 4] };
  state.frames.push({ id: 1, procedure: 'match', step: 0, cause: { kind: 'rule' }, locals: {} });
  return state;
}

function carryOut(state: State, journal: Journal, op: Op): void {
  const row = 'row' in op ? state.objects[op.row] : undefined;
  if (op.op === 'set' && row) journal.set(row, 'stamp', op.value);
  if (op.op === 'quiet') journal.setRecord(state.header, 'nextStamp', op.value);
  if (op.op === 'add' && row) journal.set(row, `field${op.value % 3}`, op.value);
  if (op.op === 'insert' && state.objects[op.id] === undefined) journal.insert(state.objects, op.id, object(op.id));
  if (op.op === 'remove' && state.objects[op.id] !== undefined) journal.remove(state.objects, op.id);
  if (op.op === 'push') journal.push(state.frames, { id: op.value, procedure: 'p', step: 0, cause: { kind: 'rule' }, locals: {} });
  if (op.op === 'pop' && state.frames.length > 0) journal.pop(state.frames);
}

describe('the undo journal', () => {
  it('given any run of changes, when it is undone, then the state is the same text as before', () => {
    fc.assert(
      fc.property(ops, (run) => {
        const state = filled();
        const before = JSON.stringify(state);
        const journal = new Journal(true);
        for (const op of run) carryOut(state, journal, op);
        journal.undoTo(0);
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });

  it('given marks at any place, when it goes back to the last one, then the text is that of the mark, and an incremental fingerprint follows', () => {
    fc.assert(
      fc.property(ops, (run) => {
        const state = filled();
        const journal = new Journal(true);
        const keeper = new FingerprintKeeper(state);
        const marks: { readonly at: number; readonly text: string }[] = [];
        for (const op of run) {
          carryOut(state, journal, op);
          if (op.op === 'mark') marks.push({ at: journal.mark(), text: JSON.stringify(state) });
          if (op.op === 'back') {
            const mark = marks.pop();
            if (mark) {
              journal.undoTo(mark.at);
              expect(JSON.stringify(state)).toBe(mark.text);
            }
          }
          if (op.op === 'refresh') {
            keeper.refresh(journal);
            expect(keeper.hex()).toBe(fingerprintOf(state));
          }
        }
        keeper.refresh(journal);
        expect(keeper.hex()).toBe(fingerprintOf(JSON.parse(JSON.stringify(state)) as State));
      }),
    );
  });

  it('given any change that values may depend on, then the epoch moves, and undo moves it too', () => {
    const state = filled();
    const journal = new Journal(false);
    const moves = [
      () => journal.set(state.objects[2] as ObjectRow, 'stamp', 9),
      () => journal.insert(state.objects, 9, object(9)),
      () => journal.remove(state.objects, 9),
      () => journal.undoTo(0),
    ];
    for (const move of moves) {
      const before = journal.epoch;
      move();
      expect(journal.epoch).toBeGreaterThan(before);
    }
    const still = journal.epoch;
    journal.setRecord(state.header, 'nextId', 12);
    journal.set(state.objects[2] as ObjectRow, 'stamp', 0);
    expect(journal.epoch).toBe(still);
  });

  it('given a distant field, then only the wider epoch moves, and undo moves both', () => {
    const state = filled();
    const journal = new Journal(false, new Map([['stamp', Reach.Distant]]));
    journal.set(state.objects[2] as ObjectRow, 'stamp', 9);
    expect(journal.epoch).toBe(1);
    expect(journal.nearEpoch).toBe(0);
    journal.set(state.objects[2] as ObjectRow, 'controller', 1);
    expect(journal.nearEpoch).toBe(1);
    journal.undoTo(0);
    expect(journal.nearEpoch).toBe(2);
  });

  it('given distant fields, then their writes are counted by name, an undo counts for all of them, and near fields have no count', () => {
    const state = filled();
    const journal = new Journal(
      false,
      new Map([
        ['stamp', Reach.Distant],
        ['order', Reach.Distant],
        ['owner', Reach.Base],
      ]),
    );
    const counts = (): readonly number[] => [['stamp'], ['order'], ['stamp', 'order']].map((fields) => journal.writesOf(fields));
    journal.set(state.objects[2] as ObjectRow, 'stamp', 9);
    journal.set(state.objects[4] as ObjectRow, 'stamp', 9);
    journal.set(state.objects[4] as ObjectRow, 'stamp', 9);
    expect(counts()).toEqual([2, 0, 2]);
    journal.undoTo(0);
    expect(counts()).toEqual([3, 1, 3]);
    expect(() => journal.writesOf(['owner'])).toThrow(InvariantBroken);
    expect(() => journal.writesOf(['controller'])).toThrow(InvariantBroken);
  });

  it('given a field that base values follow from, then their epoch moves too, and with every undo', () => {
    const state = filled();
    const journal = new Journal(false, new Map([['owner', Reach.Base]]));
    journal.set(state.objects[2] as ObjectRow, 'controller', 1);
    expect([journal.nearEpoch, journal.baseEpoch]).toEqual([1, 0]);
    journal.set(state.objects[2] as ObjectRow, 'owner', 1);
    expect([journal.nearEpoch, journal.baseEpoch]).toEqual([2, 1]);
    journal.undoTo(0);
    expect(journal.baseEpoch).toBe(2);
  });

  it('refuses to insert what is there, to remove what is not, and to pop from nothing', () => {
    const journal = new Journal(false);
    const state = filled();
    expect(() => journal.insert(state.objects, 2, object(2))).toThrow(InvariantBroken);
    expect(() => journal.remove(state.objects, 3)).toThrow(InvariantBroken);
    expect(() => journal.pop([])).toThrow(InvariantBroken);
    expect(journal.mark()).toBe(0);
  });
});
