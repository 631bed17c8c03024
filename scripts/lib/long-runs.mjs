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
