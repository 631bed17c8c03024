import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diaryVariable, filesUnderWay } from './files-under-way.mjs';
import { heapMegabytes, jestArguments } from './jest.mjs';
import { watchMemory } from './memory.mjs';
import { inCheckout } from './paths.mjs';
import { endingOf } from './processes.mjs';
import { readJestCounts } from './stages.mjs';

const heap = 80;

const specs = {
  'passes.spec.mjs': `test('passes', () => expect(1).toBe(1));`,
  'later.spec.mjs': `test('passes too', () => expect(1).toBe(1));`,
  'greedy.spec.mjs': `test('takes all memory', () => { const kept = []; for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at }))); });`,
  'crashing.spec.mjs': `test('ends its process', () => { process.abort(); });`,
};

/**
 * Makes a project with these tests and runs it as a stage runs its tests, but with a smaller heap.
 * @param {readonly (keyof typeof specs)[]} names
 */
const runSpecs = async (names) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-jest-'));
  try {
    for (const name of names) writeFileSync(path.join(folder, name), specs[name]);
    const settings = { displayName: 'unit', rootDir: folder, testEnvironment: 'node', testMatch: ['<rootDir>/*.spec.mjs'], transform: {} };
    mkdirSync(path.join(folder, 'out'));
    const [report, diary] = [path.join(folder, 'out', 'report.json'), path.join(folder, 'out', 'diary')];
    writeFileSync(
      path.join(folder, 'jest.config.json'),
      JSON.stringify({ projects: [settings], reporters: [inCheckout('scripts', 'lib', 'files-under-way.mjs')] }),
    );
    const args = jestArguments('unit', ['--config', path.join(folder, 'jest.config.json'), '--json', `--outputFile=${report}`]).map((one) =>
      one.replace(`size=${heapMegabytes}`, `size=${heap}`),
    );
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', env: { ...process.env, [diaryVariable]: diary } });
    const memory = watchMemory(/** @type {number} */ (child.pid));
    const ending = endingOf(await once(child, 'exit'));
    return { counts: readJestCounts(report, ending, filesUnderWay(diary)), underWay: filesUnderWay(diary), peak: memory.stop() };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('a run of tests in bounded processes', () => {
  /** @type {Awaited<ReturnType<typeof runSpecs>>} */
  let run;

  beforeAll(async () => {
    run = await runSpecs(/** @type {(keyof typeof specs)[]} */ (Object.keys(specs)));
  });

  it('given files whose process runs out of memory or dies, then each counts as failed and is named, and the others are run', () => {
    expect(run.counts).toMatchObject({ passed: 2, failed: 2, skipped: 0 });
    expect(run.counts.note).toMatch(/4 files, could not be run: /);
    expect(run.counts.note).toMatch(/greedy\.spec\.mjs \(out of memory\)/);
    expect(run.counts.note).toMatch(/crashing\.spec\.mjs \(SIGABRT\)/);
    expect(run.underWay).toEqual([]);
  });

  it('then the memory of its processes is known, and bounded', () => {
    expect(run.peak.bytes).toBeGreaterThan(heap * 1024 ** 2);
    expect(run.peak.bytes).toBeLessThan(4 * heap * 1024 ** 2);
    expect(run.peak.command).toMatch(/jest/);
  });
});

describe('the diary of a run', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-diary-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('given files that began, when the run died, then those that did not end are named', () => {
    const diary = path.join(folder, 'diary');
    writeFileSync(diary, 'begin a.spec.ts\nbegin b c.spec.ts\nend a.spec.ts\nbegin d.spec.ts\n');
    expect(filesUnderWay(diary)).toEqual(['b c.spec.ts', 'd.spec.ts']);
    expect(filesUnderWay(path.join(folder, 'none'))).toEqual([]);
  });
});
