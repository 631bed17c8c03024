// The ledger names what must never go missing: rulesets in the channel `released` with their catalogues, golden matches, and the explained
// differences between releases. Releases in the channel `dev` are not kept, and not in it. The ledger (rulesets/ledger.txt) has a line for
// each of them, in the order in which they came. The first line founds the ledger, and contains the hash of the ledger that it replaced:
//
// NUMBER KIND NAME SHA256 CHAIN
//
// CHAIN is the SHA-256 of the previous line's CHAIN and of this line without its own, so that no line can be removed or changed without
// rewriting all later ones. Lines are only ever added.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './releases.mjs';

/** @param {string | Uint8Array} bytes @returns {string} hex */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @typedef {'founding' | 'release' | 'replay' | 'difference'} Kind
 * @typedef {{ readonly kind: Kind, readonly name: string, readonly hash: string }} Entry
 */

/** Returns the paths of the files that the ledger is about. @param {string} root */
const places = (root) => ({
  rulesets: path.join(root, 'rulesets'),
  index: path.join(root, 'rulesets', 'index.json'),
  ledger: path.join(root, 'rulesets', 'ledger.txt'),
  replays: path.join(root, 'fixtures', 'replays'),
  differences: path.join(root, 'fixtures', 'replays', 'differences.json'),
});

/** @param {string} root */
export const ledgerFile = (root) => places(root).ledger;

/** Returns the text of the ledger; empty where there is none. @param {string} root */
export const readLedger = (root) => (existsSync(ledgerFile(root)) ? readFileSync(ledgerFile(root), 'utf8') : '');

/**
 * @typedef {import('./releases.mjs').Release} Release
 * @param {string} index @returns {readonly Release[]}
 */
const readReleases = (index) => JSON.parse(readFileSync(index, 'utf8')).releases;

/**
 * Lists what a checkout has: released files, whether listed or not, then golden matches, then explained differences.
 *
 * @param {string} root
 * @returns {readonly Entry[]}
 */
export function kept(root) {
  const { rulesets, index, replays, differences } = places(root);
  const releases = readReleases(index);
  const passing = new Set(releases.filter(({ channel }) => channel === 'dev').flatMap(filesOf));
  const listed = releases.filter(({ channel }) => channel === 'released').flatMap(filesOf);
  const found = readdirSync(rulesets, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(rulesets, name)).map((file) => `${name}/${file}`))
    .filter((name) => listed.includes(name) || !passing.has(name));
  const inOrder = [...new Set(listed)].filter((name) => found.includes(name)).concat(found.filter((name) => !listed.includes(name)).sort());
  const matches = readdirSync(replays)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort();
  /** @type {Readonly<Record<string, Readonly<Record<string, unknown>>>>} */
  const explained = JSON.parse(readFileSync(differences, 'utf8'));
  return [
    ...inOrder.map((name) => ({ kind: /** @type {const} */ ('release'), name, hash: sha256(readFileSync(path.join(rulesets, name))) })),
    ...matches.map((name) => ({ kind: /** @type {const} */ ('replay'), name, hash: sha256(readFileSync(path.join(replays, name))) })),
    ...Object.entries(explained).flatMap(([match, byRelease]) =>
      Object.entries(byRelease).map(([version, difference]) => ({
        kind: /** @type {const} */ ('difference'),
        name: `${match}@${version}`,
        hash: sha256(JSON.stringify(difference)),
      })),
    ),
  ];
}

/** @param {Entry} entry */
const keyOf = ({ kind, name }) => `${kind} ${name}`;

/**
 * Returns the entries of a ledger, and the faults of its lines.
 * @param {string} text @returns {{ readonly entries: readonly Entry[], readonly faults: readonly string[] }}
 */
function parseLedger(text) {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  let chain = '';
  /** @type {string[]} */
  const faults = [];
  const entries = lines.map((line, at) => {
    const [number, kind = '', name = '', hash = '', own = ''] = line.split(' ');
    if (Number(number) !== at + 1) faults.push(`line ${at + 1} of the ledger has the number ${number}`);
    if (own !== chainAfter(chain, line.slice(0, line.lastIndexOf(' '))))
      faults.push(`line ${at + 1} of the ledger does not follow from the line before it: lines are only ever added`);
    chain = own;
    return { kind: /** @type {Kind} */ (kind), name, hash };
  });
  return { entries, faults };
}

/** @param {string} before @param {string} line */
const chainAfter = (before, line) => sha256(`${before}\n${line}`);

/**
 * Returns all faults of a checkout: what the ledger names but is missing or changed, what is there but the ledger does not name, and a list
 * of releases that leaves one out or has another order.
 *
 * @param {string} root
 * @returns {readonly string[]}
 */
export function ledgerFaults(root) {
  const { entries: lines, faults } = parseLedger(readLedger(root));
  const entries = lines.filter(({ kind }) => kind !== 'founding');
  const found = new Map(kept(root).map((entry) => [keyOf(entry), entry.hash]));
  const named = new Set(entries.map(keyOf));
  const listed = [
    ...new Set(
      readReleases(places(root).index)
        .filter(({ channel }) => channel === 'released')
        .flatMap(filesOf),
    ),
  ];
  const released = entries.filter(({ kind }) => kind === 'release').map(({ name }) => name);
  return [
    ...faults,
    ...entries.filter((entry) => !found.has(keyOf(entry))).map((entry) => `${keyOf(entry)} is gone: take it back from version control`),
    ...entries
      .filter((entry) => found.has(keyOf(entry)) && found.get(keyOf(entry)) !== entry.hash)
      .map((entry) => `${keyOf(entry)} was changed: take it back from version control`),
    ...[...found.keys()].filter((key) => !named.has(key)).map((key) => `${key} is not in the ledger: npm run ruleset:ledger`),
    ...released.filter((name) => !listed.includes(name)).map((name) => `rulesets/index.json leaves ${name} out`),
    ...(released.filter((name) => listed.includes(name)).join() === listed.filter((name) => released.includes(name)).join()
      ? []
      : ['rulesets/index.json has another order than the ledger']),
  ];
}

/** Returns the ledger with added lines for what is not in it yet. @param {string} root */
export function grownLedger(root) {
  const text = readLedger(root);
  const { entries } = parseLedger(text);
  const named = new Set(entries.map(keyOf));
  let chain = text.trimEnd().split(' ').at(-1) ?? '';
  let grown = text;
  let number = entries.length;
  for (const entry of kept(root).filter((one) => !named.has(keyOf(one)))) {
    number += 1;
    const line = `${number} ${entry.kind} ${entry.name} ${entry.hash}`;
    chain = chainAfter(chain, line);
    grown += `${line} ${chain}\n`;
  }
  return grown;
}

/**
 * Returns a new ledger that replaces another one; its first line contains the hash of the replaced ledger.
 * @param {string} text of the replaced ledger @param {string} reason in words joined by hyphens
 */
export function foundedLedger(text, reason) {
  const line = `1 founding ${reason} ${sha256(text)}`;
  return `${line} ${chainAfter('', line)}\n`;
}

/**
 * Finds earlier texts of the ledger that the present one does not continue: neither the present ledger nor the one that it replaced begins
 * with them.
 *
 * @param {string} now @param {readonly string[]} earlier texts, in any order
 * @returns {readonly string[]} texts that were lost
 */
export function lostLedgers(now, earlier) {
  const [founding] = parseLedger(now).entries;
  const ended = founding?.kind === 'founding' ? earlier.find((text) => sha256(text) === founding.hash) : undefined;
  return earlier.filter((text) => !now.startsWith(text) && ended?.startsWith(text) !== true);
}
