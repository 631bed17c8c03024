import { type WayToServer, wayToServer } from '@arbiter/testing';

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

/** Opens a way to PostgreSQL that drops the settings of a connection, as PgBouncer with `ignore_startup_parameters` does. */
export const settingsDropper = (databaseUrl: string): Promise<WayToServer> =>
  wayToServer(databaseUrl, (client, upstream) => {
    client.once('data', (packet: Buffer) => {
      upstream.write(withoutOptions(packet));
      client.pipe(upstream);
    });
    upstream.pipe(client);
  });
