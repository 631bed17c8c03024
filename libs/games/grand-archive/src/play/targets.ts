import { candidates, itemEnv, type Json, type ObjectId, type Part, seatOfId, type Table, targetsOf } from '@arbiter/kernel';
import { shownCard } from '../facts.js';
import { itemOf } from './items.js';

/** What an object on the effects stack targets, choice by choice. */
function targetIds(table: Table, id: ObjectId): readonly number[] {
  return itemOf(table, id).parts.flatMap(({ at, vars }) => targetsOf(table, at).flatMap((choice): readonly number[] => (choice.target === true ? ((vars[choice.as] ?? []) as readonly number[]) : [])));
}

/** Its targets for readers: players by name, objects with their cards. */
export function targetsShown(table: Table, id: ObjectId): Json[] {
  return targetIds(table, id).map((target) => {
    const seat = seatOfId(target);
    return seat === null ? { object: target, card: shownCard(table, target) } : `player:${seat}`;
  });
}

/**
 * 2.3.4.4: looks again at targets. Null where one that was required is legal no more, for then nothing of it happens (ruling:2); of "up to"
 * those that are legal still are left (2.3.4.3).
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const parts: Part[] = [];
  for (const [index, part] of itemOf(table, id).parts.entries()) {
    const env = itemEnv(table, id, index);
    const vars: { [name: string]: Json } = { ...part.vars };
    for (const choice of targetsOf(table, part.at)) {
      const chosen = vars[choice.as];
      if (choice.target !== true || !Array.isArray(chosen) || chosen.length === 0) continue;
      const legal = candidates(table, env, choice);
      const left = (chosen as number[]).filter((one) => legal.includes(one));
      if (left.length < chosen.length && choice.min !== 0) return null;
      vars[choice.as] = left;
    }
    parts.push({ at: part.at, vars });
  }
  return parts;
}
