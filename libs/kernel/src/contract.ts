/**
 * The contract between the rules and everything around them: what a released ruleset bundle exports, and the plain
 * data that crosses that line. Recording, the worker, the API, the viewer and the command line know a game only
 * through this file. Nothing here knows a clock, a database or the name of a game.
 */

import type { BoardLayout } from './layout.js';

export type * from './layout.js';

/** Any JSON value. Numbers are integers: the rules know no floating point. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

// Seats, objects and cards are plain numbers and words, of which the compiler knows what they are of: a number is taken for any of them, one of them
// for no other.

/** A player's place at the table, from 0; the order of seats is turn order once the game has decided who is first. */
export type Seat = number & { readonly of?: 'seat' };
/** An object's id inside one match. Fresh after every hidden move, so that it can't betray a shuffle. */
export type ObjectId = number & { readonly of?: 'object' };
/** An object or a player (`ids.ts` tells which). */
export type EntityId = number & { readonly of?: 'object' | 'player' };
/** A card's id in the pinned catalogue. */
export type CardId = string & { readonly of?: 'card' };
/** The number of a rule as its rulebook prints it (`十一.8(2)`), or the id of a ruling (`ruling:22`). */
export type RuleRef = string;
export type Language = 'en' | 'zh';
/** Names of the players, by seat. */
export type PlayerNames = readonly string[];

/** What must never drift under a recorded match. Written once, hashed with the first event. */
export interface Pins {
  readonly matchId: string;
  readonly game: string;
  /** SHA-256 (hex) of the released bundle: kernel and game; of contract 1, card programs and words too. */
  readonly ruleset: string;
  /** The cards, for rules of contract 2. */
  readonly catalogue?: CataloguePins;
  /** For a bundle of contract 1, which has its cards inside: SHA-256 (hex) of their programs' JSON. */
  readonly catalogueHash?: string;
  readonly format: FormatPins;
  /** Number of players; seats are 0 .. seats-1. */
  readonly seats: number;
  /** SHA-256 (hex) of the secret seed; null where the seed is public from the start (scenarios, fuzzing). */
  readonly seedCommitment: string | null;
  /** Card programs that stand beside the bundle's own: scenarios and test catalogues. */
  readonly inlineCards?: readonly JsonObject[];
  /** Decks that were validated before creation, for games that pin them (`Ruleset.pinsDecks`); in seat order. */
  readonly decks?: readonly Json[];
}

/** What a match pins of the catalogue that its cards stand in. */
export interface CataloguePins {
  /** Root (hex) of the RFC 6962 tree over the catalogue's entries. */
  readonly root: string;
  /** SHA-256 (hex) of the canonical JSON of what all its cards together could do (`Rules.openingsOf`). */
  readonly openings: string;
}

/** A format is data: it names consequences, the kernel carries them out. */
export interface FormatPins {
  readonly id: string;
  /** Games of the match: 1 for a single game, 3 for a best of three. */
  readonly bestOf: number;
  /** What follows when recording reports that a player's time is up. */
  readonly onTimeOut: 'loseMatch' | 'loseGame' | 'defaultAnswer';
  /** Options of the game's own, checked by the game. */
  readonly options: JsonObject;
}

/** What can be done to a match. Recording stores these; everything else is derived from them. */
export type Action =
  | { readonly type: 'answer'; readonly seat: Seat; readonly decision: number; readonly answer: Answer }
  /** Conceding stays with the person, whoever controls the player's decisions. */
  | { readonly type: 'concede'; readonly seat: Seat; readonly scope: 'game' | 'match' }
  | { readonly type: 'agreeDraw'; readonly scope: 'game' | 'match' }
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'judgeLoss'; readonly seat: Seat; readonly scope: 'game' | 'match'; readonly rules: readonly RuleRef[] };

/** An answer to one open decision. `picks` are option ids in the order chosen. */
export type Answer =
  | { readonly picks: readonly string[] }
  | { readonly number: number }
  /** What each option gets, by its id; an option that is not named gets nothing. */
  | { readonly amounts: { readonly [option: string]: number } }
  | { readonly bulk: Json };

