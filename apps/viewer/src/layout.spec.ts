import { describe, expect, it } from '@jest/globals';
import type { SlotView, View } from '@arbiter/kernel';
import { boardRows } from './layout.js';

const slot = (seat: number | null, row: string, column: number): SlotView => ({
  id: `${seat}:${row}:${column}`,
  seat,
  row,
  column,
  object: null,
});
const view = (first: number): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'summon' },
  players: [],
  zones: [],
  slots: [0, 1].flatMap((seat) => ['front', 'back'].flatMap((row) => [0, 1].map((column) => slot(seat, row, column)))),
  pending: [],
  values: { first },
});

describe('the rows of the board', () => {
  it('meet with their front rows in the middle', () => {
    expect(boardRows(view(1), 0).map(({ seat, row }) => `${seat} ${row}`)).toEqual(['1 back', '1 front', '0 front', '0 back']);
  });

  it('have what is shared between them', () => {
    const shared = { ...view(1), slots: [...view(1).slots, slot(null, 'bridge', 0)] };
    expect(
      boardRows(shared, 0)
        .map(({ seat, row, slots }) => `${seat} ${row} ${slots.length}`)
        .filter((text) => !text.endsWith(' 0')),
    ).toEqual(['1 back 2', '1 front 2', 'null bridge 1', '0 front 2', '0 back 2']);
  });

  it("put line 1 at the first player's right hand", () => {
    expect(boardRows(view(0), 0)[3]?.slots.map((one) => one.column)).toEqual([1, 0]);
    expect(boardRows(view(1), 0)[3]?.slots.map((one) => one.column)).toEqual([0, 1]);
  });
});
