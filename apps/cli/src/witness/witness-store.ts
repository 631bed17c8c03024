import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isMissing, type NoteVerifier, type TreeHead } from '@arbiter/contracts';
import { replaceDurably } from '@arbiter/event-store';
import { cosignatureOf, headOfNote } from '@arbiter/tlog';

/** What was kept of a log is no checkpoint that this witness cosigned. Nothing is cosigned on it. */
export class WitnessStateUnreadable extends Error {
  constructor(file: string) {
    super(`${file} is not the last checkpoint that this witness cosigned: put the right file back, and do not delete it`);
    this.name = 'WitnessStateUnreadable';
  }
}

/** Names a log in addresses and files: SHA-256 of its origin, hex. */
export const originHash = (origin: string): string => createHash('sha256').update(origin).digest('hex');

/**
 * The last checkpoint of each log that a witness has cosigned, each in a file of a folder. It is read from the disk every time, so that what
 * is answered is never ahead of what is stored. One process has the folder.
 */
export class WitnessStore {
  /** The end of the last work on each log, by the hash of its origin. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly folder: string,
    private readonly witness: NoteVerifier,
  ) {}

  /** Does something with a log alone: what is asked meanwhile about the same log waits. */
  async alone<T>(origin: string, work: () => Promise<T>): Promise<T> {
    const name = originHash(origin);
    const before = this.turns.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.turns.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(name) === turn) this.turns.delete(name);
    }
  }

  /**
   * Reads the last checkpoint of a log.
   * @param name hash of its origin
   * @returns null before the first
   * @throws {WitnessStateUnreadable}
   */
  async last(name: string): Promise<{ readonly head: TreeHead; readonly note: string } | null> {
    const file = this.fileOf(name);
    let note: string;
    try {
      note = await readFile(file, 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    const head = headOfNote(note);
    if (head === null || originHash(head.origin) !== name || cosignatureOf(note, this.witness).kind !== 'valid')
      throw new WitnessStateUnreadable(file);
    return { head, note };
  }

  /** Keeps a checkpoint as the last of its log; it is on the disk when the promise resolves. */
  async keep(origin: string, note: string): Promise<void> {
    await replaceDurably(this.fileOf(originHash(origin)), note);
  }

  private fileOf(name: string): string {
    return join(this.folder, `${name}.checkpoint`);
  }
}
