import type { Decision, Option } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Objection } from './match.js';

/** Cards: the words they are written in, and the names they go by. */
export interface CardRules<Table> {
  /**
   * The words that cards are written in. Cards that come with a match (`Pins.inlineCards`) and use others are refused; when absent they are
   * not checked.
   */
  readonly vocabulary?: Vocabulary;
  /**
   * Returns the program that is compiled for a card, inline ones included: the same program with the defaults that its author may leave out
   * filled in.
   */
  readonly prepare?: (card: CardProgram) => CardProgram;
  /** Returns the name that a card goes by where its name counts; cards may share one. The card's id when absent. */
  readonly nameOf?: (card: CardProgram) => string;
  /** Returns the keys under which a card can be named; only its id when absent. A key belongs to one card. */
  readonly nameKeys?: (card: CardProgram) => readonly string[];
  /** Judges a name given to a `name` decision; null when it is accepted. All names are accepted when absent. */
  readonly acceptName?: (table: Table, decision: Decision, card: CardProgram, key: string) => Objection | null;
  /**
   * Changes the options of a question so that no two of them read alike; they are shown unchanged when absent. The ids that answer them
   * stay the same.
   */
  readonly toldApart?: (table: Table, options: readonly Option[]) => readonly Option[];
}
