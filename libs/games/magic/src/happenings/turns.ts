import type { Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import type { Phase, TurnStep } from '../vocabulary.js';

/** A turn is about to begin; an effect that skips it is a replacement (614.10). */
export function beginTurn(seat: Seat): Happening {
  return propose('beginTurn', { seat }, {});
}

/** A phase is about to begin. */
export function beginPhase(seat: Seat, phase: Phase): Happening {
  return propose('beginPhase', { seat }, { phase });
}

/** A step is about to begin. */
export function beginStep(seat: Seat, step: TurnStep): Happening {
  return propose('beginStep', { seat }, { step });
}

const turns = ['beginTurn'] as const;
const phases = ['beginPhase'] as const;
const steps = ['beginStep'] as const;

export const beginTurnRule: HappeningRule = { keys: () => turns };
export const beginPhaseRule: HappeningRule = { keys: () => phases };
export const beginStepRule: HappeningRule = { keys: () => steps };
