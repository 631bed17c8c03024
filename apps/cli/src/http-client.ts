import { randomUUID } from 'node:crypto';
import { CommandFailed } from './failure.js';
import { ResendingClient } from './load/resending-client.js';

export type Document = { readonly [key: string]: unknown };

/** The API refused a request. */
export class RequestFailed extends CommandFailed {
  constructor(
    request: string,
    readonly status: number,
    problem: string,
  ) {
    super(`${request}: ${status} ${problem}`);
  }
}

/** A small client of Arbiter's own API: bearer token, JSON, problem documents as errors. */
export class ApiClient {
  constructor(
    private readonly base: string,
    private readonly token: string,
    /** Sends again what got no definite answer. For requests that may be sent twice: reading, and commands with an id. */
    private readonly patient = false,
  ) {}

  with(token: string): ApiClient {
    return new ApiClient(this.base, token, this.patient);
  }

  get<T = Document>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  post<T = Document>(path: string, body: Document = {}): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  /** @throws {RequestFailed} with the status and the problem document */
  async text(path: string): Promise<string> {
    const response = await fetch(`${this.base}${path}`, { headers: { authorization: `Bearer ${this.token}` } });
    const text = await response.text();
    if (!response.ok) throw new RequestFailed(`GET ${path}`, response.status, text);
    return text;
  }

  private async send<T>(method: 'GET' | 'POST', path: string, body?: Document): Promise<T> {
    if (this.patient) {
      const client = new ResendingClient(this.base, this.token);
      const reply = method === 'GET' ? await client.get(path) : await client.post(path, body);
      if (reply.status >= 400) throw new RequestFailed(`${method} ${path}`, reply.status, JSON.stringify(reply.body));
      return reply.body as T;
    }
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // What came too soon was not carried out: the same request is right when its time has come.
    const seconds = response.status === 429 ? response.headers.get('retry-after') : null;
    if (seconds !== null) {
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
      return this.send<T>(method, path, body);
    }
    const text = await response.text();
    if (!response.ok) throw new RequestFailed(`${method} ${path}`, response.status, text);
    return (text === '' ? null : JSON.parse(text)) as T;
  }
}

/** A fresh command id. */
export function commandId(): string {
  return randomUUID();
}
