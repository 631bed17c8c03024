import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, createClient, deliveryOf, liveEvents, problemOf, RequestRefused, resendingFetch, waitingFetch } from './index.js';

let server: Server;
interface Heard {
  readonly request: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly lastEventId: string | undefined;
}
let heard: Heard[] = [];

type Turn = (response: ServerResponse) => void;
const json =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Turn =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const cut: Turn = (response) => void response.socket?.destroy();

/**
 * Starts a server that answers with these turns one after the other.
 * @returns its address
 */
const serve = async (...turns: readonly Turn[]): Promise<string> => {
  heard = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({
        request: `${request.method} ${request.url}`,
        body,
        authorization: request.headers.authorization,
        lastEventId: request.headers['last-event-id'] as string | undefined,
      });
      (turns[heard.length - 1] ?? json(500, {}))(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const matchId = 'm-1';
const ready = { params: { path: { matchId } }, body: { commandId: 'command-1' } };
const acknowledged = { version: 7, hash: 'aa' };

describe('a client of the API', () => {
  it('given an answer, then it comes as it was sent, asked for with token, path and body', async () => {
    const client = createClient({ url: await serve(json(200, acknowledged)), token: 'secret' });
    expect(await answerOf(client.POST('/matches/{matchId}/ready', ready))).toEqual(acknowledged);
    expect(heard).toEqual([
      { request: 'POST /matches/m-1/ready', body: '{"commandId":"command-1"}', authorization: 'Bearer secret', lastEventId: undefined },
    ]);
  });

  it('given no token, then none is sent', async () => {
    const client = createClient({ url: await serve(json(200, { key: 'k' })), token: null });
    expect(await answerOf(client.GET('/evidence/key'))).toEqual({ key: 'k' });
    expect(heard[0]?.authorization).toBeUndefined();
  });

  it('given a problem document, then it is thrown with its code, and typed by it', async () => {
    const problem = { title: 'Closed', status: 409, code: 'decision/closed', detail: 'It is closed.', params: { decision: 4 } };
    const client = createClient({ url: await serve(json(409, problem, { 'retry-after': '3' })), token: null });
    const error = await answerOf(client.POST('/matches/{matchId}/ready', ready)).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(RequestRefused);
    expect(error).toMatchObject({ status: 409, code: 'decision/closed', detail: 'It is closed.', retryAfterMs: 3_000 });
    expect(problemOf(error, 'decision/closed')?.params?.decision).toBe(4);
    expect(problemOf(error, 'match/over')).toBeNull();
  });

  it('given something in front of the API refuses without a problem document, then its status is told', async () => {
    const url = await serve((response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>no</h1>'));
    const error = await answerOf(createClient({ url, token: null }).GET('/me')).catch((one: unknown) => one);
    expect(error).toMatchObject({ status: 502, code: '', title: 'HTTP 502', detail: '', params: {} });
  });
});

describe('a client that waits', () => {
  it('given it came too soon, then it sends the same request when it may', async () => {
    const url = await serve(json(429, {}, { 'retry-after': '0' }), json(200, acknowledged));
    const client = createClient({ url, token: null, send: waitingFetch() });
    expect(await answerOf(client.POST('/matches/{matchId}/ready', ready))).toEqual(acknowledged);
    expect(heard.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => '{"commandId":"command-1"}'));
  });
});

describe('a client that sends again until it knows', () => {
  it('given lost connections and a server out of reach, then the very same command is sent until the answer is definite', async () => {
    const trouble: string[] = [];
    const send = resendingFetch({ onTrouble: (what) => trouble.push(what) });
    const client = createClient({ url: await serve(cut, json(503, {}), json(500, {}), json(200, acknowledged)), token: null, send });
    const { data, response } = await client.POST('/matches/{matchId}/ready', ready);
    expect([data, deliveryOf(response).sent]).toEqual([acknowledged, 4]);
    expect(heard.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => '{"commandId":"command-1"}'));
    expect(trouble.slice(1)).toEqual(['503', '500']);
  });

  it('given another writer was first, then it sends again; a definite no is an answer', async () => {
    const url = await serve(json(409, { code: 'stream/version-conflict' }), json(409, { code: 'decision/closed' }));
    const client = createClient({ url, token: null, send: resendingFetch() });
    const { error, response } = await client.POST('/matches/{matchId}/ready', ready);
    expect([error?.code, deliveryOf(response).sent]).toEqual(['decision/closed', 2]);
  });

  it('given no answer ever comes, when its patience is over, then it says so', async () => {
    const client = createClient({ url: await serve(json(503, {})), token: null, send: resendingFetch({ patienceMs: 0 }) });
    await expect(client.GET('/me')).rejects.toThrow('no definite answer after 1 attempts, at last 503');
  });
});

describe('a live stream', () => {
  const events: Turn = (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(': here\n\nid: 4\nevent: news\ndata: {"version":4}\n\nid: 4\nevent: end\ndata: {"version":4}\n\n');

  it('given what happens after a version, then it comes event by event, until the end', async () => {
    const client = createClient({ url: await serve(events), token: 'secret' });
    const seen = [];
    for await (const event of liveEvents(client, { matchId, after: 3, as: 'judge' })) seen.push(event);
    expect(seen).toEqual([
      { event: 'news', id: 4, data: { version: 4 } },
      { event: 'end', id: 4, data: { version: 4 } },
    ]);
    expect(heard[0]).toMatchObject({ request: 'GET /matches/m-1/live?as=judge', authorization: 'Bearer secret', lastEventId: '3' });
  });

  it('given it is refused, then the problem is thrown', async () => {
    const client = createClient({ url: await serve(json(404, { code: 'match/not-found' })), token: null });
    await expect(liveEvents(client, { matchId, after: 0 }).next()).rejects.toMatchObject({ code: 'match/not-found' });
  });

  it('given a line that is dead without having broken, then it ends with an error', async () => {
    const client = createClient({ url: await serve((response) => void response.writeHead(200).write(': here\n\n')), token: null });
    await expect(liveEvents(client, { matchId, after: 0, silenceMs: 50 }).next()).rejects.toThrow('said nothing for 50 ms');
  });
});
