import type { CardId, Json, JsonObject } from '../contract.js';

/**
 * Card behaviour as data: the tree that every game's cards are written in. The kernel owns its grammar; words such as
 * characteristics, verbs, zones, events and relations are declared by the game.
 *
 * An effect is a list of clauses; a clause is one envelope of orthogonal fields, unwound in one fixed order:
 * `if` -> `may` -> `choose` -> `unless` -> `cost` -> `do` -> `then` / `otherwise`; around it `forEachPlayer`, inside that
 * `forEach`, inside that `repeat`.
 */
export interface CardProgram<V extends Verb = Verb> {
  readonly id: CardId;
  readonly names: { readonly en: string; readonly zh: string };
  /** Printed characteristics, by the names that the game declares. */
  readonly printed: JsonObject;
  readonly abilities: readonly Ability<V>[];
  /** Other faces: halves, backs and what else a card can be instead. Which one counts where, the game says. */
  readonly faces?: readonly Face<V>[];
}

export interface Face<V extends Verb = Verb> {
  /** How the face belongs to its card, in the game's words. */
  readonly kind: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly printed: JsonObject;
  readonly abilities: readonly Ability<V>[];
}

export interface Ability<V extends Verb = Verb> {
  readonly kind: 'triggered' | 'activated' | 'static' | 'spell' | 'replacement';
  /** Keyword that this ability is an expansion of, for rendering and counting. */
  readonly keyword?: string;
  /** Zone kinds in which it works; the game's in-play zones when absent. */
  readonly from?: readonly string[];
  /** Activated: who may use it: any player, or all but the one who has its object; he alone when absent. The game asks (`isUsedBy`). */
  readonly by?: 'any' | 'opponents';
  /** Triggered: the moment or event that it waits for. Replacement: the events that it may alter. Activated and spell: the moments or windows at which it may be used. */
  readonly on?: readonly Trigger[];
  /** Must hold when collected, and again when reached. */
  readonly when?: Condition;
  /** The number that the effect calls X, where the game's rules limit X. */
  readonly x?: Amount;
  /** The player may decline. */
  readonly may?: boolean;
  readonly limit?: Limit;
  /** Paid before the effect; the ability can't be used where it can't be paid in full. */
  readonly cost?: readonly V[];
  readonly clauses?: readonly Clause<V>[];
  /** Chosen when the ability is announced, by a procedure of the game (see `askChoice`); the clauses find them by their names. */
  readonly targets?: readonly Choice[];
  /** Modal: which of several things it does is chosen when it is announced, by a procedure of the game. */
  readonly modes?: Modes<V>;
  /** Replacement: its class; the game orders the classes. */
  readonly tier?: string;
  /** Replacement: it may alter again what it altered. */
  readonly again?: true;
  /** Replacement: one act of it alters all of a batch that it applies to, or nothing of it; its choices and its cost are made once for all of them, its event names them as `objects`. */
  readonly every?: true;
  /** Replacement that altered something: acts right after the happening, before anything else. */
  readonly then?: readonly Clause<V>[];
  /** Replacement: what follows acts once for all that it altered of a batch; its `prevented` is the sum. */
  readonly together?: true;
  /** Static: what it changes while it stands. */
  readonly modifiers?: readonly Modifier<V>[];
  /** Free marks of the game, such as the phases in which an ability may be used. */
  readonly marks?: JsonObject;
}

/** Things of which an ability does as many as its player chooses; each once, unless `repeat`. */
export interface Modes<V extends Verb = Verb> {
  readonly min: Amount;
  readonly max: Amount;
  readonly repeat?: true;
  /** Who chooses; `you` when absent. */
  readonly by?: PlayerRef;
  readonly of: readonly Mode<V>[];
}

/** One of the things that a modal ability may do, with choices of its own. */
export interface Mode<V extends Verb = Verb> {
  /** It can be chosen only where this holds. */
  readonly if?: Condition;
  readonly targets?: readonly Choice[];
  readonly clauses?: readonly Clause<V>[];
}

