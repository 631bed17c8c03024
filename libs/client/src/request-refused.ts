import type { ProblemCode, ProblemOf } from './shapes.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an HTTP response tells beside its body. */
export type RefusingResponse = Pick<Response, 'status' | 'url' | 'headers'>;

/** The API, or something in front of it, said no. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  /** Code of the problem document; empty where there is none: a proxy answered. */
  readonly code: ProblemCode | '';
  readonly title: string;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** For how long the server asks not to be asked again, in milliseconds; 0 where it says nothing. */
  readonly retryAfterMs: number;

  /** @param body the problem document, or whatever came in its place */
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

/** The problem document of an error, where it is one of this code: its parameters are typed by it. */
export const problemOf = <C extends ProblemCode>(error: unknown, code: C): ProblemOf<C> | null =>
  error instanceof RequestRefused && error.code === code ? (error.body as ProblemOf<C>) : null;
