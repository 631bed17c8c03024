import type { CardId, JsonObject, Language } from '../contract.js';
import { once } from '../programs/once.js';
import type { CardProgram } from '../programs/programs.js';

type Names = CardProgram['names'];
/** Programs by card id, as the sources or a catalogue have them. */
type Cards = ReadonlyMap<CardId, CardProgram | JsonObject>;

/** A lookup of the cards of one catalogue, for code that renders names, printed values and texts. */
export interface CardLookup {
  /** Returns the card with this id; undefined where the catalogue has no such card. */
  (card: CardId): CardProgram | undefined;
  /** Returns both names of the card, token or face that has this name in this language; undefined where none has it. */
  readonly named: (language: Language, name: string) => Names | undefined;
}

/** Returns the lookup of a catalogue. Each catalogue has only one, so that results derived from its cards can be kept by lookup. */
export const cardLookup = once((cards: Cards): CardLookup => {
  const byName = new Map<Language, ReadonlyMap<string, Names>>();
  // The names are read only when the first one is asked for, since most texts name no card, and a catalogue may be large.
  const namesIn = (language: Language): ReadonlyMap<string, Names> => {
    const known = byName.get(language) ?? new Map(allNames(cards).map((names) => [names[language], names]));
    byName.set(language, known);
    return known;
  };
  return Object.assign((card: CardId) => cards.get(card) as CardProgram | undefined, {
    named: (language: Language, name: string) => namesIn(language).get(name),
  });
});

const allNames = (cards: Cards): readonly Names[] =>
  ([...cards.values()] as readonly CardProgram[]).flatMap(({ names, faces = [] }) => [names, ...faces.map((face) => face.names)]);
