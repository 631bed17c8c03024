import type { Socket } from 'node:net';
import { type WayToServer, wayToServer } from '@arbiter/testing';

export interface SilentProxy extends Pick<WayToServer, 'url' | 'close'> {
  /** From now on nothing reaches the database, and connections stay open. */
  silence(): void;
  /** From now on the database is as if it were not there: connections break, and new ones are broken at once. */
  hangUp(): void;
  speak(): void;
}

/** Opens a way to PostgreSQL that can fall silent, as a server does whose machine hangs. */
export const silentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const sockets = new Set<Socket>();
  let silent = false;
  let down = false;
  const { url, cut, close } = await wayToServer(databaseUrl, (client, upstream) => {
    if (down) return void client.destroy();
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('close', () => sockets.delete(from));
      from.on('data', (bytes) => to.write(bytes));
      if (silent) from.pause();
    }
  });
  return {
    url,
    close,
    silence: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    hangUp: () => {
      down = true;
      cut();
    },
    speak: () => {
      [silent, down] = [false, false];
      for (const socket of sockets) socket.resume();
    },
  };
};