export interface Option {
  /** Stable inside the decision: `pass`, `object:17`, `slot:0:front:3` ... */
  readonly id: string;
  /** Key of the words that describe the option, with parameters; rendered by `renderOption`. */
  readonly label: string;
  readonly params?: JsonObject;
  /** The object that the option is about, so that a board can highlight it. */
  readonly object?: ObjectId;
  /** All that the option is about, with the part that each has in it. Told where the option is shown; no part of a state. */
  readonly about?: readonly OptionAbout[];
  /** The amount that this option adds when the domain asks for a sum. */
  readonly weight?: readonly number[];
  /** It answers later questions as well, until something ends it; samplers take it seldom, and it makes no question a choice. */
  readonly standing?: true;
  /** Of the options of one group at most one is picked, where the domain has groups. An option without a group stands alone. */
  readonly group?: string;
  /** In a distribution: the least that this option gets, where that is more than what every option gets. */
  readonly least?: number;
  /** In a distribution: the most that this option may get; no bound when absent. */
  readonly most?: number;
  /** In a distribution: the options behind this one get more than the least only once it has this much. */
  readonly enough?: number;
}

/** One thing that an option is about: `role` says as what (`subject`, `target`, `place`, `player`, `card`). */
export type OptionAbout =
  | { readonly role: string; readonly object: ObjectId }
  | { readonly role: string; readonly player: Seat }
  /** The id of a slot. */
  | { readonly role: string; readonly place: string }
  | { readonly role: string; readonly card: CardId };

