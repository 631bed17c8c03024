import { type WayToServer, wayToServer } from '@arbiter/testing';

export interface CuttingProxy extends Pick<WayToServer, 'url' | 'close'> {
  /** Breaks the connection instead of passing on the next answer: the server has done its work, the client does not know. */
  cutNextAnswer(): void;
  /** Returns the number of connections broken so far. */
  cuts(): number;
}

/** Opens a way to PostgreSQL that can lose an answer. */
export async function cuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  let armed = false;
  let cuts = 0;
  const { url, close } = await wayToServer(databaseUrl, (client, upstream) => {
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (!armed) return void client.write(bytes);
      armed = false;
      cuts += 1;
      client.destroy();
    });
  });
  return { url, close, cutNextAnswer: () => void (armed = true), cuts: () => cuts };
}
