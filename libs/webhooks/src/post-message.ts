import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { type Destination, destinationOf, type Reach, type Refused } from './addresses.js';

/** A message that is ready to be sent. */
export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of an attempt. */
export type Attempt =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterMs: number | null }
  | { readonly kind: 'failed'; readonly error: string };

/** How long an attempt may take in all, in milliseconds. */
const patienceMs = 10_000;
/** Most bytes that are read of an answer, and thrown away: nobody is shown what a receiver answers. */
const answerBytes = 16_384;

const inWords: Readonly<Record<Refused, string>> = {
  malformed: 'the address is no URL',
  scheme: 'the address is not https',
  credentials: 'the address has a user name or password in it',
  unresolved: 'the host has no address',
  private: 'the host has an address that is not on the public internet',
};

/** Says why nothing is sent to an address. */
export const refusalInWords = (refused: Refused): string => inWords[refused];

const retryAfterMs = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;

const late = `no answer within ${patienceMs / 1_000} seconds`;

/** What went wrong, in a few words that tell nothing of what a receiver has said. */
const errorInWords = ({ name, code }: NodeJS.ErrnoException): string => {
  if (name === 'AbortError' || name === 'TimeoutError') return late;
  return code === undefined ? 'the connection failed' : `the connection failed (${code})`;
};

/** Posts to one of the addresses that were checked; the host's name is not looked up again. Redirects are not followed. */
const post = ({ url, addresses }: Destination, { headers, body }: SignedMessage, signal: AbortSignal): Promise<Attempt> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => resolve({ kind: 'failed', error: errorInWords(error) });
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body, 'utf8')) },
      // A connection of its own: one that is kept may lead to an address that was checked long ago.
      agent: false,
      lookup: (_host, { all }, found) =>
        all === true ? found(null, [...addresses]) : found(null, addresses[0].address, addresses[0].family),
      signal,
    };
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      const { statusCode = 0, headers: answered } = response;
      const done = (): void => resolve({ kind: 'answered', status: statusCode, retryAfterMs: retryAfterMs(answered['retry-after']) });
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > answerBytes) response.destroy();
      });
      response.on('error', done);
      response.on('close', done);
    });
    request.on('error', failed);
    request.end(body);
  });

/**
 * Sends a message once. Its host is looked up and checked now, whatever was found when the webhook was registered, and the connection goes
 * to an address that was checked.
 */
export const postMessage = async (message: SignedMessage, reach: Reach): Promise<Attempt> => {
  const signal = AbortSignal.timeout(patienceMs);
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const destination = await Promise.race([destinationOf(message.url, reach), aborted]);
  if (destination === null) return { kind: 'failed', error: late };
  if (typeof destination === 'string') return { kind: 'failed', error: refusalInWords(destination) };
  return post(destination, message, signal);
};
