import { z } from 'zod';
import type { Upcaster } from './event-codec.js';

/** Lifts an older payload that lacked a field; a payload that has the field is refused, since it is not of that version. */
export const withField =
  (field: string, value: unknown): Upcaster =>
  (payload) => ({ ...z.looseObject({ [field]: z.undefined().optional() }).parse(payload), [field]: value });

/** Lifts an older payload in which a field had another name. */
export const withNewName =
  (before: string, now: string): Upcaster =>
  (payload) => {
    const { [before]: value, ...others } = z.looseObject({ [before]: z.unknown(), [now]: z.undefined().optional() }).parse(payload);
    return { ...others, [now]: value };
  };

/** Lifts an older payload in which an object lacked fields. */
export const withFieldsIn = (object: string, fields: Readonly<Record<string, unknown>>): Upcaster => {
  const lacking = z.looseObject(Object.fromEntries(Object.keys(fields).map((field) => [field, z.undefined().optional()])));
  const older = z.looseObject({ [object]: lacking });
  return (payload) => {
    const lifted = older.parse(payload);
    return { ...lifted, [object]: { ...lacking.parse(lifted[object]), ...fields } };
  };
};
