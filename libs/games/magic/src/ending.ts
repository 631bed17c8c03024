import type { RuleRef, Seat, Table } from '@arbiter/kernel';

/** A player loses, by the rule named. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
}

/** Players lose at the same time; who is left wins (104.2a), and where nobody is left the game is a draw (104.4a). */
export function endGame(table: Table, losses: readonly Loss[]): void {
  for (const { seat, rule } of losses) table.emit('playerLost', rule, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const [first] = losses;
  table.emit('gameEnded', winners.length === 0 ? '104.4a' : '104.2a', { winners, reason: reasonOf(first?.rule ?? '') });
  table.finish({ winners, reason: reasonOf(first?.rule ?? ''), rule: winners.length === 0 ? '104.4a' : '104.2a' });
}

function reasonOf(rule: RuleRef): string {
  switch (rule) {
    case '704.5a':
      return 'life';
    case '704.5b':
      return 'emptyLibrary';
    case '704.5c':
      return 'poison';
    default:
      return 'lost';
  }
}
