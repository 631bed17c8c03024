import { candidates, type Choice, type Env, itemEnv, type Json, type ObjectId, type Part, type Row, seatOfId, type Table, targetLocals as localsFor, targetsOf } from '@arbiter/kernel';
import { nameOf, shownCard } from '../facts.js';
import { itemOf } from './items.js';

const none: readonly Choice[] = [];

/** Locals for choosing targets (601.2c), and dividing among them (601.2d). */
export function targetLocals(env: Env, parts: readonly Part[], rule: string): Row {
  return localsFor(env, parts, { target: rule, divide: '601.2d' });
}

/** A choice of targets that was made, with what it holds. */
export interface ChosenTargets {
  readonly part: number;
  readonly choice: Choice;
  readonly ids: readonly number[];
}

/** All targets of an object on the stack, choice by choice. */
export function targetsChosen(table: Table, id: ObjectId): readonly ChosenTargets[] {
  return itemOf(table, id).parts.flatMap(({ at, vars, each }, part) =>
    (each === true ? none : targetsOf(table, at)).flatMap((choice): readonly ChosenTargets[] => (choice.target === true ? [{ part, choice, ids: (vars[choice.as] ?? []) as readonly number[] }] : [])),
  );
}

/** What an object on the stack targets, each once for every time that it was chosen (115.9a). */
export function targetIds(table: Table, id: ObjectId): readonly number[] {
  return targetsChosen(table, id).flatMap(({ ids }) => ids);
}

/** Its targets for readers: players by their names, objects with the cards that they show. */
export function targetsShown(table: Table, id: ObjectId): Json[] {
  return targetIds(table, id).map((target) => (seatOfId(target) === null ? { object: target, card: shownCard(table, target) } : nameOf(target)));
}

/**
 * Looks again whether targets are legal (608.2b).
 * @returns the parts with the legal targets only, or null when there were targets and none is legal any more
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const { parts } = itemOf(table, id);
  let had = false;
  let left = false;
  const legalParts = parts.map((part, index): Part => {
    const env = itemEnv(table, id, index);
    const vars: { [name: string]: Json } = { ...part.vars };
    for (const choice of targetsOf(table, part.at)) {
      if (part.each === true) {
        const { target: _target, ...plain } = choice;
        vars[choice.as] = [...candidates(table, env, plain)];
        continue;
      }
      const chosen = vars[choice.as];
      if (choice.target !== true || !Array.isArray(chosen) || chosen.length === 0) continue;
      had = true;
      // What must differ from another target is compared with what was chosen for it, legal or not.
      const legal = candidates(table, env, choice);
      const kept = (chosen as number[]).filter((one) => legal.includes(one));
      vars[choice.as] = kept;
      left ||= kept.length > 0;
    }
    return { at: part.at, vars };
  });
  return had && !left ? null : legalParts;
}
