import { ArchiveFault } from './archive-fault.js';
import { type ArchiveIndex, archiveKeys, type IndexedMatch, objectHash, unpackIndex } from './archive-index.js';
import { type ArchivedMatch, unpackMatch } from './archived-match.js';
import { type ObjectStorage, StorageUnreachable } from './object-storage.js';

/** Reads archived logs. Everything that is read has the hash with which it was archived. */
export class ArchiveReader {
  constructor(readonly storage: ObjectStorage) {}

  /**
   * Reads the index of a log.
   * @param hash its SHA-256, hex, as the founding log has it; absent: any
   * @throws {ArchiveFault} {StorageUnreachable}
   */
  async index(logId: number, hash?: string): Promise<ArchiveIndex> {
    return unpackIndex(logId, await this.object(logId, archiveKeys.index(logId), hash));
  }

  /** Reads the roots of the full tiles of a log's tree, from the left. @throws {ArchiveFault} {StorageUnreachable} */
  async tileRoots(logId: number, hash: string): Promise<readonly Buffer[]> {
    const bytes = await this.object(logId, archiveKeys.tileRoots(logId), hash);
    return Array.from({ length: bytes.length / 32 }, (_, at) => bytes.subarray(at * 32, (at + 1) * 32));
  }

  /**
   * Reads one match.
   * @param indexed what the index has about it
   * @throws {ArchiveFault} {StorageUnreachable}
   */
  async match(logId: number, indexed: Pick<IndexedMatch, 'matchId' | 'object' | 'head'>): Promise<ArchivedMatch> {
    const key = archiveKeys.match(logId, indexed.matchId);
    const match = unpackMatch(logId, key, await this.object(logId, key, indexed.object));
    if (match.matchId !== indexed.matchId) throw new ArchiveFault(logId, key, `it is match ${match.matchId}`);
    if (match.events.at(-1)?.event.hash !== indexed.head)
      throw new ArchiveFault(logId, key, 'its last event is not the one that was archived');
    return match;
  }

  /** Without its index a log was never archived here: then this is another place than it was archived in, or a disk is missing. */
  private async missing(logId: number, key: string): Promise<Error> {
    const index = archiveKeys.index(logId);
    return key === index || (await this.storage.get(index)) === null
      ? new StorageUnreachable(`the archive ${this.storage.name} has nothing of log ${logId}`)
      : new ArchiveFault(logId, key, 'it is gone');
  }

  private async object(logId: number, key: string, hash?: string): Promise<Buffer> {
    const bytes = await this.storage.get(key);
    if (bytes === null) throw await this.missing(logId, key);
    if (hash !== undefined && objectHash(bytes) !== hash) throw new ArchiveFault(logId, key, 'it is not what was archived');
    return bytes;
  }
}
