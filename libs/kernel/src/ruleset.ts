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
import { once } from './programs/once.js';
import type { CardProgram } from './programs/programs.js';
import type { CardLookup } from './words/parameters.js';
import { factsOf, renderWith } from './words/rendering.js';
import { readAs } from './json.js';

/** How a game is told. Reads its words, layout and preset decks, and none of its rules. */
export function createPresentation(game: Pick<GameDefinition, 'names' | 'words' | 'layout' | 'presetDecks'>): CardPresentation {
  const { words } = game;
  return {
    names: game.names,
    ...(game.layout === undefined ? {} : { layout: game.layout }),
    presetDecks: () => game.presetDecks,
    factsOf: (card) => factsOf(words, readAs<CardProgram>(card)),
    renderEvent: (event: GameEvent, language: Language, names?: PlayerNames, cards?: NamedCards) =>
      renderWith(words, words.events, event.type, { ...event.data, rule: event.rule }, language, names, lookupIn(cards)),
    renderDecision: (decision: Decision, language: Language, names?: PlayerNames, cards?: NamedCards) =>
      renderWith(
        words,
        words.prompts,
        decision.prompt.key,
        { ...decision.prompt.params, seat: decision.seat },
        language,
        names,
        lookupIn(cards),
      ),
    renderOption: (option: Option, language: Language, names?: PlayerNames, cards?: NamedCards) =>
      renderWith(words, words.options, option.label, { id: option.id, ...(option.params ?? {}) }, language, names, lookupIn(cards)),
  };
}

type NamedCards = CardSource['cards'];

/** One lookup for a catalogue: texts that were made of its cards are kept by it. */
const lookupOf = once(
  (cards: NamedCards): CardLookup =>
    (id) =>
      cards.get(id) as CardProgram | undefined,
);
const lookupIn = (cards: NamedCards | undefined): CardLookup | undefined => (cards === undefined ? undefined : lookupOf(cards));

/** Rules with the cards of a catalogue and the game's presentation, as services use them: what is told names the cards as this catalogue has them. */
export function assembleRuleset(rules: Rules, source: CardSource, presentation: CardPresentation): Ruleset {
  const { cards } = source;
  return assembled(rules, rules.withCards(source), [...cards.values()], {
    ...presentation,
    renderEvent: (event, language, names) => presentation.renderEvent(event, language, names, cards),
    renderDecision: (decision, language, names) => presentation.renderDecision(decision, language, names, cards),
    renderOption: (option, language, names) => presentation.renderOption(option, language, names, cards),
  });
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
