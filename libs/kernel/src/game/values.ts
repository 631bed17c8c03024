import type { CardId, Json, ObjectId, Seat } from '../contract.js';

import type { Env } from '../programs/env.js';
import type { TextRules } from '../programs/paths.js';
import type { Amount, Change, Verb } from '../programs/programs.js';
import type { HistoryRuleFor } from './history.js';
import type { ConcernsValues } from '../state/reach.js';
import type { ObjectRow } from '../state/state.js';

/** Current values of an object or a player: numbers, words and lists by characteristic; `abilities` lists lent abilities by program path. */
export interface Values {
  [characteristic: string]: Json;
}

/** What the rows of objects add to a layer by themselves, after all effects of the layer. */
export interface LayerRuleFor<Table> {
  readonly own?: {
    /** Returns the objects that may add something, found by their rows and by which objects the layer's effects changed. */
    readonly on: (table: Table, changed: ReadonlySet<ObjectId>) => readonly ObjectId[];
    /** Writes to the given values, which are a fresh copy. */
    readonly change: (table: Table, object: ObjectRow, values: Values) => void;
  };
}

/** The source of an effect, for rules by which some effects do not reach an object (`GameRules.affects`). */
export interface EffectSource {
  /** The object whose effect it is; it may be gone. */
  readonly object: ObjectId;
  readonly card: CardId;
  readonly seat: Seat;
  /** A static ability that works now, an effect that lasts, or something about which a game asks before it acts. */
  readonly kind: 'standing' | 'lasting' | 'act';
  /** Program path of the modifier, or of the verb that acts. */
  readonly program: string;
}

/** Values: what objects and players are now, layer by layer or in order. */
export interface ValueRules<Table> extends TextRules {
  /**
   * Fields of rows that have no influence on objects in slots: for those, neither `baseValues` nor `playerValues`, `relations`,
   * `abilitiesWork` nor `stabilise` reads them. Writing such a field keeps the values of those objects, unless a modifier looks at other
   * zones, players or the match. None when absent.
   */
  readonly distantFields?: readonly string[];
  /**
   * Fields of which only a part has influence on objects in slots, each with a function that tells whether a change from one value to
   * another may change them, with the rest of the table as it is; called before the value is written. A change that may not is like one
   * of a distant field. None when absent.
   */
  readonly partlyDistant?: { readonly [field: string]: ConcernsValues<Table> };
  /** Fields of players and of the game that nothing reads: no value, no condition and nothing that is remembered. None when absent. */
  readonly unreadFields?: readonly string[];
  /**
   * With `inOrder`: the fields of an object's row that, together with its card, determine `baseValues`; any field may count when absent.
   * Abilities follow from base values, so what waits for which moment is found anew too.
   */
  readonly baseFields?: readonly string[];
  /**
   * How values are derived. `lowerLayers` (when absent): each layer reads the layers below it, object by object. `inOrder`: effects apply
   * one after the other over all objects at once, layer by layer, and abilities and controller are values too.
   */
  readonly derivation?: 'lowerLayers' | 'inOrder';
  /** Layers of continuous effects in the order in which they apply. */
  readonly layers: readonly string[];
  /** With `inOrder`: what rows add to single layers. */
  readonly layerRules?: { readonly [layer: string]: LayerRuleFor<Table> };
  /** Returns the values before any modifier: printed, or composed from a stack. */
  readonly baseValues: (table: Table, object: ObjectRow) => Values;
  /** Enforces what holds whatever the layers did, such as a value that an object cannot have; called on every derivation, whole or cut. */
  readonly finishValues?: (values: Values, table: Table) => void;
  readonly playerValues: (table: Table, seat: Seat) => Values;
  /**
   * With `inOrder`: characteristics with a number that an object may lack, which is then null; adding to it or multiplying it leaves it
   * null.
   */
  readonly mayLack?: readonly string[];
  /** With `inOrder`: returns what a counted amount adds to a number, where the game limits it; the amount itself when absent. */
  readonly addition?: (amount: Amount, value: number) => number;
  /**
   * With `inOrder`: the values that a copy takes, as they stand after the named layer. An effect that makes a copy takes all of them in its
   * own layer, or, with `steps`, takes in each of these layers those listed there; its own layer is among them.
   */
  readonly copiable?: {
    readonly after: string;
    readonly characteristics: readonly string[];
    readonly steps?: { readonly [layer: string]: readonly string[] };
  };
  /** Further characteristics that programs read of an object besides its values; no layer derives them. The environment says who asks. */
  readonly status?: { readonly [characteristic: string]: (table: Table, object: ObjectRow, env: Env) => Json };
  /**
   * With `inOrder`: whether an object's base values may hold abilities that stand on no face of its card. Called when the object comes into
   * being.
   */
  readonly borrowsText?: (object: ObjectRow) => boolean;
  /** With `inOrder`: what follows by rule from a change to an object's values. `make` writes to the values, which are a fresh copy. */
  readonly consequences?: {
    /** Returns the characteristics that a change may touch in this way besides its own. */
    readonly touches: (change: Change) => readonly string[];
    /** @param before the values as they were */
    readonly make: (table: Table, object: ObjectRow, values: Values, change: Change, before: Values) => void;
  };
  /**
   * Whether an effect reaches an object at all; every effect does when absent. Called for modifiers before they change the object's values,
   * and by the game's own verbs before they propose. `below`: the highest layer whose outcome may be read (verbs have no such limit).
   */
  readonly affects?: (table: Table, source: EffectSource, target: ObjectRow, below: number) => boolean;
  /**
   * Whether an effect that begins now can last on an object as it lies; it can on every object when absent. An effect granted to named
   * objects leaves out those on which it cannot.
   */
  readonly holdsEffects?: (table: Table, object: ObjectRow) => boolean;
  /** Returns the objects whose static abilities work now; besides lasting effects, these give modifiers. */
  readonly modifierSources: (table: Table) => readonly ObjectId[];
  /**
   * Whether an object's own abilities work at all (it may have lost them). Reads values below the layer that lends abilities. `below`: the
   * highest layer whose outcome may be read, when a modifier of the layer above it asks; without this limit derivation would not end.
   */
  readonly abilitiesWork: (table: Table, object: ObjectRow, below?: number) => boolean;
  /**
   * Returns the concrete end of a duration that a program names; null where the duration is over before it began.
   * @param verb the verb that begins the effect
   */
  readonly duration: (table: Table, env: Env, name: string, verb: Verb) => string | null;
  /**
   * With `inOrder`: amounts of lasting effects are counted once, when the effect begins, except those that refer to each object
   * (`subject`).
   */
  readonly fixesAmounts?: true;
  /** Returns a value of a player or of the match that programs may read. */
  readonly playerAmount: (table: Table, seat: Seat, value: string) => number;
  readonly matchAmount: (table: Table, value: string) => number;
  /** Facts about what happened that rules or programs ask for later, by name. */
  readonly history?: { readonly [name: string]: HistoryRuleFor<Table> };
}
