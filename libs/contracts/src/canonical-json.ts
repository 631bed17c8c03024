/**
 * Writes JSON text with the keys of every object in the order of their UTF-16 code units and no whitespace between tokens, so that equal
 * values have equal texts.
 * @param value plain JSON; all numbers are integers
 * @throws {TypeError} for what is not JSON: fractions, functions, undefined in a list
 * @see RFC 8785
 */
export function canonicalJson(value: unknown): string {
  return isInOrder(value) ? JSON.stringify(value) : written(value);
}

/** Whether `JSON.stringify` writes the canonical text. What was read from a canonical text is in order: cards are, when they are checked. */
function isInOrder(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'boolean' || Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isInOrder);
  let before = '';
  for (const key of Object.keys(value)) {
    if (key < before || !isInOrder((value as { readonly [key: string]: unknown })[key])) return false;
    before = key;
  }
  return true;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    fields.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`).join(',')}}`;
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value))
    return JSON.stringify(value);
  throw new TypeError(`no canonical JSON is known of ${typeof value} ${String(value)}`);
}
