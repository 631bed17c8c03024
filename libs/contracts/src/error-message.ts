import { types } from 'node:util';

/** Returns the message of an error, also of one from the rules: bundles run in contexts of their own, with an `Error` of their own. */
export const messageOf = (error: unknown): string => (types.isNativeError(error) ? error.message : String(error));
