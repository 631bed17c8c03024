/** Where archived logs are kept: a folder, or a bucket of an S3 service. Objects are written once and then only read. */
export interface ObjectStorage {
  /** Where it is, for messages. */
  readonly name: string;
  /**
   * Stores an object, durably when it resolves.
   * @param key words between slashes
   * @throws {StorageUnreachable}
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /**
   * Reads an object; null where there is none.
   * @throws {StorageUnreachable}
   */
  get(key: string): Promise<Buffer | null>;
}

/** The object storage can't be reached, or does not let us in. */
export class StorageUnreachable extends Error {
  constructor(name: string, cause: unknown) {
    super(`the archive ${name} can't be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StorageUnreachable';
  }
}
