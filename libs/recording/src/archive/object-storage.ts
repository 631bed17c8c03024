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

/** What was archived can't be read now: the object storage does not answer or let us in, or is not the one in which it was archived. */
export class StorageUnreachable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageUnreachable';
  }

  /** Makes the error of a storage that failed. @param name where it is */
  static because(name: string, cause: unknown): StorageUnreachable {
    return new StorageUnreachable(`the archive ${name} can't be reached: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}
