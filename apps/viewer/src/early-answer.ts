/**
 * An answer that the page asked for before its scripts were there. The script that does so stands in the page itself (`early.ts`), so the
 * answer waits at the window.
 */
export interface EarlyAnswer {
  readonly url: string;
  /** With whose token it was asked; null without one. */
  readonly token: string | null;
  /** When it was asked, by the page's own monotonic clock. */
  readonly askedAt: number;
  readonly answer: Promise<{ readonly response: Response; readonly cameAt: number }>;
}

declare global {
  interface Window {
    arbiterEarly?: EarlyAnswer;
  }
}

/** Sends a request whose answer will be asked for later. */
export function askEarly(url: string, token: string | null): EarlyAnswer {
  const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const send = async (): Promise<{ readonly response: Response; readonly cameAt: number }> => ({
    response: await fetch(url, { headers }),
    cameAt: performance.now(),
  });
  const early = { url, token, askedAt: performance.now(), answer: send() };
  // Whoever takes the answer is told of its failure; nobody need take it.
  early.answer.catch(() => undefined);
  return early;
}

/** Takes the early answer away, if it is the answer to this request: to the same address, with the same token. It can be taken once. */
export function takeEarly(place: Pick<Window, 'arbiterEarly'>, request: Pick<Request, 'url' | 'headers'>): EarlyAnswer | null {
  const early = place.arbiterEarly;
  delete place.arbiterEarly;
  if (early === undefined || early.url !== request.url) return null;
  const authorization = early.token === null ? null : `Bearer ${early.token}`;
  return request.headers.get('authorization') === authorization ? early : null;
}
