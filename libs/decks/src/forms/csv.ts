import type { DeckGame, DeckSection } from '../deck-list.js';
import { countOf, type Found, type FoundCard, fault, foundFault, gathered, namedCard, type Read, read, unread } from './found.js';
import { headingsOfGame, sectionCalled } from './headings.js';
import { cleaned } from './text.js';

/** A row of a table, and the line on which it begins, from 1. */
interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** What a column means, by the words over it in lower case. The first word that a table has is taken: a code of a set before its name. */
const columnWords = {
  count: ['count', 'quantity', 'qty', 'amount', 'copies'],
  name: ['name', 'card name', 'card'],
  set: ['edition code', 'set code', 'edition', 'set'],
  number: ['collector number', 'collector #', 'card number'],
  section: ['section', 'board', 'zone'],
  side: ['sideboarded', 'sideboard'],
} as const;

type Columns = { readonly [column in keyof typeof columnWords]: number | null };

/**
 * Reads a table with a line of headings, as Moxfield, Archidekt and MTGO export (RFC 4180: quotes around fields, doubled inside them; the
 * sign between fields may be a comma, a semicolon or a tab). The columns `Count` and `Name` must be there; `Edition`, `Collector Number`,
 * a section (`Board`) or `Sideboarded` (`Yes`/`No`) may be; others are left out.
 *
 * Errors: `csv/no-header`, `csv/quote-unclosed`, and for each row `count/...`, `line/no-card`, `card/...`, `section/unknown`.
 */
export function readCsv(game: DeckGame, text: string): Found {
  const rows = rowsOf(text, separatorOf(text));
  if (!rows.ok) return foundFault(rows.fault);
  const [header, ...cards] = rows.value;
  const columns = columnsOf(header?.fields ?? []);
  if (columns.count === null || columns.name === null)
    return foundFault(
      fault(
        'csv/no-header',
        header?.line ?? 0,
        'The first line must have the headings "Count" and "Name"; export the deck again with its headings.',
      ),
    );
  return gathered(
    null,
    cards.map((row) => cardOf(game, row, columns)),
  );
}

/** Whether a text is a table of cards by its first line. */
export function isCsv(text: string): boolean {
  const header =
    text
      .slice(0, 2000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const rows = rowsOf(header, separatorOf(header));
  const { count, name } = columnsOf(rows.ok ? (rows.value[0]?.fields ?? []) : []);
  return count !== null && name !== null;
}

function separatorOf(text: string): string {
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  return [',', ';', '\t'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));
}

function columnsOf(header: readonly string[]): Columns {
  const called = header.map((field) => cleaned(field).toLowerCase());
  const column = (words: readonly string[]): number | null => {
    const word = words.find((one) => called.includes(one));
    return word === undefined ? null : called.indexOf(word);
  };
  const { count, name, set, number, section, side } = columnWords;
  return {
    count: column(count),
    name: column(name),
    set: column(set),
    number: column(number),
    section: column(section),
    side: column(side),
  };
}

/** Parts a table into rows, leaving out those that are empty. */
function rowsOf(text: string, separator: string): Read<readonly Row[]> {
  const rows: Row[] = [];
  let fields: string[] = [];
  let field = '';
  let fieldIsBlank = true;
  let inQuotes = false;
  let begun = 1;
  let line = 1;
  const endRow = (): void => {
    fields.push(field);
    if (fields.some((one) => cleaned(one) !== '')) rows.push({ line: begun, fields });
    fields = [];
    field = '';
    fieldIsBlank = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const ends = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (ends) line += 1;
    if (inQuotes && sign === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"' && (inQuotes || fieldIsBlank)) {
      inQuotes = !inQuotes;
      if (inQuotes) field = '';
      fieldIsBlank = false;
    } else if (inQuotes) field += sign;
    else if (sign === separator) {
      fields.push(field);
      field = '';
      fieldIsBlank = true;
    } else if (ends) {
      endRow();
      begun = line;
    } else if (sign !== '\r') {
      field += sign;
      fieldIsBlank &&= sign.trim() === '';
    }
  }
  if (inQuotes)
    return unread(
      'csv/quote-unclosed',
      begun,
      'A quote that begins in this row has no end; export the deck again, as the file is not whole.',
    );
  endRow();
  return read(rows);
}

function cardOf(game: DeckGame, { line, fields }: Row, columns: Columns): Read<FoundCard> {
  const field = (column: number | null): string => (column === null ? '' : (fields[column] ?? ''));
  const count = countOf(field(columns.count), line);
  if (!count.ok) return count;
  const section = sectionOf(game, field(columns.section), field(columns.side), line);
  if (!section.ok) return section;
  const card = namedCard(field(columns.name), field(columns.set), field(columns.number), line);
  return card.ok ? read({ count: count.value, card: card.value, section: section.value, line }) : card;
}

function sectionOf(game: DeckGame, called: string, side: string, line: number): Read<DeckSection> {
  if (cleaned(called) === '') return read(/^(?:yes|true|1)$/i.test(cleaned(side)) ? 'side' : 'main');
  const section = sectionCalled(game, called);
  return section === null
    ? unread('section/unknown', line, `"${cleaned(called).slice(0, 60)}" is no part of a deck of this game; use ${headingsOfGame(game)}.`)
    : read(section);
}
