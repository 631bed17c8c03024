import {
  BadKey,
  foundingLog,
  type NoteSigner,
  type NoteVerifier,
  newSigningKey,
  openNote,
  readSigningKey,
  readVerifierKey,
  signNote,
} from '@arbiter/contracts';
import type { Queryable } from './feed.js';

/** A public key of a log. */
export interface LogKey {
  readonly keyId: string;
  readonly verifierKey: string;
  /** Announces the change to this key: a note that both the previous key and this one have signed; null for the first key. */
  readonly announcement: string | null;
  readonly since: Date;
}

/** How long after a change of keys the old key still signs every head too, so that checkers have time to take the new one. */
export const doubleSignatureDays = 30;

/** The process is not configured with the log's name or keys; nothing is signed. */
export class LogIdentityRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LogIdentityRefused';
  }
}

/** Returns the name of a log; null before it was founded. */
export const logOrigin = async (connection: Queryable, logId: number): Promise<string | null> => {
  const { rows } = await connection.query<{ origin: string }>('SELECT origin FROM log WHERE log_id = $1', [logId]);
  return rows[0]?.origin ?? null;
};

/**
 * Returns the name of a log, which never changes; the first call founds the log.
 * @param given the name that this process was configured with, or null to use the name that the log has
 * @param drawn the name to found a log with where `given` is null
 * @throws {LogIdentityRefused} the log has another name
 */
export const foundLog = async (connection: Queryable, logId: number, given: string | null, drawn: string): Promise<string> => {
  await connection.query('INSERT INTO log (log_id, origin) VALUES ($1, $2) ON CONFLICT DO NOTHING', [logId, given ?? drawn]);
  const origin = await logOrigin(connection, logId);
  if (origin === null) throw new Error(`log ${logId} was founded and cannot be read`);
  if (given !== null && given !== origin)
    throw new LogIdentityRefused(
      `log ${logId} was founded as ${origin} and this process calls it ${given} (ARBITER_LOG_ORIGIN): a log keeps its name, for every head that was signed names it`,
    );
  return origin;
};

/**
 * Writes down in the database of a cell which installation it belongs to, if that has not been done: the cell names the founding log too,
 * which is in the directory.
 * @throws {LogIdentityRefused} it belongs to another
 */
export const claimCell = async (cell: Queryable, installation: string): Promise<void> => {
  await cell.query('INSERT INTO log (log_id, origin) VALUES ($1, $2) ON CONFLICT DO NOTHING', [foundingLog, installation]);
  const origin = await logOrigin(cell, foundingLog);
  if (origin !== installation)
    throw new LogIdentityRefused(
      `a cell (ARBITER_CELLS) belongs to the installation ${origin ?? 'without a name'}, and this one is ${installation}`,
    );
};

/**
 * Returns the name of a log of an installation; the first call founds the log.
 * @param installation name of the founding log
 */
export const logNamed = (connection: Queryable, logId: number, installation: string): Promise<string> =>
  logId === foundingLog ? Promise.resolve(installation) : foundLog(connection, logId, `${installation}/${logId}`, '');

/** Returns the public keys of the installation, oldest first: they sign the heads of all its logs. */
export const logKeys = async (connection: Queryable): Promise<readonly LogKey[]> => {
  const { rows } = await connection.query<LogKey>(
    `SELECT key_id AS "keyId", verifier_key AS "verifierKey", announcement, since FROM log_key ORDER BY since, key_id`,
  );
  return rows;
};

export const verifiersOf = (keys: readonly LogKey[]): readonly NoteVerifier[] =>
  keys.map(({ verifierKey }) => readVerifierKey(verifierKey));

/** Whether one of these keys signed the note, and none of the signatures under these keys is wrong. */
export const signedByOne = (note: string, verifiers: readonly NoteVerifier[]): boolean => {
  const opened = verifiers.map((verifier) => openNote(note, verifier));
  return opened.some(({ ok }) => ok) && opened.every((one) => one.ok || one.fault === 'unknown-signer');
};

/**
 * Returns the keys that sign heads now: the newest one, and those that were replaced less than 30 days ago.
 * @param keys oldest first
 * @returns newest first
 */
export const signingNow = (keys: readonly LogKey[], now: Date): readonly LogKey[] =>
  keys
    .filter((_, index) => {
      const next = keys[index + 1];
      return next === undefined || now.getTime() - next.since.getTime() < doubleSignatureDays * 86_400_000;
    })
    .toReversed();

/**
 * Reads signing keys from text that has white space between them.
 * @throws {BadKey}
 */
