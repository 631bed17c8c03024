import type { CardId, Json, ObjectId, Seat } from '../contract.js';

import type { Env } from '../programs/env.js';
import type { TextRules } from '../programs/paths.js';
import type { Amount, Change, Verb } from '../programs/programs.js';
import type { HistoryRuleFor } from './history.js';
import type { ObjectRow } from '../state/state.js';

/** Current values of an object or a player: numbers, words and lists by characteristic; `abilities` lists lent abilities by program path. */
export interface Values {
  [characteristic: string]: Json;
}

/** What the rows of objects bring into a layer by themselves, after all effects of the layer. */
export interface LayerRuleFor<Table> {
  readonly own?: {
    /** The objects that may bring something, told by their rows and by which objects the layer's effects changed. */
    readonly on: (table: Table, changed: ReadonlySet<ObjectId>) => readonly ObjectId[];
    /** Writes to the values given, which are fresh. */
    readonly change: (table: Table, object: ObjectRow, values: Values) => void;
  };
}

/** What an effect comes from, for rules by which an object is out of the reach of some effects (`GameRules.affects`). */
export interface EffectSource {
  /** The object whose effect it is; it may be gone. */
  readonly object: ObjectId;
  readonly card: CardId;
  readonly seat: Seat;
  /** A static ability that stands, an effect that lasts, or something that a game asks about before it acts. */
  readonly kind: 'standing' | 'lasting' | 'act';
  /** Program path: of the modifier, or of what acts. */
  readonly program: string;
}

/** Values: what objects and players are now, layer by layer or in order. */
export interface ValueRules<Table> extends TextRules {
  /**
   * Fields of rows from which alone nothing follows for objects in slots: neither `baseValues` nor `playerValues`, `relations`,
   * `abilitiesWork` nor `stabilise` reads them there. Writing one keeps the values of those objects, unless a modifier
   * looks at other zones, players or the match. None when absent.
   */
  readonly distantFields?: readonly string[];
  /** Fields of players and of the game from which nothing follows at all: no value, no condition and nothing that is remembered reads them. None when absent. */
  readonly unreadFields?: readonly string[];
  /** In order: fields of an object's row from which alone, with its card, `baseValues` follows; anything may count when absent. */
  readonly baseFields?: readonly string[];
  /**
   * How values are derived. `lowerLayers` (when absent): each layer reads what stands below it, object by object. `inOrder`:
   * effects apply one after the other over all objects at once, layer by layer, and abilities and controller are values too.
   */
  readonly derivation?: 'lowerLayers' | 'inOrder';
  /** Layers of continuous effects in the order in which they apply. */
  readonly layers: readonly string[];
  /** In order: what is special about layers. */
  readonly layerRules?: { readonly [layer: string]: LayerRuleFor<Table> };
  /** Values before any modifier: printed, or composed from a stack. */
  readonly baseValues: (table: Table, object: ObjectRow) => Values;
  /** What holds whatever the layers did, such as a value that an object cannot have; called on every derivation, whole or cut. */
  readonly finishValues?: (values: Values, table: Table) => void;
  readonly playerValues: (table: Table, seat: Seat) => Values;
  /** In order: numbers that an object may not have at all, and then are null: what is added to them, or times them, leaves them so. */
  readonly mayLack?: readonly string[];
  /** In order: what a counted amount adds to a number, where the game limits it; the amount itself when absent. */
  readonly addition?: (amount: Amount, value: number) => number;
  /**
   * In order: the values that a copy takes, as they stand after the named layer. An effect that makes a copy takes all of them in its own layer, or,
   * with `steps`, in each of these layers those that are listed there, its own layer among them.
   */
  readonly copiable?: {
    readonly after: string;
    readonly characteristics: readonly string[];
    readonly steps?: { readonly [layer: string]: readonly string[] };
  };
  /** What programs read of an object beside its values; nothing derives it. Who asks stands in the environment. */
  readonly status?: { readonly [characteristic: string]: (table: Table, object: ObjectRow, env: Env) => Json };
  /** In order: whether an object's base values may hold abilities that stand on no face of its card. Asked when it came to be. */
  readonly borrowsText?: (object: ObjectRow) => boolean;
  /** In order: what follows by rule from a change that was made to an object's values. `make` writes to the values, which are fresh. */
  readonly consequences?: {
    /** Characteristics that a change may thus touch beside its own. */
    readonly touches: (change: Change) => readonly string[];
    /** @param before the values as they were */
    readonly make: (table: Table, object: ObjectRow, values: Values, change: Change, before: Values) => void;
  };
  /**
   * Whether an effect reaches an object at all; every effect does when absent. Asked of modifiers before they change its values,
   * and by the game's own verbs before they propose. `below`: the highest layer whose outcome may be read (not of verbs).
   */
  readonly affects?: (table: Table, source: EffectSource, target: ObjectRow, below: number) => boolean;
  /** Whether an effect that begins now can last on an object, as it lies there; on every object when absent. What is granted to named objects leaves out the others. */
  readonly holdsEffects?: (table: Table, object: ObjectRow) => boolean;
  /** Where modifiers stand, beyond lasting effects: objects whose static abilities work now. */
  readonly modifierSources: (table: Table) => readonly ObjectId[];
  /** Whether an object's own abilities work at all (it may have lost them). Read below the layer of lent abilities. `below`: the highest layer whose outcome may be read, when a modifier of the layer above it asks; only so does derivation end. */
  readonly abilitiesWork: (table: Table, object: ObjectRow, below?: number) => boolean;
  /** The concrete end of a duration that a program names; null where it is over before it began. The verb is what begins the effect. */
  readonly duration: (table: Table, env: Env, name: string, verb: Verb) => string | null;
  /** In order: amounts of lasting effects are counted once, when the effect begins, but for those that speak of each object (`subject`). */
  readonly fixesAmounts?: true;
  /** Value of a player or of the match as programs may read them. */
  readonly playerAmount: (table: Table, seat: Seat, value: string) => number;
  readonly matchAmount: (table: Table, value: string) => number;
  /** Facts about what happened that rules or programs ask for later, by name. */
  readonly history?: { readonly [name: string]: HistoryRuleFor<Table> };
}
