import type { CardFacts, FaceFacts, Json, JsonObject, Language, PlayerNames } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import type { CardLookup } from './card-lookup.js';
import type { GameWords } from './game-words.js';

/**
 * Returns a card as people read it: its names, printed values and rules text, face by face.
 * @param cardOf looks up the cards and tokens that its text names; those of the sources by default
 */
export function factsOf(words: GameWords, card: CardProgram, cardOf?: CardLookup): CardFacts {
  const { faces } = card;
  const own = { id: card.id, ...faceFacts(words, card, cardOf) };
  return faces === undefined
    ? own
    : {
        ...own,
        faces: faces.map(({ kind, names, printed, abilities }) => ({
          kind,
          ...faceFacts(words, { id: card.id, names, printed, abilities }, cardOf),
        })),
      };
}

function faceFacts(words: GameWords, card: CardProgram, cardOf: CardLookup | undefined): FaceFacts {
  return {
    names: card.names,
    values: words.cardValues(card),
    text: { en: words.cardText(card, 'en', cardOf), zh: words.cardText(card, 'zh', cardOf) },
  };
}

/** Fills the game's template for a key with parameters; where there is no template, returns the key with its parameters. */
export function renderWith(
  words: GameWords,
  templates: { readonly [key: string]: { readonly en: string; readonly zh: string } },
  key: string,
  params: JsonObject,
  language: Language,
  names: PlayerNames = [],
  cardOf?: CardLookup,
): string {
  const template = templates[key];
  if (template === undefined) return `${key} ${JSON.stringify(params)}`;
  // Trimming removes the space before an empty last place.
  return fill(template[language], params, (name: string, value: Json) => words.parameter(name, value, language, names, cardOf)).trim();
}

/** Fills a template: `{name}` is replaced by the words for that parameter. */
function fill(template: string, params: JsonObject, word: (name: string, value: Json) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => word(name, params[name] ?? null));
}
