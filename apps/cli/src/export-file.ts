import { readFile, stat } from 'node:fs/promises';
import { maximalFileBytes } from '@arbiter/recording';
import { CommandFailed } from './failure.js';

/**
 * Reads the bytes of a file that a user names: an export, a signed head, acknowledgements.
 * @throws {CommandFailed} when it can't be read, or is larger than any export
 */
export async function readExportFile(file: string): Promise<Uint8Array> {
  const unreadable = (error: unknown): never => {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > maximalFileBytes)
    throw new CommandFailed(`${file}: file/too-large: the file has ${size} bytes; exports have ${maximalFileBytes} at most`);
  return readFile(file).catch(unreadable);
}
