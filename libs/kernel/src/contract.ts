/**
 * The contract between the rules and everything around them: what a released ruleset bundle exports, and the plain data that crosses that
 * line. Recording, the worker, the API, the viewer and the command line know a game only through this file. This file knows no clock, no
 * database and no game's name.
 */

import type { BoardLayout } from './layout.js';

export type * from './layout.js';

/** Any JSON value. Numbers are integers: the rules use no floating point. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

// Seats, objects and cards are plain numbers and strings, with a type tag that says what they identify: a plain number is accepted for any
// of them, but none of them for another.

/** A player's place at the table, from 0; the order of seats is turn order once the game has decided who is first. */
export type Seat = number & { readonly of?: 'seat' };
/** An object's id inside one match. An object gets a fresh id after every hidden move, so that ids cannot reveal a shuffle. */
export type ObjectId = number & { readonly of?: 'object' };
/** The id of an object or a player (`ids.ts` tells which). */
export type EntityId = number & { readonly of?: 'object' | 'player' };
/** A card's id in the pinned catalogue. */
export type CardId = string & { readonly of?: 'card' };
/** The number of a rule as its rulebook prints it (`十一.8(2)`), or the id of a ruling (`ruling:22`). */
export type RuleRef = string;
export type Language = 'en' | 'zh';
/** Names of the players, by seat. */
export type PlayerNames = readonly string[];

/** What must never change under a recorded match. Written once, hashed with the first event. */
export interface Pins {
  readonly matchId: string;
  readonly game: string;
  /** SHA-256 (hex) of the released bundle of kernel and game; under contract 1 the bundle also holds card programs and words. */
  readonly ruleset: string;
  /** The pinned cards, for rules of contract 2. */
  readonly catalogue?: CataloguePins;
  /** SHA-256 (hex) of the JSON of the card programs, for a bundle of contract 1, which contains its cards. */
  readonly catalogueHash?: string;
  readonly format: FormatPins;
  /** Number of players; seats are 0 .. seats-1. */
  readonly seats: number;
  /** SHA-256 (hex) of the secret seed; null where the seed is public from the start (scenarios, fuzzing). */
  readonly seedCommitment: string | null;
  /** Card programs in addition to the bundle's own: scenarios and test catalogues. */
  readonly inlineCards?: readonly JsonObject[];
  /** Decks in seat order that were validated before creation, for games that pin them (`Ruleset.pinsDecks`). */
  readonly decks?: readonly Json[];
}

/** What a match pins of the catalogue that holds its cards. */
export interface CataloguePins {
  /** Root (hex) of the RFC 6962 tree over the catalogue's entries. */
  readonly root: string;
  /** SHA-256 (hex) of the canonical JSON of what all cards of the catalogue together could do (`Rules.openingsOf`). */
  readonly openings: string;
}

/** A format as data: it names consequences, and the kernel carries them out. */
export interface FormatPins {
  readonly id: string;
  /** Number of games in the match: 1 for a single game, 3 for a best of three. */
  readonly bestOf: number;
  /** What follows when recording reports that a player's time is up. */
  readonly onTimeOut: 'loseMatch' | 'loseGame' | 'defaultAnswer';
  /**
   * Options of the game's own, checked by the game. `endOfRound` is known to every game: what follows when time is called, by one of the
   * names in `Rules.endsOfRound`.
   */
  readonly options: JsonObject;
}

/** What can be done to a match. Recording stores these; everything else is derived from them. */
export type Action =
  | { readonly type: 'answer'; readonly seat: Seat; readonly decision: number; readonly answer: Answer }
  /** Conceding stays with the person, even if another player controls their decisions. */
  | { readonly type: 'concede'; readonly seat: Seat; readonly scope: 'game' | 'match' }
  | { readonly type: 'agreeDraw'; readonly scope: 'game' | 'match' }
  | { readonly type: 'timeOut'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'judgeLoss'; readonly seat: Seat; readonly scope: 'game' | 'match'; readonly rules: readonly RuleRef[] }
  /** A judge says that the round's time is over. The format's option `endOfRound` names what follows. */
  | { readonly type: 'timeCalled' };

/** An answer to one open decision. `picks` are option ids in the order chosen. */
export type Answer =
  | { readonly picks: readonly string[] }
  | { readonly number: number }
  /** The amount that each option gets, by option id; an option that is not named gets nothing. */
  | { readonly amounts: { readonly [option: string]: number } }
  | { readonly bulk: Json };

