import type { CardFacts, ObjectView, Ruleset, View } from '@arbiter/kernel';

function nameOf(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  return object.card === undefined ? '?' : (cards.get(object.card)?.names.en ?? object.card);
}

function cell(cards: ReadonlyMap<string, CardFacts>, object: ObjectView | null): string {
  if (object === null) return '';
  const { attack, hasAttack, score, state } = object.values;
  const mark = state === 'attacking' ? '!' : state === 'sideways' ? '~' : '';
  return `${mark}${nameOf(cards, object)} ${hasAttack === false ? '#' : String(attack)}/${String(score)}`;
}

/** An object of a zone that all share: whose it is, its name, its size where it has one. */
function permanentText(cards: ReadonlyMap<string, CardFacts>, object: ObjectView): string {
  const { power, toughness, tapped } = object.values;
  const size = typeof power === 'number' ? ` ${power}/${String(toughness)}` : '';
  return `${object.controller + 1}:${nameOf(cards, object)}${size}${tapped === true ? ' (tapped)' : ''}`;
}

/** Lists and tables without entries are not worth a word. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A view as text: the board row by row, then what the players have. */
export function boardText(ruleset: Ruleset, view: View): string {
  const cards = new Map(ruleset.cards().map((card) => [card.id, card]));
  const lines: string[] = [];
  const rows: readonly [number, string][] = [[1, 'back'], [1, 'front'], [0, 'front'], [0, 'back']];
  for (const [seat, row] of rows) {
    const slots = view.slots.filter((slot) => slot.seat === seat && slot.row === row).sort((a, b) => a.column - b.column);
    if (slots.length > 0) lines.push(slots.map((slot) => cell(cards, slot.object).slice(0, 22).padEnd(23)).join('|'));
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
