import { StepFailed } from './failure.mjs';

// What the commands share that let Arbiter run for a while and tell what held (chaos, overload, scale).

/** @param {string} name of an option @param {string} text that it was given @returns {number} @throws {StepFailed} */
export const positive = (name, text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new StepFailed(`--${name} is ${text}`, 'give a whole number above 0');
};

/** @param {Readonly<Record<string, number>>} times how often each was met @returns {string} "this 3, that 1"; empty where there was nothing */
export const counted = (times) =>
  Object.entries(times)
    .map(([what, number]) => `${what} ${number}`)
    .join(', ');

/** Cases in which something did not hold that are printed; of the others their number. */
const mostCases = 10;

/** @param {readonly import('./chaos/check-log.mjs').Finding[]} findings */
export const printFindings = (findings) => {
  for (const { name, checked, broken } of findings) {
    console.log(`  ${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name} (${checked})`);
    for (const line of broken.slice(0, mostCases)) console.log(`         ${line}`);
    if (broken.length > mostCases) console.log(`         and ${broken.length - mostCases} more`);
  }
};

/**
 * Carries out a run: it says how far it is, then its report is printed, and the process ends with 1 if something did not hold.
 * @template {{ readonly passed: boolean }} R
 * @param {{ readonly json: boolean, readonly seed?: string | undefined }} options with JSON the report alone goes to standard output
 * @param {(given: { readonly seed: string, readonly say: (line: string) => void }) => Promise<R>} run
 * @param {(report: R) => void} print
 * @param {(report: R) => unknown} [asJson]
 */
export const carryOut = async ({ json, seed = String(Date.now()) }, run, print, asJson = (report) => report) => {
  const report = await run({ seed, say: json ? (line) => void process.stderr.write(`${line}\n`) : console.log });
  if (json) console.log(JSON.stringify(asJson(report), null, 2));
  else print(report);
  process.exitCode = report.passed ? 0 : 1;
};
