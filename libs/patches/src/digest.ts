import { isList, isObject, type Json } from './json.js';

/** Writes a value so that equal values have equal texts: the JSON Canonicalization Scheme (RFC 8785). */
export const canonicalText = (value: Json): string => {
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] as Json)}`);
  return `{${members.join(',')}}`;
};

/** Remainders of the polynomial of CRC-32 (ISO 3309), reflected, for every byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/**
 * Returns a short digest by which two parties notice that they have different values: CRC-32 over the canonical text in UTF-8, as eight
 * hex digits. It finds accidents, not forgeries.
 */
export const digestOf = (value: Json): string => {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonicalText(value))) rest = (remainders[(rest ^ byte) & 0xff] as number) ^ (rest >>> 8);
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
};
