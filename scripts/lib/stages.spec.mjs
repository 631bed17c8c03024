import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJestCounts } from './stages.mjs';

/** @param {object | null} report @param {number} code */
const countsFor = (report, code) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-counts-'));
  const file = path.join(folder, 'report.json');
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  try {
    return readJestCounts(file, code);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const passing = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numTotalTestSuites: 2, testResults: [] };

describe('what a Jest report counts', () => {
  it('given everything passed, then nothing failed', () => {
    expect(countsFor(passing, 0)).toEqual({ passed: 7, failed: 0, skipped: 0, note: '2 files' });
  });

  it('given a file that could not be loaded, then it counts as a failure of its own', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countsFor({ ...passing, numFailedTests: 1, testResults: [broken] }, 1)).toMatchObject({ passed: 7, failed: 2 });
  });

  it('given skipped and planned tests, then both are seen', () => {
    expect(countsFor({ ...passing, numPendingTests: 2, numTodoTests: 1 }, 0)).toMatchObject({ skipped: 3 });
  });

  it('given Jest ended badly without a failed test or without a report, then that is a failure', () => {
    expect(countsFor(passing, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(countsFor(null, 134)).toMatchObject({ passed: 0, failed: 1 });
  });
});
