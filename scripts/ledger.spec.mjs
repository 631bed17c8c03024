import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { foundedLedger, grownLedger, ledgerFaults, ledgerFile, lostLedgers, readLedger } from './lib/ledger.mjs';
import { inCheckout } from './lib/paths.mjs';

const checkout = inCheckout('.');

/** Returns the earlier texts of the ledger, as far as this checkout has history: none in a shallow clone of one commit, or without git. */
function earlierLedgers() {
  const git = (/** @type {readonly string[]} */ ...args) => spawnSync('git', [...args], { cwd: checkout, encoding: 'utf8' });
  const log = git('log', '--format=%H', '--', 'rulesets/ledger.txt');
  const commits = log.status === 0 ? log.stdout.split('\n').filter((line) => line !== '') : [];
  return commits.flatMap((commit) => {
    const shown = git('show', `${commit}:rulesets/ledger.txt`);
    return shown.status === 0 ? [{ commit, text: shown.stdout }] : [];
  });
}

describe('the ledger of releases', () => {
  it('given this checkout, then every release, golden match and explained difference is there, unchanged, and in the ledger', () => {
    expect(ledgerFaults(checkout)).toEqual([]);
    expect(readLedger(checkout)).not.toBe('');
  });

  it('given the history that there is, then the ledger has only grown', () => {
    const earlier = earlierLedgers();
    const lost = lostLedgers(
      readLedger(checkout),
      earlier.map(({ text }) => text),
    );
    expect(earlier.filter(({ text }) => lost.includes(text)).map(({ commit }) => commit)).toEqual([]);
  });
});

describe('what the ledger finds', () => {
  let root = '';
  const at = (/** @type {readonly string[]} */ ...parts) => path.join(root, ...parts);
  const release = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(at('rulesets', 'cards'), { recursive: true });
    writeFileSync(at('rulesets', 'cards', `${name}.mjs`), text);
  };
  const list = (/** @type {readonly string[]} */ ...versions) =>
    writeFileSync(
      at('rulesets', 'index.json'),
      JSON.stringify({ releases: versions.map((version) => ({ game: 'cards', version, channel: 'released' })) }),
    );
  const grow = () => writeFileSync(ledgerFile(root), grownLedger(root));

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'arbiter-ledger-'));
    release('b', 'first');
    release('a', 'second');
    list('b', 'a');
    mkdirSync(at('fixtures', 'replays'), { recursive: true });
    writeFileSync(at('fixtures', 'replays', 'cards-b-1.jsonl.gz'), '{}\n');
    writeFileSync(at('fixtures', 'replays', 'differences.json'), '{"cards-b-1.jsonl.gz":{"a":{"why":"mended"}}}');
    grow();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('given nothing new, then it stays as it is; what is new is added behind', () => {
    const before = readLedger(root);
    expect(grownLedger(root)).toBe(before);
    expect(ledgerFaults(root)).toEqual([]);
    release('c', 'third');
    list('b', 'a', 'c');
    expect(ledgerFaults(root)).toEqual(['release cards/c.mjs is not in the ledger: npm run ruleset:ledger']);
    grow();
    expect(readLedger(root).startsWith(before)).toBe(true);
    expect(ledgerFaults(root)).toEqual([]);
  });

  it('given a release that is gone with its line in the list, then it is named twice', () => {
    rmSync(at('rulesets', 'cards', 'a.mjs'));
    list('b');
    expect(ledgerFaults(root)).toEqual([
      'release cards/a.mjs is gone: take it back from version control',
      'rulesets/index.json leaves cards/a.mjs out',
    ]);
  });

  it.each([
    ['a released file', () => release('b', 'mended'), 'release cards/b.mjs was changed'],
    [
      'a golden match',
      () => writeFileSync(at('fixtures', 'replays', 'cards-b-1.jsonl.gz'), '{"x":1}\n'),
      'replay cards-b-1.jsonl.gz was changed',
    ],
    [
      'an explained difference',
      () => writeFileSync(at('fixtures', 'replays', 'differences.json'), '{"cards-b-1.jsonl.gz":{"a":{"why":"other"}}}'),
      'difference cards-b-1.jsonl.gz@a was changed',
    ],
  ])('given that %s was changed, then it is named', (_, change, fault) => {
    change();
    expect(ledgerFaults(root)).toEqual([`${fault}: take it back from version control`]);
  });

  it('given another order of releases, then it is named: the last of a game is its newest', () => {
    list('a', 'b');
    expect(ledgerFaults(root)).toEqual(['rulesets/index.json has another order than the ledger']);
  });

  it('given a line that was taken out with what it names, then the lines after it no longer follow', () => {
    const [first, , ...others] = readFileSync(ledgerFile(root), 'utf8').trimEnd().split('\n');
    rmSync(at('rulesets', 'cards', 'a.mjs'));
    list('b');
    writeFileSync(ledgerFile(root), `${[first, ...others.map((line, index) => line.replace(/^\d+/, String(index + 2)))].join('\n')}\n`);
    expect(ledgerFaults(root).some((fault) => fault.includes('does not follow from the line before it'))).toBe(true);
  });

  it('given a release in the channel `dev`, then the ledger knows nothing of it, and it may go', () => {
    release('c', 'passing');
    const releases = ['b', 'a'].map((version) => ({ game: 'cards', version, channel: 'released' }));
    writeFileSync(
      at('rulesets', 'index.json'),
      JSON.stringify({ releases: [...releases, { game: 'cards', version: 'c', channel: 'dev' }] }),
    );
    expect(ledgerFaults(root)).toEqual([]);
    expect(grownLedger(root)).toBe(readLedger(root));
    rmSync(at('rulesets', 'cards', 'c.mjs'));
    list('b', 'a');
    expect(ledgerFaults(root)).toEqual([]);
  });

  it('given a catalogue of a release that is changed or gone, then it is named', () => {
    release('c', 'third');
    writeFileSync(at('rulesets', 'cards', 'root.catalogue.jsonl'), 'cards');
    const releases = [...['b', 'a'].map((version) => ({ game: 'cards', version, channel: 'released' }))];
    const third = { game: 'cards', version: 'c', channel: 'released', catalogue: { root: 'root' } };
    writeFileSync(at('rulesets', 'index.json'), JSON.stringify({ releases: [...releases, third] }));
    grow();
    expect(ledgerFaults(root)).toEqual([]);
    writeFileSync(at('rulesets', 'cards', 'root.catalogue.jsonl'), 'other cards');
    expect(ledgerFaults(root)).toEqual(['release cards/root.catalogue.jsonl was changed: take it back from version control']);
  });

  it('given a ledger that was founded anew, then it names the one that it took the place of, and no other may be gone', () => {
    const before = readLedger(root);
    writeFileSync(ledgerFile(root), foundedLedger(before, 'no-match-outside-needs-them'));
    grow();
    expect(ledgerFaults(root)).toEqual([]);
    const earlier = [before.slice(0, before.indexOf('\n') + 1), before];
    expect(lostLedgers(readLedger(root), earlier)).toEqual([]);
    expect(lostLedgers(readLedger(root), [...earlier, 'another\n'])).toEqual(['another\n']);
    expect(lostLedgers(before, ['another\n', before])).toEqual(['another\n']);
  });

  it('given a copy of a checkout without its history, then what is in the tree is enough', () => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'arbiter-ledger-copy-'));
    try {
      cpSync(root, copy, { recursive: true });
      expect(ledgerFaults(copy)).toEqual([]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
