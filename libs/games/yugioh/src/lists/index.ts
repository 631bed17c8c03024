import type { LimitList } from './limits.js';
import { ocg } from './ocg.js';
import { tcg } from './tcg.js';

/** The lists that formats use, by id. */
export const limitLists: { readonly [id: string]: LimitList } = { ocg, tcg };

export { limitsOf, type LimitedCard, type LimitList } from './limits.js';
