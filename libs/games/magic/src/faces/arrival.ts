import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type ObjectRow, suppose, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';

/** How a permanent enters with respect to its face: as a copy (706.5), with another face up (711.8), face down (707.3). */
export interface Arrival {
  readonly copy?: string;
  readonly face?: number;
  readonly faceDown?: string;
  /** The other card of a meld pair, which becomes part of the permanent (712.2). */
  readonly joined?: ObjectId;
}

/**
 * Returns how a permanent spell enters: as what it is on the stack (608.3), so as a copy, or face down (707.3). A face is not carried over:
 * the only further face as which a permanent card can be cast is an adventure, which is no permanent spell.
 */
export function arrivalOf(row: ObjectRow): Arrival {
  const { copy, faceDown } = fieldsOf(row);
  return { ...(copy === '' ? {} : { copy }), ...(faceDown === '' ? {} : { faceDown }) };
}

/** Returns the part of a move's data that says how its object arrives. */
export function arrivalData({ copy, face, faceDown, joined }: Arrival): JsonObject {
  return {
    ...(joined === undefined ? {} : { joined }),
    ...(copy === undefined ? {} : { copy }),
    ...(face === undefined ? {} : { face }),
    ...(faceDown === undefined ? {} : { faceDown }),
  };
}

/**
 * Makes the object what its move says, as soon as it enters: a copy with its exceptions (706.9b - 706.9d), with a face up (711.8), or face
 * down (707.3).
 */
export function arrive(table: Table, id: ObjectId, data: JsonObject): void {
  if (data.copy !== undefined) setObject(table, id, 'copy', data.copy as string);
  if (data.face !== undefined) setObject(table, id, 'face', data.face as number);
  if (data.faceDown !== undefined) setObject(table, id, 'faceDown', data.faceDown as string);
}

/**
 * 614.12: puts an object on the battlefield as it would be there, so that effects on its arrival can be judged. It stays the same object;
 * the caller takes everything back.
 */
export function supposeArrival(table: Table, id: ObjectId, data: JsonObject): void {
  const under = data.under as Seat;
  suppose(table, id, 'battlefield', under >= 0 ? under : table.object(id).owner);
  setObject(table, id, 'face', 0);
  setObject(table, id, 'faceDown', '');
  arrive(table, id, data);
}
