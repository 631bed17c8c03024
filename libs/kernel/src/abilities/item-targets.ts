import type { CardId, Json, ObjectId } from '../contract.js';
import { type Part, targetsOf } from '../answers/announcing.js';
import { candidates } from '../answers/choices.js';
import { seatOfId } from '../ids.js';
import type { Choice } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { itemEnv, itemOn } from './items.js';

/** The targets chosen for something that waits to resolve: the part they were chosen for, and the ids. */
export interface ChosenTargets {
  readonly part: number;
  readonly choice: Choice;
  readonly ids: readonly number[];
}

const none: readonly Choice[] = [];

/** The choices of a part that ask for targets; none for a part that is about each thing that could be a target. */
const aims = (table: Table, { at, each }: Part): readonly Choice[] =>
  each === true ? none : targetsOf(table, at).filter(({ target }) => target === true);

/** Returns all targets of an item, choice by choice. */
export function targetsChosen(table: Table, id: ObjectId): readonly ChosenTargets[] {
  return itemOn(table, id).parts.flatMap((one, part) =>
    aims(table, one).map((choice): ChosenTargets => ({ part, choice, ids: (one.vars[choice.as] ?? []) as readonly number[] })),
  );
}

/** Returns the ids of an item's targets, each as often as it was chosen. */
export function targetIds(table: Table, id: ObjectId): readonly number[] {
  return targetsChosen(table, id).flatMap(({ ids }) => ids);
}

/**
 * Returns an item's targets for readers: players by name, objects with the cards that they show.
 * @param shownCard returns the card of an object as everybody may see it
 */
export function targetsShown(table: Table, id: ObjectId, shownCard: (table: Table, id: ObjectId) => CardId): Json[] {
  return targetIds(table, id).map((target) => {
    const seat = seatOfId(target);
    return seat === null ? { object: target, card: shownCard(table, target) } : `player:${seat}`;
  });
}

/** Whether an item has choices of targets, each with at least one possible target now. */
export function canAimAnew(table: Table, id: ObjectId): boolean {
  const choices = itemOn(table, id).parts.flatMap((part, at) => aims(table, part).map((choice) => ({ choice, at })));
  return choices.length > 0 && choices.every(({ choice, at }) => candidates(table, itemEnv(table, id, at), choice).length > 0);
}

/** A part whose targets were checked again. */
export interface PartAgain {
  /** The part with those of its targets that are still legal. */
  readonly part: Part;
  /** For each choice that chose something: how many targets were chosen, and how many are still legal. */
  readonly kept: readonly { readonly choice: Choice; readonly chosen: number; readonly left: number }[];
}

/** Checks again whether the targets of an item are legal. What follows where some are not is the game's rule. */
export function targetsAgain(table: Table, id: ObjectId): readonly PartAgain[] {
  return itemOn(table, id).parts.map((part, at): PartAgain => {
    const env = itemEnv(table, id, at);
    const vars: { [name: string]: Json } = { ...part.vars };
    // A part that is about each thing that could be a target is now about those that could be a target now.
    if (part.each === true) {
      for (const { target: _target, ...choice } of targetsOf(table, part.at)) vars[choice.as] = [...candidates(table, env, choice)];
      return { part: { at: part.at, vars }, kept: [] };
    }
    const kept: { readonly choice: Choice; readonly chosen: number; readonly left: number }[] = [];
    for (const choice of aims(table, part)) {
      const chosen = vars[choice.as];
      if (!Array.isArray(chosen) || chosen.length === 0) continue;
      // A target that must differ from another target is compared with everything chosen for that one, whether or not it is still legal.
      const legal = candidates(table, env, choice);
      const left = (chosen as number[]).filter((one) => legal.includes(one));
      vars[choice.as] = left;
      kept.push({ choice, chosen: chosen.length, left: left.length });
    }
    return { part: { at: part.at, vars }, kept };
  });
}
