import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from './paths.mjs';

/** Environment variable that names the file to which the reporter writes. */
export const diaryVariable = 'ARBITER_TEST_DIARY';

/**
 * A reporter for Jest that writes down at once which test files begin and end: when a run dies without a report, the file in which it died
 * is known.
 */
export default class FilesUnderWay {
  /** @param {'begin' | 'end'} what @param {{ readonly path: string }} test */
  #note(what, test) {
    const diary = process.env[diaryVariable];
    if (diary) appendFileSync(diary, `${what} ${path.relative(checkout, test.path)}\n`);
  }

  /** @param {{ readonly path: string }} test */
  onTestFileStart(test) {
    this.#note('begin', test);
  }

  /** @param {{ readonly path: string }} test */
  onTestFileResult(test) {
    this.#note('end', test);
  }
}

/** @param {string} diary @returns {readonly string[]} test files that began and did not end */
export const filesUnderWay = (diary) => {
  if (!existsSync(diary)) return [];
  const open = new Set(/** @type {string[]} */ ([]));
  for (const line of readFileSync(diary, 'utf8').trimEnd().split('\n')) {
    const [what = '', file = ''] = line.split(/ (.*)/);
    if (what === 'begin') open.add(file);
    else open.delete(file);
  }
  return [...open];
};
