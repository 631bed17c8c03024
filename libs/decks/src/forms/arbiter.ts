import { type CardReference, type DeckEntry, type DeckList, type DeckSection, deckSections } from '../deck-list.js';
import {
  countOf,
  deckName,
  type Found,
  type FoundCard,
  fault,
  gathered,
  namedCard,
  passcodeCard,
  quoted,
  type Read,
  read,
  unread,
} from './found.js';
import { cleaned, linesOf } from './text.js';

const title = 'Arbiter deck list';

/** Whether a text says by its first line that it is of this form. */
export const isArbiter = (text: string): boolean => text.trimStart().startsWith(title);

/**
 * Prints a list in the one text form that loses nothing; reading it gives the same sections again, but for the lines.
 *
 *     Arbiter deck list
 *     Name: Burn
 *
 *     [main]
 *     4 Lightning Bolt | M10 | 146
 *     3 | 89631139
 *     2 | TSW | 045
 *
 * A card is its name, with set and number where they are known; with nothing before the first bar it is one passcode, or a set and a
 * number. In names `|` and `\` have a `\` before them.
 */
export function printDeckList({ name, sections }: DeckList): string {
  const head = [title, ...(deckName(name) === null ? [] : [`Name: ${deckName(name)}`])];
  const parts = deckSections.flatMap((section) => {
    const entries = sections[section] ?? [];
    return entries.length === 0 ? [] : ['', `[${section}]`, ...entries.map(printed)];
  });
  return [...head, ...parts, ''].join('\n');
}

const printed = ({ count, card }: DeckEntry): string => `${count} ${fieldsOf(card).map(escaped).join(' | ')}`;

function fieldsOf(card: CardReference): readonly string[] {
  switch (card.by) {
    case 'passcode':
      return ['', String(card.passcode)];
    case 'printing':
      return ['', card.set, card.number];
    case 'name':
      return card.set === null && card.number === null ? [card.name] : [card.name, card.set ?? '', card.number ?? ''];
  }
}

const escaped = (field: string): string => cleaned(field).replace(/[\\|]/g, '\\$&');

/**
 * Reads what `printDeckList` prints. Nothing is guessed here: no other way to write a count, no comments.
 *
 * Errors: `section/unknown`, `line/no-card`, `count/...`, `card/...`, with their line.
 */
export function readArbiter(text: string): Found {
  let section: DeckSection | null = null;
  let name: string | null = null;
  const cards: Read<FoundCard>[] = [];
  const lines = linesOf(text).map(({ line, text: written }) => ({ line, text: cleaned(written) }));
  const first = lines.findIndex((line) => line.text !== '');
  for (const { line, text: written } of lines.slice(first + 1)) {
    const next = /^\[(.*)\]$/u.exec(written)?.[1];
    if (written === '') continue;
    if (section === null && name === null && written.startsWith('Name: ')) name = deckName(written.slice('Name: '.length));
    else if (next === undefined) cards.push(section === null ? noSection(line) : cardOf(written, section, line));
    else {
      section = deckSections.find((known) => known === next) ?? null;
      if (section === null) cards.push(unread('section/unknown', line, `${quoted(next)} is no section; use ${deckSections.join(', ')}.`));
    }
  }
  return gathered(name, cards);
}

const noSection = (line: number) =>
  ({ ok: false, fault: fault('section/unknown', line, 'This stands under no section; write "[main]" before it.') }) as const;

function cardOf(written: string, section: DeckSection, line: number): Read<FoundCard> {
  const [, digits, rest] = /^([0-9]+) (.+)$/u.exec(written) ?? [];
  if (digits === undefined || rest === undefined)
    return unread('line/no-card', line, `${quoted(written)} is no card; write a count and a name.`);
  const count = countOf(digits, line);
  if (!count.ok) return count;
  const card = referenceOf(parted(rest), line);
  return card.ok ? read({ count: count.value, card: card.value, section, line }) : card;
}

function referenceOf([name = '', second, third, ...more]: readonly string[], line: number): Read<CardReference> {
  if (more.length > 0) return unread('line/no-card', line, 'There are more than three parts; write name, set and number alone.');
  if (name !== '' || second === undefined) return namedCard(name, second ?? null, third ?? null, line);
  if (third === undefined) return passcodeCard(second, line);
  return second === '' || third === ''
    ? unread('line/no-card', line, 'A card without name needs a set and a number; write it like "2 | TSW | 045".')
    : read({ by: 'printing', set: second, number: third });
}

/** The parts between bars that have no `\` before them. */
const parted = (text: string): readonly string[] =>
  [...`${text}|`.matchAll(/((?:[^\\|]|\\.)*)\|/gsu)].map(([, part = '']) => part.replace(/\\(.)/gsu, '$1').trim());
