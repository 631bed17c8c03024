import { readFile, writeFile } from 'node:fs/promises';
import { BadKey, messageOf, type NoteSigner, readVerifierKey } from '@arbiter/contracts';
import { newCosigningKey, readCosigningKey, type WitnessedLog } from '@arbiter/tlog';
import { z } from 'zod';
import { CommandFailed } from '../failure.js';

const logsSchema = z
  .array(z.strictObject({ origin: z.string().min(1), keys: z.array(z.string()).min(1), below: z.boolean().default(false) }))
  .min(1);

const example = '[{ "origin": "example.org/tlog", "keys": ["example.org/tlog+<id>+<key>"], "below": true }]';

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandFailed(`${file} can't be read: ${messageOf(error)}`);
  }
};

/**
 * Reads the list of logs that a witness or a monitor knows.
 * @throws {CommandFailed} naming what is wrong
 */
export const readLogs = (text: string, name: string): readonly WitnessedLog[] => {
  try {
    return logsSchema
      .parse(JSON.parse(text))
      .map(({ origin, keys, below }) => ({ origin, below, keys: keys.map((key) => readVerifierKey(key)) }));
  } catch (error) {
    if (!(error instanceof BadKey || error instanceof z.ZodError || error instanceof SyntaxError)) throw error;
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    throw new CommandFailed(`${name} does not list logs: ${why}\nIt looks like ${example}; GET /evidence/key gives the keys.`);
  }
};

export const readLogsFile = async (file: string): Promise<readonly WitnessedLog[]> => readLogs(await textOf(file), file);

/** Reads the signing key of a witness. @throws {CommandFailed} */
export const readKeyFile = async (file: string): Promise<NoteSigner> => {
  try {
    return readCosigningKey(await textOf(file));
  } catch (error) {
    if (error instanceof BadKey)
      throw new CommandFailed(`${file} has no key of a witness: ${error.message}. "arbiter witness key" makes one.`);
    throw error;
  }
};

/** Draws the key of a witness into a file that was not there. @returns its verifier key @throws {CommandFailed} */
export const drawKeyFile = async (file: string, name: string): Promise<string> => {
  try {
    const text = newCosigningKey(name);
    await writeFile(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
    return readCosigningKey(text).verifierKey;
  } catch (error) {
    throw new CommandFailed(`no key was made: ${messageOf(error)}`);
  }
};
