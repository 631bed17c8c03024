import { type Phrase, phrase } from '@arbiter/kernel/words';
import { catalogue } from '../../cards/index.js';

let names: ReadonlyMap<string, { readonly en: string; readonly zh: string }> | null = null;

/** The name of a card or Token by its id, in quotation marks. */
export function nameOfCard(id: string): Phrase {
  names ??= new Map(catalogue.map((card) => [card.id, card.names]));
  const found = names.get(id);
  return phrase(`“${found?.en ?? id}”`, `「${found?.zh ?? id}」`);
}
