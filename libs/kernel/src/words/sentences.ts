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
 * The parts of a grammar speak of each other through this. It remembers what was mentioned: the first time something chosen is spoken
 * of it is introduced, afterwards it is only pointed at. The grammar is the kernel's, its words are the game's (`terms`).
 */
export interface SentenceReader extends TextReader {
  readonly terms: TextTerms;
  /** What the ability calls its own card. */
  readonly self: Phrase;
  /** `an object you control`. */
  readonly one: (selector: Selector) => Phrase;
  /** `object you control`, behind `for each`. */
  readonly single: (selector: Selector) => Phrase;
  /** Something that fits, wherever it is: `a red object`, or without number and article `red objects`. */
  readonly described: (predicate: Predicate, how: 'one' | 'many', from?: Selector['from']) => Phrase;
  /** One verb, as an order to the player whose effect it is. */
  readonly verb: (verb: Verb) => Phrase;
  readonly clauses: (clauses: readonly Clause[]) => Phrase;
  /** What a name stands for: introduced at the first mention. */
  readonly mention: (name: string) => Phrase;
  /** Gives a name what it stands for from here on. */
  readonly name: (name: string, mention: Mention) => void;
  /** The same for what a choice picks. */
  readonly choice: (choice: Choice) => void;
  /** The choice behind a reference to what was chosen; undefined for everything else. */
  readonly chosenBy: (ref: Ref) => Choice | undefined;
  /** Fixes numbers by their names (`let`), and what they are. */
  readonly fix: (amounts: { readonly [name: string]: Amount }) => void;
  /** What a name was fixed to; an amount of another kind as it is. */
  readonly fixed: (amount: Amount) => Amount;
  /** Whether what a reference names is surely yours. */
  readonly isYours: (ref: Ref) => boolean;
  /** What the event of the ability is about. */
  readonly eventObject: Phrase;
  /** What it comes from. */
  readonly eventSource: Phrase;
  /** An ability that begins to wait, which knows the names of this one. */
  readonly waiting: (ability: Ability) => Phrase;
}

/** What the conditions of a trigger say of its event, sorted by what they are about. */
export interface Facets {
  readonly about: readonly Predicate[];
  readonly from: readonly Predicate[];
  readonly host: readonly Predicate[];
  readonly player: PlayerRef | null;
  readonly turn: PlayerRef | null;
  /** The player whom it attacks. */
  readonly victim: PlayerRef | null;
  readonly facts: { readonly [field: string]: unknown };
  readonly rest: readonly Condition[];
}

/** One quality of a card: before or behind its English noun; Chinese always stands before. `is` says it of something. */
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
  /** Of an event that counts itself: that it was the first; needed where a program asks for it. */
  readonly first?: Phrase;
  readonly often: Phrase;
  readonly unit: string;
}

/** The words that a game puts into the kernel's grammar: its official terms in both languages, and what it says in a way of its own. */
export interface TextTerms {
  /** Places in which cards lie that are not in play, behind whose they are: `hand`. */
  readonly piles: TermTable;
  /** The place of what is in play. */
  readonly field: Phrase;
  /** Zone kinds of what is in play, which players control. */
  readonly inPlay: readonly string[];
  /** Zone kind in which an event's card lies as it is played. */
  readonly playedIn: string;
  /** The event that says that a card is played; `played` when absent. */
  readonly playing?: string;
  /** What a player does with what is his: `control`. */
  readonly control: Phrase;
  /** Chinese word for an ability. */
  readonly ability: Phrase;
  readonly phases: TermTable;
  readonly steps: TermTable;
  /** What numbers of objects are called. */
  readonly numbers: TermTable;
  /** Numbers of players that count no cards of a pile: `life`. */
  readonly playerNumbers: TermTable;
  /** Numbers of events, notes and names that programs bind. */
  readonly eventNumbers: TermTable;
  readonly notes: TermTable;
  readonly variables: TermTable;
  /** What is counted one by one under a name: `pip rolled`. */
  readonly units: TermTable;
  /** Facts of history, counted or as things. */
  readonly histories: TermTable;
  readonly happened: { readonly [history: string]: HappenedTerm };
  /** Facts of an event, `field:value`, as a condition, and behind the words of the event. */
  readonly facts: TermTable;
  readonly manners: TermTable;
  /** What else an event names beside what it is about and what it comes from. */
  readonly roles: TermTable;
  /** Players by their plain names. */
  readonly players: TermTable;
  /** Relations between objects, `$1` the other. */
  readonly relations: TermTable;
  /** What events say: see `occasions.ts` for the places. */
  readonly events: TermTable;
  /** How long effects last. */
  readonly durations: TermTable;
  /** Fields of what happens that a replacement changes, `$1` to what; and the places that it may become. */
  readonly changes: TermTable;
  readonly destinations: TermTable;
  readonly typeWord: (type: Json) => Phrase;
  /** Several types in one noun; they are said with `or` where it has no word for them. */
  readonly jointTypes: TermTable;
  /** The noun of things in these zones, where their types alone don't make it. @param types the noun that they make, null without types */
  readonly noun: (zones: readonly string[], predicate: Predicate, types: Phrase | null) => Phrase | null;
  /** Nouns that are the same for one and for several. */
  readonly alike: readonly string[];
  /** What has a type is called where it lies in a pile: `ally card`. */
  readonly lying: (noun: Phrase) => Phrase;
  /** A noun when such a thing is spoken of again. */
  readonly shortNoun: (zones: readonly string[], predicate: Predicate) => Phrase | null;
  /** Keys of predicates that `noun` says. */
  readonly nounKeys: readonly string[];
  readonly qualities: (reader: SentenceReader, predicate: Predicate, negated: boolean) => readonly Quality[];
  /** The words for several zones that have a name together, `among cards that are played`. */
  readonly spread: (zones: readonly string[], of: PlayerRef | undefined) => Phrase | null;
  readonly counter: (kind: Json) => Phrase;
  /** What stands before what a clause or a mode does by a condition; null for `if ..., `. */
  readonly given: (condition: Condition) => Phrase | null;
  /** A set that has a name of its own: `your leader`. */
  readonly set: (selector: Selector) => Phrase | null;
  /** A number that has a name of its own: `your leader’s level`. */
  readonly amount: (amount: Amount) => Phrase | null;
  /** Conditions and occasions that the game says in its own way; null for the grammar's. */
  readonly existence: (reader: SentenceReader, selector: Selector) => Phrase | null;
  readonly remembered: (reader: SentenceReader, condition: Extract<Condition, { readonly remembered: unknown }>) => Phrase | null;
  /** A label that stands for all of the occasions: `[Enter]`. */
  readonly occasion: (on: readonly Trigger[]) => Phrase | null;
  /** Words of an event by what it says of itself; null for those of `events`. */
  readonly eventWords: (event: string, facets: Facets) => Phrase | null;
  /** Where an object comes to, of which it is known whose it is. */
  readonly fieldOf: (reader: SentenceReader, whose: PlayerRef | null) => Phrase;
}
