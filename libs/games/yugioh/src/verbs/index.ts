import type { VerbDefinition } from '@arbiter/kernel';
import { facingVerbs } from './facing.js';
import { lifeVerbs } from './life.js';
import { materialVerbs } from './materials.js';
import { moveVerbs } from './moves.js';
import { negationVerbs } from './negation.js';
import { summoningVerbs } from './summoning.js';

/** The verbs of the game's card programs. */
export const verbs: { readonly [name: string]: VerbDefinition } = { ...moveVerbs, ...lifeVerbs, ...facingVerbs, ...summoningVerbs, ...materialVerbs, ...negationVerbs };
