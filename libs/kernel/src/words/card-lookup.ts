import type { CardId, JsonObject, Language } from '../contract.js';
import { once } from '../programs/once.js';
import type { CardProgram } from '../programs/programs.js';

type Names = CardProgram['names'];
/** Programs by card id, as the sources or a catalogue have them. */
type Cards = ReadonlyMap<CardId, CardProgram | JsonObject>;

/** The cards of one catalogue, for what is told of them: names, printed values and texts. */
export interface CardLookup {
  /** The card with this id; undefined where the catalogue has no such card. */
  (card: CardId): CardProgram | undefined;
  /** Both names of the card, token or face that has this name in this language; undefined where none has it. */
  readonly named: (language: Language, name: string) => Names | undefined;
}

/** Looks up the cards of a catalogue. One catalogue has one lookup, so that what was worked out of its cards can be kept by it. */
export const cardLookup = once((cards: Cards): CardLookup => {
  const byName = new Map<Language, ReadonlyMap<string, Names>>();
  // Most texts name no card, and a catalogue may be large: the names are read when the first is asked for.
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
