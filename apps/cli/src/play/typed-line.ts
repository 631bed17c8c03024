/** What a person typed: one of the terminal's commands, or a text that is to be read as an answer. */
export type TypedLine =
  | { readonly is: 'leave' | 'pass' | 'passTurn' | 'askAlways' | 'askActing' | 'board' | 'help' | 'events' | 'takeBack' }
  | { readonly is: 'card'; readonly text: string }
  | { readonly is: 'text'; readonly text: string };

const commands: { readonly [line: string]: Exclude<TypedLine['is'], 'card' | 'text'> } = {
  q: 'leave',
  p: 'pass',
  P: 'passTurn',
  '!': 'askAlways',
  '！': 'askAlways',
  a: 'askActing',
  b: 'board',
  h: 'help',
  l: 'events',
  u: 'takeBack',
};

/** Reads a line; `?` and what stands behind it asks for a card. */
export function typedLine(line: string): TypedLine {
  const text = line.trim();
  const command = Object.hasOwn(commands, text) ? commands[text] : undefined;
  if (command !== undefined) return { is: command };
  return /^[?？]/.test(text) ? { is: 'card', text: text.slice(1).trim() } : { is: 'text', text };
}
