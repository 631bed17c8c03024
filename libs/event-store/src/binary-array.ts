/**
 * One-dimensional arrays in PostgreSQL's binary format. Unlike with array literals, nothing is escaped here and nothing is parsed by the
 * server, which makes a thousand events in one call cheap. Each array is written directly into one buffer.
 */

/** Object ids of the element types; they are the same on every PostgreSQL server. */
const elementType = { bytea: 17, int8: 20, int2: 21, int4: 23, text: 25, json: 114, uuid: 2950 } as const;

export const textArray = (values: readonly (string | null)[]): Buffer => stringArray(elementType.text, values);
export const jsonArray = (values: readonly string[]): Buffer => stringArray(elementType.json, values);
/**
 * Writes a `bytea` array.
 * @param values hex digits in lower case, each of `width` bytes
 */
export const hexArray = (values: readonly string[], width: number): Buffer =>
  fixedArray(elementType.bytea, width, values, (bytes, value, at) => writeHex(bytes, value, at));
/**
 * Writes a `uuid` array.
 * @param values UUIDs in the form with dashes
 */
export const uuidArray = (values: readonly string[]): Buffer =>
  fixedArray(elementType.uuid, 16, values, (bytes, value, at) => writeHex(bytes, value, at));
export const int2Array = (values: readonly number[]): Buffer =>
  fixedArray(elementType.int2, 2, values, (bytes, value, at) => writeInt16(bytes, value, at));
export const int4Array = (values: readonly number[]): Buffer =>
  fixedArray(elementType.int4, 4, values, (bytes, value, at) => writeInt32(bytes, value, at));
export const int8Array = (values: readonly (number | null)[]): Buffer =>
  fixedArray(elementType.int8, 8, values, (bytes, value, at) => void bytes.writeBigInt64BE(BigInt(value), at));

const headLength = 20;

function stringArray(type: number, values: readonly (string | null)[]): Buffer {
  let size = headLength + 4 * values.length;
  for (const value of values) if (value !== null) size += Buffer.byteLength(value, 'utf8');
  const bytes = arrayHead(type, values, size);
  let at = headLength;
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4, 'utf8');
    writeInt32(bytes, length, at);
    at += 4 + Math.max(length, 0);
  }
  return bytes;
}

function fixedArray<T extends string | number>(
  type: number,
  width: number,
  values: readonly (T | null)[],
  write: (bytes: Buffer, value: T, at: number) => void,
): Buffer {
  const nulls = values.reduce((count, value) => count + (value === null ? 1 : 0), 0);
  const bytes = arrayHead(type, values, headLength + 4 * values.length + width * (values.length - nulls));
  let at = headLength;
  for (const value of values) {
    writeInt32(bytes, value === null ? -1 : width, at);
    at += 4;
    if (value === null) continue;
    write(bytes, value, at);
    at += width;
  }
  return bytes;
}

/** Allocates an array's buffer and writes its head: dimensions, whether there are nulls, element type, length (at least 1), first index. */
function arrayHead(type: number, values: readonly unknown[], size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  for (const [place, value] of [1, values.includes(null) ? 1 : 0, type, values.length, 1].entries()) writeInt32(bytes, value, 4 * place);
  return bytes;
}

// Writes single bytes: `Buffer`'s own methods check each argument again, which is too slow here.
function writeInt16(bytes: Buffer, value: number, at: number): void {
  bytes[at] = value >> 8;
  bytes[at + 1] = value;
}

function writeInt32(bytes: Buffer, value: number, at: number): void {
  bytes[at] = value >> 24;
  bytes[at + 1] = value >> 16;
  bytes[at + 2] = value >> 8;
  bytes[at + 3] = value;
}

const dash = '-'.charCodeAt(0);
const digitOf = Uint8Array.from({ length: 128 }, (_, code) => Math.max('0123456789abcdef'.indexOf(String.fromCharCode(code)), 0));

/** Writes hex digits as bytes; the dashes of a UUID are skipped. */
function writeHex(bytes: Buffer, hex: string, at: number): void {
  let place = at;
  for (let index = 0; index < hex.length; index += 2) {
    if (hex.charCodeAt(index) === dash) index += 1;
    bytes[place] = ((digitOf[hex.charCodeAt(index)] ?? 0) << 4) | (digitOf[hex.charCodeAt(index + 1)] ?? 0);
    place += 1;
  }
}