export interface Trigger {
  readonly event: string;
  /** With a mark it acts in that moment of the event. Without, a trigger is collected when the event happens and waits to be placed. */
  readonly mark?: 'before' | 'at' | 'after';
  /** Collected: once for all of a batch that fit, or by the name of a field once for each of its values; their `objects` and the sum of their `amount` can be read. */
  readonly batch?: true | string;
  /** Conditions on the event; its data are readable as `{ event: 'object' }`. */
  readonly if?: Condition;
  /** Collected: it answers only as the last thing that happened when the game looks; else it may be later. The game judges it by the moment that a waiting trigger keeps. */
  readonly last?: true;
}

export interface Limit {
  readonly uses: number;
  /** Name of the span, declared by the game: `turn`, `mainPhase`, `game` ... */
  readonly per: string;
  /** Counted for this object, for all of the player's cards of the name (`GameRules.nameOf`), or for the player whatever he uses. */
  readonly scope: 'object' | 'name' | 'player';
  /** Uses are counted under this word, together with those of other abilities that say it; for the ability alone when absent. */
  readonly as?: string;
  /** Word of the game for what gives a use back (see `giveBack`); nothing does when absent. */
  readonly refund?: string;
}

export interface Clause<V extends Verb = Verb> {
  readonly if?: Condition;
  readonly may?: boolean;
  readonly choose?: readonly Choice[];
  readonly cost?: readonly V[];
  readonly do?: readonly V[];
  /** What the verbs of `do` propose happens at once. */
  readonly together?: true;
  /** With `together`: nothing of it happens where one of the verbs can't be carried out in full; each player's for itself. */
  readonly whole?: true;
  /** What it pays and does belongs to the moment of what happened before: nothing comes between. */
  readonly and?: true;
  /** It goes on although the clauses before it failed, in a game where that ends their list (`stopsAtFailure`). */
  readonly also?: true;
  /** Only when everything in `do` was carried out in full. */
  readonly then?: readonly Clause<V>[];
  readonly otherwise?: readonly Clause<V>[];
  /** Repeat for every object of the set, bound to `each`, in the game's order, or for all of them at once where it is `together`: then nothing is chosen or paid for each. `if` is tested before, and for each again. */
  readonly forEach?: Selector;
  /**
   * For each of these players in the game's order, who is the player `each` and makes the clause's choices and payments.
   * First all of them choose, knowing what was chosen before; then the clause goes on for each, `together` for all at once.
   * `if` is tested for each. With `forEach` or `repeat`, or in a game that wants it so, one player's turn follows the other's whole.
   */
  readonly forEachPlayer?: PlayerRef;
  /** So many times, one after the other, choices included. `if` is tested before each. */
  readonly repeat?: Amount;
  /** Not carried out where one of these players pays; they are asked in the game's order, as long as nobody has. Inside the cost `you` is who pays. */
  readonly unless?: { readonly player: PlayerRef; readonly cost: readonly V[] };
}

