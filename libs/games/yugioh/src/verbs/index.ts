import type { Procedure, VerbDefinition } from '@arbiter/kernel/authoring';
import { costBond } from '../chain/costs-together.js';
import { chanceVerbs } from './chance.js';
import { counterVerbs } from './counters.js';
import { countingVerbs } from './counting.js';
import { facingVerbs } from './facing.js';
import { endLoansProcedure, takeControlProcedure } from '../field/control.js';
import { equipAsProcedure } from '../field/equip-as.js';
import { orderTopProcedure } from '../field/order-top.js';
import { comeBackProcedure } from '../field/returns.js';
import { placePendulumProcedure } from '../field/place-pendulum.js';
import { shiftProcedure } from '../field/shift.js';
import { stabiliseProcedure } from '../field/stabilise.js';
import { attachProcedure } from '../summon/attach.js';
import { fieldVerbs } from './field.js';
import { lifeVerbs } from './life.js';
import { statVerbs } from './stat-changes.js';
import { materialVerbs } from './materials.js';
import { movePickings, moveVerbs } from './moves.js';
import { negationVerbs } from './negation.js';
import { pickingProcedure } from './paying.js';
import { summoningVerbs } from './summoning.js';
import { turnVerbs } from './turn.js';

/** The verbs of the game's card programs. */
export const verbs: { readonly [name: string]: VerbDefinition } = {
  ...moveVerbs,
  ...lifeVerbs,
  ...facingVerbs,
  ...counterVerbs,
  ...countingVerbs,
  ...chanceVerbs,
  ...statVerbs,
  ...fieldVerbs,
  ...summoningVerbs,
  ...materialVerbs,
  ...negationVerbs,
  ...turnVerbs,
};

/** Procedures of verbs, and of what the rules do on the field by themselves. */
export const verbProcedures: readonly Procedure[] = [
  pickingProcedure(movePickings, costBond),
  takeControlProcedure,
  endLoansProcedure,
  equipAsProcedure,
  comeBackProcedure,
  shiftProcedure,
  placePendulumProcedure,
  attachProcedure,
  orderTopProcedure,
  stabiliseProcedure,
];
