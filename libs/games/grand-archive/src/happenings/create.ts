import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { setObject } from '../facts.js';
import { move } from './move.js';

/** The tokens that are summoned: a number of tokens of one card of the catalogue, and how they enter. */
export interface Creation {
  /** The token's id in the catalogue; for a copy, the id of the copied card. */
  readonly token: string;
  readonly amount: number;
  readonly rested: boolean;
  /** Values that it has instead of the token's, as canonical text (2.11.7.13.2.1); '' for those of the token. */
  readonly copy: string;
  readonly by: ObjectId;
}

/** Proposes to put tokens onto the field under the control of a player, who owns them (2.11.7.13.5). */
export function create(seat: Seat, { token, amount, rested, copy, by }: Creation, rule: RuleRef): Happening {
  return propose('create', { seat }, { token, amount, rested, copy, by, rule, objects: [] });
}

const creating = ['created'] as const;

/** Creates the tokens; then each enters the field like any object, all at once. */
export const createRule: HappeningRule = {
  keys: () => creating,
  possible: (_table, { data }) => (data.amount as number) > 0,
  makes: (table, happening) => {
    const { seat, data } = happening;
    const objects = Array.from({ length: data.amount as number }, () => table.create(data.token as string, seat, 'token').id);
    for (const id of objects) setObject(table, id, 'copy', data.copy as string);
    return { ...happening, data: { ...data, objects } };
  },
  contains: (_table, { seat, data }) =>
    (data.objects as readonly ObjectId[]).map((id) =>
      move(id, { to: 'field', under: seat, rested: data.rested === true, by: data.by as ObjectId }, data.rule as RuleRef),
    ),
  commit: (table, list) =>
    list.map((happening) => {
      const { seat, data } = happening;
      const objects = (data.objects as readonly ObjectId[]).filter((id) => arrived(table, id));
      if (objects.length === 0) return null;
      table.emit('tokensSummoned', data.rule as RuleRef, {
        seat,
        card: table.object(objects[0] as ObjectId).card,
        count: objects.length,
        objects,
      });
      return { ...happening, data: { ...data, objects, amount: objects.length } };
    }),
};

/** Whether a token arrived on the field; one that could not enter anywhere ceases to exist. */
function arrived(table: Table, id: ObjectId): boolean {
  const zone = table.find(id)?.zone;
  if (zone === '') vanish(table, id);
  return zone === 'field';
}
