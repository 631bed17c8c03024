import { once } from 'node:events';
import { InvalidArgumentError, type Command } from 'commander';
import { drawKeyFile, readKeyFile, readLogsFile } from '../witness/witness-files.js';
import { witnessServer } from '../witness/witness-server.js';

const port = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('a port: 0 to 65535');
  return Number(text);
};

interface ServeFlags {
  readonly key: string;
  readonly logs: string;
  readonly state: string;
  readonly port: number;
  readonly host: string;
}

const serve = async ({ key, logs, state, port: number, host }: ServeFlags): Promise<void> => {
  const signer = await readKeyFile(key);
  const known = await readLogsFile(logs);
  const server = witnessServer({ signer, logs: known, folder: state, now: Date.now, tell: (line) => console.error(line) });
  const closed = once(server, 'close');
  const stop = (): void => {
    server.close();
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  server.listen(number, host);
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? `${host}:${address.port}` : host;
  console.log(`${signer.name} listens at http://${at} for ${known.map(({ origin }) => origin).join(', ')}`);
  console.log(`its key: ${signer.verifierKey}`);
  await closed;
};

/** Adds `arbiter witness`: cosigns the checkpoints of logs that only grow, so that a log can't show two trees unnoticed. */
export function addWitness(program: Command): void {
  const witness = program
    .command('witness')
    .description('cosign checkpoints of logs (C2SP tlog-witness), so that a log cannot show two trees unnoticed');
  witness
    .command('serve', { isDefault: true })
    .description('serve POST /add-checkpoint and GET /<SHA-256 of an origin>/checkpoint')
    .requiredOption('--key <file>', 'the signing key, which `arbiter witness key` makes')
    .requiredOption('--logs <file>', 'JSON: the logs whose checkpoints are cosigned, by origin and verifier keys')
    .requiredOption('--state <folder>', 'where the last checkpoint of each log is kept; one process has it, and it must never be set back')
    .option('--port <port>', 'where to listen', port, 8_090)
    .option('--host <host>', 'where to listen', '127.0.0.1')
    .action(serve);
  witness
    .command('key')
    .description('draw a key into a file that is not there yet, and print the key that verifies its cosignatures')
    .argument('<name>', 'name of the witness, such as example.org/w1')
    .argument('<file>', 'where to')
    .action(async (name: string, file: string) => console.log(await drawKeyFile(file, name)));
}
