import type { Procedure, ProcedureRef } from '@arbiter/kernel/authoring';
import { declareAttackersProcedure } from '../combat/attack.js';
import { declareBlockersProcedure } from '../combat/block.js';
import { combatDamageProcedure } from '../combat/damage.js';
import type { TurnStep } from '../vocabulary.js';
import { plainSteps } from './steps.js';
import type { StepLocals } from './turn.js';

/** The procedure of each step, under its name. A turn calls them all alike, so that none may ask for more than `StepLocals`. */
export const stepProcedures: { readonly [step in TurnStep]: Procedure & ProcedureRef<StepLocals> } = {
  ...plainSteps,
  declareAttackers: declareAttackersProcedure,
  declareBlockers: declareBlockersProcedure,
  combatDamage: combatDamageProcedure,
};
