import {
  type StreamId,
  type TreeHead,
  hash32Schema,
  matchStream,
  openNote,
  provesInclusion,
  readCheckpoint,
  readVerifierKey,
} from '@arbiter/contracts';
import { z } from 'zod';
import { fail } from './faults.js';
import { fileText, parsedJson } from './file-lines.js';
import { readBundle } from './read-bundle.js';
import { isStreamExport, readStreamBundle } from './stream-bundle.js';

/** A file that somebody kept or received: an export, a signed head, acknowledgements, a consistency proof. */
export interface EvidenceFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A signed head, in whatever file it was found. */
export interface FoundHead extends TreeHead {
  readonly file: string;
  /** Whether the given key signed the head; null where no key was given. */
  readonly signed: boolean | null;
}

/** A leaf that a file proves: under `head` this leaf is this event. */
export interface FoundPlace {
  readonly leaf: number;
  /** Hash and tag of the event, hex: the data of the leaf. */
  readonly data: string;
}

/** The events of one stream, a match or another, as far as a file has them, and their leaves in the log. */
export interface FoundStream {
  readonly file: string;
  readonly stream: StreamId;
  /** Hash of each version, beginning with version 1. */
  readonly hashes: readonly string[];
  /** The leaves that are proven under `head`: a match's last event, every event of another stream; none if a proof is wrong or missing. */
  readonly places: readonly FoundPlace[];
  readonly head: FoundHead | null;
  /** Whether the file's proofs lead to its head; null without a proof. */
  readonly proven: boolean | null;
}

export interface FoundAcknowledgement {
  readonly file: string;
  /** Id of the match; null where the file does not say it. */
  readonly matchId: string | null;
  readonly version: number;
  readonly hash: string;
}

export interface FoundConsistency {
  readonly file: string;
  readonly from: number;
  readonly path: readonly string[];
  readonly head: FoundHead;
}

/** The contents of one file. */
export interface Found {
  readonly kind: 'export' | 'head' | 'consistency' | 'acknowledgements';
  readonly heads: readonly FoundHead[];
  readonly streams: readonly FoundStream[];
  readonly acknowledgements: readonly FoundAcknowledgement[];
  readonly consistencies: readonly FoundConsistency[];
}

const nothing: Omit<Found, 'kind'> = { heads: [], streams: [], acknowledgements: [], consistencies: [] };

const checkpointShape = z.object({ note: z.string() });
const consistencyShape = z.object({ from: z.int().min(1), path: z.array(hash32Schema).max(128), checkpoint: checkpointShape });
const inclusionShape = z.object({ checkpoint: checkpointShape });
const acknowledgementShape = z.object({ matchId: z.string().optional(), version: z.int().min(1), hash: hash32Schema });

const headOf = (file: string, note: string, key: string | null): FoundHead => {
  const end = note.indexOf('\n\n');
  const head = (end < 0 ? null : readCheckpoint(note.slice(0, end + 1))) ?? fail('checkpoint/malformed', null, 'it holds no signed head');
  return { ...head, file, signed: key === null ? null : openNote(note, readVerifierKey(key)).ok };
};

const matchExportOf = ({ name, content }: EvidenceFile, key: string | null): Found => {
  const { header, events } = readBundle(content);
  const hashes = events.map(({ stored }) => stored.hash);
  const last = hashes.at(-1) ?? '';
  const { proof } = header;
  const head = header.checkpoint === null ? null : headOf(name, header.checkpoint, key);
  const tag = proof?.tag ?? null;
  const proven =
    proof === null || head === null ? null : proof.treeSize === head.size && provesInclusion({ hash: last, tag }, proof, head.root);
  const places = proven === true && proof !== null ? [{ leaf: proof.leaf, data: `${last}${tag ?? ''}` }] : [];
  const stream = { file: name, stream: matchStream(header.matchId), hashes, places, head, proven };
  return { ...nothing, kind: 'export', streams: [stream], heads: head === null ? [] : [head] };
};

const streamExportOf = ({ name, content }: EvidenceFile, key: string | null): Found => {
  const { header, events } = readStreamBundle(content);
  const head = headOf(name, header.checkpoint, key);
  const proven =
    head.origin === header.origin &&
    events.every(({ hash, proof: { leaf, tag, path } }) => provesInclusion({ hash, tag }, { leaf, treeSize: head.size, path }, head.root));
  const places = proven ? events.map(({ hash, proof: { leaf, tag } }) => ({ leaf, data: `${hash}${tag}` })) : [];
  const stream = { file: name, stream: header.stream, hashes: events.map(({ hash }) => hash), places, head, proven };
  return { ...nothing, kind: 'export', streams: [stream], heads: [head] };
};

const acknowledgementsOf = (file: string, values: readonly unknown[]): Found => {
  const read = values.map((value) => acknowledgementShape.safeParse(value));
  if (read.length === 0 || !read.every((one) => one.success))
    return fail('file/malformed', null, 'it is no export, no signed head, no consistency proof and no acknowledgements');
  return {
    ...nothing,
    kind: 'acknowledgements',
    acknowledgements: read.map(({ data }) => ({
      file,
      matchId: data.matchId?.toLowerCase() ?? null,
      version: data.version,
      hash: data.hash,
    })),
  };
};

const documentOf = (file: string, value: unknown, key: string | null): Found => {
  const consistency = consistencyShape.safeParse(value);
  if (consistency.success) {
    const head = headOf(file, consistency.data.checkpoint.note, key);
    return {
      ...nothing,
      kind: 'consistency',
      heads: [head],
      consistencies: [{ file, from: consistency.data.from, path: consistency.data.path, head }],
    };
  }
  const inclusion = inclusionShape.safeParse(value);
  const checkpoint = inclusion.success ? inclusion.data.checkpoint : checkpointShape.safeParse(value).data;
  if (checkpoint !== undefined) return { ...nothing, kind: 'head', heads: [headOf(file, checkpoint.note, key)] };
  return acknowledgementsOf(file, Array.isArray(value) ? (value as readonly unknown[]) : [value]);
};

/**
 * Reads a piece of evidence, whose kind is recognised by its content: an export of a match or of another stream (JSON Lines), a signed head
 * (a note, or the answer of `/evidence/checkpoint` or `/matches/:id/evidence`), a consistency proof, or acknowledgements (one, an array, or
 * one per line).
 * @param key the log's verifier key, or null
 * @throws {Faulty} the file is none of these, or an export whose form or chain is wrong
 */
export const readEvidence = (file: EvidenceFile, key: string | null): Found => {
  const text = fileText(file.content);
  if (text.startsWith('{"arbiterExport"')) return matchExportOf(file, key);
  if (isStreamExport(text)) return streamExportOf(file, key);
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return { ...nothing, kind: 'head', heads: [headOf(file.name, text, key)] };
  const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
  const whole = lines.length === 1 || !lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'));
  if (whole) return documentOf(file.name, parsedJson(trimmed, null, 'the file'), key);
  return acknowledgementsOf(
    file.name,
    lines.map((line, index) => parsedJson(line, null, `line ${index + 1}`)),
  );
};
