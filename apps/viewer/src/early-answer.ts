import type { Moment } from './watch/moments.js';

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
  /** What a successful answer says, once it has come, whole; null before. */
  readonly there: { readonly said: unknown; readonly cameAt: number } | null;
}

declare global {
  interface Window {
    arbiterEarly?: EarlyAnswer;
  }
}

/** What holds the early answer: the window. */
type Place = Pick<Window, 'arbiterEarly'>;

/** Returns the address of the table with which a match opens. @param moment what the page's address names; null for the newest */
export const tableAddress = (matchId: string, moment: Moment | null): string =>
  `${location.origin}/matches/${matchId}/table${moment?.at === 'version' ? `?version=${moment.version}` : ''}`;

/** Sends a request whose answer will be asked for later. */
export function askEarly(url: string, token: string | null): EarlyAnswer {
  const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  let there: EarlyAnswer['there'] = null;
  const send = async (): Promise<{ readonly response: Response; readonly cameAt: number }> => {
    const response = await fetch(url, { headers });
    const cameAt = performance.now();
    if (!response.ok) return { response, cameAt };
    const text = await response.text();
    there = { said: JSON.parse(text), cameAt };
    return { response: new Response(text, response), cameAt };
  };
  const answer = send();
  // Whoever takes the answer is told of its failure; nobody need take it.
  answer.catch(() => undefined);
  return {
    url,
    token,
    askedAt: performance.now(),
    answer,
    get there() {
      return there;
    },
  };
}

/** Takes the early answer away, if it is the answer to this request: to the same address, with the same token. It can be taken once. */
export function takeEarly(place: Place, request: Pick<Request, 'url' | 'headers'>): EarlyAnswer | null {
  const early = place.arbiterEarly;
  delete place.arbiterEarly;
  if (early === undefined || early.url !== request.url) return null;
  const authorization = early.token === null ? null : `Bearer ${early.token}`;
  return request.headers.get('authorization') === authorization ? early : null;
}

/** Takes what the early answer says, if it is there and answers a request to this address with this token; else leaves it where it is. */
export function takeThere(
  place: Place,
  url: string,
  token: string | null,
): (Pick<EarlyAnswer, 'askedAt'> & { readonly said: unknown; readonly cameAt: number }) | null {
  const { arbiterEarly: early } = place;
  if (early === undefined || early.there === null || early.url !== url || early.token !== token) return null;
  delete place.arbiterEarly;
  return { ...early.there, askedAt: early.askedAt };
}

/** Milliseconds for which a page stays empty at most, so that what it draws first is the table. */
const emptyMs = 300;

/** Waits until the early answer is there, or failed, for a moment at most: on a slow phone what is drawn without it delays the table. */
export async function untilEarlyAnswer({ arbiterEarly: early }: Place): Promise<void> {
  if (early === undefined) return;
  const settled = early.answer.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settled, new Promise<void>((over) => setTimeout(over, emptyMs))]);
}