/** A set of objects (or one of several modes) fixed by a player before the clause is carried out. */
export interface Choice {
  readonly as: string;
  readonly from?: Selector;
  /** More than its zones hold: objects of a set that the game names, where they fit; some may be gone. */
  readonly also?: string;
  /** A number between the amounts; without `max` any number, up to `limits.anyNumber`. */
  readonly number?: { readonly min: Amount; readonly max?: Amount };
  /** One of these words. */
  readonly oneOf?: readonly string[];
  /** One word of a list that the game names. */
  readonly word?: string;
  /** The name of a card of the catalogue, among those that the game admits under this word; its key is bound (see the domain `name`). */
  readonly name?: string;
  /**
   * A total divided among what was chosen under a name, at least `least` (0 when absent) for each, and no more for an object than its value
   * `most`. What each gets is read by `{ part, of }`. Nothing is divided where it can't be.
   */
  readonly divide?: { readonly total: Amount; readonly among: string; readonly least?: Amount; readonly most?: string };
  /** A slot among those that the game's slot rule allows for the named purpose. */
  readonly slot?: { readonly for: string; readonly seat?: PlayerRef; readonly object?: Ref; readonly args?: JsonObject };
  /** All that fit; nobody is asked. */
  readonly all?: boolean;
  /** Players beside the objects, or instead of them; `true` for all who play. They are bound as ids (see `idOfSeat`). */
  readonly players?: PlayerRef | true;
  /** No two of them have the same value of this characteristic; `controller` and `owner` count as such. */
  readonly different?: string;
  /** Nothing that was chosen for these names. */
  readonly notChosenFor?: string | readonly string[];
  /** Default 1. Where fewer are there, these are taken, unless the choice is strict. */
  readonly min?: Amount;
  readonly max?: Amount;
  /** It can't be made at all with fewer than the least. */
  readonly strict?: boolean;
  /** The chosen objects' values of this characteristic add up to exactly this amount; nothing is chosen where they can't. */
  readonly sum?: { readonly of: string; readonly is: Amount };
  /** Who chooses; `you` when absent. */
  readonly by?: PlayerRef;
  /** True where the rules call the chosen objects targets, so that protections apply. */
  readonly target?: boolean;
  /** Drawn by the generator instead of a player. */
  readonly random?: boolean;
  /** Whoever chooses picks among backs in an order that nobody knows: the objects are shuffled for it. He is asked wherever there is one. */
  readonly blind?: true;
}

/** A verb of the kernel or of the game with its arguments. */
export interface Verb {
  readonly verb: string;
  readonly [argument: string]: unknown;
}

/**
 * Players by name. `all` who play; `each` is the player of a `forEachPlayer`; `playerOf` asks a
 * relation of the game from objects to players.
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
 * Objects by name: the source, the event's, a chosen set, the object of a `forEach`, what a modifier is about; or `all`
 * that a selector names now, without anybody choosing them.
 */
export type Ref =
  | 'self'
  | 'each'
  | 'subject'
  | { readonly var: string }
  | { readonly event: string }
  /** What an object that left has become, and what lay under it with it, as long as they still are that. */
  | { readonly became: Ref }
  /** What an ability of the source noted (see `notes.ts`). */
  | { readonly noted: string }
  /** The objects of a fact (see `history.ts`). */
  | { readonly history: string; readonly of?: PlayerRef }
  | { readonly hostOf: Ref }
  | { readonly under: Ref }
  | { readonly attachedTo: Ref }
  /** One object by its id: how a patched program names it. */
  | { readonly id: number }
  | { readonly all: Selector };

export interface Selector {
  /** Zone kinds, `slots` for the board, `attached` or `under` for what is with the units on it. */
  readonly from: string | readonly string[];
  readonly of?: PlayerRef;
  readonly where?: Predicate;
  /** A relation that the game declares, read from an object: `{ beside: 'self' }`. */
  readonly relation?: { readonly is: string; readonly to: Ref };
  readonly except?: Ref;
  /** Only the first n in zone order. */
  readonly first?: Amount;
  readonly last?: Amount;
}

/** All fields must hold. Keys are characteristics of the game; `not`, `any`, `is`, `controller`, `owner`, `has` and `hasPlayer` are the kernel's. */
export interface Predicate {
  readonly not?: Predicate;
  readonly any?: readonly Predicate[];
  readonly is?: Ref;
  readonly controller?: PlayerRef;
  readonly owner?: PlayerRef;
  /** Something is there that stands in a relation to the object itself, which is `subject` inside. */
  readonly has?: Selector;
  /** A player who stands in a relation of the game to the object is one of these. */
  readonly hasPlayer?: { readonly relation: string; readonly is: PlayerRef };
  readonly [characteristic: string]: unknown;
}

