import type { Language, PlayerNames, Ruleset, Seat } from '@arbiter/kernel';
import type { WhereToAsk } from './idle.js';
import type { Terminal } from './terminal.js';
import { type TypedLine, typedLine } from './typed-line.js';
import { terminalWords } from './words.js';

/** The person at the terminal, and what the terminal remembers of them. */
export interface Person {
  readonly terminal: Terminal;
  readonly ruleset: Ruleset;
  readonly language: Language;
  readonly names: PlayerNames;
  readonly seat: Seat;
  asked: WhereToAsk;
  /** Whether they take back, as soon as the rules allow it, that they pass. */
  stops: boolean;
  /** The board that was shown last. */
  board: string;
  /** What happened, in words, the last of it. */
  readonly told: string[];
}

/** Number of events that `l` shows. */
export const eventsShown = 20;

/** Asks for a line. @returns null when the person leaves or the input has ended, which is said */
export async function askLine({ terminal, language }: Pick<Person, 'terminal' | 'language'>, prompt: string): Promise<TypedLine | null> {
  const line = await terminal.ask(prompt);
  const typed = line === null ? null : typedLine(line);
  if (typed === null) terminal.say(terminalWords[language].inputEnded);
  else if (typed.is === 'leave') terminal.say(terminalWords[language].left);
  return typed?.is === 'leave' ? null : typed;
}
