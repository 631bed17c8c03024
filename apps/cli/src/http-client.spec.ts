import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ApiClient } from './http-client.js';

describe('a client of the API', () => {
  it('comes again when the server says that it came too soon, with the same request', async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        heard.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
        if (heard.length === 1) response.writeHead(429, { 'retry-after': '0' }).end('{}');
        else response.writeHead(200).end('{"done":true}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const client = new ApiClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
      expect(await client.post('/matches', { name: 'one' })).toEqual({ done: true });
      expect(heard).toEqual(['POST /matches {"name":"one"}', 'POST /matches {"name":"one"}']);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
