import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The database's URL with the proxy's address. */
  readonly url: string;
  /** From now on nothing reaches the database, and connections stay open. */
  silence(): void;
  /** From now on the database is as if it were not there: connections break, and new ones are broken at once. */
  hangUp(): void;
  speak(): void;
  close(): void;
}

/** Starts a TCP proxy in front of PostgreSQL that can fall silent, as a server does whose machine hangs. */
export const silentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  let down = false;
  const server = createServer((client) => {
    if (down) return void client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [client, upstream].forEach((one) => one.destroy()));
      if (silent) socket.pause();
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => client.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    silence: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    hangUp: () => {
      down = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    speak: () => {
      [silent, down] = [false, false];
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
