import { describe, expect, it } from '@jest/globals';
import { kindOfPlace, objectsIn, uncut, objectsOf, seatsOf, type Env } from '../evaluation/evaluate.js';
import { idOfSeat } from '../ids.js';
import { grant } from '../values/lasting.js';
import { attach, detach, learn, originOf, place, reshuffle, restore, vanish } from './places.js';
import { onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { viewOf } from '../views/views.js';
import { beginWatch } from '../values/watches.js';

const env = (self: number): Env => ({ self, card: '', you: 0, event: null, vars: {}, each: 0, subject: 0, cut: uncut });

describe('a place in a pile', () => {
  it('is the top, the bottom, or so many from the top', () => {
    const table = boardTable();
    const put = (at?: 'top' | 'bottom' | number): number =>
      place(table, table.create('ox', 0).id, { zone: 'field', ...(at === undefined ? {} : { at }) });
    const [a, b, c, d, e] = [put(), put('bottom'), put(1), put(0), put(99)];
    expect(table.zone('field').order).toEqual([d, a, c, b, e]);
  });
});

describe('a move that is taken back', () => {
  it('leaves the object that it was, in its place and under the same effects', () => {
    const table = boardTable();
    const [top, ox, last] = [onBoard(table, 'ox', 0), onBoard(table, 'ox', 0), onBoard(table, 'cub', 0)];
    grant(table, env(top.id), { program: 'ox/abilities/0', objects: [ox.id, last.id], seats: [], until: 'end' });
    grant(table, env(top.id), { program: 'ox/abilities/0', objects: [ox.id], seats: [], until: 'end' });
    const before = JSON.stringify([table.state.objects, table.state.effects, table.zone('field').order]);
    const was = JSON.parse(JSON.stringify(originOf(table, ox.id))) as ReturnType<typeof originOf>;
    const now = place(table, ox.id, { zone: 'discard:0' });
    expect([table.find(ox.id), Object.values(table.state.effects).map(({ objects }) => objects)]).toEqual([null, [[last.id]]]);
    restore(table, now, was);
    expect(JSON.stringify([table.state.objects, table.state.effects, table.zone('field').order])).toBe(before);
    expect(table.zone('discard:0').order).toEqual([]);
  });
});

describe('what speaks of an object that moves', () => {
  it('goes on for the one that it becomes where the game says so, once, and else lets go of it', () => {
    const table = boardTable();
    const [ox, cub] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 0)];
    const held = place(table, table.create('ox', 0).id, { zone: 'hand:0' });
    const vars = { one: [held], both: [cub.id, held], word: 'held' };
    grant(table, env(ox.id), { program: 'ox/abilities/0', objects: [held], seats: [], until: 'end' });
    grant(table, env(ox.id), { program: 'ox/abilities/0', objects: [held, cub.id], seats: [], until: 'end' });
    beginWatch(table, { ...env(ox.id), vars }, { program: 'ox/abilities/0', until: '', left: 1 });
    const now = place(table, held, { zone: 'field' });
    const spoken = (): unknown => [
      Object.values(table.state.effects).map(({ objects }) => objects),
      Object.values(table.state.watches).map((watch) => watch.vars),
    ];
    expect(spoken()).toEqual([[[now], [cub.id, now]], [{ one: [now], both: [cub.id, now], word: 'held' }]]);
    place(table, now, { zone: 'hand:0' });
    expect(spoken()).toEqual([[[cub.id]], [{ one: [now], both: [cub.id, now], word: 'held' }]]);
  });
});

