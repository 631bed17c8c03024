import { type NoteVerifier, openNote, provesConsistency, readCheckpoint, splitNote, type TreeHead } from '@arbiter/contracts';
import { type AddCheckpoint, readAddCheckpoint } from './add-checkpoint.js';

/** A log whose checkpoints a witness cosigns. */
export interface WitnessedLog {
  readonly origin: string;
  /** Each of them may sign; they are read with `readVerifierKey`. */
  readonly keys: readonly NoteVerifier[];
  /** Whether the logs `<origin>/<number>` are meant too: an installation begins logs of such names every month, signed by the same keys. */
  readonly below: boolean;
}

/** Why a witness does not cosign, with the HTTP status that says so. */
export type WitnessRefusal =
  /** 400: malformed; 403: no key of the log has signed; 404: no such log; 422: the proof does not hold. */
  | { readonly status: 400 | 403 | 404 | 422; readonly because: string }
  /** The sender is mistaken about the last checkpoint that was cosigned: this is its size. */
  | { readonly status: 409; readonly size: number };

/** A checkpoint that a log has signed, with what should make it follow from another. */
export interface SignedRequest {
  readonly head: TreeHead;
  /** The text that was signed. */
  readonly text: string;
  /** The lines of the log's own signatures; none of anybody else. */
  readonly signatures: string;
  readonly oldSize: number;
  readonly path: readonly string[];
}

const meant = (log: WitnessedLog, origin: string): boolean =>
  log.origin === origin ||
  (log.below && origin.startsWith(`${log.origin}/`) && /^(?:0|[1-9][0-9]{0,9})$/.test(origin.slice(log.origin.length + 1)));

/** Returns the signatures of these keys; null where there is none, or one is wrong. */
const signaturesBy = (note: string, keys: readonly NoteVerifier[]): string | null => {
  const opened = keys.map((key) => openNote(note, key));
  if (!opened.some(({ ok }) => ok) || opened.some((one) => !one.ok && one.fault !== 'unknown-signer')) return null;
  const lines = (splitNote(note)?.signatures ?? []).filter(({ name, keyId }) =>
    keys.some((key) => key.name === name && key.keyId === keyId),
  );
  // A second signature under one key was not checked: it is not passed on.
  return lines
    .filter((one, at) => lines.findIndex(({ name, keyId }) => name === one.name && keyId === one.keyId) === at)
    .map(({ line }) => line)
    .join('');
};

const headOf = (note: string): { readonly head: TreeHead; readonly text: string } | null => {
  const text = splitNote(note)?.text;
  const head = text === undefined ? null : readCheckpoint(text);
  return head === null || text === undefined ? null : { head, text };
};

/** Reads a request, and checks all that does not depend on what was cosigned before. */
export const openRequest = (
  body: string,
  logs: readonly WitnessedLog[],
): { readonly ok: true; readonly request: SignedRequest } | { readonly ok: false; readonly refusal: WitnessRefusal } => {
  const refused = (status: 400 | 403 | 404, because: string): { readonly ok: false; readonly refusal: WitnessRefusal } => ({
    ok: false,
    refusal: { status, because },
  });
  const sent: AddCheckpoint | null = readAddCheckpoint(body);
  const read = sent === null ? null : headOf(sent.note);
  if (sent === null || read === null) return refused(400, 'this is no request to cosign a checkpoint');
  const { head, text } = read;
  const keys = logs.filter((log) => meant(log, head.origin)).flatMap((log) => log.keys);
  if (keys.length === 0) return refused(404, 'no log of this origin is known here');
  const signatures = signaturesBy(sent.note, keys);
  if (signatures === null) return refused(403, 'no key of the log has signed the checkpoint, or a signature is wrong');
  if (sent.oldSize > head.size) return refused(400, 'the old size is greater than that of the checkpoint');
  return { ok: true, request: { head, text, signatures, oldSize: sent.oldSize, path: sent.path } };
};

/** The root over no entries: the hash of no bytes. */
const emptyRoot = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * Decides whether a checkpoint may be cosigned.
 * @param last the last checkpoint of this log that was cosigned; null before the first
 * @returns null where it may
 */
export const refusalOf = ({ head, oldSize, path }: SignedRequest, last: TreeHead | null): WitnessRefusal | null => {
  const before = last ?? { origin: head.origin, size: 0, root: emptyRoot };
  if (oldSize !== before.size) return { status: 409, size: before.size };
  if (head.size === 0 && head.root !== emptyRoot) return { status: 422, because: 'a log without entries has another root' };
  if (oldSize === 0 && path.length > 0) return { status: 422, because: 'nothing is to be proven from no entries' };
  if (!provesConsistency(before, head, path)) return { status: 422, because: 'the checkpoint is not proven to continue the one before' };
  return null;
};

/** Returns the note that a witness keeps and serves: the checkpoint with the log's own signatures and the witness's. */
export const cosignedNote = ({ text, signatures }: SignedRequest, cosignature: string): string => `${text}\n${signatures}${cosignature}`;

/** Reads the checkpoint of a note that was kept; null where it is none. */
export const headOfNote = (note: string): TreeHead | null => headOf(note)?.head ?? null;
