import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResendingClient } from './resending-client.js';

let server: Server;
let bodies: string[] = [];

/** A server that answers with these statuses in turn; 0 cuts the connection. */
const serve = async (...statuses: readonly number[]): Promise<string> => {
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = statuses[bodies.length] ?? 500;
      bodies.push(body);
      if (status === 0) request.socket.destroy();
      else
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ status, code: status === 409 && bodies.length === 1 ? 'stream/version-conflict' : 'decision/closed' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a client that sends again until it knows', () => {
  it('given lost connections and a server out of reach, when it posts, then the very same command is sent until the answer is definite', async () => {
    const trouble: string[] = [];
    const client = new ResendingClient(await serve(0, 503, 500, 200), 'token', { onTrouble: (what) => trouble.push(what) });
    const reply = await client.post('/x', { commandId: 'one' });
    expect(reply).toMatchObject({ status: 200, sent: 4 });
    expect(bodies).toEqual(Array.from({ length: 4 }, () => '{"commandId":"one"}'));
    expect(trouble.slice(1)).toEqual(['503', '500']);
  });

  it('given another writer was first, when it posts, then it sends again; a definite no is an answer', async () => {
    const client = new ResendingClient(await serve(409, 409), 'token');
    expect(await client.post('/x')).toMatchObject({ status: 409, sent: 2, body: { code: 'decision/closed' } });
  });

  it('given no answer ever comes, when its patience is over, then it says so', async () => {
    const client = new ResendingClient(await serve(503, 503, 503), 'token', { patienceMs: 0 });
    await expect(client.get('/x')).rejects.toThrow('no definite answer after 1 attempts');
  });
});