export interface Option {
  /** Stable inside the decision: `pass`, `object:17`, `slot:0:front:3` ... */
  readonly id: string;
  /** Key of the words that describe the option; `renderOption` renders them with `params`. */
  readonly label: string;
  readonly params?: JsonObject;
  /** The object that the option is about, so that a board can highlight it. */
  readonly object?: ObjectId;
  /** Everything that the option is about, each with its role. Added where the option is shown; not part of a state. */
  readonly about?: readonly OptionAbout[];
  /** The amounts that this option may add when the domain asks for a sum; it uses one of them. */
  readonly weight?: readonly number[];
  /**
   * The option also answers later questions, until something ends it. Samplers take it seldom, and it does not count when deciding whether
   * a question leaves a choice.
   */
  readonly standing?: true;
  /** Where the domain has groups, at most one option of each group is picked. An option without a group stands alone. */
  readonly group?: string;
  /** In a distribution: the least that this option gets, if that is more than the domain's least for every option. */
  readonly least?: number;
  /** In a distribution: the most that this option may get; no bound when absent. */
  readonly most?: number;
  /** In a distribution: the options behind this one get more than their least only once this option has this much. */
  readonly enough?: number;
}

/** One thing that an option is about; `role` says as what (`subject`, `target`, `place`, `player`, `card`). */
export type OptionAbout =
  | { readonly role: string; readonly object: ObjectId }
  | { readonly role: string; readonly player: Seat }
  /** The id of a slot. */
  | { readonly role: string; readonly place: string }
  | { readonly role: string; readonly card: CardId };

/** The set of answers that a decision allows. Never a product of choices: modes, targets and amounts are decisions of their own. */
export type Domain =
  | {
      readonly type: 'options';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** The picks' weights must be able to add up to exactly this (an option with several weights uses any one). */
      readonly sum?: number;
      /** Whether the order of the picks matters. */
      readonly ordered?: boolean;
      /** Whether at most one option of each `group` may be picked. */
      readonly groups?: true;
      /** Whether the game also judges the picks as a whole, beyond what the domain says. */
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
      /** Whether the game also judges the amounts as a whole, beyond what the domain says. */
      readonly checked?: true;
      /** Where the amounts are checked: amounts that are accepted, given by the procedure that asks. */
      readonly example?: { readonly [option: string]: number };
    }
  /**
   * The name of a card of the pinned catalogue, whether or not it is in the match: one pick `name:KEY`, where the key is the card's id, or
   * a key that the game uses for one of several names of a card. The names are not listed.
   */
  | {
      readonly type: 'name';
      /** Which names may be given, said in the game's words; the game decides. */
      readonly among: string;
      /** A name that is accepted. Added when the question is asked. */
      readonly example?: readonly string[];
    }
  /** One answer that a predicate of the game checks, with no options listed (a deck list). */
  | { readonly type: 'bulk'; readonly schema: string };

/** An open question. More than one is open at a time when answers are sealed and simultaneous. */
export interface Decision {
  readonly id: number;
  /** The number of actions applied when it was opened. */
  readonly openedAt: number;
  /** The seat that answers; where the rules give control of a player's decisions to another, that other player. */
  readonly seat: Seat;
  /** The player whose decision it is in the game; differs from `seat` when one player decides for another. */
  readonly subject: Seat;
  /** The decision's kind, from the closed list of the game (`mulligan`, `mainAction`, `chooseTarget` ...). */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: RuleRef;
  /** The words of the question: a key and its parameters. Seen by the decider only. */
  readonly prompt: { readonly key: string; readonly params: JsonObject };
  readonly domain: Domain;
  /** Whether the answer stays hidden from the others until all decisions of its round are answered. */
  readonly sealed: boolean;
}

/**
 * What a viewer learns of an open decision: everything if it is their own, otherwise only that somebody is asked. `may` lists what the
 * viewer can say while another is asked, each as one pick of an answer to that decision, which stays open; nobody else sees it.
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
 * Something that happened; events are in order. The transcript, the viewer and the triggers read the same list. Types that every game
 * shares, because recording reads them: `gameEnded` { reason, winner or winners }, `matchEnded` { winners, reason }, `chanceDrawn` { from,
 * result } (a secret result stands among the secrets) and `shuffled` { count } with the secret { draws }. Every draw of the generator is
 * one of the last two, in order.
 */