describe('what is attached and lies in a place of its own', () => {
  it('is found where it lies, and from its host', () => {
    const table = boardTable();
    const host = onBoard(table, 'ox', 0);
    const ribbon = onBoard(table, 'sprout', 1);
    const before = ribbon.stamp;
    attach(table, ribbon.id, host.id);
    expect([kindOfPlace(table, ribbon), ribbon.host, host.attached, ribbon.stamp > before]).toEqual(['field', host.id, [ribbon.id], true]);
    expect(objectsOf(table, env(ribbon.id), { hostOf: 'self' })).toEqual([host.id]);
    expect(objectsOf(table, env(host.id), { attachedTo: 'self' })).toEqual([ribbon.id]);
    expect([objectsIn(table, 'field', null), objectsIn(table, 'attached', null)]).toEqual([[ribbon.id, host.id], []]);
  });

  it('lies in a shared zone for its controller only', () => {
    const table = boardTable();
    const [mine, yours] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 1)];
    expect([objectsIn(table, 'field', [0]), objectsIn(table, 'field', [1]), objectsIn(table, 'field', [0, 1])]).toEqual([
      [mine.id],
      [yours.id],
      [yours.id, mine.id],
    ]);
  });

  it('changes hosts, and may have a player for one', () => {
    const table = boardTable();
    const [one, two, ribbon] = [onBoard(table, 'ox', 0), onBoard(table, 'ox', 0), onBoard(table, 'sprout', 0)];
    attach(table, ribbon.id, one.id);
    attach(table, ribbon.id, two.id);
    expect([one.attached, two.attached]).toEqual([[], [ribbon.id]]);
    attach(table, ribbon.id, idOfSeat(1));
    expect([
      two.attached,
      seatsOf(table, env(ribbon.id), { hostOf: 'self' }),
      objectsOf(table, env(ribbon.id), { hostOf: 'self' }),
    ]).toEqual([[], [1], []]);
    detach(table, ribbon.id);
    expect([ribbon.host, ribbon.zone]).toEqual([0, 'field']);
  });

  it('stays and is let go when its host is no more, by a move or by ceasing to exist', () => {
    const table = boardTable();
    const [moved, gone] = [onBoard(table, 'ox', 0), onBoard(table, 'ox', 0)];
    const [first, second] = [onBoard(table, 'sprout', 0), onBoard(table, 'sprout', 0)];
    attach(table, first.id, moved.id);
    attach(table, second.id, gone.id);
    const now = place(table, moved.id, { zone: 'discard:0' });
    vanish(table, gone.id);
    expect([first.host, second.host, table.object(now).attached, table.zone('field').order]).toEqual([0, 0, [], [second.id, first.id]]);
  });

  it('leaves its host when it moves itself', () => {
    const table = boardTable();
    const [host, ribbon] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 0)];
    attach(table, ribbon.id, host.id);
    place(table, ribbon.id, { zone: 'discard:0' });
    expect(host.attached).toEqual([]);
  });

  it('must have a place, and another host than itself', () => {
    const table = boardTable();
    const host = onBoard(table, 'ox', 0);
    const nowhere = table.create('sprout', 0);
    expect(() => attach(table, nowhere.id, host.id)).toThrow('attached');
    expect(() => attach(table, host.id, host.id)).toThrow('attached');
    place(table, nowhere.id, { host: host.id, as: 'attached' });
    expect([kindOfPlace(table, nowhere), nowhere.zone]).toEqual(['attached', '']);
    expect(() => detach(table, nowhere.id)).toThrow('has no zone or slot');
    expect(() => vanish(table, host.id)).toThrow('must be moved first');
  });

  it('stands in views once, where it lies, with its host named', () => {
    const table = boardTable();
    const [host, ribbon, carried, curse] = [
      onBoard(table, 'ox', 0),
      onBoard(table, 'sprout', 0),
      table.create('cub', 0),
      onBoard(table, 'sprout', 0),
    ];
    attach(table, ribbon.id, host.id);
    place(table, carried.id, { host: host.id, as: 'attached' });
    attach(table, curse.id, idOfSeat(1));
    const field = viewOf(table, { role: 'spectator' }).zones.find((zone) => zone.id === 'field');
    expect([field?.count, field?.objects.map((one) => one.id)]).toEqual([3, [curse.id, ribbon.id, host.id]]);
    expect(field?.objects.map((one) => [one.host, one.hostSeat, one.attached])).toEqual([
      [undefined, 1, undefined],
      [host.id, undefined, undefined],
      [undefined, undefined, [ribbon.id]],
    ]);
    expect(field?.objects[2]?.attachments.map((one) => one.id)).toEqual([carried.id]);
  });
});

describe('knowledge of a card', () => {
  it('outlives a move where the game says so: of those who saw its face', () => {
    const table = boardTable(3);
    const open = onBoard(table, 'ox', 0);
    const down = onBoard(table, 'cub', 0);
    table.set(down, 'down', true);
    learn(table, down.id, [2]);
    const known = (id: number): number => table.object(place(table, id, { zone: 'hand:0' })).knownTo;
    expect([known(open.id), known(down.id)]).toEqual([0b111, 0b101]);
  });

  it('ends with other moves, and with a shuffle', () => {
    const table = boardTable();
    const open = onBoard(table, 'ox', 0);
    expect(table.object(place(table, open.id, { zone: 'deck:0' })).knownTo).toBe(0);
    const hand = place(table, onBoard(table, 'cub', 0).id, { zone: 'hand:0' });
    expect(table.object(hand).knownTo).toBe(0b11);
    reshuffle(table, 'hand:0', 'B0');
    expect(table.zone('hand:0').order.map((id) => table.object(id).knownTo)).toEqual([0]);
  });
});
