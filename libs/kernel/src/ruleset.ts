import type {
  CardPresentation,
  CardSource,
  Decision,
  GameEvent,
  JsonObject,
  Language,
  Option,
  PlayerNames,
  Rules,
  Ruleset,
  RulesWithCards,
  WholeRuleset,
} from './contract.js';
import { createRules, libraryOf, withCards } from './engine.js';
import type { GameDefinition } from './game.js';
import { catalogueOf } from './library/catalogue.js';
import type { CardProgram } from './programs/programs.js';
import { factsOf, renderWith } from './words/rendering.js';

/** How a game is told. Reads its words, layout and preset decks, and none of its rules. */
export function createPresentation(game: Pick<GameDefinition, 'names' | 'words' | 'layout' | 'presetDecks'>): CardPresentation {
  const { words } = game;
  return {
    names: game.names,
    ...(game.layout === undefined ? {} : { layout: game.layout }),
    presetDecks: () => game.presetDecks,
    factsOf: (card) => factsOf(words, card as unknown as CardProgram),
    renderEvent: (event: GameEvent, language: Language, names?: PlayerNames) =>
      renderWith(words, words.events, event.type, { ...event.data, rule: event.rule }, language, names),
    renderDecision: (decision: Decision, language: Language, names?: PlayerNames) =>
      renderWith(words, words.prompts, decision.prompt.key, { ...decision.prompt.params, seat: decision.seat }, language, names),
    renderOption: (option: Option, language: Language, names?: PlayerNames) =>
      renderWith(words, words.options, option.label, { id: option.id, ...(option.params ?? {}) }, language, names),
  };
}

/** Rules with the cards of a catalogue and the game's presentation, as services use them. */
export function assembleRuleset(rules: Rules, cards: CardSource, presentation: CardPresentation): Ruleset {
  return assembled(rules, rules.withCards(cards), [...cards.cards.values()], presentation);
}

/** A game with its own cards and words, all from the sources (contract 1). @throws {InvariantBroken} for cards that the rules can't read */
export function createRuleset(game: GameDefinition): WholeRuleset {
  const library = libraryOf(game, catalogueOf(game.cards));
  library.checkCards();
  return {
    contract: 1,
    ...assembled(createRules(game), withCards(game, library), game.cards as unknown as readonly JsonObject[], createPresentation(game)),
    catalogue: () => JSON.stringify(game.cards),
  };
}

function assembled(
  { game, seats, formats, decisionKinds, pinsDecks, deckForms }: Rules,
  { printDeck, ...play }: RulesWithCards,
  cards: readonly JsonObject[],
  { factsOf: facts, ...told }: CardPresentation,
): Ruleset {
  return {
    game,
    seats,
    formats,
    decisionKinds,
    ...play,
    ...told,
    ...(pinsDecks ? { pinsDecks } : {}),
    ...(deckForms.length === 0 ? {} : { deckForms, printDeck }),
    cards: () => cards.map(facts),
  };
}
