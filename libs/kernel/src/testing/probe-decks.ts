import type { Json, JsonObject } from '../contract.js';
import type { GameDefinition } from '../game.js';
import { probeCards } from './probe-cards.js';

/** Ids of the cards that a deck may hold. */
const deckable = probeCards.filter((card) => card.printed.kind !== 'token' && card.id !== 'bell').map((card) => card.id);

function checkDeck(deck: Json):
  | { readonly ok: true; readonly value: Json }
  | {
      readonly ok: false;
      readonly violations: readonly {
        readonly code: string;
        readonly rule: string;
        readonly cards: readonly string[];
        readonly detail: string;
        readonly params: JsonObject;
      }[];
    } {
  const fault = (detail: string): ReturnType<typeof checkDeck> => ({
    ok: false,
    violations: [{ code: 'deck/malformed', rule: 'P2', cards: [], detail, params: {} }],
  });
  if (!Array.isArray(deck) || deck.length < 8 || deck.length > 12) return fault('A deck has 8 to 12 cards.');
  return deck.every((card) => typeof card === 'string' && deckable.includes(card))
    ? { ok: true, value: [...(deck as string[])].sort() }
    : fault('A deck names cards.');
}

/** The rules for decks of the probe game: 8 to 12 cards, in any order. */
export const deckHooks: Pick<GameDefinition, 'acceptBulk' | 'sampleBulk' | 'validateDeck' | 'parseDeck' | 'deckForms'> = {
  acceptBulk: (_table, _decision, bulk) => checkDeck(bulk),
  sampleBulk: (_table, _decision, pick) => Array.from({ length: 8 + pick(5) }, () => deckable[pick(deckable.length)] as string),
  validateDeck: (_cards, _format, deck) => {
    const checked = checkDeck(deck);
    return checked.ok ? [] : checked.violations;
  },
  parseDeck: (_cards, text) => ({ ok: true, deck: text.split('\n') }),
  deckForms: {
    lines: (_cards, deck) => {
      const checked = checkDeck(deck);
      return checked.ok ? { ok: true, text: (checked.value as readonly string[]).join('\n') } : checked;
    },
  },
};
