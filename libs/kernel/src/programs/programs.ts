import type { CardId, Json, JsonObject } from '../contract.js';

/**
 * Card behaviour as data: the tree that every game's cards are written in. The kernel defines its grammar; the game declares words such as
 * characteristics, verbs, zones, events and relations.
 *
 * An effect is a list of clauses; a clause is one envelope of independent fields, carried out in one fixed order: `if` -> `may` -> `choose`
 * -> `unless` -> `cost` -> `do` -> `then` / `otherwise`. `repeat` encloses this, `forEach` encloses `repeat`, and `forEachPlayer` encloses
 * `forEach`.
 */
export interface CardProgram<V extends Verb = Verb> {
  readonly id: CardId;
  readonly names: { readonly en: string; readonly zh: string };
  /** Printed characteristics, by the names that the game declares. */
  readonly printed: JsonObject;
  readonly abilities: readonly Ability<V>[];
  /** Other faces: halves, backs and whatever else the card can be instead. The game says which face counts where. */
  readonly faces?: readonly Face<V>[];
}

export interface Face<V extends Verb = Verb> {
  /** The game's word for how the face belongs to its card. */
  readonly kind: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly printed: JsonObject;
  readonly abilities: readonly Ability<V>[];
}

export interface Ability<V extends Verb = Verb> {
  readonly kind: 'triggered' | 'activated' | 'static' | 'spell' | 'replacement';
  /** The keyword that this ability is an expansion of; used for rendering and counting. */
  readonly keyword?: string;
  /** Zone kinds in which the ability works; the game's in-play zones when absent. */
  readonly from?: readonly string[];
  /**
   * Activated: who may use it: any player, or all except the player who has its object; only that player when absent. The game checks this
   * (`isUsedBy`).
   */
  readonly by?: 'any' | 'opponents';
  /**
   * Triggered: the moments or events that it waits for. Replacement: the events that it may alter. Activated and spell: the moments or
   * windows at which it may be used.
   */
  readonly on?: readonly Trigger[];
  /** Must hold when the ability is collected, and again when its turn comes. */
  readonly when?: Condition;
  /** The number that the effect calls X, where the game's rules limit X. */
  readonly x?: Amount;
  /** Whether the player may decline. */
  readonly may?: boolean;
  readonly limit?: Limit;
  /** Paid before the effect; the ability can't be used where the cost can't be paid in full. */
  readonly cost?: readonly V[];
  readonly clauses?: readonly Clause<V>[];
  /** Choices made when the ability is announced, by a procedure of the game (see `askChoice`); the clauses refer to them by name. */
  readonly targets?: readonly Choice[];
  /** The modes of a modal ability, which are chosen when it is announced, by a procedure of the game. */
  readonly modes?: Modes<V>;
  /** Replacement: its class; the game orders the classes. */
  readonly tier?: string;
  /** Replacement: it may alter again a happening that it already altered. */
  readonly again?: true;
  /**
   * Replacement: it alters all happenings of a batch that it applies to in one go, or none of them. Its choices and its cost are made once
   * for all of them, and its event names their objects as `objects`.
   */
  readonly every?: true;
  /** Replacement that altered something: acts right after the happening, before anything else. */
  readonly then?: readonly Clause<V>[];
  /** Replacement: `then` runs once for everything in a batch that it altered; `prevented` is the sum. */
  readonly together?: true;
  /** Static: the changes that it makes while it works. */
  readonly modifiers?: readonly Modifier<V>[];
  /** Marks that the game defines freely, such as the phases in which an ability may be used. */
  readonly marks?: JsonObject;
}

/** Modes of an ability. Its player chooses between `min` and `max` of them, each once unless `repeat`. */
export interface Modes<V extends Verb = Verb> {
  readonly min: Amount;
  readonly max: Amount;
  readonly repeat?: true;
  /** The player who chooses; `you` when absent. */
  readonly by?: PlayerRef;
  readonly of: readonly Mode<V>[];
}

/** One mode of a modal ability, with choices of its own. */
export interface Mode<V extends Verb = Verb> {
  /** The mode can be chosen only where this holds. */
  readonly if?: Condition;
  readonly targets?: readonly Choice[];
  readonly clauses?: readonly Clause<V>[];
}

export interface Trigger {
  readonly event: string;
  /**
   * With a mark, the ability acts in that moment of the event. Without one, it is collected when the event happens and waits to be placed.
   */
  readonly mark?: 'before' | 'at' | 'after';
  /**
   * For collected triggers: triggers once for all fitting happenings of a batch, or, with the name of a field, once for each value of that
   * field. Its event has their `objects` and the sum of their `amount`.
   */
  readonly batch?: true | string;
  /** Condition on the event, whose data are read as `{ event: 'object' }`. */
  readonly if?: Condition;
  /**
   * For collected triggers: acts only if its event is the last thing that happened when the game looks; when absent, other things may have
   * happened since. The game judges this by the moment that a waiting trigger keeps.
   */
  readonly last?: true;
}

