import type { JsonObject, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { setObject, zoneOf } from '../facts.js';
import { move } from './move.js';
import type { ZoneKind } from '../vocabulary.js';

export interface Creation {
  /** The token's id in the catalogue; for a copy, the id of the copied card. */
  readonly token: string;
  /** `token` by default; a copy that is not a token exists only in its zone (1017.1a). */
  readonly kind?: 'token' | 'copy';
  /** The zone where it comes into being; the field by default. */
  readonly zone?: ZoneKind;
  readonly amount: number;
  readonly rested: boolean;
  /** Values that it has instead of the token's, as canonical text (1017.1a); '' for those of the token. */
  readonly copy?: string;
  readonly by: ObjectId;
}

/** Proposes to put tokens onto a player's field (1303.1c). */
export function create(
  seat: Seat,
  { token, amount, kind = 'token', zone = 'field', rested, copy = '', by }: Creation,
  rule: RuleRef,
): Happening {
  return propose('create', { seat }, { token, amount, kind, zone, rested, copy, by, rule, objects: [] });
}

const creating = ['created'] as const;

/**
 * Makes as many tokens as the effect names (1303.1, 1303.1a, 1303.1c). Each of them enters the field like any card (1303.2): with the
 * changes that apply as it enters, and only if it can enter. In other zones a copy is made right there (1017.1a).
 */
export const createRule: HappeningRule = {
  keys: () => creating,
  possible: (_table, { data }) => (data.amount as number) > 0,
  makes: (table, happening) => {
    const { seat, data } = happening;
    const objects = Array.from(
      { length: data.amount as number },
      (): ObjectId => table.create(data.token as string, seat, data.kind as 'token' | 'copy').id,
    );
    for (const id of objects) setObject(table, id, 'copy', data.copy as string);
    return { ...happening, data: { ...data, objects } };
  },
  contains: (_table, { seat, data }) =>
    data.zone === 'field' ? (data.objects as readonly ObjectId[]).map((id) => entering(id, seat, data)) : [],
  commit: (table, list) => list.map((happening) => carryOut(table, happening)),
};

/** Returns the move by which a token enters; it tells abilities that trigger on it whose the token is, and that it is one. */
function entering(id: ObjectId, seat: Seat, { rested, by, rule }: JsonObject): Happening {
  const entry = move(id, { to: 'field', under: seat, rested: rested === true, by: by as ObjectId }, rule as RuleRef);
  return { ...entry, seat, data: { ...entry.data, token: true } };
}

/** Tells of the tokens that arrived; no event tells of those that could not come to the field. */
function carryOut(table: Table, happening: Happening): Happening | null {
  const { seat, data } = happening;
  const zone = data.zone as ZoneKind;
  const made = data.objects as readonly ObjectId[];
  if (zone !== 'field') for (const id of made) place(table, id, { zone: `${zone}:${seat}`, at: 'bottom' });
  const objects = made.filter((id) => arrived(table, id, zone));
  for (const object of objects) table.emit('tokenCreated', data.rule as RuleRef, { seat, object, card: data.token as string });
  return objects.length === 0 ? null : { ...happening, data: { ...data, objects, amount: objects.length, now: objects[0] as ObjectId } };
}

function arrived(table: Table, id: ObjectId, zone: ZoneKind): boolean {
  if (table.find(id) === null) return false;
  if (zoneOf(table, id) === '') vanish(table, id);
  return table.find(id) !== null && zoneOf(table, id) === zone;
}
