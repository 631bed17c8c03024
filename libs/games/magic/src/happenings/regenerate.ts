import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { removeFromCombat } from '../combat/removal.js';
import { setObject, shownCard } from '../facts.js';
import { tap } from './tap.js';

/**
 * What happens instead of a permanent's destruction (701.7c, 701.14a): its damage is removed, it is tapped and removed from combat. The
 * note that a source with deathtouch damaged it stays (704.5h).
 */
export function regenerate(object: ObjectId, rule: RuleRef): Happening {
  return propose('regenerate', { object }, { rule });
}

const keys = ['regenerated'] as const;

/** 701.7c, 701.14a, 701.14b: carries out a regeneration. */
export const regenerateRule: HappeningRule = {
  keys: () => keys,
  possible: (table, { object }) => table.find(object)?.zone === 'battlefield',
  contains: (_table, { object, data }) => [tap(object, data.rule as RuleRef)],
  commit: (table, list) => {
    for (const { object, data } of list) {
      setObject(table, object, 'damage', 0);
      removeFromCombat(table, object);
      table.emit('regenerated', data.rule as RuleRef, { object, card: shownCard(table, object) });
    }
    return list;
  },
};
