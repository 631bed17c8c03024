import { type CardProgram, type DeckViolation, deckViolation, type Json, type JsonObject, unknownCard } from '@arbiter/kernel';
import { travellerId } from './facts.js';

/** Cards of a deck (一.2(1)), magic value in total (一.2(4), ruling 12), copies of an overload card (超載.1). */
export const deckSize = 20;
export const magicBudget = 15;
export const overloadCopies = 3;

export interface Deck {
  readonly race: string;
  readonly cards: readonly string[];
}

/** Reads the shape of a deck; null when it isn't one. */
export function readDeck(deck: Json, race?: string): Deck | null {
  if (Array.isArray(deck)) return race !== undefined && deck.every((card) => typeof card === 'string') ? { race, cards: deck as string[] } : null;
  if (typeof deck !== 'object' || deck === null) return null;
  const { cards } = deck as JsonObject;
  const named = (deck as JsonObject).race ?? race;
  if (typeof named !== 'string' || !Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) return null;
  return { race: named, cards: cards as string[] };
}

/**
 * Every fault of a deck, each with its rule: size and names (一.2(1), 超載.1), races (一.2(2), 一.2(3)), magic value (一.2(4)).
 * @param catalogue all cards there are
 */
export function checkDeck(deck: Deck, catalogue: readonly CardProgram[]): readonly DeckViolation[] {
  const byId = new Map(catalogue.map((card) => [card.id, card]));
  const unknown = [...new Set(deck.cards)].filter((id) => id === travellerId || !byId.has(id));
  if (unknown.length > 0) return unknown.map((id) => notInDecks(id, catalogue));
  const cards = deck.cards.map((id) => byId.get(id) as CardProgram);
  const found: DeckViolation[] = [];
  if (cards.length !== deckSize) found.push(deckViolation('deck/size', '一.2(1)', [], `A deck has exactly ${deckSize} cards, this one ${cards.length}.`, { cards: cards.length, wanted: deckSize }));
  found.push(...copies(cards));
  const foreign = cards.filter((card) => card.printed.race !== deck.race && card.printed.race !== 'neutral');
  if (foreign.length > 0) found.push(deckViolation('deck/race', '一.2(2)', foreign.map((card) => card.id), `Only ${deck.race} and neutral cards may be used.`, { race: deck.race }));
  if (deck.race === 'neutral' || !cards.some((card) => card.printed.race === deck.race)) found.push(deckViolation('deck/no-own-race', '一.2(3)', [], `At least one card must be of the declared race ${deck.race}.`, { race: deck.race }));
  const mana = cards.reduce((total, card) => total + manaOf(card), 0);
  if (mana > magicBudget) found.push(deckViolation('deck/magic-value', '一.2(4)', cards.filter((card) => manaOf(card) > 0).map((card) => card.id), `The magic value is at most ${magicBudget} in total, here ${mana}.`, { mana, limit: magicBudget }));
  return found;
}

function notInDecks(entry: string, catalogue: readonly CardProgram[]): DeckViolation {
  return entry === travellerId ? deckViolation('deck/unknown-card', '一.2', [entry], 'A traveller comes into the game by other cards; it is in no deck.') : unknownCard(entry, catalogue, '一.2');
}

export function manaOf(card: CardProgram): number {
  return card.printed.type === 'magic' ? (card.printed.mana as number) : 0;
}

function copies(cards: readonly CardProgram[]): DeckViolation[] {
  const counts = new Map<string, CardProgram[]>();
  for (const card of cards) counts.set(card.names.zh, [...(counts.get(card.names.zh) ?? []), card]);
  const found: DeckViolation[] = [];
  for (const group of counts.values()) {
    const [card] = group as [CardProgram];
    const overload = card.printed.overload === true;
    const allowed = overload ? overloadCopies : 1;
    if (group.length > allowed) found.push(deckViolation('deck/copies', overload ? '十五.超載.1' : '一.2(1)', [card.id], `${card.names.en} may be used ${allowed === 1 ? 'once' : `${allowed} times`}.`, { count: group.length, allowed }));
  }
  return found;
}

export const malformedDeck: DeckViolation = deckViolation('deck/malformed', '一.2', [], 'A deck is an object with a race and a list of card ids.');

/**
 * Reads a plain-text list: `race: orc`, then `1 Card name` or `Card name` a line; ids, English and Chinese names count; `#` begins a comment.
 */
export function parseDeckText(text: string, cards: readonly CardProgram[]): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
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
  if (race === '') return { ok: false, violations: [deckViolation('deck/malformed', '一.1', [], 'The list names no race: begin it with a line such as `race: orc`.')] };
  return { ok: true, deck: { race, cards: ids } };
}

/** A legal deck of a race drawn at random: one card of the race, then whatever fits. */
export function sampleDeck(race: string, cards: readonly CardProgram[], draw: (n: number) => number): Deck {
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  };
  const own = shuffle(cards.filter((card) => card.printed.race === race && card.id !== travellerId));
  const neutral = shuffle(cards.filter((card) => card.printed.race === 'neutral' && card.id !== travellerId));
  const first = own.find((card) => manaOf(card) === 0) ?? own[0];
  const rest = shuffle([...own.filter((card) => card !== first), ...neutral]);
  const chosen: CardProgram[] = first === undefined ? [] : [first];
  const names = new Set(chosen.map((card) => card.names.zh));
  let mana = chosen.reduce((total, card) => total + manaOf(card), 0);
  for (const card of rest) {
    if (chosen.length >= deckSize) break;
    if (names.has(card.names.zh) || mana + manaOf(card) > magicBudget) continue;
    chosen.push(card);
    names.add(card.names.zh);
    mana += manaOf(card);
  }
  return { race, cards: chosen.map((card) => card.id) };
}
