import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, knownRow, propose, type Table } from '@arbiter/kernel/authoring';
import { isInBattleArea, rowOf, setObject, zoneOf } from '../facts.js';
import { hasKeyword, isType } from '../values/base.js';
import { forbids } from '../values/rules.js';
import { destroyedTo, move } from './move.js';

/**
 * Proposes to destroy a card (1010).
 * @param by the card whose effect or damage destroys it; 0 for a rule alone
 * @param ruler whether the effect says that it destroys a ruler (1010.2)
 */
export function destroy(object: ObjectId, rule: RuleRef, by: ObjectId = 0, ruler = false): Happening {
  return propose('destroy', { object }, { rule, by, ruler });
}

const destroying = ['destroyed'] as const;

/** Destroys a card, unless it cannot be destroyed (1010.3); a ruler only if the effect says so (1010.2). */
export const destroyRule: HappeningRule = {
  keys: () => destroying,
  // Abilities that trigger on it look back (906.7b).
  looksBack: () => true,
  possible: (table, { object, data }) =>
    isInBattleArea(table, object) &&
    !isProtected(table, object, data.by as ObjectId) &&
    (zoneOf(table, object) === 'field' || data.ruler === true),
  contains: (table, happening) => {
    const { object, data } = happening;
    const [rule, by] = [data.rule as RuleRef, data.by as ObjectId];
    if (isType(table, object, 'ruler')) return [move(object, { to: 'graveyard', act: 'destroyed', by }, '1010.2')];
    // An imperishable J-ruler gets no astral counter and keeps Judgment (1108.1, 1108.2).
    const falls = isType(table, object, 'jRuler') && !hasKeyword(table, object, 'imperishable');
    return falls
      ? [destroyedTo(table, object, rule, by), propose('fall', { object }, { rule: '1010.1a' })]
      : [destroyedTo(table, object, rule, by)];
  },
};

/**
 * Whether an object cannot be destroyed by `by`. What counts is the card whose effect it is: an effect of a darkness card is a darkness
 * effect (901.2d, ex:901.2d#1).
 */
function isProtected(table: Table, object: ObjectId, by: ObjectId): boolean {
  const source = knownRow(table, by);
  return source === null ? forbids(table, object, 'beDestroyed') : forbids(table, object, 'beDestroyed', by, source.controller);
}

const unwatched: readonly string[] = [];

/**
 * Puts an astral counter on the ruler that a destroyed J-ruler has become again, which loses Judgment for the rest of the game (1010.1a,
 * ruling:20). Commits after the move.
 */
export const fallRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table, { object }) => table.find(object) !== null,
  commit: (table, list) => {
    for (const { object } of list) {
      if (zoneOf(table, object) !== 'rulerArea') continue;
      const { counters, card } = rowOf(table, object);
      setObject(table, object, 'counters', { ...counters, astral: (counters.astral ?? 0) + 1 });
      setObject(table, object, 'judgmentLost', true);
      table.emit('judgmentLost', '1010.1a', { object, card });
    }
    return list;
  },
};

/** Whether something on the field could be destroyed at all. */
export function isDestructible(table: Table, id: ObjectId): boolean {
  return !forbids(table, id, 'beDestroyed');
}
