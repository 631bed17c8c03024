import { type Happening, type HappeningRule, propose, type RuleRef, type Seat, type Table } from '@arbiter/kernel';
import { playerOf, setPlayer } from '../facts.js';

/** A player loses life (119.3). */
export function loseLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('loseLife', { seat }, { amount, rule });
}

/** A player gains life (119.3). */
export function gainLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('gainLife', { seat }, { amount, rule });
}

const losing = ['lostLife'] as const;
const gaining = ['gainedLife'] as const;

const some = (_table: Table, { data }: Happening): boolean => (data.amount as number) > 0;

/** Gaining 0 life is no event (119.9), nor is losing 0. */
export const loseLifeRule: HappeningRule = { keys: () => losing, possible: some, commit: (table, list) => change(table, list, -1) };
export const gainLifeRule: HappeningRule = { keys: () => gaining, possible: some, commit: (table, list) => change(table, list, 1) };

function change(table: Table, list: readonly Happening[], sign: 1 | -1): readonly Happening[] {
  for (const { seat, data } of list) {
    const by = sign * (data.amount as number);
    const life = table.number(playerOf(table, seat).life + by);
    setPlayer(table, seat, 'life', life);
    table.emit('lifeChanged', data.rule as RuleRef, { seat, by, life });
  }
  return list;
}
