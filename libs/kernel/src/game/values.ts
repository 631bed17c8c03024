import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import type { EffectSource } from '../values/affecting.js';
import type { Env } from '../evaluation/evaluate.js';
import type { Ability, Amount, Change, Verb } from '../programs/programs.js';
import type { HistoryRule } from '../table/history.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import type { Values, LayerRule } from '../game.js';

/** Values: what objects and players are now, layer by layer or in order. */
export interface ValueRules {
  /**
   * Fields of rows from which alone nothing follows for objects in slots: neither `baseValues` nor `playerValues`, `relations`,
   * `abilitiesWork` nor `stabilise` reads them there. Writing one keeps the values of those objects, unless a modifier
   * looks at other zones, players or the match. None when absent.
   */
  readonly distantFields?: readonly string[];
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
  readonly layerRules?: { readonly [layer: string]: LayerRule };
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
  /** In order: what keywords stand for; the characteristic `keywords` lists words, or words with parameters. Words without expansion just stand there. */
  readonly keywordAbilities?: { readonly [word: string]: (parameters: JsonObject) => readonly Ability[] };
  /** In order: words of keywords of which an object may have several that must be told apart: each after the first of the same is expanded with its number, from 1, as the parameter `nth`. */
  readonly keywordsApart?: readonly string[];
  /** In order: fields of program trees, and characteristics, whose words a change of text replaces. */
  readonly text?: { readonly fields: readonly string[]; readonly characteristics: readonly string[] };
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
  readonly history?: { readonly [name: string]: HistoryRule };
}
