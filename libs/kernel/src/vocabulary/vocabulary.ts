/**
 * What stands beside the word of a keyword, or of another entry of a list: a whole number, a text, a tree of the kernel's grammar, one word of
 * a list, or one of several of these. `fits` is a predicate that is handed out, `{ tree }`; `cost` is a text, or a list of verbs; `keyword` is a keyword.
 */
export type ParameterForm =
  | 'number'
  | 'text'
  | 'flag'
  | 'data'
  | 'amount'
  | 'condition'
  | 'predicate'
  | 'player'
  | 'ref'
  | 'modifiers'
  | 'duration'
  | 'fits'
  | 'cost'
  | 'clauses'
  | 'choices'
  | 'keyword'
  | readonly string[]
  | { readonly or: readonly ParameterForm[] };

/** An entry with what stands beside its word; one that needs nothing may stand as its word alone. */
export interface EntryForm {
  /** What it always has. */
  readonly needs?: { readonly [parameter: string]: ParameterForm };
  readonly may?: { readonly [parameter: string]: ParameterForm };
  /** It has at least one of these. */
  readonly oneOf?: readonly string[];
}

/** Entries of a list, by their words; or, where they have none, the fields of any of them. */
export type Entries = { readonly words: { readonly [word: string]: EntryForm } } | { readonly fields: EntryForm };

/**
 * The words of a game that its cards are written in, beyond those that the rest of its definition names (verbs, layers, relations, facts, sets, lists of
 * words, classes of replacements). A card that uses any other word is refused by name (see `check-program.ts`).
 */
export interface Vocabulary {
  /** Entries of list-valued characteristics. `keywords` are among them in every game that has keywords. */
  readonly entries: { readonly [characteristic: string]: Entries };
  /** Words by which an ability says what it is, beside the keywords themselves (`Ability.keyword`). */
  readonly abilityWords: readonly string[];
  /** Characteristics of objects and players that programs read or write; those of `status` are known already. */
  readonly characteristics: readonly string[];
  /** The words that a characteristic can hold, where they are few and the game knows them all. */
  readonly words: { readonly [characteristic: string]: readonly string[] };
  /** What stands in `printed`. */
  readonly printed: readonly string[];
  /** What triggers and replacements wait for. */
  readonly events: readonly string[];
  /** Fields of those events, of all together. */
  readonly eventData: readonly string[];
  /** Ends of lasting effects (`until` of a verb). */
  readonly durations: readonly string[];
  /** Spans of limits (`Limit.per`). */
  readonly spans: readonly string[];
  /** Words for what gives a use back (`Limit.refund`). */
  readonly refunds: readonly string[];
  /** Fields of `Ability.marks`. */
  readonly marks: readonly string[];
  /** Names of arguments of the game's verbs, of all together. */
  readonly arguments: readonly string[];
  /** Verbs with the arguments that each needs and may have, beside `as`. A verb that is not among them may have any of `arguments`. */
  readonly verbs?: { readonly [verb: string]: EntryForm };
  /** Phases, and their parts. */
  readonly phases: readonly string[];
  /** Values of a player (`playerAmount`) and of the match (`matchAmount`). */
  readonly playerAmounts: readonly string[];
  readonly matchAmounts: readonly string[];
  /** Fields of the game's row that conditions name. */
  readonly gameFields: readonly string[];
  /** Purposes of slots (`Choice.slot.for`). */
  readonly purposes: readonly string[];
  /** Kinds of further faces. */
  readonly faceKinds: readonly string[];
}
