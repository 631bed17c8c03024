import type { AccessToken } from '@arbiter/accounts';
import { ProblemError } from '../problems/problem-error.js';

/** Facts of cards belong to all gatherings, and so only organizers of all of them import any. @throws {ProblemError} `access/forbidden` */
export const checkEverywhere = ({ gatheringId }: AccessToken): void => {
  if (gatheringId !== null) throw new ProblemError('access/forbidden', 'Cards are imported by organizers of all gatherings.');
};
