import type { Seat } from '@arbiter/kernel';
import { positionOf, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { type Act, actId } from '../stack/acts.js';
import { passing } from './loops.js';

/**
 * Fragmented loops (721.3): each player acts, and the game returns to an earlier position. The active player must then do something else.
 */

/** How many rounds are remembered. */
const kept = 16;

const standing = { ...passing, byValues: true } as const;

/** Returns the current position, including the waiting shields and delayed triggers. */
const positionNow = (table: Table): string => `${positionOf(table, standing)} ${Object.keys(table.state.watches).join(' ')}`;

/** Notes that a player did something other than adding mana. */
export function noteRound(table: Table, seat: Seat, act: Act): void {
  const { rounds, active } = gameOf(table);
  if (seat !== active) {
    setGame(
      table,
      'rounds',
      rounds.map((round) => ({ ...round, answered: true })),
    );
    return;
  }
  if (act.type !== 'activate') return;
  setGame(table, 'rounds', [...rounds.slice(1 - kept), { act: actId(act), position: positionNow(table), answered: false }]);
}

/** Returns the acts of the active player without those that would only repeat the loop. */
export function withoutRounds(table: Table, seat: Seat, acts: readonly Act[]): readonly Act[] {
  const { rounds, active } = gameOf(table);
  const over = seat === active ? rounds.filter(({ answered }) => answered) : [];
  if (over.length === 0) return acts;
  const position = positionNow(table);
  return acts.filter((act) => !over.some((round) => round.act === actId(act) && round.position === position));
}
