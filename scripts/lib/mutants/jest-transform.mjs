// Compiles sources for Jest as usual, except that one file is replaced by a broken text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swc from '@swc/jest';

/** Environment variable with the absolute path of the file that is broken. */
export const brokenFileVariable = 'ARBITER_BROKEN_FILE';
/** Environment variable with the path of the text that replaces it. */
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
