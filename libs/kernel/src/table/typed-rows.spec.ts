import { describe, expect, it } from '@jest/globals';
import { onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { typedRows } from './typed-rows.js';

const { gameOf, setGame, playerOf, setPlayer, rowOf, fieldsOf, setObject } = typedRows<
  { readonly turn: number },
  { readonly life: number },
  { readonly down: boolean }
>();

describe('rows by the types of a game', () => {
  it('given fields of the game, of a player and of an object, then they are read and set where they stand', () => {
    const table = boardTable();
    const { id } = onBoard(table, 'ox', 0);
    setGame(table, 'turn', 7);
    setPlayer(table, 1, 'life', 3);
    setObject(table, id, 'down', true);
    expect([gameOf(table).turn, playerOf(table, 1).life, rowOf(table, id).card, fieldsOf(table.object(id)).down]).toEqual([
      7,
      3,
      'ox',
      true,
    ]);
  });

  it('given the value that is there already, then nothing is written', () => {
    const table = boardTable();
    const { id } = onBoard(table, 'ox', 0);
    const mark = table.journal.mark();
    setGame(table, 'turn', gameOf(table).turn);
    setPlayer(table, 0, 'life', playerOf(table, 0).life);
    setObject(table, id, 'down', rowOf(table, id).down);
    expect(table.journal.mark()).toBe(mark);
  });
});
