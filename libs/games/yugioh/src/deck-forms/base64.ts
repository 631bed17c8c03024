const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes as base64 with `=` padding (RFC 4648, section 4). */
export function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const sextets = [bits >> 18, bits >> 12, bits >> 6, bits].map((shifted) => letters.charAt(shifted & 63));
    text += sextets
      .slice(0, second === undefined ? 2 : third === undefined ? 3 : 4)
      .join('')
      .padEnd(4, '=');
  }
  return text;
}

/** Decodes base64 with or without `=`, in the standard alphabet or the URL-safe one (`-`, `_`); null if the text is not base64. */
export function fromBase64(text: string): readonly number[] | null {
  const plain = text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '');
  if (plain.length % 4 === 1) return null;
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of plain) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 0xff);
    }
  }
  // The unused bits of the last letter must be 0; otherwise the text was cut or changed.
  return (bits & ((1 << held) - 1)) === 0 ? bytes : null;
}
