import { StepFailed } from './failure.mjs';

const heartbeatMs = 10_000;
const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;

/** @param {number} code @param {string} text */
const painted = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** @param {string} text */
export const bold = (text) => painted(1, text);

/** @param {string} text */
export const dim = (text) => painted(2, text);

/** @param {number} since milliseconds since 1970-01-01 UTC, as from Date.now() @returns {string} */
const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step and shows it: its name at once, a sign of life every ten seconds, and at the end how long it took.
 *
 * @template T
 * @param {string} name what is being done, as in "start PostgreSQL"
 * @param {(note: (text: string) => void) => Promise<T> | T} work `note` sets the text beside the name at the end
 * @returns {Promise<T>}
 */
export const step = async (name, work) => {
  const since = Date.now();
  let remark = '';
  console.log(`  ${dim('…')} ${name}`);
  const heartbeat = setInterval(() => console.log(`  ${dim(`… still at it: ${name} (${elapsed(since)})`)}`), heartbeatMs);
  try {
    const result = await work((text) => (remark = text));
    console.log(`  ${painted(32, '✓')} ${name}${remark === '' ? '' : `: ${remark}`} ${dim(`(${elapsed(since)})`)}`);
    return result;
  } catch (error) {
    console.log(`  ${painted(31, '✗')} ${name} ${dim(`(${elapsed(since)})`)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
};

/** @throws {StepFailed} when this Node is too old for Arbiter */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepFailed(`this is Node ${process.versions.node}`, 'install Node 20.19 or newer (https://nodejs.org), then try again');
};
