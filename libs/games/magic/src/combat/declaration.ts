import type { Decision, ObjectId, Option } from '@arbiter/kernel';
import { type Objection, once, type Table } from '@arbiter/kernel/authoring';
import { idNamed, nameOf, shownCard } from '../facts.js';
import { completeWith, mostObeyed } from './search.js';
import { type Board, brokenBy, type Declaration, isFree, obeyedBy } from './solve.js';

/** A declaration to be made: the board in numbers, and the objects and players that the numbers stand for. */
export interface Prepared {
  readonly board: Board;
  readonly creatures: readonly ObjectId[];
  readonly targets: readonly number[];
}

/** A creature and what it attacks or blocks. */
export interface Pair {
  readonly creature: ObjectId;
  readonly target: number;
}

/** Whether every set of options is legal, so that the declaration need not be judged as a whole. */
export function isPlain({ board }: Prepared): boolean {
  return isFree(board) && board.creatures.every(({ options, most }) => most === 1 && options.every(({ costs }) => !costs));
}

/**
 * Returns one option for each creature and each thing that it may attack or block. The options of a creature that can take only one are in
 * one group.
 */
export function optionsFor(table: Table, { board, creatures, targets }: Prepared, label: string): Option[] {
  return board.creatures.flatMap(({ options, most }, at) => {
    const object = creatures[at] as ObjectId;
    const { card } = table.object(object);
    return options.map((option): Option => {
      const to = targets[option.target] as number;
      const target = nameOf(to);
      return {
        id: `${object}>${target}`,
        label,
        params: { card, object, target, ...(to > 0 ? { targetCard: shownCard(table, to) } : {}) },
        object,
        ...(most === 1 ? { group: String(object) } : {}),
      };
    });
  });
}

export function pairOf(pick: string): Pair {
  const [creature, target] = pick.split('>') as [string, string];
  return { creature: Number(creature), target: idNamed(target) };
}

function declarationOf({ board, creatures, targets }: Prepared, picks: readonly string[]): Declaration {
  const declared = board.creatures.map((): number[] => []);
  for (const pick of picks) {
    const { creature, target } = pairOf(pick);
    const at = creatures.indexOf(creature);
    const place = targets.indexOf(target);
    declared[at]?.push((board.creatures[at]?.options ?? []).findIndex((option) => option.target === place));
  }
  return declared;
}

function picksFrom({ board, creatures, targets }: Prepared, declared: Declaration): string[] {
  return declared.flatMap((taken, at) =>
    taken.map((place) => `${creatures[at] as ObjectId}>${nameOf(targets[board.creatures[at]?.options[place]?.target ?? -1] as number)}`),
  );
}

/** The rules by which a declaration is judged. */
export interface Judgement {
  /** The rules for restrictions and requirements, and for the payment of costs (508.1c, 508.1d, 508.1j; 509.1b, 509.1c, 509.1f). */
  readonly restriction: string;
  readonly requirement: string;
  readonly payment: string;
  readonly prepare: (table: Table, decision: Decision) => Prepared;
  /** Whether the costs of the picks can be paid in full. */
  readonly affordable: (table: Table, decision: Decision, picks: readonly Pair[]) => boolean;
}

/** Computed once for each decision, since nothing changes while the decision is open. */
const basisOf = once((decision: Decision, table: Table, { prepare }: Judgement): { readonly prepared: Prepared; readonly goal: number } => {
  const prepared = prepare(table, decision);
  return { prepared, goal: mostObeyed(prepared.board) };
});

/** Judges a declaration as a whole. Returns null when it is legal. */
export function judgeDeclaration(table: Table, decision: Decision, picks: readonly string[], by: Judgement): Objection | null {
  const { prepared, goal } = basisOf(decision, table, by);
  const declared = declarationOf(prepared, picks);
  const broken = brokenBy(prepared.board, declared);
  if (broken !== null) return { rule: by.restriction, detail: 'This declaration breaks a restriction.' };
  if (obeyedBy(prepared.board, declared) < goal)
    return { rule: by.requirement, detail: `This declaration obeys fewer requirements than the ${goal} that can be obeyed.` };
  return by.affordable(table, decision, picks.map(pairOf)) ? null : { rule: by.payment, detail: "The costs can't be paid." };
}

/** Returns legal picks that contain the given ones and as few others as possible; null if there are none. */
export function completeDeclaration(table: Table, decision: Decision, picked: readonly string[], by: Judgement): readonly string[] | null {
  const { prepared, goal } = basisOf(decision, table, by);
  const found = completeWith(prepared.board, declarationOf(prepared, picked), goal);
  if (found === null) return null;
  const whole = picksFrom(prepared, found);
  // The given picks keep their order and come first.
  const picks = [...picked, ...whole.filter((pick) => !picked.includes(pick))];
  return by.affordable(table, decision, picks.map(pairOf)) ? picks : null;
}
