// Compiles sources for Jest as ever, but for one file, in whose place a broken text is taken.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swc from '@swc/jest';

/** Absolute path of the file that is broken. */
export const brokenFileVariable = 'ARBITER_BROKEN_FILE';
/** Where the text lies that takes its place. */
export const brokenTextVariable = 'ARBITER_BROKEN_TEXT';

const compiler = /** @type {any} */ (swc).createTransformer();
const [file, text] = [process.env[brokenFileVariable], process.env[brokenTextVariable]];
const broken = text === undefined ? '' : readFileSync(text, 'utf8');
const mark = createHash('sha256').update(broken).digest('hex');
const sourceOf = (/** @type {string} */ source, /** @type {string} */ name) => (name === file ? broken : source);

/** @type {Record<string, (source: string, name: string, ...rest: any[]) => any>} */
const transformer = {
  process: (source, name, ...rest) => compiler.process(sourceOf(source, name), name, ...rest),
  processAsync: (source, name, ...rest) => compiler.processAsync(sourceOf(source, name), name, ...rest),
  getCacheKey: (source, name, ...rest) => `${compiler.getCacheKey(sourceOf(source, name), name, ...rest)}${name === file ? mark : ''}`,
};
export default transformer;
