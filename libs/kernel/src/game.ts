import type { Answer, Json, JsonObject, ObjectId, ObjectView, RuleRef, Seat } from './contract.js';
import type { Env } from './evaluation/evaluate.js';
import type { CardProgram, Modifier, Verb } from './programs/programs.js';
import type { Happening } from './table/happenings.js';
import type { ProcedureCall } from './table/procedures.js';
import type { ObjectRow } from './state/state.js';
import type { Table } from './table/table.js';
import type { BoardLayout } from './layout.js';
import type { GameWords } from './words/game-words.js';
import type { MatchRules } from './game/match.js';
import type { DeckRules } from './game/decks.js';
import type { CardRules } from './game/cards.js';
import type { ZoneRules } from './game/zones.js';
import type { HiddenRules } from './game/hidden.js';
import type { ValueRules } from './game/values.js';
import type { HappeningRules } from './game/happenings.js';
import type { TimingRules } from './game/timing.js';
import type { CostRules } from './game/costs.js';

/** Outcome of a verb: whether all it says was carried out, and which objects it touched (ids after the fact). */
export interface VerbOutcome {
  readonly done: boolean;
  readonly objects?: readonly ObjectId[];
  /** How much it was, where that can be told; a verb's `total` names it. */
  readonly total?: number;
  /** What it found out or had chosen, by names: bound for what follows. */
  readonly vars?: JsonObject;
}

export interface VerbDefinition {
  /** Carries the verb out at once, proposes what then happens as one batch, or calls a procedure whose returned value is a `VerbOutcome`. */
  readonly run: (
    table: Table,
    verb: Verb,
    env: Env,
    path: string,
  ) => VerbOutcome | { readonly propose: readonly Happening[] } | ProcedureCall;
  /** Whether it could be carried out in full now; asked of costs before an ability is offered. */
  readonly payable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Whether a player may choose that it be done, where he may choose; he may when absent, whatever can be done of it. */
  readonly choosable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Rule that stands behind it. */
  readonly rule?: RuleRef;
  /** What it does is the same whichever object's ability does it, so that triggers of several objects may need no order. */
  readonly impersonal?: true;
}

/** Current values of an object or a player: numbers, words and lists by characteristic; `abilities` lists lent abilities by program path. */
export interface Values {
  [characteristic: string]: Json;
}

/** An ability that waits for a moment, found on an object. */
export interface Listener {
  readonly object: ObjectId;
  readonly seat: Seat;
  /** Program path of the ability. */
  readonly ability: string;
}

/** Happenings of one batch whose order of commitment matters, for their objects get stamps or places in a pile by it; no two orders share one. Each commits with its place (from 0) as `order` among its data. */
export interface CommitOrder {
  /** Who settles it. */
  readonly seat: Seat;
  /** Places in the batch, two at least. */
  readonly places: readonly number[];
  /** The question, where it is not that for the order of effects. */
  readonly kind?: string;
  readonly rule?: RuleRef;
  readonly prompt?: string;
  /** What is picked first commits last. */
  readonly lastFirst?: true;
  /** One alone is picked; the others come to nothing. */
  readonly one?: true;
  /** Label of the options, with the data of each happening among its parameters. */
  readonly label?: string;
}

/** Why the game does not take an answer that fits its domain. */
export interface Objection {
  readonly rule: RuleRef;
  /** One English sentence for people. */
  readonly detail: string;
}

/** What the rows of objects bring into a layer by themselves, after all effects of the layer. */
export interface LayerRule {
  readonly own?: {
    /** The objects that may bring something, told by their rows and by which objects the layer's effects changed. */
    readonly on: (table: Table, changed: ReadonlySet<ObjectId>) => readonly ObjectId[];
    /** Writes to the values given, which are fresh. */
    readonly change: (table: Table, object: ObjectRow, values: Values) => void;
  };
}

/** The rules of a game, without its cards and words; nothing else may need a change in the kernel. */
export interface GameRules
  extends MatchRules,
    DeckRules,
    CardRules,
    ZoneRules,
    HiddenRules,
    ValueRules,
    HappeningRules,
    TimingRules,
    CostRules {}

/** A game as a whole: its rules with its own cards and words. */
export interface GameDefinition extends GameRules {
  readonly cards: readonly CardProgram[];
  readonly presetDecks: readonly {
    readonly id: string;
    readonly names: { readonly en: string; readonly zh: string };
    readonly deck: Json;
  }[];
  readonly words: GameWords;
  /** How the table looks, for pages. Decides nothing. */
  readonly layout?: BoardLayout;
}

export type { Answer, Modifier, ObjectView };
export type { Control, Procedure, ProcedureCall, ProcedureStep } from './table/procedures.js';
