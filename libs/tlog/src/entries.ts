/** Returns entries as a bundle: each with its length in front, 16 bits, the higher byte first. @throws {RangeError} an entry is too long */
export const entryBundle = (entries: readonly Uint8Array[]): Buffer =>
  Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > 0xff_ff) throw new RangeError(`an entry of ${entry.length} bytes fits no bundle`);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(entry.length);
      return [length, entry];
    }),
  );

/** Reads the entries of a bundle; null where it ends within an entry. */
export const readEntryBundle = (bundle: Uint8Array): readonly Buffer[] | null => {
  const bytes = Buffer.from(bundle.buffer, bundle.byteOffset, bundle.length);
  const entries: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 2 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at);
    if (end > bytes.length) return null;
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
};
