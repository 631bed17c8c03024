import { type HashScheme, hash32Schema, pinsSchema } from '@arbiter/contracts';
import type { JsonObject } from '@arbiter/kernel';
import { z } from 'zod';

/**
 * An exported match as JSON Lines: one header, the events in order, one end line. Every line is exactly what `JSON.stringify` writes, so
 * that no byte of the file can be changed without effect. `docs/export-format.md` describes it.
 */

const inclusionSchema = z.strictObject({
  leaf: z.int().min(0),
  /** Tag of the last event; absent in exports of a log that holds matches only, whose leaves are hashes alone. */
  tag: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  treeSize: z.int().min(1),
  path: z.array(hash32Schema).max(64),
});

const placeSchema = z.int().min(0);
/** A part of what was parsed from JSON, whose values need no look; whether it is the pinned card, its hash tells. */
const cardSchema = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'an object');

/** The cards that the match used, each proven to be in the pinned catalogue. */
const shownCardsSchema = z.strictObject({
  size: z.int().min(1),
  cards: z
    .array(z.tuple([placeSchema, cardSchema]).readonly())
    .max(100_000)
    .readonly(),
  nodes: z
    .array(z.tuple([placeSchema, placeSchema, hash32Schema]).readonly())
    .max(1_000_000)
    .readonly(),
  openings: cardSchema,
});

const headerFields = {
  matchId: z.string(),
  logId: z.int().min(0),
  /**
   * Name of the log. With a name, events are hashed and leaves made as in a log of streams; without it, as in the older logs that hold
   * matches only.
   */
  origin: z
    .string()
    .regex(/^[^\s+]{1,500}$/)
    .optional(),
  pins: pinsSchema,
  seed: hash32Schema,
  /** Proves that the last event is in the log whose head was signed; null where the log has no evidence yet. */
  proof: inclusionSchema.nullable(),
  /** The signed head, as a signed note. */
  checkpoint: z.string().max(10_000).nullable(),
};

export const bundleHeaderSchema = z.discriminatedUnion('arbiterExport', [
  z.strictObject({
    arbiterExport: z.literal(1),
    ...headerFields,
    /** JSON of all card programs of the bundle; the pins have its SHA-256. */
    catalogue: z.string(),
  }),
  z.strictObject({ arbiterExport: z.literal(2), ...headerFields, cards: shownCardsSchema }),
]);
export type BundleHeader = z.infer<typeof bundleHeaderSchema>;

/** Returns the scheme by which the events of an export were hashed. */
export const hashSchemeOf = (header: Pick<BundleHeader, 'origin'>): HashScheme => (header.origin === undefined ? 1 : 2);

export const bundleEventSchema = z.strictObject({
  version: z.int().min(1),
  type: z.string(),
  schemaVersion: z.int().min(1),
  commandId: z.string().nullable(),
  keyId: z.string().nullable(),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  previousHash: hash32Schema,
  hash: hash32Schema,
  /** JSON text exactly as it was stored and hashed. */
  payload: z.string(),
  sealed: z
    .string()
    .regex(/^(?:[0-9a-f]{2})*$/)
    .nullable(),
});
export type BundleEvent = z.infer<typeof bundleEventSchema>;

/** An event's line up to its payload, as almost every line is. */
const usualBeginning = new RegExp(
  [
    '^{"version":([1-9]\\d{0,14}),"type":"([A-Za-z]+)","schemaVersion":([1-9]\\d{0,14}),"commandId":(?:null|"([ !#-[\\]-~]*)"),"keyId":null,',
    '"salt":"([0-9a-f]{32})","previousHash":"([0-9a-f]{64})","hash":"([0-9a-f]{64})","payload":',
  ].join(''),
);
const usualEnd = ',"sealed":null}';

/**
 * Reads the line of an event that has the usual form, in a fraction of the time that parser and schema take.
 * @returns null for any other line: parser and schema then tell what is wrong, if anything is
 */
export const usualEvent = (raw: string): BundleEvent | null => {
  const begun = usualBeginning.exec(raw);
  if (begun === null || !raw.endsWith(usualEnd)) return null;
  const [beginning, version, type = '', schemaVersion, commandId, salt = '', previousHash = '', hash = ''] = begun;
  const written = raw.slice(beginning.length, -usualEnd.length);
  const payload = textOf(written);
  if (payload === null) return null;
  return {
    version: Number(version),
    type,
    schemaVersion: Number(schemaVersion),
    commandId: commandId ?? null,
    keyId: null,
    salt,
    previousHash,
    hash,
    payload,
    sealed: null,
  };
};

/** Returns the text that is written exactly so in JSON; null where this is something else. */
const textOf = (written: string): string | null => {
  try {
    const text = JSON.parse(written) as unknown;
    return typeof text === 'string' && JSON.stringify(text) === written ? text : null;
  } catch {
    return null;
  }
};

export const bundleEndSchema = z.strictObject({
  end: z.strictObject({
    events: z.int().min(0),
    /** SHA-256 of every byte before this line. */
    sha256: hash32Schema,
  }),
});