export const readSigningKeys = (text: string): readonly NoteSigner[] =>
  text
    .trim()
    .split(/\s+/)
    .map((one) => readSigningKey(one));

const privateKeys = async (connection: Queryable): Promise<readonly NoteSigner[]> => {
  const { rows } = await connection.query<{ private_key: string }>('SELECT private_key FROM log_signing_key');
  return rows.map(({ private_key }) => readSigningKey(private_key));
};

const insertKey = (connection: Queryable, signer: NoteSigner, announcement: string | null): Promise<unknown> =>
  connection.query('INSERT INTO log_key (key_id, verifier_key, announcement) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    signer.keyId,
    signer.verifierKey,
    announcement,
  ]);

const keepPrivate = (connection: Queryable, signer: NoteSigner, text: string): Promise<unknown> =>
  connection.query('INSERT INTO log_signing_key (key_id, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [signer.keyId, text]);

/** Draws the first key and stores it. If two processes do so at once, the first one's key counts; the other's signs nothing. */
const drawFirst = async (connection: Queryable, origin: string): Promise<void> => {
  const text = newSigningKey(origin);
  const signer = readSigningKey(text);
  await keepPrivate(connection, signer, text);
  await insertKey(connection, signer, null);
};

/**
 * Returns the signers of heads now, newest key first. The first call gives the installation its first key. Only the keeper's connection may
 * read private keys.
 * @param origin name of the installation, which is that of its founding log: keys are named by it
 * @param given keys that this process was given (`ARBITER_SIGNING_KEY`), or null to use those that the database keeps
 * @throws {LogIdentityRefused} a key that must sign is not available, or one belongs to another log
 * @throws {BadKey}
 */
export const logSigners = async (connection: Queryable, origin: string, given: string | null): Promise<readonly NoteSigner[]> => {
  const handed = given === null ? null : readSigningKeys(given);
  const stranger = handed?.find(({ name }) => name !== origin);
  if (stranger !== undefined) throw new LogIdentityRefused(`a signing key was given for ${stranger.name}, and the log is ${origin}`);
  if ((await logKeys(connection)).length === 0) {
    const [first] = handed ?? [];
    if (first === undefined) await drawFirst(connection, origin);
    else await insertKey(connection, first, null);
  }
  const keys = signingNow(await logKeys(connection), new Date());
  const known = handed ?? (await privateKeys(connection));
  return keys.map(({ keyId }) => {
    const signer = known.find((one) => one.keyId === keyId);
    if (signer !== undefined) return signer;
    throw new LogIdentityRefused(
      `heads of ${origin} must be signed with key ${keyId}, and this process does not have it: give it (ARBITER_SIGNING_KEY), or change the key (arbiter log rotate-key)`,
    );
  });
};

/** Returns the text of a change of keys, before it is signed. */
export const announcementText = (origin: string, from: string, to: string, at: Date): string =>
  ['arbiter key change', origin, from, to, at.toISOString(), ''].join('\n');

/**
 * Changes the signing key: from now on the new key signs, and for 30 days the old one too. The change is stored with both signatures.
 * @param given the new key and the old one, newest first, where the database keeps no private keys; null to draw the new one
 * @returns the new key's public part
 * @throws {LogIdentityRefused} the log has no key yet, or the key that is to be replaced is not available
 */
export const rotateKey = async (connection: Queryable, given: string | null): Promise<LogKey> => {
  const origin = await logOrigin(connection, foundingLog);
  const current = (await logKeys(connection)).at(-1);
  if (origin === null || current === undefined) throw new LogIdentityRefused('the installation has no key yet that could be changed');
  const handed = given === null ? null : readSigningKeys(given);
  const drawn = newSigningKey(origin);
  const next = handed?.[0] ?? readSigningKey(drawn);
  if (next.name !== origin) throw new BadKey(`the new key is for ${next.name}, and the log is ${origin}`);
  if (next.keyId === current.keyId)
    throw new LogIdentityRefused(`key ${next.keyId} signs already: give the new key first, then the old one`);
  const old = (handed ?? (await privateKeys(connection))).find(({ keyId }) => keyId === current.keyId);
  if (old === undefined) throw new LogIdentityRefused(`the change must be signed with key ${current.keyId}, which is not at hand`);
  const announcement = signNote(announcementText(origin, current.verifierKey, next.verifierKey, new Date()), next, old);
  if (handed === null) await keepPrivate(connection, next, drawn);
  await insertKey(connection, next, announcement);
  const key = (await logKeys(connection)).find(({ keyId }) => keyId === next.keyId);
  if (key === undefined) throw new Error(`key ${next.keyId} was written and cannot be read`);
  return key;
};
