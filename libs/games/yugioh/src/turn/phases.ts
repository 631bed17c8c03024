import { notice, type Table } from '@arbiter/kernel';
import { gameOf, playerOf, setGame, setPlayer, turnPlayer } from '../facts.js';
import type { Phase, Step } from '../vocabulary.js';

/** A phase begins (base.6.1): abilities that name it are told. */
export function beginPhase(table: Table, phase: Phase): void {
  setGame(table, 'phase', phase);
  setGame(table, 'step', '');
  table.newMoment();
  table.emit('phaseBegan', 'base.6.1', { phase, seat: turnPlayer(table), turn: gameOf(table).turn });
  notice(table, `phase:${phase}`, { seat: turnPlayer(table) }, { turn: gameOf(table).turn });
}

/** A step of the Battle Phase, or a timing of the Damage Step, begins (base.17.1, 18.1). */
export function beginStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  table.emit('stepBegan', rule, { step, seat: turnPlayer(table) });
}

/** base.6.16: the next phase of a kind is left out, once for each effect that says so. */
export function skipped(table: Table, phase: Phase): boolean {
  const seat = turnPlayer(table);
  const { skips } = playerOf(table, seat);
  const at = skips.indexOf(phase);
  if (at < 0) return false;
  setPlayer(table, seat, 'skips', skips.filter((_, index) => index !== at));
  table.emit('phaseSkipped', 'base.6.16', { phase, seat });
  return true;
}
