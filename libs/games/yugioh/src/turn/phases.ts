import { type Control, endPassing, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, setGame, setPlayer, turnPlayer } from '../facts.js';
import { phaseBegins } from '../happenings/passing.js';
import type { Phase, Step } from '../vocabulary.js';

/** Begins a phase (base.6.1) and tells the abilities that name it. Returned from a step as its control. */
export function beginPhase(table: Table, phase: Phase): Control | undefined {
  enterPhase(table, phase);
  return tellPhase(table, phase);
}

/**
 * Enters a phase without telling abilities yet: for the End Phase they are told after effects that last until it have ended (base.6.12).
 * Players who passed until the end of the previous phase are asked again (base.7.8).
 */
export function enterPhase(table: Table, phase: Phase): void {
  setGame(table, 'phase', phase);
  endPassing(table, 'phase');
  table.newMoment();
  table.emit('phaseBegan', 'base.6.1', { phase, seat: turnPlayer(table), turn: gameOf(table).turn });
}

/** Tells the abilities that name a phase that it began. */
export function tellPhase(table: Table, phase: Phase): Control | undefined {
  return happen(table, [phaseBegins(phase, turnPlayer(table), gameOf(table).turn)]);
}

/** Begins a step of the Battle Phase or a timing of the Damage Step (base.17.1, base.18.1). */
export function beginStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  table.emit('stepBegan', rule, { step, seat: turnPlayer(table) });
}

/** Whether the phase is skipped because of an effect; each such effect skips one phase of its kind (base.6.16). */
export function skipped(table: Table, phase: Phase): boolean {
  const seat = turnPlayer(table);
  const { skips } = playerOf(table, seat);
  const at = skips.indexOf(phase);
  if (at < 0) return false;
  setPlayer(
    table,
    seat,
    'skips',
    skips.filter((_, index) => index !== at),
  );
  table.emit('phaseSkipped', 'base.6.16', { phase, seat });
  return true;
}
