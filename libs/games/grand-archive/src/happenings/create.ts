import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { setObject } from '../facts.js';
import { move } from './move.js';

/** What is summoned: so many tokens of a card of the catalogue, and how they come. */
export interface Creation {
  /** The token's id in the catalogue; of a copy that of its card. */
  readonly token: string;
  readonly amount: number;
  readonly rested: boolean;
  /** Values with which it comes instead, as canonical text (2.11.7.13.2.1); '' for those of the token. */
  readonly copy: string;
  readonly by: ObjectId;
}

/** Tokens come to the field under a player's control, who owns them (2.11.7.13.5). */
export function create(seat: Seat, { token, amount, rested, copy, by }: Creation, rule: RuleRef): Happening {
  return propose('create', { seat }, { token, amount, rested, copy, by, rule, objects: [] });
}

const creating = ['created'] as const;

/** First how many of what, then each comes to the field as every object does, all at once. */
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

/** What got nowhere was never there. */
function arrived(table: Table, id: ObjectId): boolean {
  const zone = table.find(id)?.zone;
  if (zone === '') vanish(table, id);
  return zone === 'field';
}
