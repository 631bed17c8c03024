import type { VerbDefinition } from '@arbiter/kernel';
import { moveVerbs } from './moves.js';
import { lifeVerbs } from './life.js';

/** The verbs of the game's card programs. */
export const verbs: { readonly [name: string]: VerbDefinition } = { ...moveVerbs, ...lifeVerbs };
