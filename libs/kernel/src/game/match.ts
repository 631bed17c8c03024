import type { Answer, Decision, FormatPins, Json, Option, RuleRef, Seat } from '../contract.js';
import type { ProcedureFor } from './procedures.js';
import type { VerbFor } from './verbs.js';

/** Why the game does not take an answer that fits its domain. */
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
  /** Places a scenario's table and pushes the frame to go on with. @throws {ArrangementError} */
  readonly arrange: (table: Table, arrangement: Json) => void;
  /** Whether a seat still plays; where games go on without a player who has lost, nobody means him any more, nothing comes under his control, and what he is asked is answered by the least there is. All play when absent. */
  readonly plays?: (table: Table, seat: Seat) => boolean;
  /** Seats in the order in which simultaneous effects are carried out, of those who play. */
  readonly seatOrder: (table: Table) => readonly Seat[];
  /**
   * Who decides now what a seat is asked: another where the rules give a player's decisions away. Asked whenever a
   * question is put; a question that is open stays with whom it was put to. Everybody decides for himself when absent.
   */
  readonly decider?: (table: Table, seat: Seat) => Seat;
  /**
   * What a player can say at any time while another is asked, such as that he takes back what he said ahead: one pick, given as an answer to
   * the other's decision, which stays open. It is on record like any answer. Nothing when absent.
   */
  readonly interjections?: {
    readonly of: (table: Table, seat: Seat) => readonly Option[];
    readonly say: (table: Table, seat: Seat, pick: string) => void;
  };
  /**
   * Judges picks of a `checked` domain as a whole: they fit everything that the domain itself says. Null when they are legal.
   * Neither this nor `completePicks` may read anything that is hidden from the decision's seat.
   */
  readonly acceptPicks?: (table: Table, decision: Decision, picks: readonly string[]) => Objection | null;
  /**
   * Legal picks, by the domain and by `acceptPicks`, that have all of `picked` and commit to as little else as they can; null
   * where there are none. Sampler and default answer rest on it: where a `checked` decision is asked, something is legal.
   */
  readonly completePicks?: (table: Table, decision: Decision, picked: readonly string[]) => readonly string[] | null;
  /**
   * Judges amounts of a `checked` distribution as a whole: they fit everything that the domain itself says. Null when they are legal.
   * It may read nothing that is hidden from the decision's seat.
   */
  readonly acceptAmounts?: (table: Table, decision: Decision, amounts: { readonly [option: string]: number }) => Objection | null;
  /** Words that a choice may be among, by the name of their list (`Choice.word`); a list's name labels its options. */
  readonly wordLists?: { readonly [list: string]: readonly string[] };
  /**
   * The rule that withholds a pick which a decision does not offer, where it is another than the rule that asks; null
   * where it is not. It may read nothing that is hidden from the decision's seat.
   */
  readonly refusalRule?: (table: Table, decision: Decision, pick: string) => RuleRef | null;
  /** Told of every answer that the rules accept, before it is carried out; a round of sealed ones each in its turn. */
  readonly answered?: (table: Table, decision: Decision, answer: Answer) => void;
  /** Rules that ask: which rule number a decision of the kernel's own clauses carries. */
  readonly rules: {
    readonly optionalEffect: RuleRef;
    /** By which rule several effects of one player are put in order; as the table stands, where that differs. */
    readonly orderEffects: RuleRef | ((table: Table) => RuleRef);
    /** Of a game that gives effects their moment: by which rule a hand may answer in it. */
    readonly respond?: RuleRef;
    /** By which replacements apply, and are chosen among; `orderEffects` when absent. */
    readonly replace?: RuleRef;
    readonly chooseTargets: RuleRef;
    /** The rule that asks whether somebody pays so that something is not done; `optionalEffect` when absent. */
    readonly payUnless?: RuleRef;
    /** Rules that ask for objects whose values of a characteristic add up. */
    readonly chooseSum?: { readonly [characteristic: string]: RuleRef };
    readonly concede: RuleRef;
  };
  readonly phase: (table: Table) => string;
  /** A part of the phase, by whose name programs may tell the time as well; no two phases or parts share one. */
  readonly step?: (table: Table) => string;
  readonly activeSeat: (table: Table) => Seat | null;
  readonly endByConcession: (table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string) => void;
  readonly endByAgreement: (table: Table, scope: 'game' | 'match') => void;
  /** Key under which uses inside a span are counted now; a new span is a new key. */
  readonly span: (table: Table, name: string, seat: Seat) => string;
}