export interface Limit {
  readonly uses: number;
  /** Name of a span that the game declares: `turn`, `mainPhase`, `game` ... */
  readonly per: string;
  /**
   * Uses are counted for this object, for all of the player's cards of the name (`GameRules.nameOf`), or for the player whatever object
   * they use.
   */
  readonly scope: 'object' | 'name' | 'player';
  /** Word under which uses are counted, together with those of other abilities with the same word; for the ability alone when absent. */
  readonly as?: string;
  /** The game's word for what gives a use back (see `giveBack`); nothing does when absent. */
  readonly refund?: string;
}

export interface Clause<V extends Verb = Verb> {
  readonly if?: Condition;
  readonly may?: boolean;
  readonly choose?: readonly Choice[];
  readonly cost?: readonly V[];
  readonly do?: readonly V[];
  /** Whether everything that the verbs of `do` propose happens simultaneously. */
  readonly together?: true;
  /** With `together`: nothing happens where one of the verbs can't be carried out in full; checked for each player separately. */
  readonly whole?: true;
  /** Whether what the clause pays and does belongs to the moment of what happened before, so that nothing comes between. */
  readonly and?: true;
  /** Whether the clause is carried out even if clauses before it failed, in a game where a failure ends the list (`stopsAtFailure`). */
  readonly also?: true;
  /** Carried out only when everything in `do` was carried out in full. */
  readonly then?: readonly Clause<V>[];
  readonly otherwise?: readonly Clause<V>[];
  /**
   * Repeats the clause for every object of the set, bound to `each`, in the game's order. With `together` it is done for all of them
   * simultaneously; then nothing is chosen or paid for single objects. `if` is tested before, and again for each object.
   */
  readonly forEach?: Selector;
  /**
   * Carries out the clause for each of these players in the game's order; the player is called `each` and makes the clause's choices and
   * payments. First all of them choose, knowing what was chosen before; then the clause goes on for each, or, with `together`, for all
   * simultaneously. `if` is tested for each. With `forEach` or `repeat`, or in a game that wants it so, the whole clause is carried out for
   * one player before the next player's turn comes.
   */
  readonly forEachPlayer?: PlayerRef;
  /** Number of times that the clause is carried out, one after the other, including its choices. `if` is tested before each. */
  readonly repeat?: Amount;
  /**
   * The clause is not carried out if one of these players pays; they are asked in the game's order until one pays. In the cost, `you` is
   * the player who pays.
   */
  readonly unless?: { readonly player: PlayerRef; readonly cost: readonly V[] };
}

/** A choice made before the clause is carried out, such as a set of objects; `as` is the name to which it is bound. */
export interface Choice {
  readonly as: string;
  readonly from?: Selector;
  /** Name of a set of the game, whose fitting objects can be chosen besides those in the zones; some may be gone. */
  readonly also?: string;
  /** A number between the amounts; without `max` any number, up to `limits.anyNumber`. */
  readonly number?: { readonly min: Amount; readonly max?: Amount };
  /** The choice is one of these words. */
  readonly oneOf?: readonly string[];
  /** The choice is one word of the list that the game has under this name. */
  readonly word?: string;
  /**
   * The choice is the name of a card of the catalogue, among those that the game allows under this word; the name's key is bound (see the
   * domain `name`).
   */
  readonly name?: string;
  /**
   * A total divided among what was chosen under the name `among`: each gets at least `least` (0 when absent), and an object gets no more
   * than its value `most`. `{ part, of }` reads what each gets. Nothing is divided where the total can't be divided.
   */
  readonly divide?: { readonly total: Amount; readonly among: string; readonly least?: Amount; readonly most?: string };
  /** A slot among those that the game's slot rule allows for the purpose `for`. */
  readonly slot?: { readonly for: string; readonly seat?: PlayerRef; readonly object?: Ref; readonly args?: JsonObject };
  /** Takes everything that fits; nobody is asked. */
  readonly all?: boolean;
  /**
   * Players who can be chosen besides objects or instead of them; `true` for all who still play. They are bound as ids (see `idOfSeat`).
   */
  readonly players?: PlayerRef | true;
  /** No two chosen objects may have the same value of this characteristic; `controller` and `owner` count as characteristics here. */
  readonly different?: string;
  /** Leaves out whatever was chosen under these names. */
  readonly notChosenFor?: string | readonly string[];
  /** The least number of objects; 1 when absent. Where fewer are available, all of them are taken, unless the choice is strict. */
  readonly min?: Amount;
  readonly max?: Amount;
  /** The choice can't be made at all with fewer than `min`. */
  readonly strict?: boolean;
  /** The chosen objects' values of the characteristic `of` must add up to exactly `is`; nothing is chosen where no set does. */
  readonly sum?: { readonly of: string; readonly is: Amount };
  /** The player who chooses; `you` when absent. */
  readonly by?: PlayerRef;
  /** True where the rules call the chosen objects targets, so that protections apply. */
  readonly target?: boolean;
  /** The objects are drawn at random instead of chosen by a player. */
  readonly random?: boolean;
  /**
   * The player picks among backs in an order that nobody knows; the objects are shuffled for this. The player is asked whenever there is at
   * least one object.
   */
  readonly blind?: true;
}

