import type { Json } from './contract.js';
import type { BoardLayout } from './layout.js';
import type { CardProgram } from './programs/programs.js';
import type { GameRules } from './table/rules.js';
import type { GameWords } from './words/game-words.js';

/** A game as a whole: its rules with its own cards and words. */
export interface GameDefinition extends GameRules {
  readonly cards: readonly CardProgram[];
  readonly presetDecks: readonly {
    readonly id: string;
    readonly names: { readonly en: string; readonly zh: string };
    readonly deck: Json;
  }[];
  readonly words: GameWords;
  /** How pages draw the table; decides nothing. */
  readonly layout?: BoardLayout;
}
