import { refusalCodes } from '@arbiter/kernel';
import { z } from 'zod';
import { jsonObjectSchema } from './json.js';
import { ruleRefSchema } from './parts.js';

/** Why the rules refuse something. It is sent over HTTP as the problem document of the same code. */
export const refusalSchema = z
  .object({ code: z.enum(refusalCodes), rule: ruleRefSchema.nullable(), detail: z.string(), params: jsonObjectSchema })
  .meta({ id: 'Refusal', description: 'The rules say no; nothing changed.' });
