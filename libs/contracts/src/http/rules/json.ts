import type { Json, JsonObject } from '@arbiter/kernel';
import { z } from 'zod';

/** Any JSON value, as the rules write it into views, events and parameters. */
export const jsonSchema: z.ZodType<Json> = z
  .lazy(() => z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(jsonSchema), z.record(z.string(), jsonSchema)]))
  .meta({ id: 'Json', description: 'Any JSON value. Numbers are integers.' });

/** A JSON object whose members the game defines. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z
  .record(z.string(), jsonSchema)
  .meta({ id: 'JsonObject', description: "Members by name; which ones there are is the game's matter." });

/** The same text in both languages. */
export const wordsSchema = z
  .object({ en: z.string(), zh: z.string() })
  .meta({ id: 'Words', description: 'The same in English and in Chinese.' });
