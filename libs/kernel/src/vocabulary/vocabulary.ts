/**
 * What a program does with a name.
 * - `binds`: binds something to it (`as`, `total`, `let`); `calls`: the same, for a name that need not be read, such as that of a choice.
 * - `reads`: reads what is bound to it (`{ var }`, `{ chosen }`); `seat`: the same, or reads the field of the event with that name.
 * - `notes`: notes something under it on the source; `keeps`: notes on the source what is bound to it; `readsNote`: reads the note (`{
 *   noted }`).
 * - `announces`: the game binds it as the card is announced, and notes it, so that all abilities of the card may read it (a mark of an
 *   ability).
 */
export type NameUse = 'binds' | 'calls' | 'reads' | 'seat' | 'notes' | 'keeps' | 'readsNote' | 'announces';

/**
 * The form of a value, as one word: a whole number, a text, a tree of the kernel's grammar. `name` is a name that the game gives; `binds`,
 * `reads`, `notes` and the like say what the program does with a name of its own (`NameUse`); `card` is the id of a card, `place` a kind of
 * zone, `eventField` a field of the game's events, `abilityWord` the word by which an ability says what it is (`Ability.keyword`),
 * `literal` an amount or a word that is written into an event, `fits` a predicate given as a closure; `cost` is a text, or a list of verbs.
 */
export type PlainForm =
  | 'number'
  | 'text'
  | 'flag'
  | 'name'
  | NameUse
  | 'card'
  | 'amount'
  | 'condition'
  | 'predicate'
  | 'player'
  | 'ref'
  | 'selector'
  | 'modifiers'
  | 'rewriting'
  | 'duration'
  | 'place'
  | 'phase'
  | 'event'
  | 'eventField'
  | 'literal'
  | 'fits'
  | 'cost'
  | 'verbs'
  | 'clauses'
  | 'choice'
  | 'choices'
  | 'ability'
  | 'keyword'
  | 'abilityWord';

/** The form of a parameter beside the word of a keyword, of another entry of a list, or of a verb. */
export type ParameterForm =
  | PlainForm
  /** One word of a list. */
  | readonly string[]
  /** A tree given as a closure, `{ tree }`, to be read later (`evaluation/closures.ts`). */
  | { readonly handedOut: ParameterForm }
  /** A text that matches this pattern. */
  | { readonly pattern: RegExp; readonly called: string }
  /** Nothing but this number, text, flag or null. */
  | { readonly only: number | string | boolean | null }
  | { readonly listOf: ParameterForm; readonly length?: number }
  /** Values of one form under names: of the program's own, or of fields of events. */
  | { readonly named: ParameterForm; readonly by?: 'eventField' | 'binds' | 'notes' }
  /** A parameter that may also read these names, which the game binds for it. */
  | { readonly given: readonly string[]; readonly to: ParameterForm }
  /** A tree of its own. */
  | { readonly fields: EntryForm }
  | { readonly or: readonly ParameterForm[] };

/** The form of an entry with the parameters beside its word; an entry that needs no parameters may be just its word. */
export interface EntryForm {
  /** Parameters that it must have. */
  readonly needs?: { readonly [parameter: string]: ParameterForm };
  readonly may?: { readonly [parameter: string]: ParameterForm };
  /** It must have at least one of these parameters. */
  readonly oneOf?: readonly string[];
}

/**
 * What a characteristic, or a field of events, holds: numbers, true or false, texts without a list, or words from a list; `any` for values
 * that have entries, or that only the game reads.
 */
export type ValueForm = 'number' | 'flag' | 'text' | 'any' | readonly string[];

/** Entries of a list: forms by the entries' words, or, for entries without words, one form for the fields of all. */
export type Entries = { readonly words: { readonly [word: string]: EntryForm } } | { readonly fields: EntryForm };

