import type { Procedure, VerbDefinition } from '@arbiter/kernel';
import { lifeAndDamageVerbs } from './life-and-damage.js';
import { moveVerbs } from './moves.js';
import { pickAndDoProcedure, pickingVerbs } from './picking.js';
import { stateVerbs } from './state.js';
import { chooseWillProcedure, willVerbs } from './will.js';

/** Everything that programs can do, by name; each file holds the verbs of one kind. */
export const verbs: { readonly [name: string]: VerbDefinition } = { ...moveVerbs, ...pickingVerbs, ...stateVerbs, ...lifeAndDamageVerbs, ...willVerbs };
export const verbProcedures: readonly Procedure[] = [pickAndDoProcedure, chooseWillProcedure];
