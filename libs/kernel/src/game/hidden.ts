import type { Json, JsonObject, ObjectId, Seat, View } from '../contract.js';
import type { Program } from '../programs/compiled.js';
import type { CardProgram } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';

/** Hidden information: who sees what, and when windows open. */
export interface HiddenRules<Table> {
  /**
   * Who may see the cards of a zone kind. `faces`: all see that the cards are there, by their backs; `hides` says of each face who sees it,
   * and a choice among the cards reveals nothing by not being asked. `pile`: the same, but those who do not see the faces of face-down
   * cards cannot tell these cards apart; all see how many there are. `ownerAlone`: not even players who share the owner's sight (`seesAs`).
   */
  readonly visibility: { readonly [zoneKind: string]: 'all' | 'faces' | 'pile' | 'owner' | 'ownerAlone' | 'nobody' };
  /**
   * Whether an object hides its face from a seat although the seat sees its place (it lies face down, and the seat may not look). No object
   * does when absent. May read nothing that the seat does not know.
   */
  readonly hides?: (table: Table, object: ObjectRow, seat: Seat) => boolean;
  /**
   * Whether those who see an object's face where it lies keep knowing it, as a new object, in the place it goes to; called before it moves.
   * When absent, only an object that stays the same stays known. A shuffle ends all knowledge.
   */
  readonly keepsKnowledge?: (table: Table, object: ObjectRow, from: string, to: string) => boolean;
  /** Returns other seats whose sight a seat shares now: it sees what they see. None when absent. */
  readonly seesAs?: (table: Table, seat: Seat) => readonly Seat[];
  /**
   * Returns a seat's hidden objects (its hand) whose abilities it may use; they come after the public ones (`listeners`). None when absent.
   */
  readonly hiddenListeners?: (table: Table, seat: Seat) => readonly ObjectId[];
  /**
   * Further facts by which windows open, beyond those that the kernel knows, computed once over the whole catalogue: for each section, the
   * entries that a card adds (`Openings.section`).
   */
  readonly openings?: { readonly [section: string]: (program: Program) => readonly Json[] };
  /** Returns the facts that `mightHold` gets about a card that can act from where its owner alone sees it; none when absent. */
  readonly openFacts?: (card: CardProgram) => JsonObject;
  /**
   * Whether a seat might now hold a card with these facts (`openFacts`), as far as everybody at the table knows. The windows of a moment
   * open by this alone; when absent, a seat might hold any card.
   */
  readonly mightHold?: (table: Table, seat: Seat, facts: JsonObject) => boolean;
  readonly viewTurn: (table: Table) => View['turn'];
  readonly viewPlayer: (table: Table, seat: Seat) => JsonObject;
  readonly viewMatch: (table: Table) => JsonObject;
  readonly viewObject: (table: Table, object: ObjectRow) => JsonObject;
  /** Returns what everybody may know about an object that shows only its back; nothing when absent. */
  readonly viewHidden?: (table: Table, object: ObjectRow) => JsonObject;
}
