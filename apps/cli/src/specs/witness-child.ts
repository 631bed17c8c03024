import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A witness in a process of its own, for specs: it kills itself (SIGKILL) just before or after the n-th step of writing to the disk.
 * Arguments: key, file of logs, folder, n; 0 for never.
 */
const [, , key = '', logs = '', folder = '', at = '0'] = process.argv;
const deadlyStep = Number(at);
let steps = 0;

const step = (): void => {
  steps += 1;
  if (steps === deadlyStep) process.kill(process.pid, 'SIGKILL');
};

const { open, rename } = fs.promises;
fs.promises.open = (async (...given: Parameters<typeof open>) => {
  const handle = await open(...given);
  const { sync, writeFile } = handle;
  handle.writeFile = async (...text: Parameters<typeof writeFile>) => {
    step();
    await Reflect.apply(writeFile, handle, text);
    step();
  };
  handle.sync = async () => {
    await Reflect.apply(sync, handle, []);
    step();
  };
  return handle;
}) as typeof open;
fs.promises.rename = async (from, to) => {
  step();
  await rename(from, to);
  step();
};
syncBuiltinESMExports();

const { witnessServer } = await import('../witness/witness-server.js');
const { readKeyFile, readLogsFile } = await import('../witness/witness-files.js');
const server = witnessServer({
  signer: await readKeyFile(key),
  logs: await readLogsFile(logs),
  folder,
  now: Date.now,
  tell: () => undefined,
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
