import { open, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { isMissing, readCheckpoint, type TreeHead } from '@arbiter/contracts';
import { LogFault } from './log-fault.js';

/** The kept file exists but is no signed head of this log. */
export class KeptHeadUnreadable extends LogFault {
  constructor(file: string, why: string) {
    super('kept-head/unreadable', 'kept head', `${file} is not the last signed head of this log: ${why}`);
  }
}

/** A head could not be stored outside the database, and so must not be signed. */
export class KeptHeadUnwritable extends LogFault {
  constructor(file: string, cause: unknown) {
    super('kept-head/unwritable', 'kept head', `${file} can't be written: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export interface KeptHead extends TreeHead {
  readonly note: string;
}

/**
 * The last signed head of each log, in a folder outside the database: if the database is set back, this head is not set back with it. One
 * file per log, whatever keys the log has had; it contains the signed note unchanged, so that `arbiter compare` can read it.
 */
export class KeptHeads {
  constructor(readonly folder: string) {}

  /**
   * Returns the file of a log's kept head.
   * @param origin name of the log
   */
  fileOf(logId: number, origin: string): string {
    return join(this.folder, `log-${logId}-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}.checkpoint`);
  }

  /**
   * Reads the kept head of a log.
   * @param signed whether a key of the log signed the note
   * @returns null where no head was kept
   * @throws {KeptHeadUnreadable} the file is no head of this log that one of its keys signed
   */
  async read(logId: number, origin: string, signed: (note: string) => boolean): Promise<KeptHead | null> {
    const file = this.fileOf(logId, origin);
    let note: string;
    try {
      note = await readFile(file, 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw new KeptHeadUnreadable(file, error instanceof Error ? error.message : String(error));
    }
    if (!signed(note)) throw new KeptHeadUnreadable(file, 'no key of the log has signed the note, or a signature is wrong');
    const head = readCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
    if (head === null || head.origin !== origin) throw new KeptHeadUnreadable(file, 'the note is no checkpoint of this log');
    return { ...head, note };
  }

  /**
   * Replaces the kept head, completely or not at all; it is on the disk when the promise resolves.
   * @throws {KeptHeadUnwritable}
   */
  async keep(logId: number, origin: string, note: string): Promise<void> {
    const file = this.fileOf(logId, origin);
    try {
      await replaceDurably(file, note);
    } catch (error) {
      throw new KeptHeadUnwritable(file, error);
    }
  }

  /**
   * Renames the kept head, so that it is no longer used but stays as evidence.
   * @param at the time that is put into the new name
   * @returns the new name; null where no head was kept
   */
  async setAside(logId: number, origin: string, at: Date): Promise<string | null> {
    const file = this.fileOf(logId, origin);
    const aside = `${file}.set-aside-${at.toISOString().replaceAll(':', '')}`;
    try {
      await rename(file, aside);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    await syncFolder(this.folder);
    return aside;
  }
}

/**
 * Replaces a file, completely or not at all, and makes its folder where there is none; the text is on the disk when the promise resolves. Two
 * calls for one file must not overlap.
 */
export const replaceDurably = async (file: string, text: string): Promise<void> => {
  const fresh = `${file}.new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeDurably(fresh, text);
    await rename(fresh, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw error;
  }
};

const writeDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'w', 0o644);
  try {
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes a rename durable: it is durable only when the folder is synced. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
