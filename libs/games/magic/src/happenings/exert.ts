import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject, shownCard } from '../facts.js';

/** A player exerts a permanent: it won't untap in that player's next untap step (701.38a). */
export function exert(object: ObjectId, seat: Seat, rule: RuleRef): Happening {
  return propose('exert', { object, seat }, { rule });
}

const keys = ['exerted'] as const;

/** Only a permanent on the battlefield can be exerted (701.38c), whether tapped or not, and even if it was exerted already (701.38b). */
export const exertRule: HappeningRule = {
  keys: () => keys,
  possible: (table, { object }) => table.find(object)?.zone === 'battlefield',
  commit: (table, list) => {
    for (const { object, seat, data } of list) {
      const { exerted } = fieldsOf(table.object(object));
      if (!exerted.includes(seat)) setObject(table, object, 'exerted', [...exerted, seat]);
      table.emit('exerted', data.rule as RuleRef, { object, card: shownCard(table, object), seat });
    }
    return list;
  },
};
