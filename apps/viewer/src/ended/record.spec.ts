import { describe, expect, it } from '@jest/globals';
import { createClient, RequestRefused } from '@arbiter/client';
import { recordHeldBack, RecordNotMade, recordOf } from './record.js';

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

/** A server whose job is in these states, one after the other. */
const clientOf = (states: readonly string[], taken: Response = json({ jobId: 'j', state: 'waiting' }, 202)) => {
  const asked: string[] = [];
  let looked = 0;
  const client = createClient({
    url: 'http://arbiter.test',
    token: 'arb_x',
    send: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      if (pathname === '/matches/m/exports') return taken;
      if (pathname === '/jobs/j') return json({ jobId: 'j', state: states[looked++] });
      return new Response('{"one":1}\n{"two":2}\n', { headers: { 'content-type': 'application/jsonl' } });
    },
  });
  return { client, asked };
};

it('given the server makes the record, then it is waited for and returned as it is', async () => {
  const { client, asked } = clientOf(['active', 'done']);
  expect(await recordOf(client, 'm', new AbortController().signal, 0)).toBe('{"one":1}\n{"two":2}\n');
  expect(asked).toEqual(['POST /matches/m/exports', 'GET /jobs/j', 'GET /jobs/j', 'GET /jobs/j/output']);
});

describe('whether a reader may have the record', () => {
  /** A server that answers so to whoever asks about the match, and so to whoever reads its log. */
  const serverOf = (publishedAt: string | null, log: Response) => {
    const asked: string[] = [];
    const client = createClient({
      url: 'http://arbiter.test',
      token: 'arb_x',
      send: async ({ method, url }) => {
        asked.push(`${method} ${url.slice('http://arbiter.test'.length)}`);
        return url.includes('/log') ? log : json({ publishedAt });
      },
    });
    return { client, asked };
  };
  const open = () => json({ items: [], next: null });

  it('given a player or staff, then the log decides, of which one event is read and nothing is made', async () => {
    const { client, asked } = serverOf(null, open());
    expect(await recordHeldBack(client, 'm', true)).toBeNull();
    expect(asked).toEqual(['GET /matches/m/log?limit=1']);
    const refusing = serverOf(null, json({ code: 'read/lists-closed', title: 'no', status: 403 }, 403));
    await expect(recordHeldBack(refusing.client, 'm', true)).rejects.toThrow(RequestRefused);
  });

  it('given anybody else, then they may have it once the match is published, and until then they try nothing that is refused', async () => {
    const early = serverOf(null, json({ code: 'read/not-published', title: 'no', status: 403 }, 403));
    expect(await recordHeldBack(early.client, 'm', false)).toMatchObject({ code: 'read/not-published' });
    expect(early.asked).toEqual(['GET /matches/m']);
    expect(await recordHeldBack(serverOf('2026-01-01T00:00:00.000Z', open()).client, 'm', false)).toBeNull();
  });
});

it('given the server gives up, then that is an error of its own', async () => {
  await expect(recordOf(clientOf(['dead']).client, 'm', new AbortController().signal, 0)).rejects.toThrow(RecordNotMade);
});

it('given the reader may not have the record, then the refusal is passed on', async () => {
  const { client } = clientOf([], json({ code: 'read/not-published', title: 'no', status: 403 }, 403));
  await expect(recordOf(client, 'm', new AbortController().signal, 0)).rejects.toThrow(RequestRefused);
});

it('given the reader has left, then nothing more is asked for', async () => {
  const { client, asked } = clientOf(['active']);
  expect(await recordOf(client, 'm', AbortSignal.abort(), 0)).toBeNull();
  expect(asked).toEqual(['POST /matches/m/exports']);
});
