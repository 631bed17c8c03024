import type { GameDefinition, Option, Seat, Table } from '@arbiter/kernel';
import { playerOf } from '../facts.js';
import { decider } from '../turn/control.js';

/**
 * Passing ahead: beside `pass` a player with priority may say that he goes on passing, and for how long. It is an answer on
 * record like any other, stands in his row and passes for him before he is asked (117.3d).
 *
 * It ends when its time is over, when an opponent acts or puts something on the stack, when the player himself chooses
 * anything: then something needs him, and when he takes it back (`takingBack`).
 */
export type Preset = '' | 'step' | 'turn' | 'acted';

/** `pass:step` until this step or phase is over, `pass:turn` until this turn is, `pass:acted` until an opponent acts or his own next turn begins. */
export const presetOptions: readonly Option[] = [
  { id: 'pass:step', label: 'passStep', standing: true },
  { id: 'pass:turn', label: 'passTurn', standing: true },
  { id: 'pass:acted', label: 'passActed', standing: true },
];

/** What a pick among the acts says: how long to pass for; null where it is no pass. */
export function presetIn(pick: string): Preset | null {
  if (pick === 'pass') return '';
  return pick.startsWith('pass:') ? (pick.slice('pass:'.length) as Preset) : null;
}

export function passesAhead(table: Table, seat: Seat): boolean {
  return playerOf(table, seat).passing !== '';
}

/** From now on, or no more. */
export function setPreset(table: Table, seat: Seat, preset: Preset): void {
  if (playerOf(table, seat).passing !== preset) table.journal.setQuietly(table.player(seat), 'passing', preset);
}

/**
 * Who passes ahead may take it back whenever another is asked: from his next priority on he is asked again. Of players whom he controls
 * that is his to say too (716.5).
 */
export const takingBack: NonNullable<GameDefinition['interjections']> = {
  of: (table, seat) => (passing(table, seat).length === 0 ? nothingToSay : passingOptions),
  say: (table, seat) => {
    for (const one of passing(table, seat)) setPreset(table, one, '');
  },
};

const nothingToSay: readonly Option[] = [];
const passingOptions: readonly Option[] = [{ id: 'stopPassing', label: 'stopPassing' }];

/** The players for whom a player decides and who pass ahead. */
const passing = (table: Table, by: Seat): readonly Seat[] => table.seats().filter((seat) => passesAhead(table, seat) && decider(table, seat) === by);

/** Somebody did something: whoever else passed ahead looks again. */
export function noteAct(table: Table, by: Seat): void {
  for (let seat = 0; seat < table.state.players.length; seat++) if (seat !== by) setPreset(table, seat, '');
}

/** The step or phase is over. */
export function endStepPresets(table: Table): void {
  for (let seat = 0; seat < table.state.players.length; seat++) if (playerOf(table, seat).passing === 'step') setPreset(table, seat, '');
}

/** A turn begins: what was for the last one is over, and whose turn it is has his say. */
export function beginTurnPresets(table: Table, active: Seat): void {
  for (let seat = 0; seat < table.state.players.length; seat++) if (seat === active || playerOf(table, seat).passing !== 'acted') setPreset(table, seat, '');
}
