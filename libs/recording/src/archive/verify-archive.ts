import { emptyFrontier, eventLeaf, grow, rootOf } from '@arbiter/contracts';
import { readSignedHead, signerOf } from '../export/signed-head.js';
import { Faulty } from '../export/faults.js';
import { verifyExport } from '../export/verify.js';
import type { RulesetRegistry } from '../ports.js';
import { ArchiveFault } from './archive-fault.js';
import { type ArchiveIndex, archiveKeys } from './archive-index.js';
import type { ArchiveReader } from './archive-reader.js';
import { bundleOfArchived } from './archived-bundle.js';
import type { ArchivedMatch } from './archived-match.js';

export interface VerifyArchiveOptions {
  readonly rulesets: RulesetRegistry;
  /** The installation's verifier key; absent: nobody's signature is checked. */
  readonly key?: string;
  /** SHA-256 of the index, hex, as the founding log has it; absent: any index. */
  readonly indexHash?: string;
  /** Called after each match with the number of matches done and the total. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface VerifiedArchive {
  readonly index: ArchiveIndex;
  /** Name of the key that signed the last head; null where no key was given. */
  readonly signer: string | null;
  /** Size of all objects together, in bytes. */
  readonly bytes: number;
}

/** The leaves of a log, each of which is there once. */
class Leaves {
  private readonly hashes: (Buffer | undefined)[];

  constructor(private readonly index: ArchiveIndex) {
    this.hashes = Array.from({ length: index.size });
  }

  take(match: ArchivedMatch): void {
    const key = archiveKeys.match(match.logId, match.matchId);
    for (const { leaf, event } of match.events) {
      if (leaf >= this.index.size || this.hashes[leaf] !== undefined)
        throw new ArchiveFault(match.logId, key, `leaf ${leaf} stands twice, or beyond the end of the log`);
      this.hashes[leaf] = eventLeaf(event);
    }
  }

  root(): string {
    const missing = this.hashes.indexOf(undefined);
    const { logId } = this.index;
    if (missing >= 0) throw new ArchiveFault(logId, archiveKeys.index(logId), `leaf ${missing} is in no match`);
    return rootOf(grow(emptyFrontier, this.hashes as readonly Buffer[])).toString('hex');
  }
}

/** Checks that the signed head is the one over this log. @returns who signed it; null where no key was given */
const checkHead = ({ logId, origin, size, root, checkpoint }: ArchiveIndex, key: string | undefined): string | null => {
  const wrong = (detail: string): ArchiveFault => new ArchiveFault(logId, archiveKeys.index(logId), detail);
  try {
    const head = readSignedHead(checkpoint);
    if (head.size !== size || head.root !== root || head.origin !== origin) throw wrong('its signed head is not over this log');
    return key === undefined ? null : signerOf(checkpoint, key);
  } catch (error) {
    throw error instanceof Faulty ? wrong(error.fault.detail) : error;
  }
};

/**
 * Reads a whole archived log where it is kept, and checks it without a database: each object has its hash, each leaf is there once, the root
 * over all is that of the signed head, and every match verifies by the rules.
 * @throws {ArchiveFault} with the first thing that is wrong
 * @throws {StorageUnreachable} {BadKey}
 */
export const verifyArchivedLog = async (
  reader: ArchiveReader,
  logId: number,
  { rulesets, key, indexHash, onProgress }: VerifyArchiveOptions,
): Promise<VerifiedArchive> => {
  const index = await reader.index(logId, indexHash);
  const signer = checkHead(index, key);
  const leaves = new Leaves(index);
  let bytes = 0;
  for (const [at, indexed] of index.matches.entries()) {
    const match = await reader.match(logId, indexed);
    leaves.take(match);
    const verdict = await verifyExport(await bundleOfArchived(match, index, rulesets), { rulesets, ...(key === undefined ? {} : { key }) });
    if (!verdict.ok)
      throw new ArchiveFault(logId, archiveKeys.match(logId, indexed.matchId), `${verdict.fault.code}: ${verdict.fault.detail}`);
    bytes += indexed.bytes;
    onProgress?.(at + 1, index.matches.length);
  }
  if (leaves.root() !== index.root)
    throw new ArchiveFault(logId, archiveKeys.index(logId), 'the root over its leaves is not the signed one');
  await reader.tileRoots(logId, index.tileRoots);
  return { index, signer, bytes };
};
