import type { Seat } from '@arbiter/kernel';
import { positionOf, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { type Act, actId } from '../stack/acts.js';
import { passing } from './loops.js';

/**
 * Fragmented loops (721.3): each player does something, and the game stands as it stood before. The active player must then do
 * something else.
 */

/** Rounds that are remembered. */
const kept = 16;

const standing = { ...passing, byValues: true } as const;

/** The position, in which one more shield or delayed trigger that waits makes a difference, too. */
const positionNow = (table: Table): string => `${positionOf(table, standing)} ${Object.keys(table.state.watches).join(' ')}`;

/** Somebody did something other than adding mana. */
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

/** What the active player may do, without what would only go round once more. */
export function withoutRounds(table: Table, seat: Seat, acts: readonly Act[]): readonly Act[] {
  const { rounds, active } = gameOf(table);
  const over = seat === active ? rounds.filter(({ answered }) => answered) : [];
  if (over.length === 0) return acts;
  const position = positionNow(table);
  return acts.filter((act) => !over.some((round) => round.act === actId(act) && round.position === position));
}
