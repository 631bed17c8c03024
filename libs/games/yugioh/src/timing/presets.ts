import type { Option, Seat, Table } from '@arbiter/kernel';
import { type Asked, opponentOf, playerOf, setPlayer } from '../facts.js';

/** Standing answers: a player passes until something ends it. They are recorded like any answer. */
const presets = ['phase', 'turn', 'acted'] as const;
export type Preset = (typeof presets)[number] | '';

export const presetOptions: readonly Option[] = presets.map((preset) => ({ id: `pass:${preset}`, label: `pass:${preset}`, standing: true }));

/** Where a player wants to be asked from now on: as TP in Main and Battle Phases only, where he can do something only, or wherever he might. */
export const idleOption: Option = { id: 'pass:idle', label: 'pass:idle', standing: true };
export const unableOption: Option = { id: 'pass:unable', label: 'pass:unable', standing: true };
export const askAllOption: Option = { id: 'askAll', label: 'askAll', standing: true };

/** What an option says of where its player wants to be asked; null where it is another one. */
export function askedIn(pick: string): Asked | null {
  switch (pick) {
    case idleOption.id:
      return 'acting';
    case unableOption.id:
      return 'able';
    case askAllOption.id:
      return 'everywhere';
    default:
      return null;
  }
}

export function presetIn(pick: string): Preset {
  const found = presets.find((preset) => pick === `pass:${preset}`);
  return found ?? '';
}

export function setPreset(table: Table, seat: Seat, preset: Preset): void {
  if (playerOf(table, seat).passing !== preset) setPlayer(table, seat, 'passing', preset);
}

/** Whether a player passes by what he said before. */
export function passesAhead(table: Table, seat: Seat): boolean {
  return playerOf(table, seat).passing !== '';
}

/** Somebody acted: who passed until the other acts is asked again. */
export function clearActedPresets(table: Table, by: Seat): void {
  if (playerOf(table, opponentOf(by)).passing === 'acted') setPreset(table, opponentOf(by), '');
}

/** A phase is over. */
export function endPhasePresets(table: Table): void {
  for (const seat of table.seats()) if (playerOf(table, seat).passing === 'phase') setPreset(table, seat, '');
}
