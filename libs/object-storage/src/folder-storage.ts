import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ObjectStorage, StorageUnreachable } from '@arbiter/recording';

const isMissing = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'ENOENT';

/** Words that may be a part of a key: none of them leads out of the folder. */
const part = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Flushes what a folder lists to the disk, so that a name that was given is there after a power cut. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Keeps objects as files in a folder. */
export class FolderStorage implements ObjectStorage {
  readonly name: string;

  constructor(private readonly folder: string) {
    this.name = resolve(folder);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomUUID()}.unfinished`;
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw StorageUnreachable.because(this.name, error);
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw StorageUnreachable.because(this.name, error);
    }
  }

  private pathOf(key: string): string {
    const parts = key.split('/');
    if (!parts.every((one) => part.test(one))) throw new RangeError(`${JSON.stringify(key)} is no key of an object`);
    return join(this.folder, ...parts);
  }
}
