import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, seatsBehind, type Table } from '@arbiter/kernel/authoring';
import { playerOf } from '../facts.js';
import { lose } from '../happenings/lose.js';
import { timeRule } from '../match/ending.js';
import { forbids } from '../rules.js';

/** Returns the players who lose (704.5a - 704.5c, and MTR 2.4 where a match is played until somebody has less life); a player who would lose for several reasons at once loses once (704.6). */
export function losers(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  const behind = seatsBehind(table);
  for (const seat of table.seats()) {
    const rule = lost(table, seat) ?? (behind.includes(seat) ? timeRule : null);
    if (rule !== null && !forbids(table, idOfSeat(seat), 'loseGame')) found.push(lose(seat, rule));
  }
  return found;
}

/**
 * 104.3b - 104.3d, 119.6, 704.5a - 704.5c: returns the rule by which a player loses: 0 or less life, a draw from an empty library, ten
 * poison counters.
 */
function lost(table: Table, seat: Seat): RuleRef | null {
  const { life, drewFromEmpty, counters } = playerOf(table, seat);
  if (life <= 0) return '704.5a';
  if (drewFromEmpty) return '704.5b';
  return (counters.poison ?? 0) >= 10 ? '704.5c' : null;
}
