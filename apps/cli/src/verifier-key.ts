import { BadKey, readVerifierKey } from '@arbiter/contracts';
import { CommandFailed } from './failure.js';

/** @throws {CommandFailed} when the text is no verifier key; the message shows what one looks like */
export const checkKey = (key: string): void => {
  try {
    readVerifierKey(key);
  } catch (error) {
    if (error instanceof BadKey)
      throw new CommandFailed(
        `This is no verifier key: ${key} (${error.message}). It looks like <name>+<id>+<key>; the API gives it at /evidence/key.`,
      );
    throw error;
  }
};
