import type { Procedure, ProcedureRef } from '@arbiter/kernel/authoring';
import { declareAttackersProcedure } from '../combat/attack.js';
import { declareBlockersProcedure } from '../combat/block.js';
import { combatDamageProcedure } from '../combat/damage.js';
import type { TurnStep } from '../vocabulary.js';
import { plainSteps } from './steps.js';
import type { StepLocals } from './turn.js';

/**
 * The procedure of each step, by the name of the step. A turn calls all of them in the same way, so none may need other locals than
 * `StepLocals`.
 */
export const stepProcedures: { readonly [step in TurnStep]: Procedure & ProcedureRef<StepLocals> } = {
  ...plainSteps,
  declareAttackers: declareAttackersProcedure,
  declareBlockers: declareBlockersProcedure,
  combatDamage: combatDamageProcedure,
};
