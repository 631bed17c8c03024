import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that other suites share, with which a test can interfere. */
export interface WayToServer {
  /** URL of the server with the way's own address. */
  readonly url: string;
  /** Breaks every connection. */
  cut(): void;
  /** Breaks every connection and takes no more. */
  close(): Promise<void>;
}

const defaultPort = ({ protocol }: URL): number => (protocol.startsWith('redis') ? 6379 : 5432);

/**
 * Opens a TCP proxy before a server.
 * @param behind URL of the server
 * @param join passes on what comes from either side; an end that fails or closes ends the other one too
 */
export const wayToServer = async (behind: string, join: (client: Socket, upstream: Socket) => void): Promise<WayToServer> => {
  const target = new URL(behind);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port) || defaultPort(target), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    join(client, upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(behind);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.toString(),
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
};
