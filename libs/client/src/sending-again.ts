import type { Send } from './client.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What `fetch` takes: an address, and everything else of a request. Unlike a request it can be sent twice. */
interface Repeatable {
  readonly url: string;
  readonly init: RequestInit & { readonly signal: AbortSignal };
}

const repeatable = async (request: Request): Promise<Repeatable> => {
  const body = request.body === null ? null : await request.text();
  const { url, method, headers, signal } = request;
  return { url, init: { method, headers, signal, ...(body === null ? {} : { body }) } };
};

/**
 * Comes again when the server says that a request came too soon (429 with `Retry-After`), with the same request: it was not carried
 * out, and is right when its time has come.
 */
export const waitingFetch =
  (send: Send = (request) => fetch(request)): Send =>
  async (request) => {
    const { url, init } = await repeatable(request);
    for (;;) {
      const response = await send(new Request(url, init));
      const seconds = response.status === 429 ? response.headers.get('retry-after') : null;
      if (seconds === null) return response;
      await response.body?.cancel();
      await pause(Number(seconds) * 1_000);
    }
  };

/** How a request came through. */
export interface Delivery {
  /** How often it was sent; more than once where the outcome of the first was not known. */
  readonly sent: number;
  /** From the first byte sent to the last received, over all attempts, in milliseconds. */
  readonly ms: number;
}

const deliveries = new WeakMap<Response, Delivery>();

/** How a request came through that `resendingFetch` sent. */
export const deliveryOf = (response: Response): Delivery => deliveries.get(response) ?? { sent: 1, ms: 0 };

export interface ResendingOptions {
  /** An attempt without an answer for so long counts as lost, in milliseconds. Default 15,000. */
  readonly attemptMs?: number;
  /** After so long without an outcome it gives up, in milliseconds. Default 180,000. */
  readonly patienceMs?: number;
  /** Told of every attempt that had to be repeated: its status, or the code of the network's error. */
  readonly onTrouble?: (trouble: string) => void;
}

const firstPauseMs = 20;
const longestPauseMs = 400;
/** The server says that it doesn't know, or can't at the moment: the same command may be sent again. */
const unsettled: ReadonlySet<number> = new Set([429, 500, 502, 503, 504, 507]);

const networkCode = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  if (typeof cause?.code === 'string') return cause.code;
  return error instanceof Error ? error.name : String(error);
};

interface Answered {
  readonly answered: true;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
type Attempt = Answered | { readonly answered: false; readonly trouble: string };

const attempt = async ({ url, init }: Repeatable, attemptMs: number): Promise<Attempt> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([init.signal, AbortSignal.timeout(attemptMs)]) });
    return { answered: true, status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (init.signal.aborted) throw error;
    return { answered: false, trouble: networkCode(error) };
  }
};

const isSettled = ({ status, text }: Answered): boolean => !unsettled.has(status) && !text.includes('"stream/version-conflict"');

const responseOf = ({ status, headers, text }: Answered): Response => {
  const kept = new Headers(headers);
  // The text is here whole, and no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return new Response(text === '' && (status === 204 || status === 304) ? null : text, { status, headers: kept });
};

/**
 * Sends the same request, with the same command id, until the answer is definite. For requests that may be sent twice only:
 * reading, and commands with an id.
 *
 * @throws {Error} when its patience is over
 */
export const resendingFetch =
  ({ attemptMs = 15_000, patienceMs = 180_000, onTrouble }: ResendingOptions = {}): Send =>
  async (request) => {
    const again = await repeatable(request);
    const began = performance.now();
    for (let sent = 1, pauseMs = firstPauseMs; ; sent += 1, pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const one = await attempt(again, attemptMs);
      const ms = performance.now() - began;
      if (one.answered && isSettled(one)) {
        const response = responseOf(one);
        deliveries.set(response, { sent, ms });
        return response;
      }
      const trouble = one.answered ? String(one.status) : one.trouble;
      onTrouble?.(trouble);
      if (ms > patienceMs)
        throw new Error(
          `${request.method} ${request.url}: no definite answer after ${sent} attempts, at last ${trouble}${one.answered ? ` ${one.text}` : ''}`,
        );
      await pause(pauseMs);
    }
  };
