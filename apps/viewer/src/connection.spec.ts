import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, RequestRefused } from '@arbiter/client';
import { MatchApi } from './api.js';
import { pauseAfter, untilAnswered, type Link } from './connection.js';

const waits = { first: 1, longest: 4, settled: 1, silence: 200 };
const client = createClient({ url: 'http://arbiter.test', token: null });
const refusal = (status: number, retryAfter?: string): Response =>
  new Response('{}', { status, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }) });

/** Makes a link that records what it was told about the connection, in order, without repetitions. */
const listening = (): Link & { readonly told: string[] } => {
  const told: string[] = [];
  const tell = (what: string) => () => void (told.at(-1) === what || told.push(what));
  return { told, lost: tell('lost'), back: tell('back') };
};

const { fetch } = globalThis;
let link: ReturnType<typeof listening>;
let abort: AbortController;
beforeEach(() => {
  link = listening();
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  globalThis.fetch = fetch;
});

/**
 * Replaces `fetch` by a server that gives these answers in turn, and the last one from then on; an answer that throws stands for a broken
 * connection.
 */
const serve = (...turns: readonly (() => Response | Promise<Response>)[]): { readonly asked: readonly (string | null)[] } => {
  const asked: (string | null)[] = [];
  globalThis.fetch = async (request) => {
    asked.push((request as Request).headers.get('last-event-id'));
    return turns[Math.min(asked.length, turns.length) - 1]!();
  };
  return { asked };
};
const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const news = (...versions: readonly number[]): string => versions.map((version) => `id: ${version}\nevent: news\ndata: {}\n\n`).join('');
const stream = (text: string) => (): Response => new Response(text);
/** Returns a response that sends this text and then nothing more, without ending. */
const dumb = (text: string, signal: AbortSignal): Response =>
  new Response(
    new ReadableStream({
      start: (out) => (
        out.enqueue(new TextEncoder().encode(text)), signal.addEventListener('abort', () => out.error(new Error('aborted')))
      ),
    }),
  );

describe('asking a server that does not answer', () => {
  it('says so, and asks until it does, and says that', async () => {
    serve(
      broken,
      broken,
      () => refusal(503),
      () => refusal(429),
      () => Response.json({ role: 'judge' }),
    );
    expect(await untilAnswered(() => new MatchApi('m', client).view(), link, abort.signal, waits)).toMatchObject({
      matchView: { role: 'judge' },
    });
    expect(link.told).toEqual(['lost', 'back']);
  });

  it('is given up where the server refuses, without a word of a lost connection', async () => {
    const { asked } = serve(() => refusal(403));
    await expect(untilAnswered(() => new MatchApi('m', client).view(), link, abort.signal, waits)).rejects.toMatchObject({ status: 403 });
    expect([link.told, asked.length]).toEqual([[], 1]);
  });

  it('ends when the reader leaves', async () => {
    serve(broken);
    const asking = untilAnswered(
      () => new MatchApi('m', client).view(),
      { lost: () => abort.abort(), back: () => undefined },
      abort.signal,
      {
        first: 60_000,
        longest: 60_000,
      },
    );
    await expect(asking).rejects.toThrow('Failed to fetch');
  });

  it('pauses longer with every failure, up to a bound, and at least as long as the server asks', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => pauseAfter(at + 1, new Error('lost')));
    for (const [at, length] of pauses.entries()) {
      const middle = Math.min(10_000, 500 * 2 ** at);
      expect(length).toBeGreaterThanOrEqual(middle * 0.75);
      expect(length).toBeLessThanOrEqual(middle * 1.25);
    }
    expect(pauseAfter(1, new RequestRefused(refusal(429, '37'), {}))).toBe(37_000);
  });
});

describe('following a match', () => {
  /** Follows the match until this version has come. */
  const followTo = async (last: number): Promise<readonly number[]> => {
    const seen: number[] = [];
    await new MatchApi('m', client).follow(
      3,
      (version) => void (seen.push(version), version >= last && abort.abort()),
      link,
      abort.signal,
      waits,
    );
    return seen;
  };

  it('goes on where the line broke, and says that it was broken', async () => {
    const { asked } = serve(stream(news(4, 5)), broken, broken, () => refusal(502), stream(news(6, 7)));
    expect(await followTo(7)).toEqual([4, 5, 6, 7]);
    expect(asked).toEqual(['3', '5', '5', '5', '5']);
    expect(link.told).toEqual(['back', 'lost', 'back']);
  });

  it('hears of a ruling that is given after the end, and of nothing twice', async () => {
    const over = `${news(4)}id: 4\nevent: end\ndata: {}\n\n`;
    const ruled = `${news(5)}id: 5\nevent: end\ndata: {}\n\n`;
    const { asked } = serve(stream(over), stream(over), stream(over), stream(ruled));
    expect(await followTo(5)).toEqual([4, 5]);
    expect(asked).toEqual(['3', '4', '4', '4']);
    expect(link.told).toEqual(['back']);
  });

  it('given a page with an id, then it hears what passes, behind the end too, and none of it moves the version on', async () => {
    const presence = 'event: presence\ndata: {"players":[],"watching":2,"now":1}\n\n';
    const phrase = 'event: phrase\ndata: {"seat":1,"phrase":"goodGame","at":2}\n\n';
    const { asked } = serve(stream(`${presence}${news(4)}id: 4\nevent: end\ndata: {}\n\n${phrase}`), stream(news(5)));
    const api = new MatchApi('m', client, null, 'page-one');
    const passed: string[] = [];
    api.onPassing(({ event }) => event !== 'heard' && passed.push(event));
    const seen: number[] = [];
    await api.follow(3, (version) => void (seen.push(version), version === 5 && abort.abort()), link, abort.signal, waits);
    expect([passed, seen, asked]).toEqual([
      ['presence', 'phrase'],
      [4, 5],
      ['3', '4'],
    ]);
  });

  it('does not wait for a line that is dead without having broken', async () => {
    let opened = 0;
    globalThis.fetch = async (request) => (++opened === 1 ? dumb(news(4), (request as Request).signal) : new Response(news(5)));
    expect(await followTo(5)).toEqual([4, 5]);
    expect(link.told).toEqual(['back', 'lost', 'back']);
  });

  it('ends where the server refuses', async () => {
    serve(stream(news(4)), () => refusal(401));
    await expect(followTo(9)).rejects.toMatchObject({ status: 401 });
  });
});
