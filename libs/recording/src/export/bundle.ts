import { type HashScheme, hash32Schema, jsonSchema, pinsSchema } from '@arbiter/contracts';
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
const cardSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonSchema);

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

export const bundleEndSchema = z.strictObject({
  end: z.strictObject({
    events: z.int().min(0),
    /** SHA-256 of every byte before this line. */
    sha256: hash32Schema,
  }),
});
