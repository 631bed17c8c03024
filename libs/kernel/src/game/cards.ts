import type { Decision, Option } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Objection } from './match.js';

/** Cards: the words they are written in, and the names they go by. */
export interface CardRules<Table> {
  /** The words that cards are written in. Cards that come with a match (`Pins.inlineCards`) and use others are refused; where it is absent they are taken as they are. */
  readonly vocabulary?: Vocabulary;
  /** A card as it is compiled, inline ones included: the same program, with what its writer need not say said. */
  readonly prepare?: (card: CardProgram) => CardProgram;
  /** The name that a card goes by where its name counts; cards may share one. Its id when absent. */
  readonly nameOf?: (card: CardProgram) => string;
  /** Keys under which a card can be named; its id alone when absent. A key belongs to one card. */
  readonly nameKeys?: (card: CardProgram) => readonly string[];
  /** Whether a `name` decision takes this name; null when it does. All names are taken when absent. */
  readonly acceptName?: (table: Table, decision: Decision, card: CardProgram, key: string) => Objection | null;
  /** Options of a question, told apart where two of them would read alike; they are asked as they are when absent. What answers them stays as it is. */
  readonly toldApart?: (table: Table, options: readonly Option[]) => readonly Option[];
}
