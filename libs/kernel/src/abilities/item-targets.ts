import type { CardId, Json, ObjectId } from '../contract.js';
import { type Part, targetsOf } from '../answers/announcing.js';
import { candidates } from '../answers/choices.js';
import { seatOfId } from '../ids.js';
import type { Choice } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { itemEnv, itemOn } from './items.js';

/** A choice of targets that was made for something that waits to resolve: for which of its parts, and what it holds. */
export interface ChosenTargets {
  readonly part: number;
  readonly choice: Choice;
  readonly ids: readonly number[];
}

const none: readonly Choice[] = [];

/** The choices that ask for targets, of a part that has any: one that is about each thing has none. */
const aims = (table: Table, { at, each }: Part): readonly Choice[] =>
  each === true ? none : targetsOf(table, at).filter(({ target }) => target === true);

/** All targets of an item, choice by choice. */
export function targetsChosen(table: Table, id: ObjectId): readonly ChosenTargets[] {
  return itemOn(table, id).parts.flatMap((one, part) =>
    aims(table, one).map((choice): ChosenTargets => ({ part, choice, ids: (one.vars[choice.as] ?? []) as readonly number[] })),
  );
}

/** What an item targets, once for every time that it was chosen. */
export function targetIds(table: Table, id: ObjectId): readonly number[] {
  return targetsChosen(table, id).flatMap(({ ids }) => ids);
}

/** Its targets for readers: players by name, objects with the cards that they show. @param shownCard the card of an object as everybody may read it */
export function targetsShown(table: Table, id: ObjectId, shownCard: (table: Table, id: ObjectId) => CardId): Json[] {
  return targetIds(table, id).map((target) => {
    const seat = seatOfId(target);
    return seat === null ? { object: target, card: shownCard(table, target) } : `player:${seat}`;
  });
}

/** Whether an item has choices of targets, and there is something for each of them. */
export function canAimAnew(table: Table, id: ObjectId): boolean {
  const choices = itemOn(table, id).parts.flatMap((part, at) => aims(table, part).map((choice) => ({ choice, at })));
  return choices.length > 0 && choices.every(({ choice, at }) => candidates(table, itemEnv(table, id, at), choice).length > 0);
}

/** A part as its targets are looked at again. */
export interface PartAgain {
  /** With those of its targets that are legal still. */
  readonly part: Part;
  /** Of each of its choices that chose something: how many were chosen, and are left. */
  readonly kept: readonly { readonly choice: Choice; readonly chosen: number; readonly left: number }[];
}

/** Looks again whether the targets of an item are legal. What follows where some are not is the game's rule. */
export function targetsAgain(table: Table, id: ObjectId): readonly PartAgain[] {
  return itemOn(table, id).parts.map((part, at): PartAgain => {
    const env = itemEnv(table, id, at);
    const vars: { [name: string]: Json } = { ...part.vars };
    // What is about each thing that could be a target is about those that could be now.
    if (part.each === true) {
      for (const { target: _target, ...choice } of targetsOf(table, part.at)) vars[choice.as] = [...candidates(table, env, choice)];
      return { part: { at: part.at, vars }, kept: [] };
    }
    const kept: { readonly choice: Choice; readonly chosen: number; readonly left: number }[] = [];
    for (const choice of aims(table, part)) {
      const chosen = vars[choice.as];
      if (!Array.isArray(chosen) || chosen.length === 0) continue;
      // What must differ from another target is compared with what was chosen for it, legal or not.
      const legal = candidates(table, env, choice);
      const left = (chosen as number[]).filter((one) => legal.includes(one));
      vars[choice.as] = left;
      kept.push({ choice, chosen: chosen.length, left: left.length });
    }
    return { part: { at: part.at, vars }, kept };
  });
}
