/** A row of a file as it was read: a value of JSON or the cells of a table, or why it is neither. */
export type Row =
  | { readonly ok: true; readonly number: number; readonly value: unknown }
  | { readonly ok: false; readonly number: number; readonly detail: string };

/** The file is none whose rows can be told apart: nothing after this place can be read. */
export class BrokenFile extends Error {
  constructor(
    /** The number of the last row before the place; 0 for none. */
    readonly afterRow: number,
    detail: string,
  ) {
    super(afterRow === 0 ? detail : `After row ${afterRow}: ${detail}`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns bytes as text; null where they are no UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Parses a piece of JSON. */
export function parsed(
  bytes: Uint8Array,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string } {
  const text = textOf(bytes);
  if (text === null) return { ok: false, detail: 'The row is no UTF-8.' };
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, detail: `The row is no JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
