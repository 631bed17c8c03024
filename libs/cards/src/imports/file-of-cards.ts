import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const chunkBytes = 1 << 20;

/** Returns the SHA-256 of what arrives, hex. */
export async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** Opens a file at its beginning. */
export const bytesOfFile = (path: string): AsyncIterable<Uint8Array> => createReadStream(path, { highWaterMark: chunkBytes });

/** Unpacks what arrives where it is gzip, as some sources publish their lists; leaves anything else as it is. */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  async function* all(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
    yield chunk;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* all(first.value);
  const source = Readable.from(all(first.value));
  const gunzip = createGunzip({ chunkSize: chunkBytes });
  source.on('error', (error) => gunzip.destroy(error));
  for await (const chunk of source.pipe(gunzip)) yield chunk as Uint8Array;
}
