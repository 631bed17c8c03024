import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import { inHundreds } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Proposes that a player loses life (105.4). */
export function loseLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('loseLife', { seat }, { amount, rule });
}

/** Proposes that a player gains life (105.4). */
export function gainLife(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('gainLife', { seat }, { amount, rule });
}

const losing = ['lostLife'] as const;
const gaining = ['gainedLife'] as const;

export const loseLifeRule: HappeningRule = {
  keys: () => losing,
  possible: (table, { seat, data }) => (data.amount as number) > 0 && !forbids(table, idOfSeat(seat), 'loseLife'),
  commit: (table, list) => change(table, list, -1),
};
export const gainLifeRule: HappeningRule = {
  keys: () => gaining,
  possible: (table, { seat, data }) => (data.amount as number) > 0 && !forbids(table, idOfSeat(seat), 'gainLife'),
  commit: (table, list) => change(table, list, 1),
};

/** Proposes that a player's life becomes a number: the player gains or loses the difference (104.6). */
export function setLife(table: Table, seat: Seat, total: number, rule: RuleRef): readonly Happening[] {
  const { life } = playerOf(table, seat);
  return [total > life ? gainLife(seat, total - life, rule) : loseLife(seat, life - total, rule)];
}

/** Whether a player could pay an amount of life: a multiple of 100 that they have (105.4a). */
export function canPayLife(table: Table, seat: Seat, amount: number): boolean {
  return amount <= 0 || (amount % 100 === 0 && playerOf(table, seat).life >= amount && !forbids(table, idOfSeat(seat), 'loseLife'));
}

/** Changes life by each amount, rounded up to whole hundreds (105.4a, 1204.1). */
function change(table: Table, list: readonly Happening[], sign: 1 | -1): readonly (Happening | null)[] {
  return list.map((happening) => {
    const { seat, data } = happening;
    const had = playerOf(table, seat).life;
    const life = inHundreds(table.number(had + sign * (data.amount as number)));
    if (life === had) return null;
    setPlayer(table, seat, 'life', life);
    table.emit('lifeChanged', data.rule as RuleRef, { seat, by: life - had, life });
    return happening;
  });
}
