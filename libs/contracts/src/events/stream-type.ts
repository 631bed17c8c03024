import type { z } from 'zod';
import { type EncodedEvent, type EventCatalogue, type Upcaster, decodeWith, encodeWith } from './event-codec.js';

/** Schemas of the newest version of each event type of a stream. */
interface Schemas {
  readonly [type: string]: z.ZodType;
}

/** An event of a stream in its newest version. */
export type EventOf<S extends Schemas> = { [T in keyof S & string]: { readonly type: T; readonly data: z.infer<S[T]> } }[keyof S & string];

/** A type of streams as its owner defines it. */
export interface StreamTypeDefinition<S extends Schemas> {
  /** The `type` of its `StreamId`s. */
  readonly type: string;
  readonly catalogue: EventCatalogue;
  /**
   * Reads a stored event in the newest version of its type.
   * @throws {UnreadableEvent} unknown type, version from the future, or a payload that does not fit
   */
  decode(event: EncodedEvent): EventOf<S>;
  /** Writes an event in the newest version of its type. @throws {UnreadableEvent} when the data does not fit its own schema (our bug) */
  encode(event: EventOf<S>): EncodedEvent;
}

/**
 * Defines a type of streams.
 * @param type a small letter, then small letters, digits or dashes
 * @param schemas the newest schema of each event type; a type's name is never reused
 * @param upcasters functions that lift older versions; `upcasters.X[0]` lifts version 1 of X to 2, and so on
 */
export const defineStreamType = <S extends Schemas>(
  type: string,
  schemas: S,
  upcasters: { readonly [T in keyof S]?: readonly Upcaster[] } = {},
): StreamTypeDefinition<S> => {
  const catalogue: EventCatalogue = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { schema, upcasters: upcasters[name] ?? [] }]),
  );
  return {
    type,
    catalogue,
    decode: (event) => decodeWith(catalogue, event) as EventOf<S>,
    encode: (event) => encodeWith(catalogue, event),
  };
};
