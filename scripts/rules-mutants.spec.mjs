import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleMutants, bundleRunner } from './lib/mutants/bundle.mjs';
import { citationReader } from './lib/mutants/citations.mjs';
import { shuffled } from './lib/mutants/draw.mjs';
import { readEquivalents } from './lib/mutants/equivalents.mjs';
import { openSuite } from './lib/mutants/judge.mjs';
import { printReport, reportOf } from './lib/mutants/report.mjs';
import { startPool } from './lib/mutants/pool.mjs';
import { readWitnesses, tryWitnesses, writeWitnesses } from './lib/mutants/witnesses.mjs';
import { inCheckout } from './lib/paths.mjs';

// Scenarios of the board game of @arbiter/testing: a unit is turned sideways (B4) or taken back to hand (B5), or the player passes (B3).
const scenarios = `
game: board
auto: [respond]
scenarios:
  - name: a unit that is turned lies sideways and counts no more
    rules: [B4]
    table: { players: [{ hand: [] }, { hand: [] }], board: [{ seat: 0, lane: 1, row: front, card: wolf, as: wolf }, { seat: 0, lane: 2, row: front, card: bear, as: bear }] }
    script: [{ pick: { object: wolf, label: turn } }]
    expect: [{ object: wolf, state: sideways }, { object: bear, state: upright }, { player: 0, score: 1 }]
  - name: passing ends the turn
    rules: [B3]
    table: { players: [{ hand: [] }, { hand: [] }], board: [{ seat: 0, lane: 1, row: front, card: wolf, as: wolf }] }
    script: [{ kind: mainAction, pick: pass }]
    expect: [{ turn: { number: 2, seat: 1 } }]
  - name: a scenario that is wrong itself
    rules: [B4]
    table: { players: [{ hand: [] }, { hand: [] }], board: [{ seat: 0, lane: 1, row: front, card: wolf, as: wolf }] }
    script: [{ pick: { object: wolf, label: turn } }]
    expect: [{ object: wolf, state: upright }]
`;

/** @type {string} */
let folder;
/** @type {readonly import('./lib/mutants/places.mjs').Mutant[]} */
let mutants;
/** @type {import('./lib/mutants/worker.mjs').Load} */
let load;
/** @type {import('./lib/mutants/pool.mjs').Pool} */
let pool;
/** @type {import('./lib/mutants/judge.mjs').Suite} */
let suite;
/** @type {readonly import('./lib/mutants/judge.mjs').Verdict[]} */
let verdicts;

const equivalent = () =>
  /** @type {import('./lib/mutants/places.mjs').Mutant} */ (
    mutants.find(({ kind, was }) => kind === 'sum' && was === 'before.nextSeq + index')
  );
/** @param {string} kind @param {string} was */
const verdictOn = (kind, was) =>
  verdicts.find(({ mutant }) => mutant.within.startsWith('act') && mutant.kind === kind && mutant.was === was);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-mutants-spec-'));
  const file = inCheckout('libs', 'testing', 'src', 'board-ruleset.ts');
  const [bundle, runner] = ['game.js', 'runner.cjs'].map((name) => path.join(folder, name));
  const entry = `import { boardRuleset } from '${file.replaceAll('\\', '/')}'; export const openings = () => null; export const open = () => boardRuleset;`;
  writeFileSync(path.join(folder, 'board.yaml'), scenarios);
  const citedIn = citationReader({ numbers: ['B1', 'B2', 'B3', 'B4', 'B5', 'B9'], headings: [], rulings: [] });
  mutants = await bundleMutants({ entry, files: [file], citedIn, outfile: /** @type {string} */ (bundle) });
  await bundleRunner(/** @type {string} */ (runner));
  load = {
    type: 'load',
    bundle: /** @type {string} */ (bundle),
    runner: /** @type {string} */ (runner),
    folders: [path.join(folder, 'board.yaml')],
  };
  pool = await startPool(load, 1);
  suite = await openSuite({
    mutants,
    load,
    pool,
    most: 10,
    equivalents: new Map([[equivalent().key, 'numbers of events are only counted on']]),
    say: () => undefined,
  });
  verdicts = await suite.judge(mutants);
});

