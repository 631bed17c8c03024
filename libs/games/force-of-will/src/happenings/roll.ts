import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';

/** The number of sides of a die (1023.1a). */
const sides = 6;

/** Proposes that a player rolls dice (1023.1). */
export function roll(seat: Seat, dice: number, by: ObjectId): Happening {
  return propose('roll', { seat }, { dice, by });
}

const rolling = ['rolled'] as const;

/** Rolls dice and adds up the results; the sum is the amount of the event (1023.1, 1023.1b). */
export const rollRule: HappeningRule = {
  keys: () => rolling,
  possible: (_table, { data }) => (data.dice as number) > 0,
  commit: (table, list) =>
    list.map((happening) => {
      const { seat, data } = happening;
      const amount = sumOf(table, data.dice as number);
      table.emit('diceRolled', '1023.1', { seat, dice: data.dice as number, amount });
      return { ...happening, data: { ...data, amount } };
    }),
};

function sumOf(table: Table, dice: number): number {
  let sum = 0;
  for (let at = 0; at < dice; at++) sum += table.random('die', sides, '1023.1a') + 1;
  return sum;
}
