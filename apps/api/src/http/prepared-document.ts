import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A JSON document that is asked for often; it is made, hashed and compressed once. */
export interface PreparedDocument {
  /** Hash of the document: the first 22 characters of its SHA-256 in base64url. */
  readonly content: string;
  /** The document's bytes by content encoding. */
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

const encodings = ['br', 'gzip', 'identity'] as const;

/** Makes a document ready to be sent as it is. */
export const prepareDocument = async (value: unknown): Promise<PreparedDocument> => {
  const identity = Buffer.from(JSON.stringify(value));
  const br = await promisify(brotliCompress)(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  const gzipped = await promisify(gzip)(identity, { level: 9 });
  return { content: createHash('sha256').update(identity).digest('base64url').slice(0, 22), bodies: { identity, br, gzip: gzipped } };
};

const has = ({ headers }: FastifyRequest, etag: string): boolean => {
  const known = String(headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
};

/**
 * Sends a small document that everybody may read. Caches keep it, but ask each time whether it is still current, so that nobody gets an
 * older document after a newer one. Answers 304 to a client that has it already.
 * @param version a text that changes whenever the document changes, without quotes
 */
export const sendNewest = async (request: FastifyRequest, reply: FastifyReply, version: string, value: unknown): Promise<void> => {
  const etag = `"${version}"`;
  void reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (has(request, etag)) await reply.status(304).send();
  else await reply.send(value);
};

/**
 * Sends a document that everybody may read; answers 304 to a client that has it already. It may be kept for five minutes, and for ever under
 * an address that names its content.
 * @param asked the content that the address names; absent where it names none. Another one than the document's is no fault: the address is
 *   of an older document, and this is the one there is now
 */
export const sendPrepared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { content, bodies }: PreparedDocument,
  asked?: string,
): Promise<void> => {
  const etag = `"${content}"`;
  const kept = asked === content ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
  void reply.header('etag', etag).header('cache-control', kept).header('vary', 'accept-encoding');
  if (has(request, etag)) {
    await reply.status(304).send();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? 'identity');
  const encoding = (negotiate(accepted, [...encodings]) ?? 'identity') as (typeof encodings)[number];
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  await reply.type('application/json; charset=utf-8').send(bodies[encoding]);
};
