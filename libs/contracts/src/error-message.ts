import { types } from 'node:util';

/** What an error says, also one of the rules: bundles run in contexts of their own, whose errors are no `Error` of this one. */
export const messageOf = (error: unknown): string => (types.isNativeError(error) ? error.message : String(error));
