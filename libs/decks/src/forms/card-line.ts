import type { CardReference, DeckGame, DeckSection } from '../deck-list.js';
import { countOf, namedCard, passcodeCard, quoted, type Read, read, unread } from './found.js';
import { headingWords, sectionCalled } from './headings.js';
import { cleaned } from './text.js';

/** A card as one line of a text names it; `section` where the line itself says it, as `*CMDR*` does. */
export interface WrittenCard {
  readonly card: CardReference;
  readonly section: DeckSection | null;
}

/** A line split into its count and the rest; `count` is null where the line has none. */
export interface SplitLine {
  readonly count: string | null;
  readonly rest: string;
}

const digits = '[0-9０-９]+';
/**
 * `4 Name`, `4x Name`, `4 x Name`, `4×Name`, `3張 名称`, `3名称`. The letter x needs a blank behind it, as names begin with it; digits need
 * a blank, a sign, or the first letter of a Chinese or Japanese name, so that `3-Hump Lacooda` has no count.
 */
const countFirst = new RegExp(`^(${digits})(?:\\s*[×✕✖*＊]\\s*|\\s*[xXｘＸ张張枚]\\s+|\\s+|(?=\\p{Lo}))(.+)$`, 'u');
/** `Name x4`, `Name ×4`, `名称x3`, `名称*3`: the letter x needs a blank or a Chinese or Japanese letter before it, as names end with it. */
const countLast = new RegExp(`^(.+?)(?:(?<=[\\s\\p{Lo}])[xXｘＸ]|[×✕✖*＊])\\s*(${digits})\\s*[张張枚]?$`, 'u');
/** Two columns of a table that was pasted, the count in the second; where it is in the first, `countFirst` finds it. */
const countInColumn = new RegExp(`^(?!${digits}\\t.*\\D)(.+)\\t\\s*(${digits})$`, 'u');

/**
 * Splits a line into count and card. A count behind the name wins over digits before it, so that `7 Colored Fish x3` are three fish: no
 * name ends with `x3`, but some begin with a number.
 */
export function splitLine(line: string): SplitLine {
  const raw = line.trim();
  const text = cleaned(line).replace(/^[-*•·]\s+(?=[0-9０-９])/u, '');
  const last = countInColumn.exec(raw) ?? countLast.exec(text);
  if (last !== null && !isCountOf(last[1] ?? '', last[2] ?? '')) return { count: last[2] ?? null, rest: cleaned(last[1] ?? '') };
  const first = countFirst.exec(text);
  return first === null ? { count: null, rest: text } : { count: first[1] ?? null, rest: cleaned(first[2] ?? '') };
}

/** Whether what stands before the sign is the count of a card whose name is a number, as in `3 x 3077`: a count is the smaller one. */
const isCountOf = (before: string, behind: string): boolean => /^\d+\s*$/.test(before) && Number(before) < Number(behind);

/** Reads the part of a line that names a card, by the habits of the game, and its count. */
export function countedCard(game: DeckGame, { count, rest }: { readonly count: string; readonly rest: string }, line: number) {
  const copies = countOf(count, line);
  if (!copies.ok) return copies;
  const written = writtenCard(game, rest, line);
  return written.ok ? read({ count: copies.value, ...written.value }) : written;
}

/** Reads the part of a line that names a card, by the habits of the game. */
export function writtenCard(game: DeckGame, rest: string, line: number): Read<WrittenCard> {
  if (game === 'magic') return magicCard(rest, line);
  const card = game === 'yugioh' && /^\d+$/.test(rest) ? passcodeCard(rest, line) : printedCard(rest, line);
  return card.ok ? read({ card: card.value, section: null }) : card;
}

const printing = '([A-Z0-9]{2,6})-([A-Z]{0,3}\\d{3,4}[A-Za-z*]{0,4})';
const printingAlone = new RegExp(`^${printing}$`, 'u');
const printingBehind = new RegExp(`^(.+?)\\s+[([]${printing}[)\\]]$`, 'u');

