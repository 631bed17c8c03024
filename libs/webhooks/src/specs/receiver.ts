import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver was sent. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: {
    readonly id: string;
    readonly type: string;
    readonly tournament: string | null;
    readonly version: number | null;
    readonly data: Readonly<Record<string, unknown>> | null;
  };
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A receiver of webhooks: keeps what it is sent, and answers as it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  /** What it answers to a request. */
  answer: (request: Received) => Answer = () => ({ status: 204 });
  private server: Server | null = null;
  private port = 0;

  /** @param host name by which it is reached; the address is that of this machine */
  url(host = '127.0.0.1'): string {
    return `http://${host}:${this.port}/hook`;
  }

  /** Begins to listen, on the same port each time. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const one: Received = { path: request.url ?? '', headers: request.headers, body, message: JSON.parse(body) as Received['message'] };
        this.received.push(one);
        const { status, headers = {} } = this.answer(one);
        response.writeHead(status, { ...headers }).end();
      });
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    this.server?.close();
    if (this.server !== null) await once(this.server, 'close');
    this.server = null;
  }

  /** Types of what it was sent, in order. */
  types(): readonly string[] {
    return this.received.map(({ message }) => message.type);
  }

  /** Ids of what it was sent, in order. */
  ids(): readonly unknown[] {
    return this.received.map(({ headers }) => headers['webhook-id']);
  }
}
