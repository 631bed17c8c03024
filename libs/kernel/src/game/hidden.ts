import type { Json, JsonObject, ObjectId, Seat, View } from '../contract.js';
import type { Program } from '../programs/compiled.js';
import type { CardProgram } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';

/** Hidden information: who sees what, and what windows open by. */
export interface HiddenRules<Table> {
  /**
   * Who may see the cards of a zone kind. `faces`: all see that they are there, by their backs; of each face `hides` says who sees
   * it, and a choice among them betrays nothing by not being asked. `pile`: the same, but those that lie face down are told apart by
   * nobody who does not see their faces; all see how many there are. `ownerAlone`: not even who shares the owner's sight (`seesAs`).
   */
  readonly visibility: { readonly [zoneKind: string]: 'all' | 'faces' | 'pile' | 'owner' | 'ownerAlone' | 'nobody' };
  /**
   * Whether an object hides its face from a seat although its place is one that the seat sees (it lies face down, and the
   * seat may not look). Nothing hides itself when absent. May read nothing that the seat does not know.
   */
  readonly hides?: (table: Table, object: ObjectRow, seat: Seat) => boolean;
  /**
   * Whether those who see an object's face where it lies go on knowing it, as a new object, where it goes to; asked before
   * it moves. Without it only an object that stays the same stays known. A shuffle ends all knowledge.
   */
  readonly keepsKnowledge?: (table: Table, object: ObjectRow, from: string, to: string) => boolean;
  /** Other seats whose sight a seat shares now: it sees what they see. None when absent. */
  readonly seesAs?: (table: Table, seat: Seat) => readonly Seat[];
  /** Hidden objects of a seat (its hand) whose abilities it may use; they come after the public ones (`listeners`). None when absent. */
  readonly hiddenListeners?: (table: Table, seat: Seat) => readonly ObjectId[];
  /** What windows open by beyond what the kernel knows, worked out once over the whole catalogue: by section the entries that a card adds (`Openings.section`). */
  readonly openings?: { readonly [section: string]: (program: Program) => readonly Json[] };
  /** What `mightHold` is told of a card that can act from where its owner alone sees it; nothing when absent. */
  readonly openFacts?: (card: CardProgram) => JsonObject;
  /**
   * Whether a seat might, for all the table knows, hold a card with these facts now (`openFacts`). The windows of a moment open by this alone;
   * any card when absent.
   */
  readonly mightHold?: (table: Table, seat: Seat, facts: JsonObject) => boolean;
  readonly viewTurn: (table: Table) => View['turn'];
  readonly viewPlayer: (table: Table, seat: Seat) => JsonObject;
  readonly viewMatch: (table: Table) => JsonObject;
  readonly viewObject: (table: Table, object: ObjectRow) => JsonObject;
  /** What everybody may know of an object that shows its back only; nothing when absent. */
  readonly viewHidden?: (table: Table, object: ObjectRow) => JsonObject;
}
