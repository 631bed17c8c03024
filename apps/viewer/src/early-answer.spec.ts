import { afterEach, describe, expect, it } from '@jest/globals';
import { askEarly, takeEarly, takeThere, type EarlyAnswer } from './early-answer.js';

const url = 'http://arbiter.test/matches/m/table';
const asks = (address: string, token: string | null): Request =>
  new Request(address, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
const place = (token: string | null): { arbiterEarly?: EarlyAnswer } => ({
  arbiterEarly: { url, token, askedAt: 0, answer: Promise.resolve({ response: new Response('{}'), cameAt: 1 }), there: null },
});

describe('an answer that was asked for early', () => {
  const real = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = real;
  });

  it('given the same request, then it is taken, once', () => {
    for (const token of [null, 'a token']) {
      const window = place(token);
      expect(takeEarly(window, asks(url, token))?.url).toBe(url);
      expect(takeEarly(window, asks(url, token))).toBeNull();
    }
  });

  it('given another address, or another reader, then it is never taken, and does not stay', () => {
    const others: readonly (readonly [string | null, string, string | null])[] = [
      [null, `${url}?as=seat-0`, null],
      [null, url, 'a token'],
      ['a token', url, null],
      ['a token', url, 'another'],
    ];
    for (const [token, address, reader] of others) {
      const window = place(token);
      expect(takeEarly(window, asks(address, reader))).toBeNull();
      expect(window.arbiterEarly).toBeUndefined();
    }
  });

  it('given an answer that has come whole, then what it says is taken by the same request, once, and by no other', async () => {
    globalThis.fetch = async () => new Response('{"version":7}');
    const window: { arbiterEarly?: EarlyAnswer } = { arbiterEarly: askEarly(url, 'a token') };
    expect(takeThere(window, url, 'a token')).toBeNull();
    await window.arbiterEarly!.answer;
    expect(takeThere(window, url, null)).toBeNull();
    expect(takeThere(window, `${url}?version=3`, 'a token')).toBeNull();
    expect(takeThere(window, url, 'a token')?.said).toEqual({ version: 7 });
    expect(takeThere(window, url, 'a token')).toBeNull();
  });

  it('given an answer that was refused, then whoever asks again is told of it', async () => {
    globalThis.fetch = async () => new Response('{"code":"access/denied"}', { status: 403 });
    const window: { arbiterEarly?: EarlyAnswer } = { arbiterEarly: askEarly(url, null) };
    await window.arbiterEarly!.answer;
    expect(takeThere(window, url, null)).toBeNull();
    expect((await takeEarly(window, asks(url, null))!.answer).response.status).toBe(403);
  });

  it('given a token, then it is sent with it, and a failure is told to whoever takes the answer', async () => {
    const sent: (string | null)[] = [];
    globalThis.fetch = async (address, init) => {
      sent.push(new Request(address, init).headers.get('authorization'));
      throw new TypeError('no connection');
    };
    const early = [askEarly(url, 'a token'), askEarly(url, null)];
    for (const { answer } of early) await expect(answer).rejects.toThrow('no connection');
    expect(sent).toEqual(['Bearer a token', null]);
  });
});
