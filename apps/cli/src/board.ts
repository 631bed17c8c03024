import type { CardFacts, ObjectView, Ruleset, View } from '@arbiter/kernel';

function nameOf(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names.en ?? object.card);
}

function cell(cards: ReadonlyMap<string, CardFacts>, object: ObjectView | null): string {
  if (object === null) return '';
  const { attack, hasAttack, score, state } = object.values;
  if (object.values.faceUp !== undefined) return duelCell(cards, object);
  const mark = state === 'attacking' ? '!' : state === 'sideways' ? '~' : '';
  return `${mark}${nameOf(cards, object)} ${hasAttack === false ? '#' : String(attack)}/${String(score)}`;
}

/** A card of a Yu-Gi-Oh! field: a back, or its name with ATK and DEF; `~` in Defense Position. */
function duelCell(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  const { faceUp, position, atk, def, kinds } = object.values;
  const size = Array.isArray(kinds) && kinds.includes('monster') && faceUp === true ? ` ${String(atk)}${typeof def === 'number' ? `/${def}` : ''}` : '';
  return `${position === 'defense' ? '~' : ''}${faceUp === true ? nameOf(cards, object) : `(${nameOf(cards, object)})`}${size}`;
}

/** An object of a zone that all share: whose it is, its name, its size where it has one. */
function permanentText(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  const { power, toughness, tapped } = object.values;
  const size = typeof power === 'number' ? ` ${power}/${String(toughness)}` : '';
  return `${object.controller + 1}:${nameOf(cards, object)}${size}${tapped === true ? ' (tapped)' : ''}`;
}

/** Lists and tables without entries are not worth a word. */
function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Rows from the far side to the near one; `null` is what both players share. */
const rows: readonly (readonly [number | null, string])[] = [[1, 'back'], [1, 'front'], [1, 'field'], [1, 'spellTrap'], [1, 'monster'], [null, 'extra'], [0, 'monster'], [0, 'spellTrap'], [0, 'field'], [0, 'front'], [0, 'back']];
const rowNames: { readonly [row: string]: string } = { field: 'Field:   ', spellTrap: 'S/T:     ', monster: 'Monsters:', extra: 'Extra:   ' };

/** A view as text: the board row by row, then what the players have. */
export function boardText(ruleset: Ruleset, view: View): string {
  const cards = new Map(ruleset.cards().map((card) => [card.id, card]));
  const lines: string[] = [];
  for (const [seat, row] of rows) {
    // Where two fields face each other, those of the far side run the other way.
    const turned = seat === 1 && row !== 'front' && row !== 'back';
    const slots = view.slots.filter((slot) => slot.seat === seat && slot.row === row).sort((a, b) => (turned ? b.column - a.column : a.column - b.column));
    if (slots.length > 0 && (slots.length > 2 || slots.some(({ object }) => object !== null))) lines.push(`${rowNames[row] ?? ''}${slots.map((slot) => cell(cards, slot.object).slice(0, 22).padEnd(23)).join('|')}`);
  }
  for (const zone of view.zones) {
    if (zone.seat === null && zone.objects.length > 0) lines.push(`${zone.kind}: ${zone.objects.map((object) => permanentText(cards, object)).join(', ')}`);
  }
  for (const { seat, values } of view.players) {
    lines.push(`Player ${seat + 1}: ${Object.entries(values).filter(([, value]) => !isEmpty(value)).map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ')}`);
    const hand = view.zones.find((zone) => zone.kind === 'hand' && zone.seat === seat);
    if (hand !== undefined && hand.objects.length > 0) lines.push(`  hand: ${hand.objects.map((object) => nameOf(cards, object)).join(', ')}`);
  }
  return lines.join('\n');
}
