import type { DeckGame } from '../deck-list.js';
import { readSeparated, type SeparatedRow } from '../facts/separated-rows.js';
import { type DatedEntry, editionsOf } from './changes.js';
import { entryOf } from './entries.js';
import { dayIn, failList, type SaidOfLists, type StatedList, statedList } from './stated-list.js';

const cellOf = (row: SeparatedRow, ...columns: readonly string[]): string => {
  const found = Object.entries(row).find(([column, cell]) => columns.includes(column.trim().toLowerCase()) && cell !== '');
  return found?.[1] ?? '';
};

function entryIn(game: DeckGame, row: SeparatedRow, line: number): DatedEntry {
  const passcode = cellOf(row, 'passcode', 'password');
  const copies = cellOf(row, 'copies', 'limit');
  if (passcode !== '' && !/^\d{1,10}$/.test(passcode))
    return failList('list/card-missing', `"${passcode.slice(0, 40)}" is no passcode.`, line);
  const entry = entryOf(game, {
    card: cellOf(row, 'card', 'name', 'card name'),
    passcode: passcode === '' ? null : Number(passcode),
    status: cellOf(row, 'status', 'legality') || copies,
    copies: /^\d+$/.test(copies) ? Number(copies) : null,
    line,
  });
  return {
    entry,
    from: dayIn(cellOf(row, 'from', 'date', 'effective', 'effective date'), line),
    until: dayIn(cellOf(row, 'until', 'to'), line),
  };
}

/**
 * Reads lists as a table: a card in each row with `card`, `status` or `copies`, and where they are known `passcode`, `list`, `from` and
 * `until`. Rows with days of their own are a history, of which every day with a change makes a list.
 */
export function readTableLists(game: DeckGame, text: string, said: SaidOfLists): readonly StatedList[] {
  const rows = readSeparated(text);
  if (rows.length === 0) return failList('list/empty', 'There is no card in this table.');
  const byList = new Map<string, DatedEntry[]>();
  for (const [at, row] of rows.entries()) {
    const list = cellOf(row, 'list', 'format').toLowerCase();
    byList.set(list, [...(byList.get(list) ?? []), entryIn(game, row, at + 2)]);
  }
  return [...byList].flatMap(([list, history]) => {
    const named = list === '' ? {} : { list };
    const dated = history.some(({ from, until }) => from !== null || until !== null);
    if (!dated)
      return [
        statedList(
          named,
          said,
          history.map(({ entry }) => entry),
        ),
      ];
    const open = history.some(({ from }) => from === null);
    const first =
      said.from ?? (open ? failList('list/day-missing', 'Some rows have no day; say from which day on they are in force.') : '');
    return editionsOf(history, first).map(({ from, entries }) => statedList({ ...named, from }, { ...said, from: null }, entries));
  });
}
