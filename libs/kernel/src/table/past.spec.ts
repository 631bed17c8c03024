import { describe, expect, it } from '@jest/globals';
import { amount, holds, presentOrPast, objectsOf, seatsOf, uncut, type Env } from '../evaluation/evaluate.js';
import { FingerprintKeeper, fingerprintOf } from '../state/fingerprint.js';
import type { GameDefinition } from '../game.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { forgetPast, sweepPast } from './past.js';
import { remember } from '../places/remembering.js';
import { place, reshuffle, vanish } from '../places/places.js';
import { emptyState } from '../state/state.js';
import type { Table } from './table.js';
import { probeGame } from '../testing/probe-game.js';
import { keyOf, probePins } from '../testing/probe-run.js';
import { openTable } from '../running/open-table.js';

const remembering: GameDefinition = { ...probeGame, remembers: (_table, _row, from) => from === 'slots' };

function tableOf(game = remembering): Table {
  const table = openTable(Library.of(game, [], {}, catalogueOf(game.cards)), probePins(), emptyState(keyOf(1)), true);
  game.setUp(table);
  table.state.frames.length = 0;
  table.journal.changes.clear();
  return table;
}

const enter = (table: Table, card: string, slot: string): number => place(table, table.create(card, Number(slot[0])).id, { slot });
const about = (id: number): Env => ({
  self: id,
  card: 'ox',
  you: 0,
  event: { object: id },
  vars: { it: [id] },
  each: 0,
  subject: 0,
  cut: uncut,
});
const power = { value: 'power', of: 'self' } as const;

describe('what left', () => {
  it('given an ox under a banner, when it leaves, then it is still known by the power that it had, by controller and by card', () => {
    const table = tableOf();
    enter(table, 'banner', '1:0');
    const ox = enter(table, 'ox', '1:1');
    const env = about(ox);
    const now = place(table, ox, { zone: 'discard:1' });
    expect(now).not.toBe(ox);
    expect(objectsOf(table, env, 'self')).toEqual([]);
    expect(presentOrPast(table, env, { var: 'it' })).toEqual([ox]);
    expect(amount(table, env, power)).toBe(3);
    expect(amount(table, env, { value: 'power', of: 'self', cut: 'printed' })).toBe(2);
    expect(amount(table, env, { countOf: { var: 'it' } })).toBe(1);
    expect(seatsOf(table, env, { controllerOf: { event: 'object' } })).toEqual([1]);
    expect(holds(table, env, { object: 'self', is: { power: 3, controller: 'opponent', is: { event: 'object' } } })).toBe(true);
    expect(amount(table, about(now), power)).toBe(2);
  });

  it('given two that leave together and were noted before, then each keeps what the other gave it', () => {
    const table = tableOf();
    const banner = enter(table, 'banner', '0:0');
    const other = enter(table, 'banner', '0:1');
    for (const id of [banner, other]) remember(table, table.object(id), 'slots');
    for (const id of [banner, other]) place(table, id, { zone: 'discard:0' });
    expect([banner, other].map((id) => amount(table, about(id), power))).toEqual([2, 2]);
  });

  it('what it became is found where everybody sees it, while it still is that', () => {
    const table = tableOf();
    const [shown, hidden] = [enter(table, 'ox', '0:0'), enter(table, 'cub', '0:1')];
    const became = (id: number): readonly number[] => objectsOf(table, about(id), { became: 'self' });
    const now = place(table, shown, { zone: 'discard:0' });
    place(table, hidden, { zone: 'hand:0' });
    expect(became(shown)).toEqual([now]);
    expect(became(hidden)).toEqual([]);
    place(table, now, { zone: 'deck:0' });
    expect(became(shown)).toEqual([]);
  });

  it('what stays after all is forgotten; what ceases to exist is not', () => {
    const table = tableOf();
    const ox = enter(table, 'ox', '0:0');
    const sprout = enter(table, 'sprout', '0:1');
    remember(table, table.object(ox), 'slots');
    forgetPast(table, ox);
    vanish(table, sprout);
    expect(Object.keys(table.state.past)).toEqual([String(sprout)]);
    expect(amount(table, about(sprout), power)).toBe(1);
  });

  it('nothing is kept where the game remembers nothing', () => {
    const table = tableOf(probeGame);
    const ox = enter(table, 'ox', '0:0');
    place(table, ox, { zone: 'discard:0' });
    expect(table.state.past).toEqual({});
    expect(presentOrPast(table, about(ox), 'self')).toEqual([]);
  });
});

describe('sweeping', () => {
  it('keeps what a frame, a field or another of the past names, and drops the rest', () => {
    const table = tableOf();
    const ids = ['0:0', '0:1', '0:2', '1:0'].map((slot) => enter(table, 'ox', slot));
    const [framed, hosted, named, lost] = ids as [number, number, number, number];
    table.state.objects[framed] = { ...table.object(framed), struck: [hosted] };
    for (const id of ids) place(table, id, { zone: 'discard:0' });
    table.set(table.state.game, 'watched', named + 0);
    table.push('match', { left: [framed] });
    sweepPast(table);
    expect(Object.keys(table.state.past).map(Number)).toEqual([framed, hosted, named]);
    expect(table.state.past[lost]).toBeUndefined();
  });

  it('is followed by the fingerprint and taken back by the journal', () => {
    const table = tableOf();
    const keeper = new FingerprintKeeper(table.state);
    const ox = enter(table, 'ox', '0:0');
    place(table, ox, { zone: 'discard:0' });
    reshuffle(table, 'discard:0', 'P2');
    const before = JSON.stringify(table.state);
    const mark = table.journal.mark();
    keeper.refresh(table.journal);
    expect(keeper.hex()).toBe(fingerprintOf(table.state));
    sweepPast(table);
    keeper.refresh(table.journal);
    expect(table.state.past).toEqual({});
    expect(keeper.hex()).toBe(fingerprintOf(table.state));
    table.journal.undoTo(mark);
    keeper.refresh(table.journal);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(keeper.hex()).toBe(fingerprintOf(table.state));
  });
});
