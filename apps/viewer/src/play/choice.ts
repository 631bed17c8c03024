import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WordedDecision, WordedOption } from '../types.js';
import type { Pointed, Selection } from './selection.js';

/** An option of one of the reader's own questions, about a thing on the table at which they point. */
export interface Offer {
  readonly decision: WordedDecision;
  readonly option: WordedOption;
  /** Whether it is picked already and not sent yet. */
  readonly picked: boolean;
}

/** How the table lets a player choose; null for whoever watches. */
export interface Choice {
  /** What they may answer now. */
  readonly questions: readonly WordedDecision[];
  /** What they have chosen so far for a question, and not sent. */
  selectionOf(decision: WordedDecision): Selection;
  /** What may be chosen at a thing. */
  offersAt(pointed: Pointed): readonly Offer[];
  /** Sends an option that is the whole answer; picks another one, or takes it back. */
  choose(offer: Offer): void;
}

export const ChoiceContext = createContext<Choice | null>(null);

export const useChoice = (): Choice | null => useContext(ChoiceContext);
