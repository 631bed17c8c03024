import { describe, expect, it } from '@jest/globals';
import type { GameEvent, ObjectId, Viewer } from '../contract.js';
import { boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { objectsOf, uncut, type Env } from '../evaluation/evaluate.js';
import { beginWatch } from '../values/watches.js';
import { grant } from '../values/lasting.js';
import { sweepPast } from './past.js';
import { learn, place, reshuffle, showTo, vanish } from '../places/places.js';
import type { Table } from './table.js';
import { eventsFor, viewOf } from '../views/views.js';

const viewers: readonly Viewer[] = [{ role: 'spectator' }, { role: 'player', seat: 0 }, { role: 'player', seat: 1 }, { role: 'judge' }];
const read = (event: GameEvent): readonly unknown[] => viewers.map((viewer) => eventsFor([event], viewer)[0]?.data);
const inHand = (table: Table, card = 'ox', seat = 1): ObjectId => place(table, table.create(card, seat).id, { zone: `hand:${seat}` });
const inDeck = (table: Table): ObjectId => place(table, table.create('ox', 1).id, { zone: 'deck:1' });
const env = (self: number): Env => ({ self, card: '', you: 0, event: null, vars: {}, each: 0, subject: 0, cut: uncut });

describe('an event', () => {
  it('names a card of a hand to its owner alone, and one of a deck to judges', () => {
    const table = boardTable();
    const [held, decked, open] = [inHand(table), inDeck(table), onBoard(table, 'cub', 0).id];
    expect(read(table.emit('told', 'B1', { object: held, host: open }))).toEqual([
      { host: open },
      { host: open },
      { host: open, object: held },
      { host: open, object: held },
    ]);
    expect(read(table.emit('told', 'B1', { object: decked }))).toEqual([{}, {}, {}, { object: decked }]);
  });

  it('names what moved by the new id to all, and by the old one to who saw it there', () => {
    const table = boardTable();
    const held = inHand(table);
    const now = place(table, held, { zone: 'field' });
    expect(read(table.emit('moved', 'B1', { was: held, now }))).toEqual([{ now }, { now }, { was: held, now }, { was: held, now }]);
    const back = place(table, now, { zone: 'deck:1' });
    expect(read(table.emit('moved', 'B1', { was: now, now: back }))).toEqual([
      { was: now },
      { was: now },
      { was: now },
      { was: now, now: back },
    ]);
    vanish(table, back);
    expect(read(table.emit('gone', 'B1', { object: back }))).toEqual([{}, {}, {}, { object: back }]);
  });

  it('tells a secret no further than the id in it may be told', () => {
    const table = boardTable();
    const [held, decked] = [inHand(table), inDeck(table)];
    const told = table.emit('told', 'B1', { count: 1 }, [
      { seats: [0, 1], data: { object: held, card: 'ox' } },
      { seats: [1], data: { was: decked } },
    ]);
    expect(read(told)).toEqual([
      { count: 1 },
      { count: 1, card: 'ox' },
      { count: 1, card: 'ox', object: held },
      { count: 1, card: 'ox', object: held, was: decked },
    ]);
  });

  it('names a list to those who see all of it, wherever in the data it stands', () => {
    const table = boardTable();
    const [held, open] = [inHand(table), onBoard(table, 'cub', 0).id];
    expect(read(table.emit('told', 'B1', { objects: [open, held], pairs: [{ object: held, amount: 2 }], amount: held }))[1]).toEqual({
      amount: held,
    });
    expect(read(table.emit('told', 'B1', { objects: [open, open] }))[0]).toEqual({ objects: [open, open] });
    learn(table, held, [0]);
    expect(read(table.emit('told', 'B1', { objects: [open, held] })).map((data) => Object.keys(data as object))).toEqual([
      [],
      ['objects'],
      ['objects'],
      ['objects'],
    ]);
    learn(table, held, [1]);
    expect(read(table.emit('told', 'B1', { object: held }))[0]).toEqual({ object: held });
  });

  it('names what left in an earlier action only where that is remembered as open', () => {
    const table = boardTable(2, { ...boardGame, remembers: (_table, _row, from) => from === 'field' || from === 'hand' });
    const [held, decked, open] = [inHand(table), inDeck(table), onBoard(table, 'cub', 0).id];
    for (const id of [held, decked, open]) place(table, id, { zone: 'discard:1' });
    table.left.clear();
    const named = [held, decked, open].map((object) => read(table.emit('told', 'B1', { object }))[0]);
    expect(named).toEqual([{}, {}, { object: open }]);
  });

  it('says by which card it came about, and under which id only where that lies open', () => {
    const table = boardTable();
    const [held, open] = [inHand(table), onBoard(table, 'cub', 0).id];
    const causes = [held, open].map((object) => {
      table.cause = { kind: 'ability', seat: 1, object, card: 'ox' };
      return table.emit('told', 'B1', {}).cause;
    });
    expect(causes).toEqual([
      { kind: 'ability', seat: 1, card: 'ox' },
      { kind: 'ability', seat: 1, object: open, card: 'ox' },
    ]);
  });

  it('holds what a game says to be ids for ids', () => {
    const table = boardTable(2, { ...boardGame, idFields: ['by'] });
    expect(read(table.emit('told', 'B1', { by: inHand(table) }))[0]).toEqual({});
  });
});

describe('a card that is shown where it lies hidden', () => {
  const shownIn = (table: Table, viewer: Viewer): unknown =>
    viewOf(table, viewer)
      .zones.find(({ id }) => id === 'hand:1')
      ?.objects.map(({ id, card }) => [id, card]);

  it('goes by a fresh id in its place, so that nobody learns when it came there', () => {
    const table = boardTable();
    const [first, shown, last] = [inHand(table, 'ox'), inHand(table, 'cub'), inHand(table, 'ox')];
    table.set(table.object(shown), 'uses', { mark: 1 });
    const newest = Math.max(first, shown, last);
    const now = showTo(table, shown, [0]);
    expect(now).toBeGreaterThan(newest);
    expect(table.zone('hand:1').order).toEqual([last, now, first]);
    expect([table.object(now).card, table.object(now).uses]).toEqual(['cub', { mark: 1 }]);
    expect(viewers.slice(0, 2).map((viewer) => shownIn(table, viewer))).toEqual([[], [[now, 'cub']]]);
    expect(read(table.emit('told', 'B1', { was: shown, now }))).toEqual([{}, { now }, { was: shown, now }, { was: shown, now }]);
  });

  it('goes by a fresh id in a pile too, at its place there', () => {
    const table = boardTable();
    const [low, shown, top] = [inDeck(table), inDeck(table), inDeck(table)];
    const now = showTo(table, shown, [0]);
    expect(now).toBeGreaterThan(Math.max(low, shown, top));
    expect(table.zone('deck:1').order).toEqual([top, now, low]);
    expect(table.object(now).knownTo).toBe(1);
    expect(read(table.emit('told', 'B1', { was: shown, now }))).toEqual([{}, { now }, {}, { was: shown, now }]);
  });

  it('keeps its id where they knew it, and where all see it', () => {
    const table = boardTable();
    const open = onBoard(table, 'cub', 0).id;
    const [held, decked] = [inHand(table), inDeck(table)].map((id) => showTo(table, id, table.seats())) as [ObjectId, ObjectId];
    expect([showTo(table, held, [0]), showTo(table, decked, [0]), showTo(table, open, [0, 1])]).toEqual([held, decked, open]);
  });

  it('is found by what spoke of it: by name, by lasting effects and by watches, however often it is shown', () => {
    const table = boardTable(2, { ...boardGame, remembers: () => true });
    const [held, ox] = [inHand(table), onBoard(table, 'ox', 0)];
    grant(table, env(ox.id), { program: 'ox/abilities/0', objects: [held], seats: [], until: 'end' });
    beginWatch(table, { ...env(ox.id), vars: { it: [held] } }, { program: 'ox/abilities/0', until: '', left: 1 });
    const once = showTo(table, held, [0]);
    table.set(table.object(once), 'knownTo', 0);
    const now = showTo(table, once, [0]);
    expect(Object.values(table.state.effects).map(({ objects }) => objects)).toEqual([[now]]);
    expect(Object.values(table.state.watches).map(({ vars }) => vars)).toEqual([{ it: [now] }]);
    expect(objectsOf(table, { ...env(ox.id), vars: { it: [held] } }, { var: 'it' })).toEqual([now]);
    expect([table.idNow(held), table.find(held)?.id, table.idNow(now)]).toEqual([now, now, now]);
    const moved = place(table, held, { zone: 'field' });
    expect(table.find(held)).toBeNull();
    expect(objectsOf(table, env(ox.id), { became: { id: held } })).toEqual([moved]);
  });

  it('is forgotten under its old id when nothing speaks of that any more', () => {
    const table = boardTable();
    table.state.header.nextId = 5000;
    const held = inHand(table);
    showTo(table, held, [0]);
    sweepPast(table);
    expect(table.find(held)).toBeNull();
  });

  it('may be shuffled away like any other', () => {
    const table = boardTable();
    const now = showTo(table, inHand(table), [0]);
    reshuffle(table, 'hand:1', 'B1');
    expect(table.find(now)).toBeNull();
  });
});
