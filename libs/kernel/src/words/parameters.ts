import type { CardId, Json, Language, PlayerNames } from '../contract.js';
import { once } from '../programs/once.js';
import type { CardLookup } from './card-lookup.js';
import { type Phrase, phrase } from './phrases.js';
import type { TermTable } from './sentences.js';

/** Values in the sentences that tell what happened and what is asked: each stands at a place with a name (`{seat}`, `{card}`). */

/** Turns a value into words, by the name of its place. @param cardOf looks up the cards of the catalogue that the match pins; those of the sources unless told */
export type ParameterWords = (name: string, value: Json, language: Language, names?: PlayerNames, cardOf?: CardLookup) => string;

/** What a game says of the values in its sentences. */
export interface ParameterTerms {
  /** What stands before the number of a player who has no name, from 1; a card whose name is not told. */
  readonly player: Phrase;
  readonly card: Phrase;
  /** Cards of the sources, for what is told outside a match. */
  readonly cardOf: CardLookup;
  /** How a card's names are written in a sentence; as they are when absent. */
  readonly written?: (names: Phrase) => Phrase;
  /** Names of the places where numbers are players, and where words are cards. */
  readonly seats: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  /** Words by the name of their place; others are said as they are, unless `word` knows them. */
  readonly terms: { readonly [name: string]: TermTable };
  readonly word?: (name: string, word: string) => Phrase | undefined;
  /** What an ability or mode says where its place follows the card's name; nothing when absent. Asked once for a path. */
  readonly text?: (path: string, cardOf: CardLookup) => Phrase;
  /** What the game says its own way; null for the common one. */
  readonly own?: (name: string, value: Json, language: Language, names: PlayerNames, cardOf: CardLookup) => string | null;
}

export interface Parameters {
  readonly parameter: ParameterWords;
  /** The name of a card; what it may be where it is not told. */
  readonly cardName: (card: CardId, language: Language, cardOf?: CardLookup) => string;
}

/** How a game says values in its sentences: players, cards, lists, yes and no, what is aimed at, and its own terms. */
export function parameters(terms: ParameterTerms): Parameters {
  // Texts of one catalogue are no other's.
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

/** How players stand among objects in a list. */
const player = 'player:';

/** Which ability or mode of a card a path names, by their numbers; null for any other path. */
export function abilityAt(path: string): { readonly card: CardId; readonly ability: number; readonly mode: number | null } | null {
  const [card, ability, mode] = /^([^/]+)\/abilities\/(\d+)(?:\/modes\/of\/(\d+))?$/.exec(path)?.slice(1) ?? [];
  return card === undefined ? null : { card, ability: Number(ability), mode: mode === undefined ? null : Number(mode) };
}