/** Names that a game knows in addition to those that programs bind and read themselves. */
export interface OwnNames {
  /** Names that procedures of the game bind; a program may read them anywhere. */
  readonly bound: readonly string[];
  /** Names that procedures of the game bind for one particular card whose effect they carry out, by the card's id. */
  readonly boundFor?: { readonly [card: string]: readonly string[] };
  /** Names under which procedures of the game note something on objects. */
  readonly noted: readonly string[];
  /** Names that programs bind or note for rules of the game, or for other cards. */
  readonly read: readonly string[];
}

/**
 * What programs may read of an event, field by field: `object` if the event is about an object, `seat` if it is about a player, and the
 * event's data.
 *
 * The kernel adds fields. Every event that is collected or replaced has `type` and `key`; if it has an `object`, also `was` and `now`, the
 * object as it was before and as it is now. An event of several happenings at once (`Trigger.batch`) has their `objects` and the sum of
 * their `amount`. An event that a replacement alters has the objects `together` with which it happens, and the `objects` that the
 * replacement alters in one go (`Ability.every`).
 */
export interface EventForm {
  /** Fields that every event of this name has. */
  readonly always?: readonly string[];
  /** Fields that only some events of this name have. */
  readonly sometimes?: readonly string[];
  /**
   * Those fields of `always` and `sometimes` that are known only after the event has happened: a replacement of the event can't read them.
   */
  readonly afterwards?: readonly string[];
  /** Fields that only triggers with a mark may read, which act at the moment of the event: the game itself makes the events for them. */
  readonly marked?: readonly string[];
}

/**
 * The words of a game in which its cards are written, in addition to those that the rest of its definition names (verbs, layers, relations,
 * facts, sets, lists of words, classes of replacements). A card that uses any other word is refused by name (see `check-program.ts`).
 */
export interface Vocabulary {
  /** Entries of list-valued characteristics. `keywords` are among them in every game that has keywords. */
  readonly entries: { readonly [characteristic: string]: Entries };
  /** Words by which an ability says what it is, in addition to the keywords themselves (`Ability.keyword`). */
  readonly abilityWords: readonly string[];
  /**
   * Characteristics of objects and players that programs read or write, and what each holds; for a list, what each of its entries holds.
   * Those of `status` are known already.
   */
  readonly characteristics: { readonly [characteristic: string]: ValueForm };
  /** Values that stand in `printed`, in addition to the entries that `entries` declares. */
  readonly printed: { readonly [value: string]: ParameterForm };
  /**
   * The events that triggers and replacements wait for, each with what programs may read of it; a name that ends with `:` stands for all
   * names that begin with it.
   */
  readonly events: { readonly [event: string]: EventForm };
  /** What fields of events hold, for those that programs compare or alter; the values of other fields are not checked. */
  readonly eventValues: { readonly [field: string]: ValueForm };
  /** Names that the game itself binds, notes and reads; beside each stands which of its procedures does so. */
  readonly names: OwnNames;
  /** Ends of lasting effects (`until` of a verb). */
  readonly durations: readonly string[];
  /** Whether a lasting effect that names no end lasts to the end of the game; when absent, each must name its end. */
  readonly endless?: true;
  /** Spans of limits (`Limit.per`). */
  readonly spans: readonly string[];
  /** Words for what gives a use back (`Limit.refund`). */
  readonly refunds: readonly string[];
  /** Fields of `Ability.marks`. */
  readonly marks: { readonly [mark: string]: ParameterForm };
  /** The game's verbs with the arguments that each needs and may have, beside those of every verb (`verb-forms.ts`). */
  readonly verbs: { readonly [verb: string]: EntryForm };
  /** Phases, and their parts. */
  readonly phases: readonly string[];
  /** Values of a player (`playerAmount`) and of the match (`matchAmount`). */
  readonly playerAmounts: readonly string[];
  readonly matchAmounts: readonly string[];
  /** Fields of the game's row that conditions read. */
  readonly gameFields: { readonly [field: string]: ValueForm };
  /** Purposes of slots (`Choice.slot.for`). */
  readonly purposes: readonly string[];
  /** Kinds of further faces. */
  readonly faceKinds: readonly string[];
}
