import type { CardId, Json, Language, PlayerNames } from '../contract.js';
import { once } from '../programs/once.js';
import type { CardLookup } from './card-lookup.js';
import { type Phrase, phrase } from './phrases.js';
import type { TermTable } from './sentences.js';

/**
 * Words for the values in sentences about what happened and what is asked. Each value stands at a place with a name (`{seat}`, `{card}`).
 */

/**
 * Turns a value into words, by the name of its place.
 * @param cardOf looks up cards of the catalogue that the match pins; the cards of the sources by default
 */
export type ParameterWords = (name: string, value: Json, language: Language, names?: PlayerNames, cardOf?: CardLookup) => string;

/** How a game says the values in its sentences. */
export interface ParameterTerms {
  /** The word before the number, from 1, of a player who has no name; and the words for a card whose name is not shown. */
  readonly player: Phrase;
  readonly card: Phrase;
  /** Looks up cards of the sources, for texts outside a match. */
  readonly cardOf: CardLookup;
  /** Returns how a card's names are written in a sentence; unchanged when absent. */
  readonly written?: (names: Phrase) => Phrase;
  /** Names of the places where numbers stand for players; and of those where words stand for cards. */
  readonly seats: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  /** Words by the name of their place; words that are not listed are shown as they are, unless `word` knows them. */
  readonly terms: { readonly [name: string]: TermTable };
  readonly word?: (name: string, word: string) => Phrase | undefined;
  /** Returns what an ability or mode says, where its place follows the card's name; nothing when absent. Called once for each path. */
  readonly text?: (path: string, cardOf: CardLookup) => Phrase;
  /** Returns a value in the game's own words; null for the common words. */
  readonly own?: (name: string, value: Json, language: Language, names: PlayerNames, cardOf: CardLookup) => string | null;
}

export interface Parameters {
  readonly parameter: ParameterWords;
  /** Returns the name of a card, or the words for a card whose name is not shown. */
  readonly cardName: (card: CardId, language: Language, cardOf?: CardLookup) => string;
}

/** Builds a game's words for values in sentences: players, cards, lists, yes and no, targets, and its own terms. */
export function parameters(terms: ParameterTerms): Parameters {
  // Texts are remembered separately for each catalogue.
  const textsBy = once((_cardOf: CardLookup) => new Map<string, Phrase>());
  const cardName = (card: CardId, language: Language, cardOf: CardLookup = terms.cardOf): string => {
    if (card === '') return terms.card[language];
    const names = cardOf(card)?.names;
    return names === undefined ? card : (terms.written?.(names) ?? names)[language];
  };
  const seatName = (seat: number, language: Language, names: PlayerNames): string =>
    names[seat] ?? (language === 'en' ? `${terms.player.en} ${seat + 1}` : `${terms.player.zh}${seat + 1}`);
  const list = (name: string, values: readonly Json[], language: Language, names: PlayerNames, cardOf: CardLookup): string =>
    values.map((one) => parameter(name, one, language, names, cardOf)).join(language === 'en' ? ', ' : '、');
  const textAt = (path: string, cardOf: CardLookup): Phrase => {
    const texts = textsBy(cardOf);
    let known = texts.get(path);
    if (known === undefined) texts.set(path, (known = terms.text?.(path, cardOf) ?? phrase('', '')));
    return known;
  };
  const word = (name: string, value: string, language: Language, names: PlayerNames, cardOf: CardLookup): string => {
    if (value.startsWith(player)) return seatName(Number(value.slice(player.length)), language, names);
    if (terms.cards.has(name)) return cardName(value, language, cardOf);
    if (name === 'program') return cardName(value.split('/', 1)[0] as string, language, cardOf);
    if (name === 'ability' || name === 'mode') return textAt(value, cardOf)[language];
    return (terms.terms[name]?.[value] ?? terms.word?.(name, value))?.[language] ?? value;
  };
  const parameter: ParameterWords = (name, value, language, names = [], cardOf = terms.cardOf) => {
    const own = terms.own?.(name, value, language, names, cardOf) ?? null;
    if (own !== null) return own;
    if (value === null || value === undefined) return name === 'card' ? cardName('', language, cardOf) : '';
    if (Array.isArray(value)) {
      const all = value as readonly Json[];
      if (name === 'winners' && all.length === 0) return language === 'en' ? 'nobody' : '无';
      if (name === 'aimedAt') return all.length === 0 ? '' : ` → ${list('card', all, language, names, cardOf)}`;
      return list(name, all, language, names, cardOf);
    }
    if (typeof value === 'number') return terms.seats.has(name) ? seatName(value, language, names) : String(value);
    if (typeof value === 'boolean') return language === 'en' ? (value ? 'yes' : 'no') : value ? '是' : '否';
    if (typeof value === 'object') return cardName((value as { readonly card?: CardId }).card ?? '', language, cardOf);
    return word(name, value, language, names, cardOf);
  };
  return { parameter, cardName };
}

/** Prefix of a player among objects in a list. */
const player = 'player:';

/** Returns which ability or mode of a card a path names, by index; null for any other path. */
export function abilityAt(path: string): { readonly card: CardId; readonly ability: number; readonly mode: number | null } | null {
  const [card, ability, mode] = /^([^/]+)\/abilities\/(\d+)(?:\/modes\/of\/(\d+))?$/.exec(path)?.slice(1) ?? [];
  return card === undefined ? null : { card, ability: Number(ability), mode: mode === undefined ? null : Number(mode) };
}
