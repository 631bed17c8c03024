import { type HashScheme, hash32Schema, jsonSchema, pinsSchema } from '@arbiter/contracts';
import type { JsonObject } from '@arbiter/kernel';
import { z } from 'zod';

/**
 * An exported match as JSON Lines: one header, the events in order, one end line. Every line is exactly what
 * `JSON.stringify` writes, so that each byte of the file means something. `docs/export-format.md` describes it.
 */

const inclusionSchema = z.strictObject({
  leaf: z.int().min(0),
  /** Tag of the last event; absent in exports of a log of matches alone, whose leaves are hashes. */
  tag: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  treeSize: z.int().min(1),
  path: z.array(hash32Schema).max(64),
});

const placeSchema = z.int().min(0);
const cardSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonSchema);

/** The cards that the match reached, each proven to stand in the catalogue that is pinned. */
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
   * Name of the log. With it the events are hashed and the leaves made as in a log of streams; without it, as in the logs of matches alone
   * that were before.
   */
  origin: z
    .string()
    .regex(/^[^\s+]{1,500}$/)
    .optional(),
  pins: pinsSchema,
  seed: hash32Schema,
  /** Shows that the last event is in the log whose head was signed; null where the log has no evidence yet. */
  proof: inclusionSchema.nullable(),
  /** The signed note. */
  checkpoint: z.string().max(10_000).nullable(),
};

export const bundleHeaderSchema = z.discriminatedUnion('arbiterExport', [
  z.strictObject({
    arbiterExport: z.literal(1),
    ...headerFields,
    /** JSON of all card programs of the bundle; its SHA-256 stands in the pins. */
    catalogue: z.string(),
  }),
  z.strictObject({ arbiterExport: z.literal(2), ...headerFields, cards: shownCardsSchema }),
]);
export type BundleHeader = z.infer<typeof bundleHeaderSchema>;

/** How the events of an export were hashed. */
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
