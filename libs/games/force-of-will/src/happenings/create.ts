import { type Happening, type HappeningRule, notice, type ObjectId, place, propose, type RuleRef, type Seat, type Table } from '@arbiter/kernel';
import { gameOf, setObject } from '../facts.js';
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
export function create(seat: Seat, { token, amount, kind = 'token', zone = 'field', rested, copy = '', by }: Creation, rule: RuleRef): Happening {
  return propose('create', { seat }, { token, amount, kind, zone, rested, copy, by, rule });
}

const creating = ['created'] as const;

export const createRule: HappeningRule = {
  keys: () => creating,
  possible: (_table, { data }) => (data.amount as number) > 0,
  commit: (table, list) => list.map((happening) => carryOut(table, happening)),
};

/** 1303.1, 1303.1a, 1303.1c: tokens with the information that the effect names come to the zone, each as a card of its own (1303.2). */
function carryOut(table: Table, happening: Happening): Happening {
  const { seat, data } = happening;
  const zone = data.zone as ZoneKind;
  const objects = Array.from({ length: data.amount as number }, (): ObjectId => {
    const id = place(table, table.create(data.token as string, seat, data.kind as 'token' | 'copy').id, { zone: `${zone}:${seat}`, at: 'bottom' });
    setObject(table, id, 'cameTurn', gameOf(table).turn);
    setObject(table, id, 'heldTurn', gameOf(table).turn);
    if (data.rested === true) setObject(table, id, 'rested', true);
    setObject(table, id, 'copy', data.copy as string);
    table.emit('tokenCreated', data.rule as RuleRef, { seat, object: id, card: data.token as string });
    return id;
  });
  if (zone === 'field') for (const object of objects) notice(table, 'entered', { object, seat }, { from: '', to: 'field', token: true });
  return { ...happening, data: { ...data, objects, now: objects[0] ?? 0 } };
}
