import type { Answer, Decision, FormatPins, Json, Option, RuleRef, Seat } from '../contract.js';
import type { ProcedureFor } from './procedures.js';
import type { EndOfRoundRules } from './end-of-round.js';
import type { VerbFor } from './verbs.js';

/** The reason why the game refuses an answer that fits its domain. */
export interface Objection {
  readonly rule: RuleRef;
  /** One English sentence for people. */
  readonly detail: string;
}

/** The match: who plays, what is asked, whose turn it is, how it ends. */
export interface MatchRules<Table> {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly formats: { readonly [id: string]: FormatPins };
  readonly decisionKinds: readonly string[];
  readonly procedures: readonly ProcedureFor<Table>[];
  readonly verbs: { readonly [name: string]: VerbFor<Table> };
  /** Fills zones, slots, players and game rows of an empty state and pushes the first frame. */
  readonly setUp: (table: Table) => void;
  /** Places a scenario's table and pushes the frame that goes on from there. @throws {ArrangementError} */
  readonly arrange: (table: Table, arrangement: Json) => void;
  /**
   * Whether a seat still plays. Where games go on without a player who has lost, nothing refers to that player any more, nothing comes
   * under their control, and their questions get the least committing answer. All play when absent.
   */
  readonly plays?: (table: Table, seat: Seat) => boolean;
  /** Returns the seats that still play, in the order in which simultaneous effects are carried out. */
  readonly seatOrder: (table: Table) => readonly Seat[];
  /**
   * Returns who decides now what a seat is asked: another player where the rules give control of a player's decisions away. Called whenever
   * a question is asked; an open question stays with the player who was asked. Players decide for themselves when absent.
   */
  readonly decider?: (table: Table, seat: Seat) => Seat;
  /**
   * What a player can say at any time while another player is asked, such as taking back an answer given ahead. It is one pick, sent as an
   * answer to the other's decision, which stays open, and is on record like any answer. Nothing when absent.
   */
  readonly interjections?: {
    readonly of: (table: Table, seat: Seat) => readonly Option[];
    readonly say: (table: Table, seat: Seat, pick: string) => void;
  };
  /**
   * Judges the picks of a `checked` domain as a whole; they already fit everything that the domain says. Null when they are legal. Neither
   * this nor `completePicks` may read anything that is hidden from the decision's seat.
   */
  readonly acceptPicks?: (table: Table, decision: Decision, picks: readonly string[]) => Objection | null;
  /**
   * Returns legal picks, by the domain and by `acceptPicks`, that include all of `picked` and otherwise commit to as little as possible;
   * null where there are none. The sampler and the default answer depend on it: where a `checked` decision is asked, some picks are legal.
   */
  readonly completePicks?: (table: Table, decision: Decision, picked: readonly string[]) => readonly string[] | null;
  /**
   * Judges the amounts of a `checked` distribution as a whole; they already fit everything that the domain says. Null when they are legal.
   * May read nothing that is hidden from the decision's seat.
   */
  readonly acceptAmounts?: (table: Table, decision: Decision, amounts: { readonly [option: string]: number }) => Objection | null;
  /** Lists of words that a choice may be among, by the name of the list (`Choice.word`); that name is also the label of the options. */
  readonly wordLists?: { readonly [list: string]: readonly string[] };
  /**
   * Returns the rule that forbids a pick which a decision does not offer, where that rule differs from the rule that asks; otherwise null.
   * May read nothing that is hidden from the decision's seat.
   */
  readonly refusalRule?: (table: Table, decision: Decision, pick: string) => RuleRef | null;
  /** Called for every answer that the rules accept, before it is carried out; for a round of sealed answers, one after the other. */
  readonly answered?: (table: Table, decision: Decision, answer: Answer) => void;
  /** The rule numbers that decisions asked by the kernel's own clauses carry. */
  readonly rules: {
    readonly optionalEffect: RuleRef;
    /** The rule by which several effects of one player are put in order; a function where this depends on the table. */
    readonly orderEffects: RuleRef | ((table: Table) => RuleRef);
    /** In a game that gives effects their moment: the rule by which a player may respond from the hand. */
    readonly respond?: RuleRef;
    /** The rule by which replacements apply, and are chosen among; `orderEffects` when absent. */
    readonly replace?: RuleRef;
    readonly chooseTargets: RuleRef;
    /** The rule that asks whether somebody pays to prevent something; `optionalEffect` when absent. */
    readonly payUnless?: RuleRef;
    /** The rules that ask for objects whose values of a characteristic add up to a sum, by characteristic. */
    readonly chooseSum?: { readonly [characteristic: string]: RuleRef };
    readonly concede: RuleRef;
  };
  readonly phase: (table: Table) => string;
  /**
   * Returns the part of the phase. Programs may tell the time by its name as well as by the phase's; no two phases or parts share a name.
   */
  readonly step?: (table: Table) => string;
  readonly activeSeat: (table: Table) => Seat | null;
  readonly endByConcession: (table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string) => void;
  readonly endByAgreement: (table: Table, scope: 'game' | 'match') => void;
  /** What follows when a judge calls time. When absent, time can't be called. */
  readonly endOfRound?: EndOfRoundRules<Table>;
  /** Returns the key under which uses in the present span are counted; each new span has a new key. */
  readonly span: (table: Table, name: string, seat: Seat) => string;
}
