/** Bytes that a browser adds to the chance of a match. */
const size = 32;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const withLength = (part: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(4 + part.length);
  new DataView(whole.buffer).setUint32(0, part.length);
  whole.set(part, 4);
  return whole;
};

/**
 * Returns the commitment to a player's entropy: SHA-256 over `arbiter/entropy/v1`, match id, seat and the bytes, each preceded by its length
 * (four bytes, big-endian).
 *
 * @param entropy hex digits
 * @returns 64 hex digits; null where the browser has no SHA-256, which is so on pages that do not come over HTTPS or from the same machine
 */
export async function commitmentTo(entropy: string, matchId: string, seat: number): Promise<string | null> {
  // Absent outside secure contexts, whatever the types say.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const text = new TextEncoder();
  const bytes = Uint8Array.from(entropy.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const parts = [text.encode('arbiter/entropy/v1'), text.encode(matchId), text.encode(String(seat)), bytes].map(withLength);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return hex(new Uint8Array(await subtle.digest('SHA-256', whole)));
}

/** Where a browser keeps what it has drawn until the match begins. */
export type EntropyStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (matchId: string, seat: number): string => `arbiter.entropy.${matchId}.${seat}`;

/** Whether this browser has drawn entropy for a match; only then can it open what it committed to. */
export const hasDrawn = (matchId: string, seat: number, store: EntropyStore): boolean => store.getItem(keyOf(matchId, seat)) !== null;

/**
 * Returns the entropy that this browser adds to a match, drawn once: a page that is loaded again opens what it had committed to.
 * @returns 64 hex digits
 */
export function entropyFor(matchId: string, seat: number, store: EntropyStore): string {
  const key = keyOf(matchId, seat);
  const known = store.getItem(key);
  if (known !== null) return known;
  const drawn = hex(crypto.getRandomValues(new Uint8Array(size)));
  store.setItem(key, drawn);
  return drawn;
}
