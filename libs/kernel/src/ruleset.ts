import type { Decision, GameEvent, Language, Option, PlayerNames, Ruleset } from './contract.js';
import { createRules, libraryOf, withCards } from './engine.js';
import type { GameDefinition } from './game.js';
import { catalogueOf } from './programs/catalogue.js';
import { factsOf, renderWith } from './words/rendering.js';

/** A game as a whole: its rules with its own cards, and the words in which both are told (contract 1). */
export function createRuleset(game: GameDefinition): Ruleset {
  const library = libraryOf(game, catalogueOf(game.cards));
  library.checkCards();
  const { contract: _, withCards: _cards, openingsOf: _openings, pinsDecks, deckForms, ...rules } = createRules(game);
  const { printDeck, ...play } = withCards(game, library);
  const { words } = game;
  return {
    contract: 1,
    ...rules,
    ...play,
    names: game.names,
    ...(pinsDecks ? { pinsDecks } : {}),
    ...(game.layout === undefined ? {} : { layout: game.layout }),
    ...(deckForms.length === 0 ? {} : { deckForms, printDeck }),
    catalogue: () => JSON.stringify(game.cards),
    cards: () => game.cards.map((card) => factsOf(words, card)),
    presetDecks: () => game.presetDecks,
    renderEvent: (event: GameEvent, language: Language, names?: PlayerNames) =>
      renderWith(words, words.events, event.type, { ...event.data, rule: event.rule }, language, names),
    renderDecision: (decision: Decision, language: Language, names?: PlayerNames) =>
      renderWith(words, words.prompts, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, language, names),
    renderOption: (option: Option, language: Language, names?: PlayerNames) =>
      renderWith(words, words.options, option.label, { id: option.id, ...(option.params ?? {}) }, language, names),
  };
}
