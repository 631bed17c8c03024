import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WordedDecision } from '../types.js';
import type { MainAnswer } from './main-answer.js';
import type { WhereToAsk } from './settings.js';
import type { Side, Stops } from './stops.js';

/** A phase of a turn in which the page answered for the reader, and how often. */
export interface Passed {
  readonly turn: number;
  readonly phase: string;
  readonly count: number;
}

/** How a player is asked, and what they may change of it. */
export interface Asking {
  readonly ask: WhereToAsk;
  /** Whether the reader still has to be told what answers of the page give away. */
  readonly tells: boolean;
  /** Whether the reader still has to be told what stops are. */
  readonly tellsStops: boolean;
  readonly stops: Stops;
  /** Whether the page passes until something comes up. */
  readonly passesAhead: boolean;
  /** Whether the page answers what is asked now, so that nobody has to. */
  readonly answers: boolean;
  /** Where the page answered since the reader was asked last. */
  readonly passed: readonly Passed[];
  setAsk(ask: WhereToAsk): void;
  understand(): void;
  understandStops(): void;
  toggleStop(side: Side, phase: string): void;
  canPassAhead(decision: WordedDecision): boolean;
  passAhead(decision: WordedDecision): void;
  stopAhead(): void;
  mainOf(decision: WordedDecision): MainAnswer | null;
  /** The text of a key of the game's words. */
  wordOf(key: string): string;
}

/** Null for whoever does not play. */
export const AskingContext = createContext<Asking | null>(null);

export const useAskingHere = (): Asking | null => useContext(AskingContext);
