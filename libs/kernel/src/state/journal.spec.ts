import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json, JsonObject } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import { FingerprintKeeper, fingerprintOf } from './fingerprint.js';
import { Journal } from './journal.js';
import { type GrowingTable, Reach, rowReach } from './reach.js';
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
        const journal = new Journal(true, state);
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
        const journal = new Journal(true, state);
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

  it('given any row that comes and goes, then as much is derived anew as is declared for its table', () => {
    const state = filled();
    const journal = new Journal(false, state);
    const grown = (change: () => void): string => {
      const before = [journal.epoch, journal.nearEpoch, journal.population, journal.baseEpoch];
      change();
      const [epoch, near, population, base] = [journal.epoch, journal.nearEpoch, journal.population, journal.baseEpoch].map(
        (now, at) => now > (before[at] as number),
      );
      expect(base).toBe(false);
      expect(near).toBe(epoch);
      return [epoch ? 'values' : '', population ? 'population' : ''].join('') || 'nothing';
    };
    const found = Object.keys(rowReach).map((name) => {
      const rows = state[name as GrowingTable] as { [id: number]: object };
      return [name, grown(() => journal.insert(rows, 9, { id: 9 })), grown(() => journal.remove(rows, 9))];
    });
    expect(found).toEqual([
      ['effects', 'values', 'values'],
      ['objects', 'population', 'population'],
      ['watches', 'population', 'population'],
      ['past', 'nothing', 'nothing'],
      ['triggers', 'nothing', 'nothing'],
      ['decisions', 'nothing', 'nothing'],
      ['suspended', 'nothing', 'nothing'],
    ]);
  });

  it('given rows that are in no table of the state, then nothing can come there or go', () => {
    const state = filled();
    const journal = new Journal(false, state);
    expect(() => journal.insert({}, 9, object(9))).toThrow(InvariantBroken);
    expect(() => journal.remove({ 9: object(9) }, 9)).toThrow(InvariantBroken);
    expect(() => journal.size({})).toThrow(InvariantBroken);
  });

  it('given tables of any size, then their sizes follow what comes, goes and is taken back', () => {
    const state = filled();
    const journal = new Journal(false, state);
    journal.insert(state.objects, 9, object(9));
    expect([journal.size(state.objects), journal.size(state.effects)]).toEqual([4, 0]);
    journal.remove(state.objects, 2);
    expect(journal.size(state.objects)).toBe(3);
    journal.undoTo(0);
    expect(journal.size(state.objects)).toBe(3);
    expect(Object.keys(state.objects)).toHaveLength(3);
  });

  it('given a value that is written again, or a record of the kernel, then no epoch moves; given a field or an undo, then they do', () => {
    const state = filled();
    const journal = new Journal(false, state);
    journal.set(state.objects[2] as ObjectRow, 'stamp', 9);
    expect([journal.epoch, journal.nearEpoch]).toEqual([1, 1]);
    journal.setRecord(state.header, 'nextId', 12);
    journal.set(state.objects[2] as ObjectRow, 'stamp', 9);
    expect([journal.epoch, journal.nearEpoch]).toEqual([1, 1]);
    journal.undoTo(0);
    expect([journal.epoch, journal.nearEpoch, journal.population, journal.baseEpoch, journal.undone]).toEqual([2, 2, 1, 1, 1]);
  });

  it('given a fact about what happened, then only the wider epoch moves, once for each new value', () => {
    const state = filled();
    const journal = new Journal(false, state);
    journal.setFact('drawn:0', 1);
    journal.setFact('drawn:0', 1);
    expect([journal.epoch, journal.nearEpoch, state.history]).toEqual([1, 0, { 'drawn:0': 1 }]);
    journal.undoTo(0);
    expect(state.history).toEqual({});
  });

  it('given a row that belongs to the game, then the compiler refuses to write it as a record of the kernel', () => {
    const state = filled();
    state.players.push({ life: 8 });
    const journal = new Journal(false, state);
    // @ts-expect-error objects are no records: values follow from their fields
    journal.setRecord(state.objects[2] as ObjectRow, 'stamp', 9);
    // @ts-expect-error neither are lasting effects, players and zones
    const refused: typeof journal.setRecord<State['effects'][number] | State['players'][number] | State['zones'][string], 'id'> | null =
      null;
    expect(refused).toBeNull();
  });

  it('given a distant field, then only the wider epoch moves, and undo moves both', () => {
    const state = filled();
    const journal = new Journal(false, state, new Map([['stamp', Reach.Distant]]));
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
      state,
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

  it('given a field that base values follow from, then their epoch and the population move too, and with every undo', () => {
    const state = filled();
    const journal = new Journal(false, state, new Map([['owner', Reach.Base]]));
    journal.set(state.objects[2] as ObjectRow, 'controller', 1);
    expect([journal.nearEpoch, journal.baseEpoch, journal.population]).toEqual([1, 0, 0]);
    journal.set(state.objects[2] as ObjectRow, 'owner', 1);
    expect([journal.nearEpoch, journal.baseEpoch, journal.population]).toEqual([2, 1, 1]);
    journal.undoTo(0);
    expect([journal.baseEpoch, journal.population]).toEqual([2, 2]);
  });

  it.each(['card', 'zone', 'slot', 'host'])(
    'given the %s of an object, then the population moves, and values as far as the game declares',
    (field) => {
      const state = filled();
      const row = state.objects[2] as ObjectRow;
      const [near, distant] = [new Journal(false, state), new Journal(false, state, new Map([[field, Reach.Distant]]))];
      near.set(row, field, 7);
      expect([near.population, near.nearEpoch, near.epoch]).toEqual([1, 1, 1]);
      distant.set(row, field, 8);
      expect([distant.population, distant.nearEpoch, distant.epoch, distant.writesOf([field])]).toEqual([1, 0, 1, 1]);
    },
  );

  it('given a field of which values follow from a part only, then a change is near if it concerns that part, and distant if not', () => {
    const state = filled();
    const sameAttacker = (one: Json, other: Json): boolean => (one as JsonObject).attacker === (other as JsonObject).attacker;
    const journal = new Journal(false, state, new Map([['combat', (before: Json, after: Json) => !sameAttacker(before, after)]]));
    state.game.combat = { attacker: 2, hit: 0 };
    journal.set(state.game, 'combat', { attacker: 2, hit: 4 });
    expect([journal.epoch, journal.nearEpoch, journal.writesOf(['combat'])]).toEqual([1, 0, 1]);
    journal.set(state.game, 'combat', { attacker: 6, hit: 4 });
    expect([journal.epoch, journal.nearEpoch, journal.writesOf(['combat'])]).toEqual([2, 1, 2]);
  });

  it('given a field that nothing reads, then only its value changes', () => {
    const state = filled();
    const journal = new Journal(false, state, new Map([['asked', Reach.None]]));
    journal.set(state.game, 'asked', 1);
    expect([journal.epoch, journal.nearEpoch, journal.population, state.game.asked]).toEqual([0, 0, 0, 1]);
  });

  it('refuses to insert what is there, to remove what is not, and to pop from nothing', () => {
    const state = filled();
    const journal = new Journal(false, state);
    expect(() => journal.insert(state.objects, 2, object(2))).toThrow(InvariantBroken);
    expect(() => journal.remove(state.objects, 3)).toThrow(InvariantBroken);
    expect(() => journal.pop([])).toThrow(InvariantBroken);
    expect(journal.mark()).toBe(0);
  });
});
