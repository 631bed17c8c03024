import { fileURLToPath } from 'node:url';
import type { ObjectStorage } from '@arbiter/recording';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';

/** The text names no object storage. */
export class NoSuchStorage extends Error {
  constructor(place: string) {
    super(`${JSON.stringify(place)} is no object storage: give a folder, file:///…, or s3://bucket/prefix`);
    this.name = 'NoSuchStorage';
  }
}

/** Whether `openObjectStorage` takes this text. */
export const isObjectStorage = (place: string): boolean => {
  try {
    openObjectStorage(place);
    return true;
  } catch (error) {
    if (error instanceof NoSuchStorage) return false;
    throw error;
  }
};

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Opens object storage; nothing is asked of it before the first use.
 * @param place a folder, a `file:` URL, or `s3://bucket/prefix`
 * @throws {NoSuchStorage}
 */
export const openObjectStorage = (place: string): ObjectStorage => {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//.exec(place)?.[1];
  if (scheme === undefined) return new FolderStorage(place);
  if (scheme === 'file' && URL.canParse(place)) return new FolderStorage(fileURLToPath(place));
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(place) ?? [];
  if (scheme !== 's3' || !bucketName.test(bucket)) throw new NoSuchStorage(place);
  return new S3Storage(bucket, prefix.replace(/\/+$/, ''));
};