/** Over what a decision ranges. Never a product of choices: modes, targets and amounts are decisions of their own. */
export type Domain =
  | {
      readonly type: 'options';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** The picks' weights must be able to add up to exactly this (an option with several weights uses any one). */
      readonly sum?: number;
      /** Order of the picks matters. */
      readonly ordered?: boolean;
      /** At most one pick of each `group` of options. */
      readonly groups?: true;
      /** The picks are looked at as a whole by the game, beyond all that is said here. */
      readonly checked?: true;
      /** Where the picks are checked: some that are accepted, the least committing ones. Added when the question is asked. */
      readonly example?: readonly string[];
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  /** A total divided among the options, nothing left over; answered with `amounts`. */
  | {
      readonly type: 'distribution';
      readonly options: readonly Option[];
      readonly total: number;
      /** The least that every option gets. */
      readonly min: number;
      /** The amounts are looked at as a whole by the game, beyond all that is said here. */
      readonly checked?: true;
      /** Where the amounts are checked: some that are accepted. Whoever asks gives them. */
      readonly example?: { readonly [option: string]: number };
    }
  /**
   * The name of a card of the pinned catalogue, whether or not it is in the match: one pick `name:KEY`, where the key is the
   * card's id, or one that the game gives it for one of several names. What may be named is not listed.
   */
  | {
      readonly type: 'name';
      /** Which names may be given, in the game's words; the game decides. */
      readonly among: string;
      /** A name that is accepted. Added when the question is asked. */
      readonly example?: readonly string[];
    }
  /** One answer checked by a predicate of the game, not enumerated (a deck list). */
  | { readonly type: 'bulk'; readonly schema: string };

/** An open question. More than one is open at a time when answers are sealed and simultaneous. */
export interface Decision {
  readonly id: number;
  /** The action count at which it was opened. */
  readonly openedAt: number;
  /** Who answers; where the rules give a player's decisions away, the one who got them. */
  readonly seat: Seat;
  /** Whose decision it is in the game; differs from `seat` when one player decides for another. */
  readonly subject: Seat;
  /** The decision's kind, from the closed list of the game (`mulligan`, `mainAction`, `chooseTarget` ...). */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: RuleRef;
  /** The words of the question: a key and its parameters. Seen by the decider only. */
  readonly prompt: { readonly key: string; readonly params: JsonObject };
  readonly domain: Domain;
  /** A sealed answer stays hidden from the others until all decisions of its round are answered. */
  readonly sealed: boolean;
}

/**
 * What a viewer learns of an open decision: everything when it is his, else only that somebody is asked. `may` is what he can say while
 * the other is asked, each as one pick of an answer to that decision, which stays open; nobody else sees it.
 */
export type PendingView =
  | { readonly yours: true; readonly decision: Decision }
  | { readonly yours: false; readonly id: number; readonly openedAt: number; readonly seat: Seat; readonly may?: readonly Option[] };

/** Why an event happened: by a rule, or by an ability of an object. */
export interface Cause {
  readonly kind: 'rule' | 'ability' | 'player' | 'judge' | 'clock';
  readonly seat?: Seat;
  readonly object?: ObjectId;
  readonly card?: CardId;
}

/**
 * What happened, in order. The transcript, the viewer and the triggers read the same list.
 *
 * Types that every game shares, because recording reads them: `gameEnded` { reason, winner or winners }, `matchEnded`
 * { winners, reason }, `chanceDrawn` { from, result } (the result among the secrets where it is one) and `shuffled`
 * { count } with the secret { draws }. Every draw of the generator is one of the last two, in order.
 */
export interface GameEvent {
  /** Dense from 1 over the whole match. */
  readonly seq: number;
  /** The action count that produced it; 0 for what the start produced. */
  readonly action: number;
  /** Events of one moment happened together. */
  readonly moment: number;
  readonly type: string;
  readonly rule: RuleRef;
  readonly cause: Cause;
  /** What everybody may know. */
  readonly data: JsonObject;
  /** What only some seats may know; merged over `data` for them. Judges see all. */
  readonly secrets?: readonly { readonly seats: readonly Seat[]; readonly data: JsonObject }[];
}

export interface GameResult {
  /** Seats that won; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: RuleRef;
}

/** Outcome of one run of the rules from one decision to the next. */
export interface Step {
  readonly state: MatchState;
  readonly events: readonly GameEvent[];
  readonly pending: readonly Decision[];
  /** Set when the match is over. */
  readonly result: GameResult | null;
}

/** The rules say no. Nothing changed. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleRef | null;
  /** One English sentence for people; machines read `code`, `rule` and `params`. */
  readonly detail: string;
  readonly params: JsonObject;
}
export const refusalCodes = [
  'decision/unknown',
  'decision/closed',
  'decision/not-yours',
  'answer/malformed',
  'answer/illegal',
  'deck/illegal',
  'match/over',
  'action/not-possible',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type Outcome = { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly refusal: Refusal };

/** Opaque outside the kernel: complete, plain data, canonical under `JSON.stringify`. */
export interface MatchState {
  readonly schema: number;
  readonly header: { readonly version: number; readonly [key: string]: unknown };
  readonly [table: string]: unknown;
}

/** A private, mutable, journaled run of one match: the fast equal of `apply`. */
export interface Session {
  /** Actions applied so far. */
  version(): number;
  act(action: Action): { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };
  /** Takes the last applied action back (its append was refused). Only one level. @throws {InvariantBroken} if there is none */
  undo(): void;
  pending(): readonly Decision[];
  result(): GameResult | null;
  /** 128-bit hex digest of the state, kept incrementally. Finds divergence; it is no evidence. */
  fingerprint(): string;
  /** A legal answer to an open decision, drawn at random. @param draw gives an integer in [0, n) */
  sample(decision: Decision, draw: (n: number) => number): Answer;
  /** A plain copy of the state, good for storing. */
  state(): MatchState;
  view(viewer: Viewer): View;
}

export type Viewer =
  | { readonly role: 'player'; readonly seat: Seat }
  | { readonly role: 'spectator' }
  /** Sees everything but the seed and the generator. */
  | { readonly role: 'judge' };

export interface ObjectView {
  readonly id: ObjectId;
  /** Absent where the viewer may not know which card it is, and where it is none. */
  readonly card?: CardId;
  /** Absent for a card; everybody may know it. */
  readonly kind?: 'token' | 'item' | 'copy';
  readonly owner: Seat;
  readonly controller: Seat;
  /** Current values: numbers, words and lists by name of the characteristic. */
  readonly values: JsonObject;
  /** What lies with it and nowhere else. */
  readonly attachments: readonly ObjectView[];
  readonly under: readonly ObjectView[];
  /** What is attached to it and lies in a zone or slot of its own; absent where nothing is. */
  readonly attached?: readonly ObjectId[];
  /** The object, or the player, to which this one is attached while it lies in a place of its own. */
  readonly host?: ObjectId;
  readonly hostSeat?: Seat;
}

export interface ZoneView {
  readonly id: string;
  readonly kind: string;
  /** Null for a zone that all players share. */
  readonly seat: Seat | null;
  readonly count: number;
  /** The objects that the viewer may see, in the zone's order; empty for a hidden pile. */
  readonly objects: readonly ObjectView[];
}

export interface SlotView {
  readonly id: string;
  /** Null for a slot that all players share. */
  readonly seat: Seat | null;
  /** Column from 0, row as the game names it. */
  readonly column: number;
  readonly row: string;
  readonly object: ObjectView | null;
}

/** A match as one viewer may see it. Two states that differ only in what he may not know give equal views. */
export interface View {
  readonly version: number;
  readonly status: 'running' | 'ended';
  readonly result: GameResult | null;
  readonly turn: { readonly number: number; readonly seat: Seat | null; readonly phase: string };
  readonly players: readonly { readonly seat: Seat; readonly values: JsonObject }[];
  readonly zones: readonly ZoneView[];
  readonly slots: readonly SlotView[];
  readonly pending: readonly PendingView[];
  /** Match-wide values of the game (countdown, who is first ...). */
  readonly values: JsonObject;
}

/** A deck as a text, or what stands against writing it. */
export type PrintedDeck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly violations: readonly DeckViolation[] };

export interface DeckViolation {
  readonly code: string;
  /** Null where no rule of the game stands against the deck, but what Arbiter can play. */
  readonly rule: RuleRef | null;
  readonly cards: readonly string[];
  readonly detail: string;
  readonly params: JsonObject;
}

export interface CardFacts extends FaceFacts {
  readonly id: CardId;
  /** Its further faces, of which the game says how they belong to the card; absent where it has one only. */
  readonly faces?: readonly (FaceFacts & { readonly kind: string })[];
}

/** What stands on one face of a card. */
export interface FaceFacts {
  readonly names: { readonly en: string; readonly zh: string };
  readonly values: JsonObject;
  /** Rules text rendered from the program. */
  readonly text: { readonly en: string; readonly zh: string };
}

/** What a session does besides playing. */
export interface SessionOptions {
  /** Keeps the fingerprint up to date with every action. */
  readonly fingerprints?: boolean;
  /**
   * Finds again what is remembered of the table, and throws where that differs: each answer whenever it is used, all that is derived before one step in so
   * many and after each action; 0 for never. Slow, for fuzzing and tests. Rules that were released before this was there know nothing of it.
   */
  readonly rechecks?: number;
}

/** What is played with: the rules of a game with the cards of one catalogue. */
export interface RulesWithCards {
  /**
   * Begins a match and runs it to its first decision.
   * @param key 64 hex digits: SHA-256 of (seed, match id, entropy in seat order), made by recording
   */
  start(pins: Pins, key: string): Step;
  /** The specification: never changes `state`. */
  apply(pins: Pins, state: MatchState, action: Action): Outcome;
  /** Opens a private session on a copy of `state`. */
  openSession(pins: Pins, state: MatchState, options?: SessionOptions): Session;
  view(pins: Pins, state: MatchState, viewer: Viewer): View;
  pending(state: MatchState): readonly Decision[];
  pendingFor(state: MatchState, viewer: Viewer): readonly PendingView[];
  result(state: MatchState): GameResult | null;
  /** Events as the viewer may read them: `secrets` merged or dropped. */
  eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[];
  /** 128-bit hex digest, equal to the session's. */
  fingerprint(state: MatchState): string;
  /** An answer drawn at random from the legal ones. @param draw gives an integer in [0, n) */
  sample(pins: Pins, state: MatchState, decision: Decision, draw: (n: number) => number): Answer;
  /** The answer that a time-out gives under `defaultAnswer`: the least committing legal one. */
  defaultAnswer(pins: Pins, state: MatchState, decision: Decision): Answer;
  /** @throws never for bad decks: every fault is a violation; an unreadable deck is one violation `deck/malformed` */
  validateDeck(format: FormatPins, deck: Json): readonly DeckViolation[];
  /** Reads a plain-text list (`3 Card name` a line, `#` comments), or any other form that the game's decks are written in. */
  parseDeck(
    text: string,
  ): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
  /** Writes a deck in one of the game's forms, so that reading it gives the deck again; what is no such deck is said as `validateDeck` says it. @throws for a form that is not among `deckForms` */
  printDeck(deck: Json, form: string): PrintedDeck;
  /**
   * Sets a table for a scenario: cards in zones, whose turn and which phase, and runs to the first decision.
   * @throws {ArrangementError} names what is wrong with the arrangement
   */
  arrange(pins: Pins, key: string, arrangement: Json): Step;
}

/** The cards of a catalogue, as rules are given them: whoever keeps many may look each up when it is asked for. */
export interface CardSource {
  /** Programs by card id. */
  readonly cards: ReadonlyMap<CardId, JsonObject>;
  /** What all cards of the catalogue together could do (`Rules.openingsOf`). */
  readonly openings: JsonObject;
}

/** What is wrong with a card: it says what its game does not know. */
export interface CardFault {
  /** The card's id. */
  readonly card: string;
  /** The way to it from the card, as `printed.keywords[2]`; '' for the card itself. */
  readonly place: string;
  /** What it is, in words. */
  readonly fault: string;
  /** Words that the game knows and that are spelt nearly alike. */
  readonly near: readonly string[];
}

/** What a bundle of contract 2 exports as `rules`: a game without cards and words. */
export interface Rules {
  readonly contract: 2;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Formats that the bundle knows, by id. */
  readonly formats: { readonly [id: string]: FormatPins };
  /** Kinds of decision that the game may ask, closed list. */
  readonly decisionKinds: readonly string[];
  /** Whether every seat needs a deck before the match is created (`Pins.decks`); else decks come to the table by themselves. */
  readonly pinsDecks: boolean;
  /** Forms in which the game's decks can be written (`printDeck`). */
  readonly deckForms: readonly string[];
  /** The rules with these cards. A card is compiled when it is first needed, once for all matches. */
  withCards(catalogue: CardSource): RulesWithCards;
  /** What in these cards is no word of the game or no part of its grammar, place by place; nothing where they can be played. */
  faultsOf(cards: readonly JsonObject[]): readonly CardFault[];
  /** What all these cards together could do: what windows open by, whatever a match's decks hold. */
  openingsOf(cards: readonly JsonObject[]): JsonObject;
}

/**
 * How a game is told to people: names, words, texts and the look of its table, in both languages. Nothing of it decides what happens, and no
 * match pins it: what is told better today is told better of every match.
 */
export interface Presentation {
  readonly names: { readonly en: string; readonly zh: string };
  /** How the table looks, for pages; rulesets released before layouts were known have none. */
  readonly layout?: BoardLayout;
  /** Named preset decks, in the shape that `validateDeck` takes. */
  presetDecks(): readonly { readonly id: string; readonly names: { readonly en: string; readonly zh: string }; readonly deck: Json }[];
  /** An event in words. @param names of the players by seat; who has none is told by number. Rules released before names were known tell all by number */
  renderEvent(event: GameEvent, language: Language, names?: PlayerNames): string;
  /** A question in words; see `renderEvent`. */
  renderDecision(decision: Decision, language: Language, names?: PlayerNames): string;
  /** What may be answered, in words; see `renderEvent`. */
  renderOption(option: Option, language: Language, names?: PlayerNames): string;
}

/** The presentation of a game whose cards come from a catalogue: what is told names the cards as `cards` has them, by id; else as the sources do. */
export interface CardPresentation extends Presentation {
  renderEvent(event: GameEvent, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  renderDecision(decision: Decision, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  renderOption(option: Option, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  /** A card as people read it, its text rendered from its program; the text names other cards and tokens as `cards` has them. */
  factsOf(card: JsonObject, cards?: CardSource['cards']): CardFacts;
}

/** A game as it is played and told: the rules with the cards of one catalogue, and its presentation. */
export interface Ruleset extends Omit<RulesWithCards, 'printDeck'>, Presentation {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Formats that the rules know, by id. */
  readonly formats: { readonly [id: string]: FormatPins };
  /** Kinds of decision that the game may ask, closed list. */
  readonly decisionKinds: readonly string[];
  cards(): readonly CardFacts[];
  /** True where every seat needs a deck before the match is created (`Pins.decks`); where absent, decks come to the table by themselves. */
  readonly pinsDecks?: boolean;
  /** Forms in which the game's decks can be written (`printDeck`); none where absent. */
  readonly deckForms?: readonly string[];
  /** Writes a deck in one of the game's forms, so that reading it gives the deck again; what is no such deck is said as `validateDeck` says it. @throws for a form that is not among `deckForms` */
  printDeck?(deck: Json, form: string): PrintedDeck;
}

/** What a bundle of contract 1 exports as `ruleset`: rules, cards and words of a game together. */
export interface WholeRuleset extends Ruleset {
  readonly contract: 1;
  /** Canonical JSON of all card programs; its SHA-256 is `Pins.catalogueHash`. */
  catalogue(): string;
}
