import type { Answer, CardId, Cause, Decision, GameResult, Json, JsonObject, ObjectId, Seat } from '../contract.js';

/**
 * The tables of a match. Rows are flat: a setter replaces a whole value under one key, so that the journal can undo it and the fingerprint
 * can follow it. Values inside a row are never mutated in place.
 *
 * Canonical form: tables that grow and shrink are keyed by integers (JavaScript keeps those in ascending order), every other row keeps the
 * key order of its factory, and no key is ever deleted from one. Plain `JSON.stringify` is therefore canonical.
 */
export interface State {
  schema: 1;
  header: Header;
  chance: Chance;
  /** One row for each seat, with the game's own fields. */
  players: Row[];
  /** What the whole game shares: turn, phase, countdown ... Fields are the game's own. */
  game: Row;
  /** Facts about what happened that the game declares (see `history.ts`). */
  history: Row;
  /** What outlives the single games of a match: their score, the decks that players brought along. The fields are the game's own. */
  match: Row;
  zones: { [id: string]: ZoneRow };
  slots: { [id: string]: SlotRow };
  objects: { [id: number]: ObjectRow };
  effects: { [id: number]: EffectRow };
  /** Objects that no longer exist, as they last stood, kept as long as something may still ask for them. */
  past: { [id: number]: PastRow };
  /** Abilities that triggered and wait until the game places them. */
  triggers: { [id: number]: TriggerRow };
  /** Lasting watches that effects began: delayed triggers, shields. */
  watches: { [id: number]: WatchRow };
  /** Games that wait while another is played inside them, by depth from 1 (see `games.ts`). */
  suspended: { [depth: number]: SuspendedRow };
  frames: Frame[];
  decisions: { [id: number]: DecisionRow };
}

/** A game that waits: its tables as they stood. These rows are not written while the game waits. */
export interface SuspendedRow {
  /** The game's depth, from 1. */
  id: number;
  /** Number of frames of the work stack when the game was set aside. */
  frames: number;
  players: readonly Row[];
  game: Row;
  history: Row;
  /** The objects in each zone, and the object in each taken slot. */
  zones: { readonly [id: string]: readonly ObjectId[] };
  slots: { readonly [id: string]: ObjectId };
  objects: readonly ObjectRow[];
  effects: readonly EffectRow[];
  past: readonly PastRow[];
  triggers: readonly TriggerRow[];
  watches: readonly WatchRow[];
}

export interface Row {
  [key: string]: Json;
}

export interface Header {
  /** Number of actions applied. */
  version: number;
  /** Number of game events emitted. */
  events: number;
  /** Number of the current moment. */
  moment: number;
  nextId: number;
  nextDecision: number;
  nextFrame: number;
  /** Next id of an effect, trigger or watch. */
  nextEffect: number;
  /** Next stamp of an effect or arrival, for timestamp order. */
  nextStamp: number;
  status: 'running' | 'ended';
  result: GameResult | null;
  /** True once an action ran into a cap; the players can still concede, agree on a draw or call a judge. */
  limitReached: boolean;
}

export interface Chance {
  /** 64 hex digits; never shown to anybody. */
  key: string;
  /** Number of words taken from the key stream so far. */
  used: number;
}

export interface ZoneRow {
  id: string;
  kind: string;
  /** -1 for a shared zone. */
  seat: Seat;
  /** Object ids; the first is on top. */
  order: readonly ObjectId[];
}

export interface SlotRow {
  id: string;
  /** -1 for a slot that the players share: an object in it belongs to its controller. */
  seat: Seat;
  row: string;
  column: number;
  /** 0 for an empty slot. */
  object: ObjectId;
}

/**
 * What an object is by its nature: a card of a deck, a token made by an effect, something without a card that waits to resolve, or a copy
 * of a card.
 */
export type ObjectKind = 'card' | 'token' | 'item' | 'copy';

/**
 * An object: a card, a token, a copy or something that waits, wherever it lies. Besides the kernel's own fields a row has those that the
 * game lists in `objectFields`.
 */
