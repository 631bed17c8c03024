import type { z } from 'zod';

/** Lifts a payload from one schema version to the next. */
export type Upcaster = (payload: unknown) => unknown;

export interface EventTypeEntry {
  /** Schema of the newest version. */
  readonly schema: z.ZodType;
  /** `upcasters[0]` lifts version 1 to 2, and so on; the newest version is the number of upcasters plus one. */
  readonly upcasters: readonly Upcaster[];
}
export interface EventCatalogue {
  readonly [type: string]: EventTypeEntry;
}

export interface EncodedEvent {
  readonly type: string;
  readonly schemaVersion: number;
  /** JSON text. */
  readonly payload: string;
}
export interface DecodedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** A stored event that this program cannot read. The message says which event and why; nothing is guessed. */
export class UnreadableEvent extends Error {
  constructor(
    readonly type: string,
    readonly schemaVersion: number,
    reason: string,
  ) {
    super(`event ${type} v${schemaVersion}: ${reason}`);
    this.name = 'UnreadableEvent';
  }
}

const parsed = (event: EncodedEvent): unknown => {
  try {
    return JSON.parse(event.payload) as unknown;
  } catch {
    throw new UnreadableEvent(event.type, event.schemaVersion, 'its payload is not JSON');
  }
};

const fitting = (
  schema: z.ZodType,
  { type, schemaVersion }: { readonly type: string; readonly schemaVersion: number },
  data: unknown,
): unknown => {
  const fits = schema.safeParse(data);
  if (fits.success) return fits.data;
  const issue = fits.error.issues[0];
  throw new UnreadableEvent(type, schemaVersion, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`);
};

/** Lifts a payload to the newest version. An upcaster refuses a payload that is not of its version. */
const liftedBy = (upcasters: readonly Upcaster[], event: Omit<EncodedEvent, 'payload'>, payload: unknown): unknown => {
  try {
    return upcasters.reduce<unknown>((lifted, lift) => lift(lifted), payload);
  } catch (error) {
    throw new UnreadableEvent(
      event.type,
      event.schemaVersion,
      `its payload is not of that version: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/**
 * Reads a stored event and lifts it to the newest version of its type.
 * @throws {UnreadableEvent} unknown type, version from the future, or a payload that does not fit
 */
export const decodeWith = (catalogue: EventCatalogue, event: EncodedEvent): DecodedEvent =>
  decodeValueWith(catalogue, event, parsed(event));

/**
 * Reads a stored event whose payload was parsed already.
 * @throws {UnreadableEvent} as `decodeWith`
 */
export const decodeValueWith = (catalogue: EventCatalogue, event: Omit<EncodedEvent, 'payload'>, payload: unknown): DecodedEvent => {
  const entry = Object.hasOwn(catalogue, event.type) ? catalogue[event.type] : undefined;
  if (entry === undefined) throw new UnreadableEvent(event.type, event.schemaVersion, 'no such type');
  const newest = entry.upcasters.length + 1;
  if (!Number.isInteger(event.schemaVersion) || event.schemaVersion < 1 || event.schemaVersion > newest) {
    throw new UnreadableEvent(event.type, event.schemaVersion, `versions 1 to ${newest} are known`);
  }
  const lifted = liftedBy(entry.upcasters.slice(event.schemaVersion - 1), event, payload);
  return { type: event.type, data: fitting(entry.schema, event, lifted) };
};

/**
 * Writes an event in the newest version of its type.
 * @throws {UnreadableEvent} when there is no such type, or the data does not fit its own schema (our bug)
 */
export const encodeWith = (catalogue: EventCatalogue, { type, data }: DecodedEvent): EncodedEvent => {
  const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
  if (entry === undefined) throw new UnreadableEvent(type, 1, 'no such type');
  const schemaVersion = entry.upcasters.length + 1;
  fitting(entry.schema, { type, schemaVersion }, data);
  return { type, schemaVersion, payload: JSON.stringify(data) };
};
