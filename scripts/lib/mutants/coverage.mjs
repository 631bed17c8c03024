// Keeps what each scenario reaches from one run of `rules:mutants` to the next; it depends only on the bundle and on the scenario.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCheckout } from '../paths.mjs';

/** @typedef {import('./worker.mjs').Covered} Covered */

/** The code that finds the coverage is part of what the coverage depends on. */
const worker = path.join(import.meta.dirname, 'worker.mjs');
const folder = inCheckout('node_modules', '.cache', 'arbiter-mutants');
/** Number of bundles whose coverage is kept; each takes a few megabytes. */
const mostBundles = 16;

/** @param {Uint32Array} hits ascending @returns {string} one bit for each mutant, as base64 */
function asBits(hits) {
  const bits = Buffer.alloc(Math.ceil(((hits.at(-1) ?? -1) + 1) / 8));
  for (const id of hits) bits[id >> 3] = /** @type {number} */ (bits[id >> 3]) | (1 << (id & 7));
  return bits.toString('base64');
}

/** @param {string} text @returns {Uint32Array} */
function fromBits(text) {
  const bits = Buffer.from(text, 'base64');
  const hits = [];
  for (let id = 0; id < bits.length * 8; id++) if ((bits.readUInt8(id >> 3) & (1 << (id & 7))) !== 0) hits.push(id);
  return Uint32Array.from(hits);
}

/**
 * @param {string} file
 * @returns {Map<string, [steps: number, hits: string]>} by the scenarios' keys; empty when there is no file
 */
function readKept(file) {
  return existsSync(file) ? new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')))) : new Map();
}

function forgetOld() {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const ages = files.map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { file } of ages.slice(mostBundles)) rmSync(file, { force: true });
}

/**
 * Opens what is known about the scenarios of one bundle.
 * @param {import('./worker.mjs').Load} load
 */
export function openCoverage({ bundle, runner }) {
  const mark = [bundle, runner, worker]
    .reduce((hash, one) => hash.update(readFileSync(one)), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(folder, `${path.basename(bundle, '.js')}-${mark}.json`);
  const kept = readKept(file);
  return {
    /** @param {string} key @returns {Omit<Covered, 'at' | 'type'> | null} */
    find(key) {
      const known = kept.get(key);
      return known === undefined ? null : { failures: [], steps: known[0], hits: fromBits(known[1]) };
    },
    /**
     * Adds coverage to what is kept, except that of scenarios that failed.
     * @param {readonly (readonly [key: string, covered: Omit<Covered, 'at' | 'type'>])[]} found
     */
    keep(found) {
      const fresh = found.filter(([, { failures }]) => failures.length === 0);
      if (fresh.length === 0) return;
      mkdirSync(folder, { recursive: true });
      // Another run may have added coverage meanwhile.
      const all = new Map([
        ...readKept(file),
        ...fresh.map(([key, { steps, hits }]) => /** @type {const} */ ([key, [steps, asBits(hits)]])),
      ]);
      const written = `${file}.${process.pid}`;
      writeFileSync(written, JSON.stringify(Object.fromEntries(all)));
      renameSync(written, file);
      forgetOld();
    },
  };
}
