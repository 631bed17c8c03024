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
import { type CardLookup, cardLookup } from './words/card-lookup.js';
import { factsOf, renderWith } from './words/rendering.js';
import { readAs } from './json.js';

/** Builds the presentation of a game from its words, layout and preset decks; reads none of its rules. */
export function createPresentation(game: Pick<GameDefinition, 'names' | 'words' | 'layout' | 'presetDecks'>): CardPresentation {
  const { words } = game;
  return {
    names: game.names,
    ...(game.layout === undefined ? {} : { layout: game.layout }),
    presetDecks: () => game.presetDecks,
    factsOf: (card, cards) => factsOf(words, readAs<CardProgram>(card), lookupIn(cards)),
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

const lookupIn = (cards: NamedCards | undefined): CardLookup | undefined => (cards === undefined ? undefined : cardLookup(cards));

/**
 * Combines rules with the cards of a catalogue and the game's presentation, as services use them; texts name the cards as this catalogue
 * does.
 */
export function assembleRuleset(rules: Rules, source: CardSource, presentation: CardPresentation): Ruleset {
  const { cards } = source;
  return assembled(rules, rules.withCards(source), [...cards.values()], tellingOf(presentation, cards));
}

/** Returns a presentation that names cards as a catalogue has them, in sentences and in the texts of other cards. */
function tellingOf(presentation: CardPresentation, cards: NamedCards): CardPresentation {
  return {
    ...presentation,
    factsOf: (card) => presentation.factsOf(card, cards),
    renderEvent: (event, language, names) => presentation.renderEvent(event, language, names, cards),
    renderDecision: (decision, language, names) => presentation.renderDecision(decision, language, names, cards),
    renderOption: (option, language, names) => presentation.renderOption(option, language, names, cards),
  };
}

/**
 * Builds a game with its own cards and words, all from the sources (contract 1). @throws {InvariantBroken} for cards that the rules can't
 * read
 */
export function createRuleset(game: GameDefinition): WholeRuleset {
  const library = libraryOf(game, catalogueOf(game.cards));
  library.checkCards();
  const cards: NamedCards = new Map(game.cards.map((card) => [card.id, card as unknown as JsonObject]));
  return {
    contract: 1,
    ...assembled(createRules(game), withCards(game, library), [...cards.values()], tellingOf(createPresentation(game), cards)),
    catalogue: () => JSON.stringify(game.cards),
  };
}

function assembled(
  { game, seats, formats, decisionKinds, pinsDecks, deckForms, actions, endsOfRound }: Rules,
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
    ...(actions === undefined ? {} : { actions }),
    ...(endsOfRound === undefined ? {} : { endsOfRound }),
    ...(deckForms.length === 0 ? {} : { deckForms, printDeck }),
    cards: () => cards.map((card) => facts(card)),
  };
}
