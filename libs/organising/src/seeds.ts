import { randomBytes } from 'node:crypto';

export { commitmentTo, seedOfDraw } from '@arbiter/contracts';

/** Draws the secret from which all lots of a tournament come: 64 hex digits. */
export const drawSecret = (): string => randomBytes(32).toString('hex');
