/** A problem document of the API, as the page shows it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly code = '',
    readonly params: Readonly<Record<string, unknown>> = {},
    /** For how long the server asks not to be asked again. */
    readonly retryAfterMs = 0,
  ) {
    super(title);
  }
}

/** What a refusing response says. */
export async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Partial<Pick<Problem, 'title' | 'detail' | 'code' | 'params'>>;
  return new Problem(
    response.status,
    body.title ?? `HTTP ${response.status}`,
    body.detail ?? '',
    body.code,
    body.params,
    1_000 * (Number(response.headers.get('retry-after')) || 0),
  );
}
