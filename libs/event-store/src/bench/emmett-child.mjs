// Measures emmett's `appendToStream` in a process of its own: importing its PostgreSQL package changes pg's type parsers.
// Usage: node emmett-child.mjs '{"url":..., "load":{...}, "payloads":"..."}'; prints one line of JSON.
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';

const { url, load, sample } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ connectionString: url, max: 32 });
const store = getPostgreSQLEventStore(url, { connectionOptions: { pool }, schema: { autoMigration: 'None' } });
await store.schema.migrate();

const latencies = [];
const begin = performance.now() + load.warmUpMs;
let end = begin + load.measureMs;
const caller = async (id) => {
  for (let number = 1; ; number += 1) {
    const called = performance.now();
    if (called >= end && latencies.length < load.inFlight) end += load.measureMs;
    if (called >= end) return;
    const data = { ...sample, seat: id % 2, decision: number };
    await store.appendToStream(`bench-${process.pid}-${id}`, [{ type: 'ActionTaken', data }], {
      expectedStreamVersion: number === 1 ? 'STREAM_DOES_NOT_EXIST' : BigInt(number - 1),
    });
    const acknowledged = performance.now();
    if (acknowledged >= begin && acknowledged < end) latencies.push(acknowledged - called);
  }
};
await Promise.all(Array.from({ length: load.inFlight }, (_, id) => caller(id)));
latencies.sort((left, right) => left - right);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
const seconds = (end - begin) / 1_000;
console.log(JSON.stringify({ appends: latencies.length, seconds, perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }));
await store.close();
await pool.end();
process.exit(0);
