/**
 * One-dimensional arrays in PostgreSQL's binary format. Compared with array literals nothing is escaped and nothing is
 * parsed on the other side, which is what makes a thousand events in one call cheap.
 */

/** Object ids of element types; they are constants of every PostgreSQL server. */
export const elementType = { bytea: 17, int8: 20, int2: 21, int4: 23, text: 25, json: 114, uuid: 2950 } as const;

/** @param elements bytes of each element in the type's binary format; null for SQL's NULL */
export function binaryArray(type: number, elements: readonly (Buffer | null)[]): Buffer {
  const size = elements.reduce((sum, element) => sum + 4 + (element?.length ?? 0), 20);
  const bytes = Buffer.allocUnsafe(size);
  let at = bytes.writeInt32BE(elements.length === 0 ? 0 : 1, 0);
  at = bytes.writeInt32BE(elements.includes(null) ? 1 : 0, at);
  at = bytes.writeInt32BE(type, at);
  at = bytes.writeInt32BE(elements.length, at);
  at = bytes.writeInt32BE(1, at);
  for (const element of elements) {
    at = bytes.writeInt32BE(element === null ? -1 : element.length, at);
    if (element !== null) at += element.copy(bytes, at);
  }
  return elements.length === 0 ? bytes.subarray(0, 12) : bytes;
}

export const textArray = (values: readonly (string | null)[]): Buffer => binaryArray(elementType.text, values.map(utf8));
export const jsonArray = (values: readonly string[]): Buffer => binaryArray(elementType.json, values.map((value) => Buffer.from(value, 'utf8')));
export const byteaArray = (values: readonly Buffer[]): Buffer => binaryArray(elementType.bytea, values);
export const uuidArray = (values: readonly string[]): Buffer => binaryArray(elementType.uuid, values.map((value) => Buffer.from(value.replaceAll('-', ''), 'hex')));

/** Fixed-width integers share one buffer: each element is its length and its bytes. */
export const int4Array = (values: readonly number[]): Buffer => fixedArray(elementType.int4, 4, values, (bytes, value, at) => bytes.writeInt32BE(value, at));
export const int2Array = (values: readonly number[]): Buffer => fixedArray(elementType.int2, 2, values, (bytes, value, at) => bytes.writeInt16BE(value, at));

export const int8Array = (values: readonly (number | null)[]): Buffer => binaryArray(elementType.int8, values.map(int8));

const utf8 = (value: string | null): Buffer | null => (value === null ? null : Buffer.from(value, 'utf8'));

function int8(value: number | null): Buffer | null {
  if (value === null) return null;
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
}

function fixedArray(type: number, width: number, values: readonly number[], write: (bytes: Buffer, value: number, at: number) => number): Buffer {
  if (values.length === 0) return binaryArray(type, []);
  const bytes = Buffer.allocUnsafe(20 + values.length * (4 + width));
  let at = 0;
  for (const word of [1, 0, type, values.length, 1]) at = bytes.writeInt32BE(word, at);
  for (const value of values) {
    at = bytes.writeInt32BE(width, at);
    at = write(bytes, value, at);
  }
  return bytes;
}
