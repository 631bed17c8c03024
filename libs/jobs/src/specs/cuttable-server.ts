import { type WayToServer, wayToServer } from '@arbiter/testing';

export interface CuttableServer extends Pick<WayToServer, 'url' | 'cut'> {
  /** Breaks every connection and refuses new ones. */
  goAway(): Promise<void>;
}

/**
 * Makes a way to a Redis server that other suites share, which can become unreachable for this suite alone.
 * @param behind URL of the server behind it
 */
export const cuttableServer = async (behind: string): Promise<CuttableServer> => {
  const { url, cut, close } = await wayToServer(behind, (client, upstream) => {
    client.pipe(upstream);
    upstream.pipe(client);
  });
  return { url, cut, goAway: close };
};
