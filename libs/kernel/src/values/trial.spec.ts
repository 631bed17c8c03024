import { describe, expect, it } from '@jest/globals';
import { FingerprintKeeper, fingerprintOf } from '../state/fingerprint.js';
import { happen } from '../happenings/happen.js';
import { propose } from '../table/happenings.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { place } from '../places/places.js';
import { emptyState, type Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { heartGame } from '../testing/heart-game.js';
import { keyOf, probePins } from '../testing/probe-run.js';
import { trial } from './trial.js';
import { waitingTriggers } from '../abilities/triggers.js';
import { numberOf } from './values.js';
import { openTable } from '../running/open-table.js';

function tableOf(): Table {
  const table = openTable(Library.of(heartGame, [], {}, catalogueOf(heartGame.cards)), probePins(), emptyState(keyOf(1)), true);
  heartGame.setUp(table);
  table.journal.changes.clear();
  table.journal.worked.clear();
  return table;
}

describe('a trial', () => {
  it('tells what would be, and leaves state, events, cause and fingerprint as they were', () => {
    const table = tableOf();
    const keeper = new FingerprintKeeper(table.state);
    const ox = place(table, table.create('ox', 0).id, { slot: '0:0' });
    const banner = table.create('banner', 0).id;
    const mourner = place(table, table.create('mourner', 0).id, { slot: '0:2' });
    keeper.refresh(table.journal);
    const before = [JSON.stringify(table.state), table.events.length, table.cause];
    const found = trial(table, () => {
      table.cause = { kind: 'judge' };
      place(table, banner, { slot: '0:1' });
      const strong = numberOf(table, ox, 'power');
      happen(table, [propose('destroy', { object: ox }), propose('gainLife', { seat: 0 })]);
      return [strong, waitingTriggers(table).length, table.find(ox)];
    });
    expect(found).toEqual([3, 1, null]);
    expect([JSON.stringify(table.state), table.events.length, table.cause]).toEqual(before);
    expect(numberOf(table, ox, 'power')).toBe(2);
    expect(table.find(mourner)).not.toBeNull();
    keeper.refresh(table.journal);
    expect(keeper.hex()).toBe(fingerprintOf(table.state));
  });

  it('nests', () => {
    const table = tableOf();
    const player = table.player(0);
    const seen = trial(table, () => {
      table.set(player, 'life', 5);
      const inner = trial(table, () => {
        table.set(player, 'life', 1);
        return player.life;
      });
      return [inner, player.life];
    });
    expect([seen, player.life]).toEqual([[1, 5], 8]);
  });

  it('asks nobody, draws nothing, and is taken back when it fails', () => {
    const table = tableOf();
    const [frame] = table.state.frames as [Frame];
    const before = JSON.stringify(table.state);
    const question = { seat: 0, kind: 'act', rule: 'P4', domain: { type: 'number', min: 0, max: 1 } } as const;
    expect(() => trial(table, () => [place(table, table.create('ox', 0).id, { slot: '0:0' }), table.ask(frame, question)])).toThrow(
      'asked in a trial',
    );
    expect(() => trial(table, () => table.random('coin', 2, 'P1'))).toThrow('a random draw is not allowed in a trial');
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.ask(frame, question).kind).toBe('act');
  });
});
