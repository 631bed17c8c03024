import type { Procedure, VerbDefinition } from '@arbiter/kernel';
import { counterVerbs } from './counters.js';
import { countingVerbs } from './counting.js';
import { facingVerbs } from './facing.js';
import { lifeVerbs } from './life.js';
import { materialVerbs } from './materials.js';
import { movePickings, moveVerbs } from './moves.js';
import { negationVerbs } from './negation.js';
import { pickingProcedure } from './paying.js';
import { summoningVerbs } from './summoning.js';

/** The verbs of the game's card programs. */
export const verbs: { readonly [name: string]: VerbDefinition } = { ...moveVerbs, ...lifeVerbs, ...facingVerbs, ...counterVerbs, ...countingVerbs, ...summoningVerbs, ...materialVerbs, ...negationVerbs };

/** Procedures that verbs call. */
export const verbProcedures: readonly Procedure[] = [pickingProcedure(movePickings)];