export interface GameEvent {
  /** Numbered without gaps from 1 over the whole match. */
  readonly seq: number;
  /** The number of the action that produced it; 0 for events of the start. */
  readonly action: number;
  /** Number of the moment; events of one moment happened simultaneously. */
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
  /** Seats that won; empty for a draw, and with the reason `bothLose` where everybody loses. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: RuleRef;
}

/** The outcome of running the rules from one decision to the next. */
export interface Step {
  readonly state: MatchState;
  readonly events: readonly GameEvent[];
  readonly pending: readonly Decision[];
  /** Set when the match is over. */
  readonly result: GameResult | null;
}

/** A refusal of an action by the rules; nothing changed. */
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
  'time/not-offered',
  'time/called',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type Outcome = { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly refusal: Refusal };

/** Opaque outside the kernel: complete, plain data, canonical under `JSON.stringify`. */
export interface MatchState {
  readonly schema: number;
  readonly header: { readonly version: number; readonly [key: string]: unknown };
  readonly [table: string]: unknown;
}

/** A private, mutable, journaled run of one match; gives the same results as `apply`, faster. */
export interface Session {
  /** Returns the number of actions applied so far. */
  version(): number;
  act(action: Action): { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refusal: Refusal };
  /**
   * Takes the last applied action back (because its append was refused). Works for one action only. @throws {InvariantBroken} if there is
   * none
   */
  undo(): void;
  pending(): readonly Decision[];
  result(): GameResult | null;
  /** Returns a 128-bit hex digest of the state, kept up to date incrementally. It finds divergence; it is no evidence. */
  fingerprint(): string;
  /**
   * Draws a legal answer to an open decision at random.
   * @param draw gives an integer in [0, n)
   */
  sample(decision: Decision, draw: (n: number) => number): Answer;
  /** Returns a plain copy of the state, which can be stored. */
  state(): MatchState;
  view(viewer: Viewer): View;
  /** Returns `pending` of the viewer's view, without the rest of it. Absent in rules that were released before it existed. */
  pendingFor?(viewer: Viewer): readonly PendingView[];
}

export type Viewer =
  | { readonly role: 'player'; readonly seat: Seat }
  | { readonly role: 'spectator' }
  /** Sees everything but the seed and the generator. */
  | { readonly role: 'judge' };

export interface ObjectView {
  readonly id: ObjectId;
  /** Absent where the viewer may not know which card it is, and where the object is no card. */
  readonly card?: CardId;
  /** Absent for a card. Everybody may know the kind. */
  readonly kind?: 'token' | 'item' | 'copy';
  readonly owner: Seat;
  readonly controller: Seat;
  /** Current values by name of the characteristic: numbers, words and lists. */
  readonly values: JsonObject;
  /** Objects that lie with this one and in no place of their own. */
  readonly attachments: readonly ObjectView[];
  readonly under: readonly ObjectView[];
  /** Ids of objects that are attached to it and lie in a zone or slot of their own; absent where there are none. */
  readonly attached?: readonly ObjectId[];
  /** The object or player to which this object is attached while it lies in a place of its own. */
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
  /** Column from 0, row under the game's name for it. */
  readonly column: number;
  readonly row: string;
  readonly object: ObjectView | null;
}

/** A match as one viewer may see it. Two states that differ only in what the viewer may not know give equal views. */
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
  /** Present once time was called in the match. */
  readonly timeCalled?: TimeCalledView;
}

/** What is left of a match in which time was called. */
export interface TimeCalledView {
  /** Number of turns that may still begin after the one that is being played. */
  readonly turnsLeft: number;
  /** Whether they play on until somebody has less life than another, who loses. */
  readonly untilBehind: boolean;
}

/** A deck as text, or the reason why it cannot be written. */
export type PrintedDeck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly violations: readonly DeckViolation[] };

export interface DeckViolation {
  readonly code: string;
  /** Null where no rule of the game forbids the deck, but Arbiter cannot play it. */
  readonly rule: RuleRef | null;
  readonly cards: readonly string[];
  readonly detail: string;
  readonly params: JsonObject;
}

export interface CardFacts extends FaceFacts {
  readonly id: CardId;
  /** The card's further faces; `kind` is the game's name for how a face belongs to the card. Absent for a card with one face. */
  readonly faces?: readonly (FaceFacts & { readonly kind: string })[];
}

/** What stands on one face of a card. */
export interface FaceFacts {
  readonly names: { readonly en: string; readonly zh: string };
  readonly values: JsonObject;
  /** Rules text rendered from the program. */
  readonly text: { readonly en: string; readonly zh: string };
}

/** Options of a session that do not change play. */
export interface SessionOptions {
  /** Keeps the fingerprint up to date with every action. */
  readonly fingerprints?: boolean;
  /**
   * Computes again what is remembered of the table, and throws where the result differs: each answer whenever it is used, and everything
   * derived before one step in this many and after each action; 0 for never. Slow; for fuzzing and tests. Rules released before this option
   * existed ignore it.
   */
  readonly rechecks?: number;
}

