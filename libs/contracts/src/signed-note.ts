import { type KeyObject, createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';

/**
 * Signed notes and checkpoints as the C2SP specifications `signed-note` and `tlog-checkpoint` define them, with Ed25519 keys. Keys are
 * written as text: `<name>+<id>+<key>` to verify, `PRIVATE+KEY+<name>+<id>+<key>` to sign.
 */

/**
 * What a key signs, as the C2SP specifications number it: any note, or checkpoints with a time (`tlog-cosignature`). A key of one type can't
 * be read as one of the other. Both are Ed25519.
 */
export const signatureTypes = { note: 1, cosignature: 4 } as const;
export type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes];
/** DER prefix in front of the 32 raw bytes of a private key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export interface NoteSigner {
  readonly name: string;
  /** First four bytes of the key's hash, hex. */
  readonly keyId: string;
  /** The verifier key as text, which anybody may have. */
  readonly verifierKey: string;
  readonly key: KeyObject;
}

export interface NoteVerifier {
  readonly name: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

export class BadKey extends Error {}

/**
 * Draws a new signing key.
 * @param name name of the log, such as `example.org/matches`: no spaces, no plus
 * @throws {BadKey} for a name with spaces or a plus
 */
export function newSigningKey(name: string, type: SignatureType = signatureTypes.note): string {
  checkName(name);
  const seed = randomBytes(32);
  const raw = rawPublicKey(createPublicKey(privateKey(seed)));
  return `PRIVATE+KEY+${name}+${keyId(name, type, raw)}+${Buffer.concat([Buffer.of(type), seed]).toString('base64')}`;
}

/** Reads a signing key. @throws {BadKey} when the text is not one */
export function readSigningKey(text: string, type: SignatureType = signatureTypes.note): NoteSigner {
  const match = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim());
  const [, name, id, encoded] = match ?? [];
  if (name === undefined || id === undefined || encoded === undefined) throw new BadKey('not a signing key');
  checkName(name);
  const key = privateKey(keyBytes(encoded, type));
  const raw = rawPublicKey(createPublicKey(key));
  if (keyId(name, type, raw) !== id) throw new BadKey('the id of the signing key does not fit its name and bytes');
  return { name, keyId: id, key, verifierKey: `${name}+${id}+${Buffer.concat([Buffer.of(type), raw]).toString('base64')}` };
}

/** Reads a verifier key. @throws {BadKey} when the text is not one */
export function readVerifierKey(text: string, type: SignatureType = signatureTypes.note): NoteVerifier {
  const match = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim());
  const [, name, id, encoded] = match ?? [];
  if (name === undefined || id === undefined || encoded === undefined) throw new BadKey('not a verifier key');
  checkName(name);
  const raw = keyBytes(encoded, type);
  if (keyId(name, type, raw) !== id) throw new BadKey('the id of the verifier key does not fit its name and bytes');
  return { name, keyId: id, key: createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: 'der', type: 'spki' }) };
}

/**
 * Signs a text with one key or several.
 * @param text ends in a newline and holds no empty line that could be taken for the separator
 * @throws {Error} when the text can't be a note (a bug of the caller)
 */
export function signNote(text: string, ...signers: readonly [NoteSigner, ...NoteSigner[]]): string {
  if (!text.endsWith('\n') || hasControlCharacter(text)) throw new Error('a note is lines of text and ends in a newline');
  const lines = signers.map(({ name, keyId: id, key }) => {
    const signature = sign(null, Buffer.from(text, 'utf8'), key);
    return `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

export type OpenedNote =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: 'malformed' | 'unknown-signer' | 'bad-signature' };

/** A signature of a note, not checked. */
export interface NoteSignature {
  readonly name: string;
  readonly keyId: string;
  readonly bytes: Buffer;
  /** The signature as it stands in the note, with its newline. */
  readonly line: string;
}

/** The most signatures that a note may carry. */
const mostSignatures = 100;

/** Reads a note without checking any signature; null where it is none. */
export function splitNote(note: string): { readonly text: string; readonly signatures: readonly NoteSignature[] } | null {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n') || hasControlCharacter(note)) return null;
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > mostSignatures) return null;
  const signatures: NoteSignature[] = [];
  for (const line of lines) {
    const [, name, encoded] = /^— ([^ +]+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
    const bytes = Buffer.from(encoded ?? '', 'base64');
    if (name === undefined || bytes.length < 5) return null;
    signatures.push({ name, keyId: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4), line: `${line}\n` });
  }
  return { text: note.slice(0, split + 1), signatures };
}

/**
 * Checks a note against the one key that must have signed it. Signatures by other keys are ignored; a wrong signature under the expected
 * key refuses the whole note.
 */
export function openNote(note: string, verifier: NoteVerifier): OpenedNote {
  const read = splitNote(note);
  if (read === null) return { ok: false, fault: 'malformed' };
  const { text, signatures } = read;
  const signature = signatures.find(({ name, keyId: id }) => name === verifier.name && id === verifier.keyId);
  if (signature === undefined) return { ok: false, fault: 'unknown-signer' };
  return verify(null, Buffer.from(text, 'utf8'), verifier.key, signature.bytes)
    ? { ok: true, text }
    : { ok: false, fault: 'bad-signature' };
}

/** Head of a log, as a checkpoint states it. */
export interface TreeHead {
  /** Name of the log. */
  readonly origin: string;
  readonly size: number;
  /** Hex. */
  readonly root: string;
}

/** Returns the text of a checkpoint, ready to be signed. */
export const checkpointText = (head: TreeHead): string =>
  `${head.origin}\n${head.size}\n${Buffer.from(head.root, 'hex').toString('base64')}\n`;

/**
 * Reads the text of a checkpoint; extension lines are allowed and ignored.
 * @returns null when the text is not a checkpoint
 */
export function readCheckpoint(text: string): TreeHead | null {
  const [origin, size, root] = text.split('\n');
  if (!origin || !size || !root || !text.endsWith('\n')) return null;
  if (!/^(?:0|[1-9][0-9]{0,15})$/.test(size) || !Number.isSafeInteger(Number(size))) return null;
  const bytes = Buffer.from(root, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== root) return null;
  return { origin, size: Number(size), root: bytes.toString('hex') };
}

function checkName(name: string): void {
  if (name === '' || /[\s+]/u.test(name) || hasControlCharacter(name)) throw new BadKey('the name of a key holds no spaces and no plus');
}

const hasControlCharacter = (text: string): boolean => /[\u0000-\u0009\u000b-\u001f]/.test(text);

const keyId = (name: string, type: SignatureType, rawKey: Buffer): string =>
  createHash('sha256').update(name).update('\n').update(Buffer.of(type)).update(rawKey).digest('hex').slice(0, 8);

function keyBytes(encoded: string, type: SignatureType): Buffer {
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== type) throw new BadKey(`not an Ed25519 key of type ${type}`);
  return bytes.subarray(1);
}

const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
const rawPublicKey = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(-32);
