import type { Json } from '../contract.js';
import type {
  Ability,
  Amount,
  Choice,
  Clause,
  Condition,
  PlayerRef,
  Predicate,
  Ref,
  Selector,
  Trigger,
  Verb,
} from '../programs/programs.js';
import type { Phrase } from './phrases.js';
import type { Mention, TextReader } from './readers.js';

/**
 * Functions that the parts of the grammar call on each other. The reader remembers what was mentioned: at its first mention a chosen thing
 * is introduced, later it is only referred to. The grammar is the kernel's, its words are the game's (`terms`).
 */
export interface SentenceReader extends TextReader {
  readonly terms: TextTerms;
  /** The words by which the ability refers to its own card. */
  readonly self: Phrase;
  /** Renders one thing: `an object you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** Renders one thing to stand behind `for each`: `object you control`. */
  readonly single: (selector: Selector) => Phrase;
  /** Renders something that fits a predicate, wherever it is: `a red object`, or without number and article `red objects`. */
  readonly described: (predicate: Predicate, how: 'one' | 'many', from?: Selector['from']) => Phrase;
  /** Renders one verb, as an order to the player whose effect it is. */
  readonly verb: (verb: Verb) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** Renders what a name stands for; it is introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Sets what a name stands for from here on. */
  readonly name: (name: string, mention: Mention) => void;
  /** The same for a choice and what it picks. */
  readonly choice: (choice: Choice) => void;
  /** Returns the choice to whose result a reference refers; undefined for any other reference. */
  readonly chosenBy: (ref: Ref) => Choice | undefined;
  /** Remembers the numbers that `let` binds, by their names. */
  readonly fix: (amounts: { readonly [name: string]: Amount }) => void;
  /** Returns the amount that a name was bound to by `let`; any other amount is returned as it is. */
  readonly fixed: (amount: Amount) => Amount;
  /** Whether what a reference names is surely yours. */
  readonly isYours: (ref: Ref) => boolean;
  /** The words for what the ability's event is about. */
  readonly eventObject: Phrase;
  /** The words for the event's source. */
  readonly eventSource: Phrase;
  /** Renders an ability that begins to wait; it may use the names of this one. */
  readonly waiting: (ability: Ability) => Phrase;
}

/** What the conditions of a trigger say of its event, sorted by what they are about. */
export interface Facets {
  readonly about: readonly Predicate[];
  readonly from: readonly Predicate[];
  readonly host: readonly Predicate[];
  readonly player: PlayerRef | null;
  readonly turn: PlayerRef | null;
  /** The player who is attacked. */
  readonly victim: PlayerRef | null;
  readonly facts: { readonly [field: string]: unknown };
  readonly rest: readonly Condition[];
}

/**
 * One quality of a card. `before` says whether it stands before or behind the English noun; in Chinese it always stands before. `is` says
 * the quality as a statement.
 */
export interface Quality {
  readonly before: boolean;
  readonly words: Phrase;
  readonly is: Phrase;
}

export interface TermTable {
  readonly [word: string]: Phrase;
}

/** A fact of history as a sentence: `$1` the player, `$2` how often; `unit` is the Chinese measure word. */
export interface HappenedTerm {
  readonly once: Phrase;
  /** For an event that has a count of its own: says that it was the first. Needed where a program asks for this. */
  readonly first?: Phrase;
  readonly often: Phrase;
  readonly unit: string;
}

