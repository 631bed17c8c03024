import type { ProblemCode, ProblemOf } from './shapes.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an HTTP response tells apart from its body. */
export type RefusingResponse = Pick<Response, 'status' | 'url' | 'headers'>;

/** The API, or something in front of it, refused a request. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  /** Code of the problem document; empty where there is none because a proxy answered. */
  readonly code: ProblemCode | '';
  readonly title: string;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** How long the server asks the client to wait before the next request, in milliseconds; 0 where it doesn't say. */
  readonly retryAfterMs: number;

  /**
   * Takes the refusal from the response.
   * @param body the problem document, or whatever came in its place
   */
  constructor(
    response: RefusingResponse,
    readonly body: unknown,
  ) {
    const document = isRecord(body) ? body : {};
    const title = textOf(document['title']) || `HTTP ${response.status}`;
    super(`${response.url}: ${response.status} ${textOf(document['code']) || title} ${textOf(document['detail'])}`.trim());
    this.status = response.status;
    this.code = textOf(document['code']) as ProblemCode | '';
    this.title = title;
    this.detail = textOf(document['detail']);
    this.params = isRecord(document['params']) ? document['params'] : {};
    this.retryAfterMs = 1_000 * (Number(response.headers.get('retry-after')) || 0);
  }
}

/** Returns the problem document of an error where it has this code, which types its parameters; null otherwise. */
export const problemOf = <C extends ProblemCode>(error: unknown, code: C): ProblemOf<C> | null =>
  error instanceof RequestRefused && error.code === code ? (error.body as ProblemOf<C>) : null;
