import type { Language } from '@arbiter/kernel';
import type { CardProgram, GameDefinition } from '@arbiter/kernel/authoring';

/** The lookup that the games' texts use for cards. */
type CardLookup = NonNullable<Parameters<GameDefinition['words']['cardText']>[2]>;

/**
 * Returns the cards and tokens that the texts of cards name but a catalogue does not have. A text shows such a card by its id.
 * @param cards the cards whose texts are read, with all their faces
 * @returns ids, sorted
 */
export function unknownCards(
  cards: readonly CardProgram[],
  textOf: (card: CardProgram, language: Language, cardOf: CardLookup) => string,
  catalogue: CardLookup,
): readonly string[] {
  const unknown = new Set<string>();
  const cardOf: CardLookup = Object.assign(
    (id: string) => {
      const found = catalogue(id);
      if (found === undefined) unknown.add(id);
      return found;
    },
    { named: catalogue.named },
  );
  for (const card of cards)
    for (const side of [card, ...(card.faces ?? []).map((face): CardProgram => ({ ...card, ...face }))]) textOf(side, 'en', cardOf);
  return [...unknown].sort();
}
