import { type CardLookup, type Phrase, phrase } from '@arbiter/kernel/words';

/** Returns the name of a card or Token by its id, in quotation marks; the id itself where the catalogue does not have it. */
export function nameOfCard(id: string, cardOf: CardLookup): Phrase {
  const found = cardOf(id)?.names;
  return phrase(`“${found?.en ?? id}”`, `「${found?.zh ?? id}」`);
}
