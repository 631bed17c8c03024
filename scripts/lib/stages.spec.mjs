import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryLimit } from './memory.mjs';
import { inCheckout } from './paths.mjs';
import { check, heldToMemory, readJestCounts, runSideBySide } from './stages.mjs';

/** @param {object | null} report @param {import('./processes.mjs').Ending} ending @param {readonly string[]} [underWay] */
const countsFor = (report, ending, underWay) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-counts-'));
  const file = path.join(folder, 'report.json');
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  try {
    return readJestCounts(file, ending, underWay);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const passing = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numTotalTestSuites: 2, testResults: [] };

describe('what a Jest report counts', () => {
  it('given everything passed, then nothing failed', () => {
    expect(countsFor(passing, 0)).toEqual({ passed: 7, failed: 0, skipped: 0, note: '2 files' });
  });

  it('given files that could not be loaded or whose process died, then each counts as a failure of its own, by name', () => {
    const broken = { name: inCheckout('libs', 'a.spec.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] };
    const starved = {
      name: inCheckout('libs', 'b.spec.ts'),
      status: 'failed',
      message: 'Error: Jest worker ran out of memory and crashed',
      assertionResults: [],
    };
    expect(countsFor({ ...passing, numFailedTests: 1, testResults: [broken, starved] }, 1)).toEqual({
      passed: 7,
      failed: 3,
      skipped: 0,
      note: `2 files, could not be run: ${path.join('libs', 'a.spec.ts')}, ${path.join('libs', 'b.spec.ts')} (out of memory)`,
    });
  });

  it('given skipped and planned tests, then both are seen', () => {
    expect(countsFor({ ...passing, numPendingTests: 2, numTodoTests: 1 }, 0)).toMatchObject({ skipped: 3 });
  });

  it('given Jest ended badly without a failed test or without a report, then that is a failure', () => {
    expect(countsFor(passing, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(countsFor(null, 134)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('given it died or ran out of time, then the files that were under way are named', () => {
    expect(countsFor(null, 134, ['a.spec.ts', 'b.spec.ts']).note).toBe(
      'Jest ended with code 134 and no report, during a.spec.ts, b.spec.ts',
    );
    expect(countsFor(null, 124, ['a.spec.ts']).note).toBe('ran out of time, during a.spec.ts');
    expect(countsFor(null, 124).note).toBe('ran out of time');
  });

  it('given a signal ended it, then the signal is named, whether or not there is a report', () => {
    expect(countsFor(null, 'SIGKILL', ['a.spec.ts'])).toMatchObject({
      failed: 1,
      note: 'Jest was ended by SIGKILL (sent by somebody, or by the system when memory ran short), and no report, during a.spec.ts',
    });
    expect(countsFor(passing, 'SIGTERM')).toMatchObject({ passed: 7, failed: 1, note: 'Jest was ended by SIGTERM' });
  });
});

describe('a tool that is a stage', () => {
  /** @param {string} script */
  const ran = (script) => check('tool', ['-e', script]).run({});

  it('given it is content, then it has passed without a word; given it is not, then its code is told', async () => {
    expect(await ran('')).toMatchObject({ passed: 1, failed: 0 });
    expect(await ran('')).not.toHaveProperty('note');
    expect(await ran('process.exit(3)')).toMatchObject({ passed: 0, failed: 1, note: 'ended with code 3' });
  });

  it.each([
    ['SIGKILL', 'was ended by SIGKILL (sent by somebody, or by the system when memory ran short)'],
    ['SIGTERM', 'was ended by SIGTERM'],
    ['SIGABRT', 'was ended by SIGABRT (so Node ends itself when its heap is full)'],
  ])('given %s ends it, then it has failed, and the signal is named', async (signal, note) => {
    expect(await ran(`process.kill(process.pid, '${signal}'); setInterval(() => undefined, 1_000);`)).toMatchObject({
      passed: 0,
      failed: 1,
      note,
    });
  });
});

describe('what a stage may need', () => {
  const counts = { passed: 7, failed: 0, skipped: 0, note: '2 files' };

  it('given no process needed more than the limit, then nothing fails', () => {
    const peak = { bytes: memoryLimit, command: 'node jest' };
    expect(heldToMemory(counts, peak)).toEqual({ ...counts, peak });
  });

  it('given a process needed more, then the stage fails and names it', () => {
    const peak = { bytes: memoryLimit * 1.25, command: `node ${inCheckout('node_modules', 'jest.js')}` };
    expect(heldToMemory(counts, peak)).toEqual({
      ...counts,
      failed: 1,
      note: `2 files; a process needed 2.5 GB, more than 2.0 GB: node ${path.join('node_modules', 'jest.js')}`,
      peak,
    });
    expect(heldToMemory({ passed: 1, failed: 0, skipped: 0 }, peak)).toMatchObject({
      passed: 1,
      failed: 1,
      note: expect.stringMatching(/^a process needed 2\.5 GB/),
    });
  });
});

describe('stages beside each other', () => {
  describe('side by side', () => {
    /** @param {readonly { name: string, after?: readonly string[] }[]} chosen @param {number} lanes */
    const orderOf = async (chosen, lanes) => {
      const order = /** @type {string[]} */ ([]);
      const results = await runSideBySide(chosen, lanes, async ({ name }) => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
        return name;
      });
      return { order, results };
    };
    const stage = (/** @type {string} */ name, /** @type {string[]} */ ...after) => ({ name, after });

    it('given stages that wait for others, then each begins as soon as those are over, and results keep the order of the stages', async () => {
      const { order, results } = await orderOf([stage('a'), stage('b', 'a'), stage('c'), stage('d', 'b', 'c')], 2);
      expect(order).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends', 'd begins', 'd ends']);
      expect(results).toEqual(['a', 'b', 'c', 'd']);
    });

    it('given one lane, then nothing runs beside another, and what waits for a stage that was not chosen does not wait', async () => {
      const { order } = await orderOf([stage('b', 'a'), stage('c', 'b')], 1);
      expect(order).toEqual(['b begins', 'b ends', 'c begins', 'c ends']);
    });

    it('given stages that wait for each other, then that is an error', async () => {
      await expect(orderOf([stage('a', 'b'), stage('b', 'a')], 2)).rejects.toThrow('wait for each other: a, b');
    });
  });

  it('given it prints to somebody, then all that the tool wrote has come when it is done', async () => {
    let said = '';
    await check('tool', ['-e', 'console.log("content"); console.error("but slow")']).run({}, (text) => (said += text));
    expect(said.split('\n').sort()).toEqual(['', 'but slow', 'content']);
  });
});
