import type { Document } from '../http-client.js';

export interface Reply {
  readonly status: number;
  readonly body: Document;
  /** How often it was sent; more than once where the outcome of the first was not known. */
  readonly sent: number;
  /** From the first byte sent to the last received, over all attempts, in milliseconds. */
  readonly ms: number;
}

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
const unsettled = new Set([429, 500, 502, 503, 504, 507]);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A client that wants to know: it sends the same request, with the same command id, until the answer is definite. For
 * requests that may be sent twice only.
 */
export class ResendingClient {
  constructor(
    private readonly base: string,
    private readonly token: string,
    private readonly options: ResendingOptions = {},
  ) {}

  with(token: string): ResendingClient {
    return new ResendingClient(this.base, token, this.options);
  }

  get(path: string): Promise<Reply> {
    return this.send('GET', path);
  }

  post(path: string, body: Document = {}): Promise<Reply> {
    return this.send('POST', path, body);
  }

  /** Like `get`, for documents that are no JSON. @throws {Error} when there is none */
  async text(path: string): Promise<string> {
    const { status, text } = await this.settle('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`);
    return text;
  }

  private async send(method: string, path: string, body?: Document): Promise<Reply> {
    const { text, ...reply } = await this.settle(method, path, body);
    return { ...reply, body: (text === '' ? {} : JSON.parse(text)) as Document };
  }

  private async settle(method: string, path: string, body?: Document): Promise<Omit<Reply, 'body'> & { readonly text: string }> {
    const began = performance.now();
    for (let sent = 1, pauseMs = firstPauseMs; ; sent += 1, pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const { status, text } = await this.attempt(method, path, body);
      const ms = performance.now() - began;
      if (typeof status === 'number' && !unsettled.has(status) && !text.includes('"stream/version-conflict"'))
        return { status, text, sent, ms };
      this.options.onTrouble?.(String(status));
      if (ms > (this.options.patienceMs ?? 180_000))
        throw new Error(`${method} ${path}: no definite answer after ${sent} attempts, at last ${status} ${text}`);
      await pause(pauseMs);
    }
  }

  private async attempt(
    method: string,
    path: string,
    body?: Document,
  ): Promise<{ readonly status: number | string; readonly text: string }> {
    try {
      const response = await fetch(`${this.base}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(this.options.attemptMs ?? 15_000),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: networkCode(error), text: '' };
    }
  }
}

function networkCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  if (typeof cause?.code === 'string') return cause.code;
  return error instanceof Error ? error.name : String(error);
}