/**
 * What a characteristic is compared with. A bare value means equality, or membership for a list; of a list of numbers, one must
 * fit the bounds. `chosen` stands for the word or number that was bound to a name; `size` is how many entries a list has; `includes` a
 * piece of a word, of any one of a list.
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
  /** A fact of several players is what they make together, or the greatest or least of one alone. */
  | { readonly history: string; readonly of?: PlayerRef; readonly take?: 'greatest' | 'least' }
  | { readonly sum: Selector; readonly of: string }
  | { readonly value: string; readonly of: Ref; readonly cut?: string }
  | { readonly var: string }
  | { readonly event: string }
  /** Of several players the sum, or the greatest or least alone. */
  | { readonly player: PlayerRef; readonly value: string; readonly take?: 'greatest' | 'least' }
  | { readonly match: string }
  | { readonly plus: readonly Amount[] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly times: readonly [Amount, Amount] }
  /** The first divided by the second, rounded down; 0 where the second is 0. */
  | { readonly quotient: readonly [Amount, Amount] }
  /** Rounded down; `halfUp` up. */
  | { readonly half: Amount }
  | { readonly halfUp: Amount }
  /** The greatest or least value among objects; 0 where there are none. */
  | { readonly max: Selector | Ref; readonly of: string }
  | { readonly min: Selector | Ref; readonly of: string }
  /** How many different values objects have; of a list each word counts. */
  | { readonly distinct: Selector | Ref; readonly of: string }
  /** What a choice that divides gave to objects or players. */
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
  /** A predicate that an effect handed out, `{ tree }` (see `closures.ts`), is read as it was handed out. */
  | { readonly fits: Json; readonly on: Ref }
  | { readonly turnOf: PlayerRef }
  | { readonly phase: string | readonly string[] }
  | { readonly eventIs: string; readonly equal: Json }
  | { readonly seat: string; readonly is: PlayerRef }
  /** The word that a `oneOf` choice bound to this name. */
  | { readonly chosen: string; readonly equal: Json }
  /** What the source has noted under this name (see `notes.ts`). */
  | { readonly noted: string; readonly equal: Json }
  | { readonly game: string; readonly equal: Json }
  /** One of these words stands in a fact that keeps words (see `history.ts`). */
  | { readonly remembered: string; readonly of?: PlayerRef; readonly words: readonly Json[] };

/** A change of derived values, standing (in a static ability) or lasting (in an effect). */
export interface Modifier<V extends Verb = Verb> extends Change<V> {
  /** Whom it concerns; a locked set of a lasting effect overrides `of`. */
  readonly of?: Selector | 'self' | 'host';
  /** Players whom it concerns, for rules about players. */
  readonly players?: PlayerRef;
  readonly if?: Condition;
  /** In order: it defines a characteristic of its own object, in all zones and before what else its layer does. */
  readonly defining?: true;
  /** In order: what the same effect does in later layers, to the same objects. */
  readonly also?: readonly Change<V>[];
}

/** What a modifier does to its objects in one layer. What is marked "in order" belongs to games with that derivation. */
export interface Change<V extends Verb = Verb> extends Rewriting<V> {
  /** The game's layer; layers apply in the game's order, then by timestamp. */
  readonly layer: string;
  /** In order: takes the copiable values of another object, fixed when a lasting effect begins, with exceptions that are copied along. */
  readonly become?: { readonly copyOf: Ref; readonly except?: Rewriting<V> };
  /** In order: one word of the text reads as another; each a word or a bound name. */
  readonly words?: { readonly from: string | { readonly var: string }; readonly to: string | { readonly var: string } };
  /** In order: who controls it. */
  readonly controller?: PlayerRef;
  /** In order: words that list-valued characteristics lose and can't get by anything that follows. */
  readonly cantHave?: { readonly [characteristic: string]: readonly Json[] };
  /** In order: two characteristics change places. */
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
