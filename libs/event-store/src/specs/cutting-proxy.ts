import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CuttingProxy {
  /** The database's URL with the proxy's address. */
  readonly url: string;
  /** Breaks the connection instead of passing on the next answer: the server has done its work, the client does not know. */
  cutNextAnswer(): void;
  /** Returns the number of connections broken so far. */
  cuts(): number;
  close(): Promise<void>;
}

/** Starts a TCP proxy in front of PostgreSQL that can lose an answer. */
export async function cuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed = false;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (!armed) return void client.write(bytes);
      armed = false;
      cuts += 1;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    cutNextAnswer: () => void (armed = true),
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
