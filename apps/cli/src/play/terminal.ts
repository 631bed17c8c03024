import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Where a person types and reads. */
export interface Terminal {
  say(text: string): void;
  /** Asks for one line. @returns null once the input has ended */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/**
 * Opens a terminal over two streams. Lines that arrive before they are asked for are kept, so that a whole match can be piped in; where
 * nobody sits at the keyboard, each line that is read is written behind its question.
 */
export function terminalOf(input: Readable & { readonly isTTY?: boolean }, output: Writable): Terminal {
  const typed = input.isTTY === true;
  const reader = typed ? createInterface({ input, output }) : createInterface({ input, terminal: false });
  // The iterator collects lines from now on.
  const lines = reader[Symbol.asyncIterator]();
  let ended = false;
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (prompt) => {
      if (ended) return null;
      if (typed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const next = await lines.next();
      ended = next.done === true;
      if (ended || !typed) output.write(ended ? '\n' : `${next.value}\n`);
      return ended ? null : (next.value as string);
    },
    close: () => reader.close(),
  };
}
