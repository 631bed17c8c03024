import type { DeckViolation, Json } from '@arbiter/kernel';
import { type CardProgram, deckViolation } from '@arbiter/kernel/authoring';
import { deckSize, notInDecks } from '../deck-rules.js';

/**
 * Reads a plain-text list: `race: orc`, then one `1 Card name` or `Card name` per line. Ids, English names and Chinese names are
 * recognized; `#` begins a comment.
 */
export function parseDeckText(
  text: string,
  cards: readonly CardProgram[],
): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const byName = new Map<string, string>();
  for (const card of cards) for (const name of [card.id, card.names.en, card.names.zh]) byName.set(name.toLowerCase(), card.id);
  const ids: string[] = [];
  const violations: DeckViolation[] = [];
  let race = '';
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const header = /^race\s*:\s*(.+)$/i.exec(line);
    if (header) {
      race = (header[1] as string).trim();
      continue;
    }
    const counted = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
    const name = counted ? (counted[2] as string) : line;
    const id = byName.get(name.toLowerCase());
    const count = counted ? Number(counted[1]) : 1;
    if (id === undefined) violations.push(notInDecks(name, cards));
    else if (count > deckSize) violations.push(deckViolation('deck/size', '一.2(1)', [id], `${count} copies are more than a deck holds.`));
    else for (let i = 0; i < count; i++) ids.push(id);
  }
  if (violations.length > 0) return { ok: false, violations };
  const races = new Set(ids.map((id) => cards.find((card) => card.id === id)?.printed.race as string).filter((one) => one !== 'neutral'));
  if (race === '') race = races.size === 1 ? ([...races][0] as string) : '';
  if (race === '')
    return {
      ok: false,
      violations: [deckViolation('deck/malformed', '一.1', [], 'The list names no race: begin it with a line such as `race: orc`.')],
    };
  return { ok: true, deck: { race, cards: ids } };
}