/** The words that a game supplies to the kernel's grammar: its official terms in both languages, and texts in the game's own form. */
export interface TextTerms {
  /** Names of the zones outside play, to stand behind their owner: `hand`. */
  readonly piles: TermTable;
  /** The name of the place where cards are in play. */
  readonly field: Phrase;
  /** Kinds of the zones in play, whose objects players control. */
  readonly inPlay: readonly string[];
  /** Kind of the zone in which a card lies while it is played. */
  readonly playedIn: string;
  /** Name of the event that says that a card is played; `played` when absent. */
  readonly playing?: string;
  /** The verb for what players do with objects that are theirs: `control`. */
  readonly control: Phrase;
  /** The word for an ability. */
  readonly ability: Phrase;
  readonly phases: TermTable;
  readonly steps: TermTable;
  /** Names of the characteristics of objects that are numbers. */
  readonly numbers: TermTable;
  /** Names of the numbers of players that do not count the cards of a pile: `life`. */
  readonly playerNumbers: TermTable;
  /** Names of the numbers of events, of notes, and of names that programs bind. */
  readonly eventNumbers: TermTable;
  readonly notes: TermTable;
  readonly variables: TermTable;
  /** What is counted one by one under a name: `pip rolled`. */
  readonly units: TermTable;
  /** Facts of history, as something counted or as things. */
  readonly histories: TermTable;
  readonly happened: { readonly [history: string]: HappenedTerm };
  /** Facts of an event, `field:value`: as a condition (`facts`), and as words behind the event (`manners`). */
  readonly facts: TermTable;
  readonly manners: TermTable;
  /** What an event names besides what it is about and its source. */
  readonly roles: TermTable;
  /** Players by the plain words of references. */
  readonly players: TermTable;
  /** Relations between objects, with `$1` for the other object. */
  readonly relations: TermTable;
  /** Words of events; `occasions.ts` explains the places. */
  readonly events: TermTable;
  /** Words for how long effects last. */
  readonly durations: TermTable;
  /** Fields of a happening that a replacement changes, with `$1` for the new value; and places that can be this value. */
  readonly changes: TermTable;
  readonly destinations: TermTable;
  readonly typeWord: (type: Json) => Phrase;
  /** Nouns for several types together; types without such a noun are joined by `or`. */
  readonly jointTypes: TermTable;
  /**
   * Returns the noun for things in these zones, where it is not simply made from their types.
   * @param types the noun made from the types, null without types
   */
  readonly noun: (zones: readonly string[], predicate: Predicate, types: Phrase | null) => Phrase | null;
  /** Nouns whose plural is like the singular. */
  readonly alike: readonly string[];
  /** Returns the noun for a thing of a type that lies in a pile: `ally card`. */
  readonly lying: (noun: Phrase) => Phrase;
  /** Returns the noun for later mentions of such a thing. */
  readonly shortNoun: (zones: readonly string[], predicate: Predicate) => Phrase | null;
  /** Keys of predicates that `noun` says. */
  readonly nounKeys: readonly string[];
  readonly qualities: (reader: SentenceReader, predicate: Predicate, negated: boolean) => readonly Quality[];
  /** Returns the words for several zones that have one name together, `among cards that are played`. */
  readonly spread: (zones: readonly string[], of: PlayerRef | undefined) => Phrase | null;
  readonly counter: (kind: Json) => Phrase;
  /** Returns what stands before the deeds of a clause or a mode with a condition; null for `if ..., `. */
  readonly given: (condition: Condition) => Phrase | null;
  /** Returns the name of a set that has one of its own: `your leader`. */
  readonly set: (selector: Selector) => Phrase | null;
  /** Returns the name of a number that has one of its own: `your leader’s level`. */
  readonly amount: (amount: Amount) => Phrase | null;
  /** Conditions and occasions in the game's own words; null for the grammar's words. */
  readonly existence: (reader: SentenceReader, selector: Selector) => Phrase | null;
  readonly remembered: (reader: SentenceReader, condition: Extract<Condition, { readonly remembered: unknown }>) => Phrase | null;
  /** Returns a label that stands for all of the occasions: `[Enter]`. */
  readonly occasion: (on: readonly Trigger[]) => Phrase | null;
  /** Returns the words of an event as a whole, depending on its facets; null for those of `events`. */
  readonly eventWords: (event: string, facets: Facets) => Phrase | null;
  /** Returns the words for the place where an object enters; `whose` is the player it belongs to, null where that is unknown. */
  readonly fieldOf: (reader: SentenceReader, whose: PlayerRef | null) => Phrase;
}