/** A verb of the kernel or of the game with its arguments. */
export interface Verb {
  readonly verb: string;
  readonly [argument: string]: unknown;
}

/**
 * A reference to players. `all` are those who still play; `each` is the player of a `forEachPlayer`; `playerOf` reads a relation of the
 * game from objects to players.
 */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'all'
  | 'active'
  | 'each'
  | { readonly not: PlayerRef }
  | { readonly playerOf: string; readonly of: Ref }
  | { readonly controllerOf: Ref }
  | { readonly ownerOf: Ref }
  | { readonly hostOf: Ref }
  | { readonly seatVar: string }
  /** The players among what was chosen by this name. */
  | { readonly chosen: string };

/**
 * A reference to objects: the source, the event's object, a chosen set, the object of a `forEach`, the object that a modifier is about; or
 * `all` that a selector names now, without a choice.
 */
export type Ref =
  | 'self'
  | 'each'
  | 'subject'
  | { readonly var: string }
  | { readonly event: string }
  /** What an object that left has become, together with what lay under it, as long as those objects are still the same. */
  | { readonly became: Ref }
  /** The objects that an ability of the source noted (see `notes.ts`). */
  | { readonly noted: string }
  /** The objects of a fact (see `history.ts`). */
  | { readonly history: string; readonly of?: PlayerRef }
  | { readonly hostOf: Ref }
  | { readonly under: Ref }
  | { readonly attachedTo: Ref }
  /** One object by its id; occurs in patched programs. */
  | { readonly id: number }
  | { readonly all: Selector };

export interface Selector {
  /** Zone kinds, `slots` for the board, `attached` or `under` for what is with the units on it. */
  readonly from: string | readonly string[];
  readonly of?: PlayerRef;
  readonly where?: Predicate;
  /** A relation that the game declares, read from another object: `{ is: 'beside', to: 'self' }`. */
  readonly relation?: { readonly is: string; readonly to: Ref };
  readonly except?: Ref;
  /** Only the first n in zone order. */
  readonly first?: Amount;
  readonly last?: Amount;
}

/**
 * A predicate on an object; all fields must hold. The keys are characteristics of the game, except `not`, `any`, `is`, `controller`,
 * `owner`, `has` and `hasPlayer`, which are the kernel's.
 */
export interface Predicate {
  readonly not?: Predicate;
  readonly any?: readonly Predicate[];
  readonly is?: Ref;
  readonly controller?: PlayerRef;
  readonly owner?: PlayerRef;
  /** The selector must name something; in it, `subject` is the object itself. */
  readonly has?: Selector;
  /** A player to whom the object stands in the game's relation must be one of these players. */
  readonly hasPlayer?: { readonly relation: string; readonly is: PlayerRef };
  readonly [characteristic: string]: unknown;
}

/**
 * What a characteristic is compared with. A bare value means equality, or membership for a list; in a list of numbers, one number must be
 * within the bounds. `chosen` stands for the word or number bound to a name; `size` is the number of entries of a list; `includes` matches
 * part of a word, or of any word in a list.
 */
export type Matcher =
  | Json
  | { readonly noted: string }
  | { readonly chosen: string }
  | { readonly size: Matcher }
  | { readonly includes: string }
  | { readonly atLeast: Amount }
  | { readonly atMost: Amount }
  | { readonly equal: Amount };

