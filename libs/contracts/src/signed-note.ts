import { type KeyObject, createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';

/**
 * Signed notes and checkpoints as the C2SP specifications `signed-note` and `tlog-checkpoint` define them, with Ed25519 keys. Keys are
 * written as text: `<name>+<id>+<key>` to verify, `PRIVATE+KEY+<name>+<id>+<key>` to sign.
 */

const ed25519 = 1;
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
export function newSigningKey(name: string): string {
  checkName(name);
  const seed = randomBytes(32);
  const raw = rawPublicKey(createPublicKey(privateKey(seed)));
  return `PRIVATE+KEY+${name}+${keyId(name, raw)}+${Buffer.concat([Buffer.of(ed25519), seed]).toString('base64')}`;
}

/** Reads a signing key. @throws {BadKey} when the text is not one */
export function readSigningKey(text: string): NoteSigner {
  const match = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim());
  const [, name, id, encoded] = match ?? [];
  if (name === undefined || id === undefined || encoded === undefined) throw new BadKey('not a signing key');
  checkName(name);
  const key = privateKey(keyBytes(encoded));
  const raw = rawPublicKey(createPublicKey(key));
  if (keyId(name, raw) !== id) throw new BadKey('the id of the signing key does not fit its name and bytes');
  return { name, keyId: id, key, verifierKey: `${name}+${id}+${Buffer.concat([Buffer.of(ed25519), raw]).toString('base64')}` };
}

/** Reads a verifier key. @throws {BadKey} when the text is not one */
export function readVerifierKey(text: string): NoteVerifier {
  const match = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim());
  const [, name, id, encoded] = match ?? [];
  if (name === undefined || id === undefined || encoded === undefined) throw new BadKey('not a verifier key');
  checkName(name);
  const raw = keyBytes(encoded);
  if (keyId(name, raw) !== id) throw new BadKey('the id of the verifier key does not fit its name and bytes');
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

/**
 * Checks a note against the one key that must have signed it. Signatures by other keys are ignored; a wrong signature under the expected
 * key refuses the whole note.
 */
export function openNote(note: string, verifier: NoteVerifier): OpenedNote {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n') || hasControlCharacter(note)) return { ok: false, fault: 'malformed' };
  const text = note.slice(0, split + 1);
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > 100) return { ok: false, fault: 'malformed' };
  for (const line of lines) {
    const match = /^— ([^ +]+) ([A-Za-z0-9+/]+={0,2})$/.exec(line);
    const bytes = Buffer.from(match?.[2] ?? '', 'base64');
    if (match === null || bytes.length < 5) return { ok: false, fault: 'malformed' };
    if (match[1] !== verifier.name || bytes.subarray(0, 4).toString('hex') !== verifier.keyId) continue;
    const valid = verify(null, Buffer.from(text, 'utf8'), verifier.key, bytes.subarray(4));
    return valid ? { ok: true, text } : { ok: false, fault: 'bad-signature' };
  }
  return { ok: false, fault: 'unknown-signer' };
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

const keyId = (name: string, rawKey: Buffer): string =>
  createHash('sha256').update(name).update('\n').update(Buffer.of(ed25519)).update(rawKey).digest('hex').slice(0, 8);

function keyBytes(encoded: string): Buffer {
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== ed25519) throw new BadKey('not an Ed25519 key');
  return bytes.subarray(1);
}

const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
const rawPublicKey = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(-32);
