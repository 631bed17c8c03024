import type { GameDefinition, Option, Seat, Table } from '@arbiter/kernel';
import { playerOf, setPlayer } from '../facts.js';

/** Standing answers: a player passes until something ends it. They are recorded like any answer. */
export const presetOptions: readonly Option[] = (['phase', 'turn', 'acted'] as const).map((preset) => ({ id: `pass:${preset}`, label: `pass:${preset}`, standing: true }));

/** What a pick among the acts says: how long to pass for; '' for a plain pass, null where it is no pass. */
export function presetIn(pick: string): string | null {
  if (pick === 'pass') return '';
  return pick.startsWith('pass:') ? pick.slice('pass:'.length) : null;
}

export function setPreset(table: Table, seat: Seat, preset: string): void {
  setPlayer(table, seat, 'passing', preset);
}

export function passesAhead(table: Table, seat: Seat): boolean {
  return playerOf(table, seat).passing !== '';
}

/** Who passes ahead may take it back whenever another is asked: from his next Opportunity on he is asked again. */
export const takingBack: NonNullable<GameDefinition['interjections']> = {
  of: (table, seat) => (passesAhead(table, seat) ? passingOptions : nothingToSay),
  say: (table, seat) => setPreset(table, seat, ''),
};

const nothingToSay: readonly Option[] = [];
const passingOptions: readonly Option[] = [{ id: 'stopPassing', label: 'stopPassing' }];

/** Somebody did something: all look again. */
export function noteAct(table: Table): void {
  for (const seat of table.seats()) setPreset(table, seat, '');
}

/** A phase, or the part of one that has Opportunity, is over. */
export function endPhasePresets(table: Table): void {
  for (const seat of table.seats()) if (playerOf(table, seat).passing === 'phase') setPreset(table, seat, '');
}

/** A turn begins: what was for the last one is over, and whose turn it is has his say. */
export function beginTurnPresets(table: Table, active: Seat): void {
  for (const seat of table.seats()) if (seat === active || playerOf(table, seat).passing === 'turn') setPreset(table, seat, '');
}
