import type { Json } from '@arbiter/kernel';
import { z } from 'zod';

const maximalDepth = 32;
const maximalValues = 20_000;
const unfitText = /[\u0000\p{Cs}]/u;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Says why a parsed JSON value is refused, or returns null. Works without recursion, so that no nesting can exhaust the stack. Numbers must
 * be integers, as everywhere in the rules; text must be storable (no NUL, no half characters).
 */
export const jsonFault = (root: unknown): string | null => {
  let level: unknown[] = [root];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximalDepth) return `nested deeper than ${maximalDepth}`;
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (seen > maximalValues) return `more than ${maximalValues} values`;
      if (typeof value === 'number' && !Number.isSafeInteger(value)) return 'a number that is no integer';
      if (typeof value === 'string' && unfitText.test(value)) return 'text that cannot be stored';
      if (Array.isArray(value)) next.push(...(value as readonly unknown[]));
      else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) next.push(key, inner);
    }
    level = next;
  }
  return null;
};

/** Any JSON document of reasonable size; the rules decide whether it is valid. */
export const plainJsonSchema: z.ZodType<Json> = z.unknown().check((context) => {
  const fault = context.value === undefined ? 'expected a JSON value, received undefined' : jsonFault(context.value);
  if (fault !== null) context.issues.push({ code: 'custom', message: fault, input: context.value });
}) as unknown as z.ZodType<Json>;