/**
 * Going back to an earlier version of a match. The tables of then stand again; versions, events and all ids run on from now, so that no
 * number is given twice and an answer to a question of the abandoned stretch finds that closed. Draws come from another key, since somebody
 * may know what the old one would have given.
 */
export interface RewindOrder {
  /** 64 hex digits: the key of all draws from here on, made by recording from the seed and which rewind this is. */
  readonly key: string;
  /**
   * Hidden piles whose unknown cards are shuffled, by the zone's id, with how many cards on top stay where they were, because their owner
   * has drawn them since and is to draw them again.
   */
  readonly piles: { readonly [zone: string]: number };
}

/** What happened in a match, in the order in which it was recorded: an action, or a rewind to a version (in actions) that stood then. */
export type PlayedStep = { readonly action: Action } | { readonly rewoundTo: number; readonly order: RewindOrder };

/** Going back in a match of a game. */
export interface Rewinding {
  /**
   * Plays again what happened since an earlier state, and returns the hidden piles that are to be shuffled when the match goes back to it.
   * @throws {InvariantBroken} where the rules refuse an action that they took then, and for a rewind to before `then`
   */
  pilesToShuffle(pins: Pins, then: MatchState, since: readonly PlayedStep[]): RewindOrder['piles'];
  /** Lets a match go on from `then`, an earlier state of it. Changes neither state. @throws {InvariantBroken} where `now` is not later */
  rewind(pins: Pins, then: MatchState, now: MatchState, order: RewindOrder): Step;
}

/** The rules of a game together with the cards of one catalogue. */
export interface RulesWithCards {
  /**
   * Begins a match and runs it to its first decision.
   * @param key 64 hex digits: SHA-256 of (seed, match id, entropy in seat order), made by recording
   */
  start(pins: Pins, key: string): Step;
  /** Applies an action without changing `state`; this is the specification of what a session does. */
  apply(pins: Pins, state: MatchState, action: Action): Outcome;
  /** Opens a private session on a copy of `state`. */
  openSession(pins: Pins, state: MatchState, options?: SessionOptions): Session;
  view(pins: Pins, state: MatchState, viewer: Viewer): View;
  pending(state: MatchState): readonly Decision[];
  pendingFor(state: MatchState, viewer: Viewer): readonly PendingView[];
  result(state: MatchState): GameResult | null;
  /** Returns the events as the viewer may read them: `secrets` are merged or dropped. */
  eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[];
  /** Returns a 128-bit hex digest, equal to the session's. */
  fingerprint(state: MatchState): string;
  /**
   * Draws one of the legal answers at random.
   * @param draw gives an integer in [0, n)
   */
  sample(pins: Pins, state: MatchState, decision: Decision, draw: (n: number) => number): Answer;
  /** Returns the answer that a time-out gives under `defaultAnswer`: the least committing legal one. */
  defaultAnswer(pins: Pins, state: MatchState, decision: Decision): Answer;
  /** Checks a deck. @throws never for bad decks: every fault is a violation, and an unreadable deck is one violation `deck/malformed` */
  validateDeck(format: FormatPins, deck: Json): readonly DeckViolation[];
  /** Reads a plain-text list (`3 Card name` a line, `#` comments), or any other form that the game's decks are written in. */
  parseDeck(
    text: string,
  ): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };
  /**
   * Writes a deck in one of the game's forms, so that reading it gives the same deck again; faults of the deck are reported as
   * `validateDeck` reports them. @throws for a form that is not among `deckForms`
   */
  printDeck(deck: Json, form: string): PrintedDeck;
  /**
   * Sets up a scenario's table: cards in zones, whose turn and which phase it is. Then runs to the first decision.
   * @throws {ArrangementError} says what is wrong with the arrangement
   */
  arrange(pins: Pins, key: string, arrangement: Json): Step;
  /** Absent in rules that were released before a match could go back. */
  readonly rewinding?: Rewinding;
}

/**
 * The cards of a catalogue, as they are given to rules. An implementation with many cards may look up each card only when it is asked for.
 */
export interface CardSource {
  /** Programs by card id. */
  readonly cards: ReadonlyMap<CardId, JsonObject>;
  /** What all cards of the catalogue together could do (`Rules.openingsOf`). */
  readonly openings: JsonObject;
}

/** A fault of a card: something in it that its game does not know. */
export interface CardFault {
  /** The card's id. */
  readonly card: string;
  /** Path to the fault within the card, such as `printed.keywords[2]`; '' for the card itself. */
  readonly place: string;
  /** The fault in words. */
  readonly fault: string;
  /** Words that the game knows and whose spelling is similar. */
  readonly near: readonly string[];
}

