import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableServer {
  readonly url: string;
  /** Breaks every connection. */
  cut(): void;
  /** Breaks every connection and refuses new ones. */
  goAway(): Promise<void>;
}

/**
 * Makes a way to a Redis server that other suites share, which can become unreachable for this suite alone.
 * @param url URL of the server behind it
 */
export const cuttableServer = async (url: string): Promise<CuttableServer> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() as AddressInfo).port;
  const behind = new URL(url);
  behind.hostname = '127.0.0.1';
  behind.port = String(port);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: behind.toString(),
    cut,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
};
