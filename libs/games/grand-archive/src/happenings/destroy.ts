import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, vanish } from '@arbiter/kernel/authoring';
import { isOnField, shownCard } from '../facts.js';
import { isImmortal } from '../values/immortal.js';
import { move } from './move.js';

/**
 * Proposes to destroy something on the field (2.1.6.2).
 * @param by the card whose effect destroys it; 0 for a rule alone
 * @param killer the attacker whose attack kills it; 0 for none
 */
export function destroy(object: ObjectId, rule: RuleRef, by: ObjectId = 0, killer: ObjectId = 0): Happening {
  return propose('destroy', { object }, { rule, by: by || killer, act: killer === 0 ? 'destroyed' : 'killed' });
}

const destroying = ['toBeDestroyed'] as const;

/**
 * Puts a destroyed object into its owner's graveyard (1.7.2.2, 1.7.2.7, 1.7.5.3, 1.7.6.5, 1.7.7.2); an immortal one is not destroyed
 * (ext.3.5).
 */
export const destroyRule: HappeningRule = {
  keys: () => destroying,
  possible: (table, { object }) => isOnField(table, object) && !isImmortal(table, object),
  contains: (_table, { object, data }) => [
    move(object, { to: 'graveyard', act: data.act as 'destroyed' | 'killed', by: data.by as ObjectId }, data.rule as RuleRef),
  ],
};

/**
 * Proposes that something ceases to exist: tokens and copies outside their zone (2.5.1.1.6, 2.11.7.8.6), and everything owned by a player
 * who lost (1.4.5).
 */
export function cease(object: ObjectId, rule: RuleRef): Happening {
  return propose('cease', { object }, { rule });
}

const leaving = ['left'] as const;
const unwatched: readonly string[] = [];

/** Removes what ceases to exist: from the field it leaves, and nothing else happens to it (1.4.5.2). */
export const ceaseRule: HappeningRule = {
  keys: (table, { object }) => (isOnField(table, object) ? leaving : unwatched),
  looksBack: () => true,
  leaves: () => true,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) =>
    list.map((happening) => {
      const { object, data } = happening;
      const row = table.find(object);
      if (row === null) return null;
      // Nothing is told about cards in piles: it follows from their player having lost.
      if (['field', 'effectsStack', 'intent'].includes(row.zone) || row.kind !== 'card')
        table.emit('ceased', data.rule as RuleRef, { object, card: shownCard(table, object), seat: row.owner });
      for (const below of row.under) vanish(table, below);
      vanish(table, object);
      return { ...happening, data: { ...data, to: '' } };
    }),
};
