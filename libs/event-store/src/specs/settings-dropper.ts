import { type AddressInfo, connect, createServer } from 'node:net';

export interface Dropper {
  readonly url: string;
  close(): void;
}

/** Returns a startup packet without the option `options` (length, protocol, pairs of names and values, each ended by a zero byte). */
const withoutOptions = (packet: Buffer): Buffer => {
  const texts = packet.subarray(8, -1).toString('latin1').split('\0').slice(0, -1);
  const kept = texts.flatMap((text, at) => (at % 2 === 0 && text !== 'options' ? [text, texts[at + 1] ?? ''] : []));
  const body = Buffer.from(`${kept.map((text) => `${text}\0`).join('')}\0`, 'latin1');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  packet.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
};

/** Starts a TCP proxy in front of PostgreSQL that drops the settings of a connection, as PgBouncer with `ignore_startup_parameters` does. */
export const settingsDropper = async (databaseUrl: string): Promise<Dropper> => {
  const target = new URL(databaseUrl);
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) socket.on('error', () => [client, upstream].forEach((one) => one.destroy()));
    client.once('data', (packet: Buffer) => {
      upstream.write(withoutOptions(packet));
      client.pipe(upstream);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.toString(), close: () => server.close() };
};
