import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, messageOf, type NoteVerifier } from '@arbiter/contracts';
import { replaceDurably } from '@arbiter/event-store';
import {
  compareWitness,
  type ForkProof,
  lookAt,
  openCheckpoint,
  type ReadTile,
  type SeenHead,
  tilePath,
  type WitnessedLog,
  type WitnessPolicy,
} from '@arbiter/tlog';

/** A witness whose last checkpoint is compared. */
export interface AskedWitness {
  /** Prefix of its addresses, without a slash at the end. */
  readonly url: string;
  readonly key: NoteVerifier;
}

export interface MonitorOptions {
  /** Prefix of the log's addresses, without a slash at the end. */
  readonly url: string;
  readonly log: WitnessedLog;
  readonly policy: WitnessPolicy;
  readonly witnesses: readonly AskedWitness[];
  /** Folder of the last checkpoint that was seen, and of proofs. */
  readonly folder: string;
}

/** What one round has shown. `unreachable`: somebody did not answer, which says nothing about the log. */
export type Round =
  | { readonly kind: 'right'; readonly size: number; readonly notes: readonly string[] }
  | { readonly kind: 'wrong' | 'unreachable'; readonly because: string }
  | { readonly kind: 'forked'; readonly file: string };

/** Somebody who should have answered did not, or with an error. */
class Unreachable extends Error {}

/** The longest that one answer is waited for, in milliseconds. */
const patienceMs = 10_000;

const get = async (url: string): Promise<Buffer> => {
  let answer: Response;
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new Unreachable(`${url} does not answer: ${messageOf(error)}`);
  }
  throw new Unreachable(`${url} answers ${answer.status}`);
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What was kept is no checkpoint of this log; nothing is compared with it. */
export class MonitorStateUnreadable extends Error {
  constructor(file: string) {
    super(`${file} is not the last checkpoint of this log that was seen: set it aside, as evidence, to begin anew`);
    this.name = 'MonitorStateUnreadable';
  }
}

const fileOf = ({ folder, log }: MonitorOptions): string => join(folder, `${sha256(log.origin)}.checkpoint`);

const lastSeen = async (options: MonitorOptions): Promise<SeenHead | null> => {
  const file = fileOf(options);
  let note: string;
  try {
    note = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const head = openCheckpoint(note, options.log.keys);
  if (head === null || head.origin !== options.log.origin) throw new MonitorStateUnreadable(file);
  return { head, note };
};

const writeProof = async (folder: string, proof: ForkProof): Promise<Round> => {
  const text = `${JSON.stringify(proof, null, 2)}\n`;
  const file = join(folder, `fork-${sha256(text).slice(0, 16)}.json`);
  await replaceDurably(file, text);
  return { kind: 'forked', file };
};

/**
 * Looks at a log once: what it shows, and what it has shown to witnesses. The last checkpoint that was found right is kept; a proof that the
 * log has shown two trees is written to a file of its own.
 * @throws {MonitorStateUnreadable}
 */
export const watchOnce = async (options: MonitorOptions): Promise<Round> => {
  const { url, log, policy, witnesses, folder } = options;
  const last = await lastSeen(options);
  const readTile: ReadTile = (tile) => get(`${url}/tile/${tilePath(tile)}`);
  try {
    const sight = await lookAt(log, policy, last, (await get(`${url}/checkpoint`)).toString('utf8'), readTile);
    if (sight.kind === 'forked') return await writeProof(folder, sight.proof);
    if (sight.kind === 'wrong') return sight;
    await replaceDurably(fileOf(options), sight.seen.note);
    const notes: string[] = [];
    for (const witness of witnesses) {
      const note = (await get(`${witness.url}/${sha256(log.origin)}/checkpoint`)).toString('utf8');
      const said = await compareWitness(log, witness.key, note, sight.seen, readTile);
      if (said.kind === 'forked') return await writeProof(folder, said.proof);
      if (said.kind === 'wrong') return said;
      notes.push(`${witness.key.name} ${said.kind === 'agrees' ? 'agrees' : 'has cosigned more than the log shows'}`);
    }
    return { kind: 'right', size: sight.seen.head.size, notes };
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable', because: error.message };
    throw error;
  }
};
