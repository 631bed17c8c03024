import type { Procedure, VerbDefinition } from '@arbiter/kernel';
import { counterVerbs } from './counters.js';
import { countingVerbs } from './counting.js';
import { facingVerbs } from './facing.js';
import { endLoansProcedure, takeControlProcedure } from '../field/control.js';
import { orderTopProcedure } from '../field/order-top.js';
import { comeBackProcedure } from '../field/returns.js';
import { shiftProcedure } from '../field/shift.js';
import { stabiliseProcedure } from '../field/stabilise.js';
import { fieldVerbs } from './field.js';
import { lifeVerbs } from './life.js';
import { materialVerbs } from './materials.js';
import { movePickings, moveVerbs } from './moves.js';
import { negationVerbs } from './negation.js';
import { pickingProcedure } from './paying.js';
import { summoningVerbs } from './summoning.js';
import { turnVerbs } from './turn.js';

/** The verbs of the game's card programs. */
export const verbs: { readonly [name: string]: VerbDefinition } = { ...moveVerbs, ...lifeVerbs, ...facingVerbs, ...counterVerbs, ...countingVerbs, ...fieldVerbs, ...summoningVerbs, ...materialVerbs, ...negationVerbs, ...turnVerbs };

/** Procedures of verbs, and of what the field does by itself. */
export const verbProcedures: readonly Procedure[] = [pickingProcedure(movePickings), takeControlProcedure, endLoansProcedure, comeBackProcedure, shiftProcedure, orderTopProcedure, stabiliseProcedure];