export type Amount =
  | number
  | { readonly count: Selector }
  | { readonly countOf: Ref; readonly where?: Predicate }
  | { readonly noted: string }
  /** The value of a fact. For several players it is their total, or with `take` the greatest or least of a single player. */
  | { readonly history: string; readonly of?: PlayerRef; readonly take?: 'greatest' | 'least' }
  | { readonly sum: Selector; readonly of: string }
  | { readonly value: string; readonly of: Ref; readonly cut?: string }
  | { readonly var: string }
  | { readonly event: string }
  /** A value of a player. For several players it is the sum, or with `take` the greatest or least of a single player. */
  | { readonly player: PlayerRef; readonly value: string; readonly take?: 'greatest' | 'least' }
  | { readonly match: string }
  | { readonly plus: readonly Amount[] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly times: readonly [Amount, Amount] }
  /** The first divided by the second, rounded down; 0 where the second is 0. */
  | { readonly quotient: readonly [Amount, Amount] }
  /** Half of an amount, rounded down; `halfUp` rounds up. */
  | { readonly half: Amount }
  | { readonly halfUp: Amount }
  /** The greatest or least value among objects; 0 where there are none. */
  | { readonly max: Selector | Ref; readonly of: string }
  | { readonly min: Selector | Ref; readonly of: string }
  /** The number of different values among objects; of a list, each word counts. */
  | { readonly distinct: Selector | Ref; readonly of: string }
  /** What a dividing choice gave to objects or players. */
  | { readonly part: string; readonly of: Ref }
  | { readonly part: string; readonly player: PlayerRef }
  | { readonly atMost: readonly [Amount, Amount] }
  | { readonly atLeast: readonly [Amount, Amount] };

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly compare: readonly [Amount, 'atLeast' | 'atMost' | 'equal' | 'more' | 'less', Amount] }
  | { readonly exists: Selector; readonly atLeast?: Amount }
  | { readonly object: Ref; readonly is: Predicate }
  /** A predicate given as a closure, `{ tree }` (see `closures.ts`); it is read in the environment in which it was given. */
  | { readonly fits: Json; readonly on: Ref }
  | { readonly turnOf: PlayerRef }
  | { readonly phase: string | readonly string[] }
  | { readonly eventIs: string; readonly equal: Json }
  | { readonly seat: string; readonly is: PlayerRef }
  /** Compares the word that a `oneOf` choice bound to this name. */
  | { readonly chosen: string; readonly equal: Json }
  /** Compares what the source has noted under this name (see `notes.ts`). */
  | { readonly noted: string; readonly equal: Json }
  | { readonly game: string; readonly equal: Json }
  /** Whether one of these words stands in a fact that keeps words (see `history.ts`). */
  | { readonly remembered: string; readonly of?: PlayerRef; readonly words: readonly Json[] };

/** A change of derived values, by a static ability while it works or by a lasting effect. */
export interface Modifier<V extends Verb = Verb> extends Change<V> {
  /** The objects that it changes; where a lasting effect has a locked set of objects, that set overrides `of`. */
  readonly of?: Selector | 'self' | 'host';
  /** The players that it concerns, for rules about players. */
  readonly players?: PlayerRef;
  readonly if?: Condition;
  /** With `inOrder`: it defines a characteristic of its own object, in all zones and before everything else in its layer. */
  readonly defining?: true;
  /** With `inOrder`: what the same effect does to the same objects in later layers. */
  readonly also?: readonly Change<V>[];
}

/** What a modifier does to its objects in one layer. Fields marked "With `inOrder`" belong to games with that derivation. */
export interface Change<V extends Verb = Verb> extends Rewriting<V> {
  /** Name of the game's layer; layers apply in the game's order, and effects of one layer by timestamp. */
  readonly layer: string;
  /**
   * With `inOrder`: takes the copiable values of another object, fixed when a lasting effect begins; the exceptions are part of what can be
   * copied in turn.
   */
  readonly become?: { readonly copyOf: Ref; readonly except?: Rewriting<V> };
  /** With `inOrder`: one word of the text is replaced by another; each is a word or a bound name. */
  readonly words?: { readonly from: string | { readonly var: string }; readonly to: string | { readonly var: string } };
  /** With `inOrder`: the player who controls the object. */
  readonly controller?: PlayerRef;
  /** With `inOrder`: words that list-valued characteristics lose and can't get by anything that follows. */
  readonly cantHave?: { readonly [characteristic: string]: readonly Json[] };
  /** With `inOrder`: the two characteristics whose values are exchanged. */
  readonly swap?: readonly [string, string];
}

/** Changes of characteristics, in the order in which they are made. */
export interface Rewriting<V extends Verb = Verb> {
  readonly add?: { readonly [characteristic: string]: Amount };
  readonly set?: { readonly [characteristic: string]: Amount | Json };
  readonly times?: { readonly [characteristic: string]: Amount };
  /** Adds to list-valued characteristics. */
  readonly gain?: { readonly [characteristic: string]: readonly Json[] };
  readonly lose?: { readonly [characteristic: string]: readonly Json[] | 'all' };
  /** Abilities lent to the objects. */
  readonly abilities?: readonly Ability<V>[];
}
