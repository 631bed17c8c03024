import type { DeckFault, DeckGame, DeckSection } from '../deck-list.js';
import { countedCard, splitLine, writtenCard } from './card-line.js';
import { deckName, type Found, type FoundCard, fault, foundFault, gathered, quoted, type Read, read } from './found.js';
import { type Heading, headingOf, headingsOfGame, isMarkedHeading } from './headings.js';
import { cleaned, linesOf, type TextLine } from './text.js';

/** Longer lines are no cards; the bound also keeps the patterns below from taking long. */
const longestLine = 400;

/** What one line of a list is, as far as it can be said without the lines before it. */
type Line =
  | { readonly kind: 'blank' | 'ignored' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'comment'; readonly line: TextLine }
  | { readonly kind: 'heading'; readonly heading: Heading; readonly line: TextLine }
  | {
      readonly kind: 'counted';
      readonly side: boolean;
      readonly card: { readonly count: string; readonly rest: string };
      readonly line: TextLine;
    }
  | { readonly kind: 'bare'; readonly side: boolean; readonly line: TextLine }
  | { readonly kind: 'fault'; readonly fault: DeckFault };

/**
 * Reads a list of lines: a count and a name each, in any of the ways of `splitLine`, under headings.
 *
 * It covers what Arena exports (`Deck`, `Sideboard`, `Commander`, `Companion`, and `About` with `Name ...`), MTGO's text (a blank line or
 * `Sideboard` before the sideboard, or `SB:` before each of its lines), Moxfield's and Archidekt's text, Omnidex' `# Material Deck`, and
 * what is typed by hand. Lines that begin with `//` or `#` are comments unless they are a heading, and so is what follows ` # `. A list in
 * which no line has a count has one copy a line.
 *
 * Errors: `line/...`, `count/...`, `card/...` and `section/unknown` with their line, and `deck/section-unclear` where blank lines may or
 * may not begin the sideboard.
 */
export function readPlainText(game: DeckGame, text: string): Found {
  const lines = withHiddenHeadings(
    game,
    linesOf(text).map((line) => lineOf(game, line)),
  );
  const heads = lines.some(({ kind }) => kind === 'heading') || lines.some((line) => 'side' in line && line.side);
  const unclear = game !== 'magic' ? null : heads ? unclearPart(lines) : unclearGroups(lines);
  if (unclear !== null) return foundFault(unclear);
  const habits = { game, blankBeginsSide: game === 'magic' && !heads, bareIsOne: !lines.some(({ kind }) => kind === 'counted') };
  let place: Place = { section: 'main', begun: false, about: false, singles: false, name: null };
  const cards: Read<FoundCard>[] = [];
  for (const line of lines) {
    const { card, ...change } = after(place, line, habits);
    place = { ...place, ...change, begun: place.begun || card !== undefined };
    if (card !== undefined) cards.push(card);
  }
  return gathered(place.name, cards);
}

