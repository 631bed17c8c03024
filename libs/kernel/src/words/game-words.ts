import type { JsonObject, Language } from '../contract.js';
import type { CardLookup } from './card-lookup.js';
import type { ParameterWords } from './parameters.js';
import type { CardProgram } from '../programs/programs.js';

/** Words in English and Chinese: templates by key; `{name}` is replaced by a parameter. */
export interface GameWords {
  readonly events: { readonly [type: string]: { readonly en: string; readonly zh: string } };
  readonly prompts: { readonly [key: string]: { readonly en: string; readonly zh: string } };
  readonly options: { readonly [key: string]: { readonly en: string; readonly zh: string } };
  /** Turns a parameter (a card id, a phase, a seat ...) into words. */
  readonly parameter: ParameterWords;
  /** Returns the rules text of a card. @param cardOf looks up the cards and tokens that the text names; those of the sources by default */
  readonly cardText: (card: CardProgram, language: Language, cardOf?: CardLookup) => string;
  readonly cardValues: (card: CardProgram) => JsonObject;
}
