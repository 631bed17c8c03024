import { type Control, endPassing, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, setGame, setPlayer, turnPlayer } from '../facts.js';
import { phaseBegins } from '../happenings/passing.js';
import type { Phase, Step } from '../vocabulary.js';

/** A phase begins (base.6.1): abilities that name it are told. Returned from a step as its control. */
export function beginPhase(table: Table, phase: Phase): Control | undefined {
  enterPhase(table, phase);
  return tellPhase(table, phase);
}

/** A phase is there, and nobody was told yet: of the End Phase they are once what lasted until it has ended (base.6.12); who passed until the one before was over is asked again (base.7.8). */
export function enterPhase(table: Table, phase: Phase): void {
  setGame(table, 'phase', phase);
  endPassing(table, 'phase');
  table.newMoment();
  table.emit('phaseBegan', 'base.6.1', { phase, seat: turnPlayer(table), turn: gameOf(table).turn });
}

/** Abilities that name a phase are told that it began. */
export function tellPhase(table: Table, phase: Phase): Control | undefined {
  return happen(table, [phaseBegins(phase, turnPlayer(table), gameOf(table).turn)]);
}

/** A step of the Battle Phase, or a timing of the Damage Step, begins (base.17.1, base.18.1). */
export function beginStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  table.emit('stepBegan', rule, { step, seat: turnPlayer(table) });
}

/** base.6.16: the next phase of a kind is left out, as often as an effect says. */
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