export interface ObjectRow {
  id: ObjectId;
  /** '' for an object that is no card. */
  card: CardId;
  kind: ObjectKind;
  owner: Seat;
  controller: Seat;
  /** Id of the zone, or '' for an object in a slot or only with a host. */
  zone: string;
  /** Id of the slot, or ''. */
  slot: string;
  /**
   * The host under which it lies or to which it is attached: an object, a player (see `idOfSeat`), or 0 for none. An attached object may
   * lie in a zone or slot of its own; otherwise it lies with its host.
   */
  host: number;
  /** Objects that lie under this one, nearest first. */
  under: readonly ObjectId[];
  /** Objects attached to this one, in order of arrival, wherever they lie. */
  attached: readonly ObjectId[];
  /** Timestamp of its arrival where it is. */
  stamp: number;
  /** Bit mask by seat: who knows this card although its zone, or the object itself, is hidden. */
  knownTo: number;
  /** Ledgers of its limited abilities: key -> marks. */
  uses: JsonObject;
  [field: string]: Json;
}

/** A lasting effect: a modifier or granted ability with the objects it applies to and its end. */
export interface EffectRow {
  id: number;
  /** Path of the modifier: a pinned program path (see `programs.ts`). */
  program: string;
  controller: Seat;
  source: ObjectId;
  sourceCard: CardId;
  /** The locked set of objects, or null where the modifier's own selector decides. */
  objects: readonly ObjectId[] | null;
  /** The seats that an effect on players applies to. */
  seats: readonly Seat[];
  /** Values fixed when the effect began. */
  vars: JsonObject;
  stamp: number;
  /** Name of the moment at which it ends (`turnEnd`, `nextTurnEnd:1` ...); '' for an effect that lasts as long as its carrier exists. */
  until: string;
  /** Id of the attached card that carries the effect, or 0. */
  carrier: ObjectId;
}

/** An object that left or became another, as it last was (last known information). */
export interface PastRow {
  id: ObjectId;
  /** Kind of the place that it left. */
  kind: string;
  /** Its row as it stood there. */
  row: ObjectRow;
  /** Its final values there. */
  values: JsonObject;
  /** Id of the object that it became, if that lies in a place that everybody sees; 0 for none. */
  now: ObjectId;
  /** Whether references to it find the object that it became. */
  traced?: true;
  /** Whether it is still the same object under another id (see `showTo`). */
  renamed?: true;
  /** Number of actions applied when it left. */
  version: number;
  /** Its copiable values, where effects had changed them; else they follow from its row. */
  readonly copiable?: JsonObject;
}

/** An ability that triggered. It runs the pinned program whatever has become of its source since. */
export interface TriggerRow {
  id: number;
  /** Program path of the ability. */
  ability: string;
  /** The source; it may be gone, and is then in `past`. */
  source: ObjectId;
  card: CardId;
  /** The player who controlled the source when it triggered. */
  seat: Seat;
  /** What programs may read of the event. */
  event: JsonObject;
  /** Names that a delayed or reflexive trigger was given when it was made. */
  vars: JsonObject;
  kind: 'normal' | 'delayed' | 'reflexive' | 'state';
  /** Number of the moment at which it triggered. */
  moment: number;
}

/** A lasting watch that an effect began: a delayed trigger or a replacement that belongs to no object. */
export interface WatchRow {
  id: number;
  /** Program path of an ability of kind `triggered` or `replacement`. */
  program: string;
  controller: Seat;
  source: ObjectId;
  sourceCard: CardId;
  /** Values fixed when it began. */
  vars: JsonObject;
  stamp: number;
  /** The end, as for an effect. */
  until: string;
  /** Uses, or points of a shield, that are left; -1 for no limit. */
  left: number;
}

/** A procedure that has not ended: the step that runs next, and its locals. */
export interface Frame {
  id: number;
  procedure: string;
  step: number;
  /** Why this procedure runs; procedures that it calls inherit the cause. */
  cause: Cause;
  locals: Row;
}

/** An open decision with what the kernel needs to deliver its answer. */
export interface DecisionRow {
  decision: Decision;
  /** The player whom the rules ask, even if another decides for them; the procedure gets the answer under this seat. */
  asked: Seat;
  frame: number;
  /** The answer already given, while the round of sealed answers is still open. */
  answer: Answer | null;
}

/** Returns an empty state; the game's set-up fills it. */
export function emptyState(key: string): State {
  return {
    schema: 1,
    header: {
      version: 0,
      events: 0,
      moment: 0,
      nextId: 1,
      nextDecision: 1,
      nextFrame: 1,
      nextEffect: 1,
      nextStamp: 1,
      status: 'running',
      result: null,
      limitReached: false,
    },
    chance: { key, used: 0 },
    players: [],
    game: {},
    history: {},
    match: {},
    zones: {},
    slots: {},
    objects: {},
    effects: {},
    past: {},
    triggers: {},
    watches: {},
    suspended: {},
    frames: [],
    decisions: {},
  };
}
