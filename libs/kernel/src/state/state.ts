import type { Answer, CardId, Cause, Decision, GameResult, Json, JsonObject, ObjectId, Seat } from '../contract.js';

/**
 * The tables of a match. Rows are flat: a setter replaces a whole value under one key, so that the journal can take it
 * back and the fingerprint can follow it. Values inside a row are never mutated in place.
 *
 * Canonical form: tables that grow and shrink are keyed by integers (JavaScript keeps those in ascending order), every
 * other row keeps the key order of its factory, and no key is ever deleted from one. Plain `JSON.stringify` is therefore canonical.
 */
export interface State {
  schema: 1;
  header: Header;
  chance: Chance;
  /** Rows of the game's own, one a seat. */
  players: Row[];
  /** What the whole game shares: turn, phase, countdown ... Fields are the game's own. */
  game: Row;
  /** Facts about what happened that the game declares (see `history.ts`). */
  history: Row;
  /** What outlives the games of a match: their score, what players brought along. Fields are the game's own. */
  match: Row;
  zones: { [id: string]: ZoneRow };
  slots: { [id: string]: SlotRow };
  objects: { [id: number]: ObjectRow };
  effects: { [id: number]: EffectRow };
  /** Objects that are no more, as they last stood, for as long as something may still ask for them. */
  past: { [id: number]: PastRow };
  /** Abilities that triggered and wait to be put where the game puts them. */
  triggers: { [id: number]: TriggerRow };
  /** What effects wait for: delayed triggers, shields. */
  watches: { [id: number]: WatchRow };
  /** Games that wait while another is played inside them, by depth from 1 (see `games.ts`). */
  suspended: { [depth: number]: SuspendedRow };
  frames: Frame[];
  decisions: { [id: number]: DecisionRow };
}

/** A game that waits: its tables as they stood. Their rows are never written while they lie here. */
export interface SuspendedRow {
  /** Its depth. */
  id: number;
  /** Frames of the work stack that belong to it. */
  frames: number;
  players: readonly Row[];
  game: Row;
  history: Row;
  /** What lay in zones, and in slots that were taken. */
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
  /** Actions applied. */
  version: number;
  /** Game events emitted. */
  events: number;
  /** Number of the current moment. */
  moment: number;
  nextId: number;
  nextDecision: number;
  nextFrame: number;
  /** Of effects, triggers and watches. */
  nextEffect: number;
  /** Stamp of continuous effects and arrivals, for timestamp order. */
  nextStamp: number;
  status: 'running' | 'ended';
  result: GameResult | null;
  /** True once an action ran into a cap; the players can still concede, agree on a draw or call a judge. */
  limitReached: boolean;
}

export interface Chance {
  /** 64 hex digits; shown to nobody. */
  key: string;
  /** Words taken from the key stream so far. */
  used: number;
}

export interface ZoneRow {
  id: string;
  kind: string;
  /** -1 for a shared zone. */
  seat: Seat;
  /** First = top. */
  order: readonly ObjectId[];
}

export interface SlotRow {
  id: string;
  /** -1 for a slot that the players share: what lies in it is its controller's. */
  seat: Seat;
  row: string;
  column: number;
  /** 0 for an empty slot. */
  object: ObjectId;
}

/** What an object is by its nature: a card of a deck, one made by an effect, something that waits without a card, or a copy of a card. */
export type ObjectKind = 'card' | 'token' | 'item' | 'copy';

/** A card, token or stack in play. Beyond the kernel's own fields a row has those that the game's `objectFields` names. */
export interface ObjectRow {
  id: ObjectId;
  /** '' for what is no card. */
  card: CardId;
  kind: ObjectKind;
  owner: Seat;
  controller: Seat;
  /** Id of the zone, or '' while in a slot or only with a host. */
  zone: string;
  /** Id of the slot, or ''. */
  slot: string;
  /**
   * What this one lies under or is attached to: an object, a player (see `idOfSeat`), or 0. What is attached may lie in a
   * zone or slot of its own; else it lies with its host.
   */
  host: number;
  /** Cards below, nearest first. */
  under: readonly ObjectId[];
  /** What is attached, in order of arrival, wherever it lies. */
  attached: readonly ObjectId[];
  /** When it arrived where it is. */
  stamp: number;
  /** Bit per seat: who knows this card although its zone, or it itself, is hidden. */
  knownTo: number;
  /** Uses of limited abilities: key -> marks. */
  uses: JsonObject;
  [field: string]: Json;
}

/** A lasting effect: a modifier or granted ability with its set and its end. */
export interface EffectRow {
  id: number;
  /** Where the modifier tree stands: a pinned program path (see `programs.ts`). */
  program: string;
  controller: Seat;
  source: ObjectId;
  sourceCard: CardId;
  /** The locked set of objects, or null for an open set given by the modifier's own selector. */
  objects: readonly ObjectId[] | null;
  /** Seats that it concerns, for effects on players. */
  seats: readonly Seat[];
  /** Values fixed when the effect began. */
  vars: JsonObject;
  stamp: number;
  /** Name of the moment at which it ends (`turnEnd`, `nextTurnEnd:1` ...), '' for as long as its carrier stands. */
  until: string;
  /** The attached card that carries it, or 0. */
  carrier: ObjectId;
}

/** An object that left, or became another: last known information. */
export interface PastRow {
  id: ObjectId;
  /** Kind of the place that it left. */
  kind: string;
  /** As it stood there. */
  row: ObjectRow;
  /** Its final values there. */
  values: JsonObject;
  /** The object that it became in a place that everybody sees; 0 for none. */
  now: ObjectId;
  /** What spoke of it finds what it became. */
  traced?: true;
  /** It is the same object still, and goes by another id (see `showTo`). */
  renamed?: true;
  /** Actions applied when it left. */
  version: number;
  /** Its copiable values, where effects had changed them; else they follow from its row. */
  readonly copiable?: JsonObject;
}

/** An ability that triggered. It runs the pinned program whatever has become of its source since. */
export interface TriggerRow {
  id: number;
  /** Program path of the ability. */
  ability: string;
  /** It may be gone; then `past` knows it. */
  source: ObjectId;
  card: CardId;
  /** Who controlled the source when it triggered. */
  seat: Seat;
  /** What programs may read of the event. */
  event: JsonObject;
  /** What a delayed or reflexive trigger was given when it was made. */
  vars: JsonObject;
  kind: 'normal' | 'delayed' | 'reflexive' | 'state';
  /** The moment at which it triggered. */
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
  /** As of an effect. */
  until: string;
  /** Uses, or points of a shield, that are left; -1 without limit. */
  left: number;
}

/** One half-done procedure. The step that runs next, and its memory. */
export interface Frame {
  id: number;
  procedure: string;
  step: number;
  /** Why this procedure runs; what it calls inherits it. */
  cause: Cause;
  locals: Row;
}

/** An open decision with what the kernel needs to deliver its answer. */
export interface DecisionRow {
  decision: Decision;
  /** Who is asked by the rules, whoever decides for him; answers reach the procedure under this seat. */
  asked: Seat;
  frame: number;
  /** The answer already given, while the round of sealed answers is still open. */
  answer: Answer | null;
}

/** An empty state; the game's set-up fills it. */
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
