import type { JsonObject, ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table, vanish } from '@arbiter/kernel/authoring';
import { setObject, zoneOf } from '../facts.js';
import { move } from './move.js';
import type { ZoneKind } from '../vocabulary.js';

export interface Creation {
  /** The token's id in the catalogue; of a copy, that of its card. */
  readonly token: string;
  /** A token unless said; a copy that is none exists in its zone alone (1017.1a). */
  readonly kind?: 'token' | 'copy';
  /** Where it comes to; the field unless said. */
  readonly zone?: ZoneKind;
  readonly amount: number;
  readonly rested: boolean;
  /** Values with which it comes instead, as canonical text (1017.1a); '' for those of the token. */
  readonly copy?: string;
  readonly by: ObjectId;
}

/** Tokens come to a player's field (1303.1c). */
export function create(
  seat: Seat,
  { token, amount, kind = 'token', zone = 'field', rested, copy = '', by }: Creation,
  rule: RuleRef,
): Happening {
  return propose('create', { seat }, { token, amount, kind, zone, rested, copy, by, rule, objects: [] });
}

const creating = ['created'] as const;

/**
 * 1303.1, 1303.1a, 1303.1c: as many tokens as the effect names, each of which comes to the field as every card does (1303.2): with what it
 * has as it enters, and only where it can. Elsewhere a copy is made where it is (1017.1a).
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

/** What waits for a card that enters is told whose it is, and that it is a token. */
function entering(id: ObjectId, seat: Seat, { rested, by, rule }: JsonObject): Happening {
  const entry = move(id, { to: 'field', under: seat, rested: rested === true, by: by as ObjectId }, rule as RuleRef);
  return { ...entry, seat, data: { ...entry.data, token: true } };
}

/** Tells of those that lie there now; what could not come to the field was never there. */
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