afterAll(() => {
  suite.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('breaking a small game on purpose', () => {
  it('given a scenario that fails with nothing broken, then it is told, and kills nothing', () => {
    expect(suite.failing).toEqual([expect.stringMatching(/^a scenario that is wrong itself: /)]);
    expect(verdicts.filter(({ killer, reachedBy }) => [killer, ...reachedBy].includes('a scenario that is wrong itself'))).toEqual([]);
  });

  it('given a break of a rule that a scenario asserts, then a scenario that cites it kills it', () => {
    expect(verdictOn('flag', 'true')).toMatchObject({ fate: 'citing', killer: 'a unit that is turned lies sideways and counts no more' });
    expect(verdictOn('sum', 'state.turn + 1')).toMatchObject({ fate: 'citing', killer: 'passing ends the turn' });
  });

  it('given a break that no scenario asserts anything about, then it survives, and it is told where and what', () => {
    const survivor = verdictOn('player/other', 'state.seat');
    expect(survivor).toMatchObject({ fate: 'survived', tried: 1, reachedBy: ['a unit that is turned lies sideways and counts no more'] });
    const report = printReport(reportOf({ game: 'board', seed: '1', all: mutants.length, verdicts, faults: [], citedBy: new Map() }));
    expect(report).toMatch(
      /survived {2}libs\/testing\/src\/board-ruleset\.ts:\d+ in act\.\S+: player\/other: state\.seat -> the other player than state\.seat/,
    );
  });

  it('given a place that no scenario reaches, then it counts neither as killed nor as survived', () => {
    expect(verdictOn('condition/true', "label === 'turn'")).toMatchObject({ fate: 'notReached', tried: 0 });
  });

  it('given a mutant that was reviewed as equivalent, then it is not run', () => {
    expect(verdicts.find(({ mutant }) => mutant.key === equivalent().key)).toMatchObject({
      fate: 'equivalent',
      tried: 0,
      reason: 'numbers of events are only counted on',
    });
  });

  it('given each rule that scenarios cite, then it is shown where one of them notices a break of its places', async () => {
    expect(await suite.shown({ perRule: 10, seed: '1' })).toEqual([
      expect.objectContaining({ rule: 'B4', state: 'shown' }),
      expect.objectContaining({ rule: 'B3', state: 'shown' }),
    ]);
  });

  it('given rules that were shown, then each holds as long as its scenario notices its break', async () => {
    const file = path.join(folder, 'shown-rules.tsv');
    const rows = await suite.shown({ perRule: 10, seed: '1' });
    const found = new Map(rows.map(({ rule, witness }) => [rule, /** @type {import('./lib/mutants/judge.mjs').Witness} */ (witness)]));
    writeWitnesses(file, found, ['B3', 'B4']);
    expect([...readWitnesses(file)]).toEqual([...found].reverse());
    const [passing, turning] = ['passing ends the turn', 'a unit that is turned lies sideways and counts no more'];
    const survivor = /** @type {import('./lib/mutants/judge.mjs').Verdict} */ (verdictOn('player/other', 'state.seat')).mutant.key;
    // Witnesses that can't hold: a scenario that does not cite the rule, and a place and a scenario that do not exist.
    const wrong = {
      B1: { mutant: survivor, scenario: turning },
      B2: { mutant: 'gone', scenario: passing },
      B5: { mutant: survivor, scenario: 'gone' },
    };
    const witnesses = new Map([...readWitnesses(file), ...Object.entries(wrong)]);
    expect(await tryWitnesses({ witnesses, mutants, pool })).toEqual({ held: ['B3', 'B4'], fallen: ['B1', 'B2', 'B5'] });
    // A scenario that fails anyway notices nothing, unless it is claimed to pass with nothing broken.
    const failing = new Map([['B4', { mutant: survivor, scenario: 'a scenario that is wrong itself' }]]);
    expect(await tryWitnesses({ witnesses: failing, mutants, pool })).toEqual({ held: [], fallen: ['B4'] });
    expect(await tryWitnesses({ witnesses: failing, mutants, pool, passes: () => true })).toEqual({ held: ['B4'], fallen: [] });
    const unnoticed = new Map([['B4', { mutant: survivor, scenario: turning }]]);
    expect(await tryWitnesses({ witnesses: unnoticed, mutants, pool })).toEqual({ held: [], fallen: ['B4'] });
  });

  it('given the same seed, then the same mutants are drawn; given another one, then others', () => {
    const drawn = (/** @type {string} */ seed) =>
      shuffled(mutants, ({ key }) => key, seed)
        .slice(0, 10)
        .map(({ key }) => key);
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });

  it('given a list of equivalent mutants with an entry that lacks its reason, or one twice, then it is refused by name', () => {
    const file = path.join(folder, 'list.yaml');
    writeFileSync(file, '- { mutant: "a#f#flag#1", was: "true" }');
    expect(() => readEquivalents(file)).toThrow(/entry 1 needs mutant, was and reason/);
    writeFileSync(file, '- { mutant: "a#1", was: "true", reason: "same" }\n- { mutant: "a#1", was: "true", reason: "same" }');
    expect(() => readEquivalents(file)).toThrow(/a#1 is listed twice/);
    expect(readEquivalents(path.join(folder, 'none.yaml'))).toEqual([]);
  });
});
