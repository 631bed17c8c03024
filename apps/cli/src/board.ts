import type { CardFacts, ObjectView, PlayerNames, Ruleset, View } from '@arbiter/kernel';

function nameOf(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names.en ?? object.card);
}

/** Returns the numbers of a card with a slash between them, after a blank: ` 2/3`; an empty text where no number is known. */
function size(...values: readonly unknown[]): string {
  const told = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return told.length === 0 ? '' : ` ${told.join('/')}`;
}

function cell(cards: ReadonlyMap<string, CardFacts>, object: ObjectView | null): string {
  if (object === null) return '';
  const { attack, hasAttack, score, state } = object.values;
  if (object.values.faceUp !== undefined) return duelCell(cards, object);
  const mark = state === 'attacking' ? '!' : state === 'sideways' ? '~' : '';
  return `${mark}${nameOf(cards, object)}${size(hasAttack === false ? '#' : attack, score)}`;
}

/** Returns a card on a Yu-Gi-Oh! field: a back, or its name with ATK and DEF; `~` in Defense Position. */
function duelCell(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  const { faceUp, position, atk, def, kinds } = object.values;
  const figures = Array.isArray(kinds) && kinds.includes('monster') && faceUp === true ? size(atk, def) : '';
  return `${position === 'defense' ? '~' : ''}${faceUp === true ? nameOf(cards, object) : `(${nameOf(cards, object)})`}${figures}`;
}

/** Returns an object in a zone that the players share: its controller, its name, and its numbers where it has any. */
function permanentText(cards: ReadonlyMap<string, CardFacts>, object: ObjectView, whose: (seat: number) => string): string {
  const { power, toughness, life, tapped } = object.values;
  return `${whose(object.controller)}: ${nameOf(cards, object)}${size(power, toughness ?? life)}${tapped === true ? ' (tapped)' : ''}`;
}

/** Whether a value is a list or table without entries, which is not shown. */
function isEmpty(value: unknown): boolean {
  return (
    value === '' ||
    value === null ||
    value === undefined ||
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
const rowNames: { readonly [row: string]: string } = {
  field: 'Field:   ',
  spellTrap: 'S/T:     ',
  monster: 'Monsters:',
  extra: 'Extra:   ',
};

const known = new WeakMap<Ruleset, ReadonlyMap<string, CardFacts>>();

/** Returns the cards by id, cached: a ruleset renders the texts of all its cards to list them. */
function cardsOf(ruleset: Ruleset): ReadonlyMap<string, CardFacts> {
  const cards = known.get(ruleset) ?? new Map(ruleset.cards().map((card) => [card.id, card]));
  known.set(ruleset, cards);
  return cards;
}

/**
 * Returns a view as text: the board row by row, then what the players have.
 * @param names of the players by seat; a player without a name is shown by number
 */
export function boardText(ruleset: Ruleset, view: View, names: PlayerNames = []): string {
  const whose = (seat: number): string => names[seat] ?? `Player ${seat + 1}`;
  const cards = cardsOf(ruleset);
  const lines: string[] = [];
  for (const [seat, row] of rows) {
    // Where two fields face each other, the columns of the far side run in the opposite direction.
    const turned = seat === 1 && row !== 'front' && row !== 'back';
    const slots = view.slots
      .filter((slot) => slot.seat === seat && slot.row === row)
      .sort((a, b) => (turned ? b.column - a.column : a.column - b.column));
    if (slots.length > 0 && (slots.length > 2 || slots.some(({ object }) => object !== null)))
      lines.push(`${rowNames[row] ?? ''}${slots.map((slot) => cell(cards, slot.object).slice(0, 22).padEnd(23)).join('|')}`);
  }
  for (const zone of view.zones) {
    if (zone.seat === null && zone.objects.length > 0)
      lines.push(`${zone.kind}: ${zone.objects.map((object) => permanentText(cards, object, whose)).join('; ')}`);
  }
  for (const { seat, values } of view.players) {
    lines.push(
      `${whose(seat)}: ${Object.entries(values)
        .filter(([, value]) => !isEmpty(value))
        .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ')}`,
    );
    const hand = view.zones.find((zone) => zone.kind === 'hand' && zone.seat === seat);
    if (hand !== undefined && hand.objects.length > 0)
      lines.push(`  hand: ${hand.objects.map((object) => nameOf(cards, object)).join(', ')}`);
  }
  return lines.join('\n');
}
