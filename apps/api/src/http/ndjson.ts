import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const ndjsonType = 'application/x-ndjson';

/** Whether the client asked for NDJSON: one JSON document a line. */
export const wantsLines = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes(ndjsonType);

async function* linesOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}

/**
 * Sends items as they are produced, one JSON document a line, no faster than the client reads. The first item is awaited before the headers
 * are sent, so that a refusal is still a problem document.
 */
export const sendLines = async (reply: FastifyReply, items: AsyncGenerator<unknown>): Promise<void> => {
  const first = await items.next();
  async function* all(): AsyncGenerator<unknown> {
    if (first.done === true) return;
    yield first.value;
    yield* items;
  }
  await reply
    .type(ndjsonType)
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(all())));
};
