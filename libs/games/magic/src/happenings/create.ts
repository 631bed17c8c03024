import type { Json, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { setObject } from '../facts.js';
import { move } from './move.js';

/** What is created (701.6a): a number of tokens of a card of the catalogue, and how they enter. */
export interface Creation {
  /** Id of a row of the catalogue; '' for a copy, which `copy` describes. */
  readonly token: string;
  readonly amount: number;
  readonly tapped: boolean;
  readonly attacking?: number;
  /** The copied values for tokens that are copies, in the form of the row field `copy`. */
  readonly copy?: string;
}

/** A player creates tokens, owns them, and they enter under that player's control (111.2). */
export function create(seat: Seat, { token, amount, tapped, attacking, copy }: Creation, rule: RuleRef): Happening {
  const data: { [key: string]: Json } = { token, amount, tapped, rule, objects: [] };
  if (attacking !== undefined) data.attacking = attacking;
  if (copy !== undefined) data.copy = copy;
  return propose('create', { seat }, data);
}

const creating = ['created'] as const;

/**
 * First the number and kind of tokens are determined (701.6b), then each enters like any permanent, all at once. A token that can't enter
 * isn't created (111.5).
 */
export const createRule: HappeningRule = {
  keys: () => creating,
  possible: (_table, { data }) => (data.amount as number) > 0,
  makes: (table, happening) => {
    const { seat, data } = happening;
    const objects = Array.from({ length: data.amount as number }, () => table.create(data.token as string, seat, 'token').id);
    if (data.copy !== undefined) for (const id of objects) setObject(table, id, 'copy', data.copy as string);
    return { ...happening, data: { ...data, objects } };
  },
  contains: (_table, { seat, data }) => (data.objects as readonly ObjectId[]).map((id, at) => entering(id, seat, data, at)),
  commit: (table, list) =>
    list.map((happening) => {
      const { seat, data } = happening;
      const objects = (data.objects as readonly ObjectId[]).filter((id) => arrived(table, id));
      if (objects.length === 0) return null;
      const token = table.object(objects[0] as ObjectId).card;
      table.emit('tokensCreated', data.rule as RuleRef, { seat, card: token, count: objects.length, objects });
      return { ...happening, data: { ...data, objects, amount: objects.length } };
    }),
};

/** Returns the move of a token onto the battlefield. `attacked`: what was chosen for each token to attack (508.4). */
function entering(
  id: ObjectId,
  seat: Seat,
  { tapped, attacked, attacking = (attacked as readonly number[] | undefined)?.[0], rule }: Happening['data'],
  at: number,
): Happening {
  const entry = move(id, { to: 'battlefield', under: seat, tapped: tapped as boolean }, rule as RuleRef);
  const target = (attacked as readonly number[] | undefined)?.[at] ?? attacking;
  return target === undefined ? entry : { ...entry, data: { ...entry.data, attacking: target } };
}

/** Whether a token entered; one that did not was never created. */
function arrived(table: Table, id: ObjectId): boolean {
  if (table.find(id)?.zone === '') vanish(table, id);
  return table.find(id)?.zone === 'battlefield';
}

/** A token, or a copy, ceases to exist (704.5d, 704.5e). */
export function cease(object: ObjectId, rule: RuleRef): Happening {
  return propose('cease', { object }, { rule });
}

const unwatched: readonly string[] = [];

export const ceaseRule: HappeningRule = {
  keys: () => unwatched,
  commit: (table, list) => {
    for (const { object, data } of list) {
      table.emit('ceasedToExist', data.rule as RuleRef, { object, card: table.object(object).card });
      vanish(table, object);
    }
    return list;
  },
};
