import { expect, it } from '@jest/globals';
import { createClient, RequestRefused } from '@arbiter/client';
import { checkRecord, RecordNotMade, recordOf } from './record.js';

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

it('given it is asked whether a reader may have the record, then nothing is made, and a refusal is passed on', async () => {
  const asked: string[] = [];
  const clientThatAnswers = (answer: () => Response) =>
    createClient({
      url: 'http://arbiter.test',
      token: 'arb_x',
      send: async ({ method, url }) => {
        asked.push(`${method} ${url.slice('http://arbiter.test'.length)}`);
        return answer();
      },
    });
  await checkRecord(
    clientThatAnswers(() => json({ items: [], next: null })),
    'm',
  );
  expect(asked).toEqual(['GET /matches/m/log?limit=1']);
  const refusing = clientThatAnswers(() => json({ code: 'read/not-published', title: 'no', status: 403 }, 403));
  await expect(checkRecord(refusing, 'm')).rejects.toThrow(RequestRefused);
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
