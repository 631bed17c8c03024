import { type CardFacts, type DeckGame, type IsoDay, mergeFacts, readTranslation, rowReaders, type Translation } from '@arbiter/decks';
import type { Row } from '../rows/row.js';
import type { CardFault } from './card-fault.js';
import type { CardReader } from './readers.js';

/** What rows of a file have come to. */
export interface ReadRows {
  readonly rows: number;
  readonly facts: readonly CardFacts[];
  readonly names: readonly Translation[];
  readonly faults: readonly CardFault[];
}

type ReadRow =
  | { readonly is: 'card'; readonly facts: CardFacts }
  | { readonly is: 'name'; readonly name: Translation }
  | { readonly is: 'fault'; readonly fault: CardFault };

/** Lists of names call the English one `name`, or `en` as our own tables do. */
function withName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'name' in value || !('en' in value)) return value;
  return { ...value, name: value.en };
}

function readRow(row: Row, reader: CardReader, game: DeckGame, snapshot: IsoDay): ReadRow {
  const { number } = row;
  if (!row.ok) return { is: 'fault', fault: { code: 'row/unreadable', row: number, key: null, field: null, detail: row.detail } };
  if (reader === 'names') {
    const answer = readTranslation(withName(row.value), number);
    return answer.ok ? { is: 'name', name: answer.translation } : { is: 'fault', fault: answer.fault };
  }
  const answer = rowReaders[reader](row.value, { row: number, snapshot });
  if (!answer.ok) return { is: 'fault', fault: answer.fault };
  const { facts } = answer;
  if (facts.game === game) return { is: 'card', facts };
  const detail = `The card is of ${facts.game}, the file of ${game}.`;
  return { is: 'fault', fault: { code: 'row/other-game', row: number, key: facts.key, field: 'game', detail } };
}

/** Reads rows of a file of one game: each card once, and by name every row that is none. */
export function readRows(rows: readonly Row[], reader: CardReader, game: DeckGame, snapshot: IsoDay): ReadRows {
  const facts = new Map<string, CardFacts>();
  const names: Translation[] = [];
  const faults: CardFault[] = [];
  for (const row of rows) {
    const read = readRow(row, reader, game, snapshot);
    switch (read.is) {
      case 'card': {
        const known = facts.get(read.facts.key);
        facts.set(read.facts.key, known === undefined ? read.facts : mergeFacts(known, read.facts));
        break;
      }
      case 'name':
        names.push(read.name);
        break;
      case 'fault':
        faults.push(read.fault);
        break;
    }
  }
  return { rows: rows.length, facts: [...facts.values()], names, faults };
}
