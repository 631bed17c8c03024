import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text (UTF-8) or of bytes, as 64 hex digits. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex');

/** Writes JSON with the keys of every object in order, for comparing values. Not used for anything that is stored. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
