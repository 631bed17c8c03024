import type { Send } from './client.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The arguments of `fetch`: an address, and everything else of a request. Unlike a request they can be sent twice. */
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
 * Returns a `fetch` that waits and sends the same request again when the server says that it came too soon (429 with `Retry-After`): the
 * request was not carried out, and will be accepted after that time.
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

/** How a request was delivered. */
export interface Delivery {
  /** How often the request was sent; more than once where the outcome of the first attempt was not known. */
  readonly sent: number;
  /** From the first byte sent to the last received, over all attempts, in milliseconds. */
  readonly ms: number;
}

const deliveries = new WeakMap<Response, Delivery>();

/** Returns how a request that `resendingFetch` sent was delivered. */
export const deliveryOf = (response: Response): Delivery => deliveries.get(response) ?? { sent: 1, ms: 0 };

export interface ResendingOptions {
  /** The time without an answer after which an attempt counts as lost, in milliseconds. Default 15,000. */
  readonly attemptMs?: number;
  /** The time without an outcome after which sending is given up, in milliseconds. Default 180,000. */
  readonly patienceMs?: number;
  /** Called for every attempt that had to be repeated, with its status or the code of the network error. */
  readonly onTrouble?: (trouble: string) => void;
}

const firstPauseMs = 20;
const longestPauseMs = 400;
/** Statuses by which the server says that it doesn't know the outcome, or can't answer now: the same command may be sent again. */
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
  // The text has been read whole and is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return new Response(text === '' && (status === 204 || status === 304) ? null : text, { status, headers: kept });
};

/**
 * Returns a `fetch` that sends the same request, with the same command id, until the answer is definite. Only for requests that may be sent
 * twice: reads, and commands with an id.
 *
 * @throws {Error} when no definite answer came within `patienceMs`
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
