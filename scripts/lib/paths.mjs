import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout, with symbolic links resolved. */
export const checkout = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Folder in which `npm start` keeps data, logs and process records; git-ignored. `ARBITER_STATE` moves it (tests do). */
export const stateFolder = path.resolve(checkout, process.env.ARBITER_STATE || '.arbiter');

/** @param {...string} parts @returns {string} an absolute path inside the checkout */
export const inCheckout = (...parts) => path.join(checkout, ...parts);
