import type { ListEntry } from '../verdicts/legality-lists.js';
import { entryOf } from './entries.js';
import { dayIn, failList, type SaidOfLists, type StatedList, statedList } from './stated-list.js';

interface Part {
  readonly title: string;
  readonly line: number;
  readonly whitelist: boolean;
  readonly entries: readonly ListEntry[];
}

/** Whether a text is a list as YGOPro and EDOPro have it: a title behind `!`, and passcodes with numbers of copies. */
export const isLflist = (text: string): boolean => /^![^\n]+$/m.test(text) && /^\d{3,10}[ \t]+-?\d\b/m.test(text);

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const [at, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    const line = at + 1;
    const written = raw.trim();
    const part = parts.at(-1);
    if (written.startsWith('!')) parts.push({ title: written.slice(1).trim(), line, whitelist: false, entries: [] });
    else if (written === '' || /^(?:#|--)/.test(written)) continue;
    else if (part === undefined)
      return failList('list/unreadable', 'A card stands before the title of its list; write "!" and a title.', line);
    else if (/^\$whitelist\b/i.test(written)) parts[parts.length - 1] = { ...part, whitelist: true };
    else if (written.startsWith('$')) continue;
    else parts[parts.length - 1] = { ...part, entries: [...part.entries, cardOf(written, line)] };
  }
  return parts;
}

function cardOf(written: string, line: number): ListEntry {
  const [, passcode, copies, name = ''] = /^(\d{1,10})\s+(-?\d+)\s*(?:(?:--|#)\s*(.*))?$/.exec(written) ?? [];
  if (passcode === undefined || copies === undefined)
    return failList('list/unreadable', `"${written.slice(0, 40)}" is no card; write a passcode and a number of copies.`, line);
  // Behind tabs stands what the card is.
  const card = name.split('\t')[0]?.trim() ?? '';
  return entryOf('yugioh', { card, passcode: Number(passcode), status: copies, copies: null, line });
}

/** The day that a title says, such as `2026.07.01 Rush`; months alone say none. */
const dayOfTitle = (title: string): string | null => dayIn(/\b(\d{4}[.-]\d\d[.-]\d\d)\b/.exec(title)?.[1] ?? '');

/**
 * Reads `lflist.conf`. A file of several lists needs a name of one (`said.name`), as no title says which format it is of. Titles say a month
 * at most, so that the day has to be said as well.
 */
export function readLflist(text: string, said: SaidOfLists): readonly StatedList[] {
  const all = partsOf(text).filter(({ entries }) => entries.length > 0);
  const parts = all.length > 1 ? all.filter(({ title }) => title === said.name) : all;
  const [part] = parts;
  if (part === undefined)
    return all.length === 0
      ? failList('list/empty', 'There is no card in this list.')
      : failList('list/several', `This file has several lists; name one of them: ${all.map(({ title }) => title).join(', ')}.`);
  const stated = {
    name: part.title,
    from: dayOfTitle(part.title) ?? undefined,
    unlisted: part.whitelist ? 'notLegal' : 'asFacts',
  } as const;
  // Whitelists name a card first and limit it further down: what the programs read last counts.
  const entries = [...new Map(part.entries.map((entry) => [entry.passcode, entry])).values()];
  return [statedList(stated, said, entries, part.line)];
}
