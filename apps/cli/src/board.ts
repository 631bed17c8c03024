import type { CardFacts, Json, Language, ObjectView, PlayerNames, Ruleset, View } from '@arbiter/kernel';
import { nameWord, phaseWord, valueText } from './board-words.js';
import { cardsOf } from './play/card-names.js';
import { terminalWords } from './play/words.js';

/** What a text of the table is written with. */
interface Writing {
  readonly ruleset: Ruleset;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly language: Language;
}

function nameOf({ cards, language }: Writing, object: ObjectView): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names[language] ?? object.card);
}

/** Returns the numbers of a card with a slash between them, after a blank: ` 2/3`; an empty text where no number is known. */
function size(...values: readonly unknown[]): string {
  const told = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return told.length === 0 ? '' : ` ${told.join('/')}`;
}

function cell(writing: Writing, object: ObjectView | null): string {
  if (object === null) return '';
  const { attack, hasAttack, score, state } = object.values;
  if (object.values.faceUp !== undefined) return duelCell(writing, object);
  const mark = state === 'attacking' ? '!' : state === 'sideways' ? '~' : '';
  return `${mark}${nameOf(writing, object)}${size(hasAttack === false ? '#' : attack, score)}`;
}

/** Returns a card on a Yu-Gi-Oh! field: a back, or its name with ATK and DEF; `~` in Defense Position. */
function duelCell(writing: Writing, object: ObjectView): string {
  const { faceUp, position, atk, def, kinds } = object.values;
  const figures = Array.isArray(kinds) && kinds.includes('monster') && faceUp === true ? size(atk, def) : '';
  return `${position === 'defense' ? '~' : ''}${faceUp === true ? nameOf(writing, object) : `(${nameOf(writing, object)})`}${figures}`;
}

/** Returns an object in a zone: its name, its numbers where it has any, and in what condition it is. */
function permanentText(writing: Writing, object: ObjectView): string {
  const { power, toughness, life, atk, def, tapped, rested, damage } = object.values;
  const { ruleset, language } = writing;
  const marks = [
    ...(tapped === true ? [nameWord(ruleset, 'tapped', language)] : []),
    ...(rested === true ? [nameWord(ruleset, 'rested', language)] : []),
    ...(typeof damage === 'number' && damage > 0 ? [`${nameWord(ruleset, 'damage', language)} ${damage}`] : []),
  ];
  const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  return `${nameOf(writing, object)}${size(power ?? atk, toughness ?? life ?? def)}${mark}`;
}

/** Whether a value says nothing: a list or table without entries, or that something is not so. It is not shown. */
function isEmpty(value: unknown): boolean {
  return (
    value === '' ||
    value === null ||
    value === undefined ||
    value === false ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  );
}

/** Rows from the far side to the near one; the seat `null` marks the row that both players share. */
const rows: readonly (readonly [number | null, string])[] = [
  [1, 'back'],
  [1, 'front'],
  [1, 'field'],
  [1, 'spellTrap'],
  [1, 'monster'],
  [null, 'extra'],
  [0, 'monster'],
  [0, 'spellTrap'],
  [0, 'field'],
  [0, 'front'],
  [0, 'back'],
];
const rowNames: { readonly [language in Language]: { readonly [row: string]: string } } = {
  en: { field: 'Field:   ', spellTrap: 'S/T:     ', monster: 'Monsters:', extra: 'Extra:   ' },
  zh: { field: '场地：  ', spellTrap: '魔陷：  ', monster: '怪兽：  ', extra: '额外：  ' },
};

/** Zones of one player whose cards are listed with the player, in this order; a card that the viewer may not know is a question mark. */
const listed = ['rulerArea', 'field', 'standby', 'memory', 'aside'] as const;

/** Returns a row of slots as text, in columns of equal width; null where the row is not shown. */
function rowText(writing: Writing, view: View, seat: number | null, row: string): string | null {
  // Where two fields face each other, the columns of the far side run in the opposite direction.
  const turned = seat === 1 && row !== 'front' && row !== 'back';
  const slots = view.slots
    .filter((slot) => slot.seat === seat && slot.row === row)
    .sort((a, b) => (turned ? b.column - a.column : a.column - b.column));
  if (slots.length === 0 || (slots.length <= 2 && slots.every(({ object }) => object === null))) return null;
  const cells = slots.map((slot) => cell(writing, slot.object).slice(0, 22).padEnd(23));
  return `${rowNames[writing.language][row] ?? ''}${cells.join('|')}`;
}

/** Returns what a player has: values in words, the hand, and the cards of the zones that are listed. */
function playerLines(writing: Writing, view: View, { seat, values }: View['players'][number], whose: (seat: number) => string): string[] {
  const { ruleset, language } = writing;
  const { colon, comma, semicolon, hand } = terminalWords[language];
  const told = Object.entries(values)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]: [string, Json]) => `${nameWord(ruleset, key, language)} ${tableText(ruleset, value, language)}`);
  const lines = [`${whose(seat)}${colon}${told.join(comma)}`];
  const objectsIn = (kind: string): readonly ObjectView[] =>
    view.zones.find((zone) => zone.kind === kind && zone.seat === seat)?.objects ?? [];
  const inHand = objectsIn('hand');
  if (inHand.length > 0) lines.push(`  ${hand}${colon}${inHand.map((object) => nameOf(writing, object)).join(comma)}`);
  for (const kind of listed) {
    const objects = objectsIn(kind);
    if (objects.length > 0)
      lines.push(
        `  ${nameWord(ruleset, kind, language)}${colon}${objects.map((object) => permanentText(writing, object)).join(semicolon)}`,
      );
  }
  return lines;
}

/** A value of a player in words; entries of a table keep their names, such as kinds of counters. */
function tableText(ruleset: Ruleset, value: Json, language: Language): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueText(ruleset, value, language);
  return Object.entries(value)
    .map(([key, one]: [string, Json]) => `${nameWord(ruleset, key, language)} ${valueText(ruleset, one, language)}`)
    .join(' ');
}

/**
 * Returns a view as text: whose turn it is, the board row by row, then what the players have.
 * @param names of the players by seat; a player without a name is shown by number
 */
export function boardText(ruleset: Ruleset, view: View, names: PlayerNames = [], language: Language = 'en'): string {
  const words = terminalWords[language];
  const whose = (seat: number): string => names[seat] ?? words.player(seat + 1);
  const writing: Writing = { ruleset, cards: cardsOf(ruleset), language };
  const { turn } = view;
  const lines: string[] =
    turn.seat !== null && turn.number > 0 ? [words.turn(turn.number, whose(turn.seat), phaseWord(ruleset, turn.phase, language))] : [];
  for (const [seat, row] of rows) {
    const text = rowText(writing, view, seat, row);
    if (text !== null) lines.push(text);
  }
  for (const zone of view.zones) {
    if (zone.seat !== null || zone.objects.length === 0) continue;
    const objects = zone.objects.map((object) => `${whose(object.controller)}${words.colon}${permanentText(writing, object)}`);
    lines.push(`${nameWord(ruleset, zone.kind, language)}${words.colon}${objects.join(words.semicolon)}`);
  }
  for (const player of view.players) lines.push(...playerLines(writing, view, player, whose));
  return lines.join('\n');
}
