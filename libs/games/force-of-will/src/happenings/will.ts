import { type JsonObject, jsonOf, type ObjectId, readAs, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { poolOf, printWill, setPool, type WillUnit } from '../will/pool.js';

/** Proposes that a player gets will (907.4). */
export function produce(seat: Seat, units: readonly WillUnit[], source: ObjectId, rule: RuleRef): Happening {
  return propose('produce', { seat }, { units: jsonOf(units) as readonly JsonObject[], source, rule });
}

const producing = ['produced'] as const;

export const produceRule: HappeningRule = {
  keys: () => producing,
  possible: (_table, { data }) => (data.units as readonly unknown[]).length > 0,
  commit: (table, list) => {
    for (const { seat, data } of list) {
      const units = readAs<readonly WillUnit[]>(data.units);
      setPool(table, seat, [...poolOf(table, seat), ...units]);
      table.emit('willProduced', data.rule as RuleRef, { seat, will: printWill(units), object: data.source as ObjectId });
    }
    return list;
  },
};
