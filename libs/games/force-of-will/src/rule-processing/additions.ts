import type { ObjectId } from '@arbiter/kernel';
import type { Happening, Table } from '@arbiter/kernel/authoring';
import { fieldOf } from '../facts.js';
import { attachable, needsHost } from '../field/additions.js';
import { move } from '../happenings/move.js';

/**
 * Returns the moves of additions with a subtype, except those of the field, that are added to nothing or to a card to which they can't be
 * added (1406.4, 1406.4a, ruling:37).
 */
export function strayAdditions(table: Table): readonly Happening[] {
  return table.seats().flatMap((seat) =>
    fieldOf(table, seat)
      .filter((id) => isStray(table, id))
      .map((id) => move(id, { to: 'graveyard' }, '1406.4a')),
  );
}

function isStray(table: Table, id: ObjectId): boolean {
  return needsHost(table, id) && !attachable(table, id, table.object(id).host);
}