/** A card of the other games: `Name`, `Name (CMF-002)`, or `CMF-002` alone, of three digits at least, as a card is named `TG1-EM1`. Other brackets belong to names, such as `[J-Ruler]`. */
function printedCard(text: string, line: number): Read<CardReference> {
  const alone = printingAlone.exec(text);
  if (alone !== null) return read({ by: 'printing', set: alone[1] ?? '', number: alone[2] ?? '' });
  const behind = printingBehind.exec(text);
  return behind === null ? namedCard(text, null, null, line) : namedCard(behind[1] ?? '', behind[2] ?? null, behind[3] ?? null, line);
}

/** Codes of sets are written in one case; `(Used)` belongs to a name. */
const setCode = '[A-Z0-9_]{2,6}|[a-z0-9_]{2,6}';
const setInRound = new RegExp(`^(.+?)\\s+\\((${setCode})\\)(?:\\s+(\\S+))?$`, 'u');
const setBehind = new RegExp(`^(.+?)\\s+\\[(${setCode})(?:[:#]([^\\]]+))?\\]$`, 'u');
/** Forge's way in a list without its other signs: `Lightning Bolt|M10|1`, where the third part numbers pictures. */
const setInBars = new RegExp(`^([^|]+?)\\s*\\|\\s*(${setCode})(?:\\|[^|]*)*$`, 'u');
const setBefore = new RegExp(`^\\[(${setCode})?(?:[:#]([^\\]]+))?\\]\\s+(.+)$`, 'u');

/**
 * A card of Magic with what programs write behind it: `(M10) 146`, `[M10]`, the marks of foils and commanders, labels, tags, and the
 * category of Archidekt (`[Sideboard]`), which can be a section.
 */
function magicCard(text: string, line: number): Read<WrittenCard> {
  const { rest, section, category } = withoutMarks(text);
  if (/\{noDeck\}/i.test(category ?? ''))
    return unread('section/unknown', line, `${quoted(category ?? '')} is no part of the deck; leave the line out.`);
  const round = setInRound.exec(rest);
  const behind = round ?? setBehind.exec(rest) ?? setInBars.exec(rest);
  const before = setBefore.exec(rest);
  const card =
    behind !== null
      ? // A variant may stand between name and set: `Lightning Bolt <retro> [M10]`.
        namedCard((behind[1] ?? '').replace(/\s+<[^<>]*>$/u, ''), behind[2] ?? null, behind[3] ?? null, line)
      : before !== null
        ? namedCard(before[3] ?? '', before[1] ?? null, before[2] ?? null, line)
        : namedCard(rest, null, null, line);
  return card.ok ? read({ card: card.value, section }) : card;
}

interface Marks {
  readonly rest: string;
  readonly section: DeckSection | null;
  readonly category: string | null;
}

const marksBehind = /\s+(?:\*([A-Za-z-]{1,12})\*|\^[^^]*\^|#[^\s#][^#]*|\((?:F|E|foil|etched)\)|<[^<>]*>|\[([^[\]]*)\])$/u;

/** Takes away what stands behind name and printing, from the end of the line on. */
function withoutMarks(text: string, section: DeckSection | null = null, category: string | null = null): Marks {
  const mark = marksBehind.exec(text);
  if (mark === null) return { rest: text, section, category };
  // A category may look like the code of a set, but no line says its set twice.
  if (isPrinting(mark[2]) && !setInRound.test(text.slice(0, mark.index))) return { rest: text, section, category };
  const said = mark[1]?.toUpperCase() === 'CMDR' ? 'commander' : mark[2] === undefined ? null : categorySection(mark[2]);
  return withoutMarks(text.slice(0, mark.index), section ?? said, category ?? mark[2] ?? null);
}

const isPrinting = (bracket: string | undefined): boolean =>
  bracket !== undefined && (new RegExp(`^(?:${setCode})(?::[^\\]]+)?$`, 'u').test(bracket) || bracket === '');

/** Categories are of the player's choosing; only the names of the sections mean something, and `Land` or `Ramp` nothing. */
const categorySection = (category: string): DeckSection | null => sectionCalled('magic', headingWords(category.replace(/\{.*$/u, '')));
