import { candidates, itemEnv, type Json, type ObjectId, type Part, seatOfId, type Table, targetsOf } from '@arbiter/kernel';
import { shownCard } from '../facts.js';
import { itemOf } from './items.js';

/** What an object on the chase targets, choice by choice. */
export function targetIds(table: Table, id: ObjectId): readonly number[] {
  return itemOf(table, id).parts.flatMap(({ at, vars }) => targetsOf(table, at).flatMap((choice): readonly number[] => (choice.target === true ? ((vars[choice.as] ?? []) as readonly number[]) : [])));
}

/** Its targets for readers: players by name, objects with their cards. */
export function targetsShown(table: Table, id: ObjectId): Json[] {
  return targetIds(table, id).map((target) => {
    const seat = seatOfId(target);
    return seat === null ? { object: target, card: shownCard(table, target) } : `player:${seat}`;
  });
}

/** 903.3a: looks again at targets. What is about an illegal one is not done; the rest is, even where none is left. */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] {
  return itemOf(table, id).parts.map((part, index): Part => {
    const env = itemEnv(table, id, index);
    const vars: { [name: string]: Json } = { ...part.vars };
    for (const choice of targetsOf(table, part.at)) {
      const chosen = vars[choice.as];
      if (choice.target !== true || !Array.isArray(chosen) || chosen.length === 0) continue;
      const legal = candidates(table, env, choice);
      vars[choice.as] = (chosen as number[]).filter((one) => legal.includes(one));
    }
    return { at: part.at, vars };
  });
}
