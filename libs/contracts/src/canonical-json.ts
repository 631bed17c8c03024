/**
 * Writes JSON text with the keys of every object in the order of their UTF-16 code units and no whitespace between tokens, so that equal
 * values have equal texts.
 * @param value plain JSON; all numbers are integers
 * @throws {TypeError} for what is not JSON: fractions, functions, undefined in a list
 * @see RFC 8785
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    fields.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value))
    return JSON.stringify(value);
  throw new TypeError(`no canonical JSON is known of ${typeof value} ${String(value)}`);
}