function lineOf(game: DeckGame, line: TextLine): Line {
  if (line.text.length > longestLine)
    return {
      kind: 'fault',
      fault: fault('line/too-long', line.line, `This line is longer than ${longestLine} characters; write one card a line.`),
    };
  const text = cleaned(line.text);
  if (text === '') return { kind: 'blank' };
  const name = /^(?:\/\/|#)?\s*(?:deck\s*)?name\s*[:：]\s*(.+)$/iu.exec(text);
  if (name !== null) return { kind: 'name', name: name[1] ?? '' };
  const heading = headingOf(game, text);
  if (heading !== null) return { kind: 'heading', heading, line };
  if (/^\/\/|^#/.test(text)) return { kind: 'comment', line };
  if (isRemark(text)) return { kind: 'ignored' };
  const side = sideboardMark.test(text);
  const { count, rest } = splitLine(
    line.text
      .replace(sideboardMark, '')
      .replace(/\s#\s*!commander\b.*$/i, ' *CMDR*')
      .replace(/\s#\s.*$/u, ''),
  );
  return count === null ? { kind: 'bare', side, line: { ...line, text: rest } } : { kind: 'counted', side, card: { count, rest }, line };
}

/** `SB: 2 Duress`, and without the colon where a count follows. */
const sideboardMark = /^\s*SB(?::\s*|\s+(?=[0-9]))/i;

/**
 * In Omnidex' text a `#` marks headings, and one that is not known would hide cards from their section: it is a heading, and so a fault,
 * if a card follows at once. A title has a heading behind it and stays a comment.
 */
const withHiddenHeadings = (game: DeckGame, lines: readonly Line[]): readonly Line[] =>
  game !== 'grand-archive'
    ? lines
    : lines.map((line, at) =>
        line.kind === 'comment' && cleaned(line.line.text).startsWith('#') && lines[at + 1]?.kind === 'counted'
          ? { kind: 'heading', heading: { kind: 'unknown' }, line: line.line }
          : line,
      );

/** Sums of cards, rules between parts, and what programs say about the deck. */
const isRemark = (text: string): boolean =>
  /^(?:total\s*[:：]?\s*)?\d+\s*(?:cards?|张|張)(?:\s+total)?$/iu.test(text) ||
  /^[-=_*~—–]{3,}$/u.test(text) ||
  /^(?:author|format|player|creator|event|date|description|url|source|race)\s*[:：]/iu.test(text);

interface Habits {
  readonly game: DeckGame;
  /** The first blank line between cards ends the main deck: MTGO's text has no heading. */
  readonly blankBeginsSide: boolean;
  /** Lines without count are one copy each. */
  readonly bareIsOne: boolean;
}

/** Where the reading is. */
interface Place {
  /** What the last heading said. */
  readonly section: DeckSection;
  /** After the first card. */
  readonly begun: boolean;
  /** Under `About`. */
  readonly about: boolean;
  /** Directly under a heading of a section that is often one card without count. */
  readonly singles: boolean;
  readonly name: string | null;
}

/** What a line changes in the place, and the card or the fault that it is. */
interface Step extends Partial<Omit<Place, 'begun'>> {
  readonly card?: Read<FoundCard>;
}

/** Sections of one card or two, which are often written without a count. */
const singleSections: readonly DeckSection[] = ['commander', 'companion', 'ruler'];

function after(place: Place, line: Line, habits: Habits): Step {
  switch (line.kind) {
    case 'blank':
      return { about: false, singles: false, ...(habits.blankBeginsSide && place.begun ? { section: 'side' } : {}) };
    case 'ignored':
    case 'comment':
      return {};
    case 'name':
      return { name: place.name ?? deckName(line.name) };
    case 'heading':
      return afterHeading(place, line.heading, line.line, habits.game);
    case 'fault':
      return { card: { ok: false, fault: line.fault } };
    case 'counted':
      return { about: false, singles: false, card: countedLine(place, line, habits.game) };
    case 'bare':
      return afterBare(place, line, habits);
  }
}

/** Sections of cards of one kind: a heading of another type of cards ends them. */
const sectionsOfKind: readonly DeckSection[] = ['commander', 'companion', 'ruler', 'stone', 'material'];

function afterHeading({ section }: Place, heading: Heading, { line, text }: TextLine, game: DeckGame): Step {
  switch (heading.kind) {
    case 'section':
      return { about: false, section: heading.section, singles: singleSections.includes(heading.section) };
    case 'group':
      return { about: false, singles: false, ...(heading.ofMain && sectionsOfKind.includes(section) ? { section: 'main' } : {}) };
    case 'about':
      return { about: true, singles: false };
    case 'unknown':
      return { about: false, singles: false, card: { ok: false, fault: unknownSection(game, text, line) } };
  }
}

/** For a heading that decks of the game don't have. */
export const unknownSection = (game: DeckGame, text: string, line: number): DeckFault =>
  fault('section/unknown', line, `${quoted(text)} is no part of a deck of this game; use ${headingsOfGame(game)}, or leave that part out.`);

function countedLine(place: Place, { side, card, line }: Line & { readonly kind: 'counted' }, game: DeckGame): Read<FoundCard> {
  const written = countedCard(game, card, line.line);
  if (!written.ok) return written;
  const { count, card: named, section } = written.value;
  return read({ count, card: named, section: section ?? (side ? 'side' : place.section), line: line.line });
}

function afterBare(place: Place, { side, line: { line, text } }: Line & { readonly kind: 'bare' }, { game, bareIsOne }: Habits): Step {
  if (place.about) return { name: place.name ?? deckName(/^name\s+(.+)$/iu.exec(text)?.[1]) };
  if (side && text === '') return { section: 'side' };
  if (isMarkedHeading(text)) return { card: { ok: false, fault: unknownSection(game, text, line) } };
  if (!bareIsOne && !place.singles) return { card: { ok: false, fault: bareFault(game, text, line) } };
  const written = writtenCard(game, text, line);
  if (!written.ok) return { card: written };
  return { card: read({ count: 1, card: written.value.card, section: written.value.section ?? (side ? 'side' : place.section), line }) };
}

const bareFault = (game: DeckGame, text: string, line: number): DeckFault =>
  /\p{L}/u.test(text)
    ? fault(
        'line/no-count',
        line,
        `${quoted(text)} has no count and is no heading known here; write "1 ${text.slice(0, 60)}" for one copy, or use ${headingsOfGame(game)}.`,
      )
    : fault('line/no-card', line, `${quoted(text)} is no card; write a count and a name, such as "4 Lightning Bolt".`);

/**
 * Says what is unclear where no heading parts a list of Magic: MTGO's text has one blank line, before the sideboard. More of them, or a
 * first part of a card or two before a large one (a commander), are other habits, and to guess would put cards into the wrong part.
 */
function unclearGroups(lines: readonly Line[]): DeckFault | null {
  const groups = groupsOf(lines);
  const [first, second, third] = groups;
  if (first === undefined || second === undefined) return null;
  if (third !== undefined)
    return fault(
      'deck/section-unclear',
      0,
      `Blank lines part this list into ${groups.length} parts without headings; write "Sideboard" over the sideboard, or remove the blank lines.`,
    );
  return copiesOf(first) <= 2 && copiesOf(second) > 15
    ? fault('deck/section-unclear', 0, 'The first part is too small to be the deck; write "Commander" over it and "Deck" over the other.')
    : null;
}

/**
 * Says what is unclear where headings name types of cards alone, and a part behind a blank line has none: it may be the sideboard. A
 * blank line may follow a heading, and the words under `About` are no part.
 */
function unclearPart(lines: readonly Line[]): DeckFault | null {
  const named = lines.some((line) => ('side' in line && line.side) || (line.kind === 'heading' && isOfSection(line.heading)));
  if (named) return null;
  const groups = groupsOf(lines).filter(([first]) => !(first?.kind === 'heading' && first.heading.kind === 'about'));
  const bare = groups.find((group, at) => at > 0 && group[0]?.kind !== 'heading' && groups[at - 1]?.at(-1)?.kind !== 'heading')?.[0];
  return bare === undefined || !('line' in bare)
    ? null
    : fault(
        'deck/section-unclear',
        bare.line.line,
        'This part has no heading; write "Sideboard" over the sideboard, or remove the blank line.',
      );
}

const isOfSection = ({ kind }: Heading): boolean => kind === 'section' || kind === 'unknown';

const groupsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (line.kind === 'blank') groups.push([]);
    else if (line.kind === 'counted' || line.kind === 'bare' || line.kind === 'heading') groups.at(-1)?.push(line);
  }
  return groups.filter(({ length }) => length > 0);
};

const copiesOf = (group: readonly Line[]): number =>
  group.reduce((sum, line) => sum + (line.kind === 'counted' ? Number(line.card.count) || 1 : 1), 0);