/** What a bundle of contract 2 exports as `rules`: a game without cards and words. */
export interface Rules {
  readonly contract: 2;
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Formats that the rules know, by id. */
  readonly formats: { readonly [id: string]: FormatPins };
  /** Closed list of the kinds of decision that the game may ask. */
  readonly decisionKinds: readonly string[];
  /** Whether every seat needs a deck before the match is created (`Pins.decks`); otherwise decks are given during the match. */
  readonly pinsDecks: boolean;
  /** Forms in which the game's decks can be written (`printDeck`). */
  readonly deckForms: readonly string[];
  /**
   * The types of action that the rules carry out. Absent in rules that know only those of the first releases: an action that they do not
   * know they would count, and do nothing.
   */
  readonly actions?: readonly string[];
  /** Names that the option `endOfRound` may have, by the id of the format; absent where time can't be called. */
  readonly endsOfRound?: { readonly [format: string]: readonly string[] };
  /** Combines the rules with cards. A card is compiled when it is first needed, once for all matches. */
  withCards(catalogue: CardSource): RulesWithCards;
  /** Lists what in these cards is no word of the game or no part of its grammar, by place; empty where the cards can be played. */
  faultsOf(cards: readonly JsonObject[]): readonly CardFault[];
  /** Works out what all these cards together could do. Windows open by this, whatever a match's decks hold. */
  openingsOf(cards: readonly JsonObject[]): JsonObject;
}

/**
 * How a game is shown to people: names, words, texts and the look of its table, in both languages. Nothing in it decides what happens, and
 * no match pins it: a text that is improved today is improved for every match.
 */
export interface Presentation {
  readonly names: { readonly en: string; readonly zh: string };
  /** How pages draw the table; absent in rulesets released before layouts existed. */
  readonly layout?: BoardLayout;
  /** Returns named preset decks, in the shape that `validateDeck` takes. */
  presetDecks(): readonly { readonly id: string; readonly names: { readonly en: string; readonly zh: string }; readonly deck: Json }[];
  /**
   * Puts an event into words.
   * @param names names of the players by seat; a player without a name is called by number, as are all players in rules released before
   *   names existed
   */
  renderEvent(event: GameEvent, language: Language, names?: PlayerNames): string;
  /** Puts a question into words; see `renderEvent`. */
  renderDecision(decision: Decision, language: Language, names?: PlayerNames): string;
  /** Puts an option into words; see `renderEvent`. */
  renderOption(option: Option, language: Language, names?: PlayerNames): string;
}

/**
 * The presentation of a game whose cards come from a catalogue. Texts name cards as `cards` does, by id, or else as the game's sources do.
 */
export interface CardPresentation extends Presentation {
  renderEvent(event: GameEvent, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  renderDecision(decision: Decision, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  renderOption(option: Option, language: Language, names?: PlayerNames, cards?: CardSource['cards']): string;
  /** Returns a card as people read it, with a text rendered from its program; the text names other cards and tokens as `cards` has them. */
  factsOf(card: JsonObject, cards?: CardSource['cards']): CardFacts;
}

/** A game as it is played and shown: the rules with the cards of one catalogue, and its presentation. */
export interface Ruleset extends Omit<RulesWithCards, 'printDeck'>, Presentation {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Formats that the rules know, by id. */
  readonly formats: { readonly [id: string]: FormatPins };
  /** Closed list of the kinds of decision that the game may ask. */
  readonly decisionKinds: readonly string[];
  cards(): readonly CardFacts[];
  /** True where every seat needs a deck before the match is created (`Pins.decks`); when absent, decks are given during the match. */
  readonly pinsDecks?: boolean;
  /** Forms in which the game's decks can be written (`printDeck`); none where absent. */
  readonly deckForms?: readonly string[];
  /** See `Rules`. */
  readonly actions?: readonly string[];
  readonly endsOfRound?: { readonly [format: string]: readonly string[] };
  /**
   * Writes a deck in one of the game's forms, so that reading it gives the same deck again; faults of the deck are reported as
   * `validateDeck` reports them. @throws for a form that is not among `deckForms`
   */
  printDeck?(deck: Json, form: string): PrintedDeck;
}

/** What a bundle of contract 1 exports as `ruleset`: rules, cards and words of a game together. */
export interface WholeRuleset extends Ruleset {
  readonly contract: 1;
  /** Returns the canonical JSON of all card programs; its SHA-256 is `Pins.catalogueHash`. */
  catalogue(): string;
}
