import type { CardProgram } from '@arbiter/kernel/authoring';
import { type Deck, deckSize, magicBudget, manaOf } from '../deck-rules.js';
import { travellerId } from '../facts.js';

/** Draws at random a legal deck of a race: one card of the race first, then any cards that fit. */
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
