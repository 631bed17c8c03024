import { describe, expect, it } from '@jest/globals';
import { fingerprintOf, FingerprintKeeper } from '../state/fingerprint.js';
import { clearTable, frameOf, gamesBelow, resumeGame, suspendGame } from './games.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { unwindTo } from '../running/machine.js';
import { place } from '../places/places.js';
import { emptyState, type State } from '../state/state.js';
import type { Table } from '../table/table.js';
import { boardGame, onBoard } from '../testing/board-game.js';
import { keyOf, probePins } from '../testing/probe-run.js';
import { valuesOf } from '../values/values.js';
import { openTable } from '../running/open-table.js';

/** Builds a table of the board game with cards in every kind of place, and a frame that plays. */
function played(): Table {
  const table = openTable(Library.of(boardGame, [], {}, catalogueOf(boardGame.cards)), probePins(2), emptyState(keyOf(1)), true);
  boardGame.arrange(table, { players: [{ hand: ['ox', 'cub'], slots: ['miner'] }, { deck: ['ox', 'ox', 'scout'] }] });
  onBoard(table, 'sprout', 1);
  table.push('turn', { returned: null });
  return table;
}

/** Returns the state without the counters that continue through all games. */
function gameIn({ state }: Table): unknown {
  const { header: _header, chance: _chance, ...rest } = JSON.parse(JSON.stringify(state)) as State;
  return rest;
}

/** Makes something happen in the game inside. */
function playInside(table: Table): void {
  table.set(table.player(0), 'life', 3);
  table.set(table.state.game, 'turn', 9);
  place(table, table.create('ox', 0).id, { slot: '0:0' });
  place(table, table.create('cub', 1).id, { zone: 'hand:1' });
  table.set(table.state.match, 'wins', [1, 0]);
}

describe('a game inside a game', () => {
  it('begins on an empty table, and the other goes on as it stood', () => {
    const table = played();
    const before = gameIn(table) as State;
    suspendGame(table);
    expect([Object.keys(table.state.objects), table.zone('hand:0').order, table.slot('0:0').object, gamesBelow(table).length]).toEqual([
      [],
      [],
      0,
      1,
    ]);
    playInside(table);
    resumeGame(table);
    expect(gameIn(table)).toEqual({ ...before, match: { wins: [1, 0] } });
    expect(valuesOf(table, table.slot('0:0').object).power).toBe(1);
  });

  it('holds another, and each comes back in its turn', () => {
    const table = played();
    suspendGame(table);
    playInside(table);
    table.push('turn', { returned: null });
    const inner = gameIn(table);
    suspendGame(table);
    playInside(table);
    resumeGame(table);
    expect(gameIn(table)).toEqual(inner);
    expect(gamesBelow(table)).toHaveLength(1);
    resumeGame(table);
    expect(gamesBelow(table)).toHaveLength(0);
    expect(() => resumeGame(table)).toThrow('no game is suspended');
  });

  it('unwinds no further than to what runs it', () => {
    const table = played();
    suspendGame(table);
    table.push('main', { holder: 0, passes: 0 });
    expect(frameOf(table, 'match')).toBeNull();
    expect(frameOf(table, 'match', 'turn')?.procedure).toBe('turn');
    unwindTo(table, 'turn', 'end');
    expect(table.state.frames.map(({ procedure }) => procedure)).toEqual(['match', 'turn']);
    expect(() => unwindTo(table, 'match', 'turn')).toThrow('frame of match');
  });

  it('is stored, read and hashed like everything else, and taken back whole', () => {
    const { library, pins, state } = played();
    const start = JSON.stringify(state);
    const table = openTable(library, pins, JSON.parse(start) as State, true);
    const keeper = new FingerprintKeeper(table.state);
    const mark = table.journal.mark();
    suspendGame(table);
    playInside(table);
    const inside = JSON.stringify(table.state);
    keeper.refresh(table.journal);
    expect(keeper.hex()).toBe(fingerprintOf(JSON.parse(inside) as State));
    const copied = openTable(table.library, table.pins, JSON.parse(inside) as State, true);
    resumeGame(copied);
    resumeGame(table);
    expect(JSON.stringify(copied.state)).toBe(JSON.stringify(table.state));
    keeper.refresh(table.journal);
    expect(keeper.hex()).toBe(fingerprintOf(table.state));
    table.journal.undoTo(mark);
    expect(JSON.stringify(table.state)).toBe(start);
  });
});

describe('a game begun anew', () => {
  it('finds nothing on the table but what the match keeps', () => {
    const table = played();
    table.set(table.state.match, 'decks', ['a', 'b']);
    clearTable(table);
    expect([Object.keys(table.state.objects), Object.values(table.state.zones).flatMap(({ order }) => order), table.state.match]).toEqual([
      [],
      [],
      { decks: ['a', 'b'] },
    ]);
    expect(table.state.frames).toHaveLength(2);
  });
});
