import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { plays, shownCard, turnOrder } from '../facts.js';
import { fieldOf, keptInPlay } from '../values/sides.js';
import { move, staysAlive } from '../happenings/move.js';
import { hasSupertype } from '../values/base.js';

/** Unique objects of one name that a player controls. */
interface Uniques {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
}

/** Returns the first player in turn order with several unique objects of one name (1.7.8.2); null if there is none. */
export function uniquesToSettle(table: Table): Uniques | null {
  const found = severalOf(table);
  if (found.every((one) => one === null)) return null;
  for (const seat of turnOrder(table)) if (found[seat] !== null) return found[seat] as Uniques;
  return null;
}

/** The unique objects to settle for each player. */
const severalOf = keptInPlay('unique objects', (table): readonly (Uniques | null)[] =>
  table.seats().map((seat) => severalOfOne(table, seat)),
);

function severalOfOne(table: Table, seat: Seat): Uniques | null {
  const unique = fieldOf(table, seat).filter((id) => hasSupertype(table, id, 'unique'));
  if (unique.length < 2) return null;
  const byName = new Map<string, ObjectId[]>();
  for (const id of unique)
    for (const name of valuesOf(table, id).name as readonly string[]) byName.set(name, [...(byName.get(name) ?? []), id]);
  // An object that can't die can't be sacrificed, so a group of only such objects needs no choice (ext.3.5).
  const objects = [...byName.values()].find((ids) => ids.length > 1 && !ids.every((id) => staysAlive(table, id)));
  return objects === undefined ? null : { seat, objects };
}

/** Locals of `keepUnique`. */
export interface KeepUniqueLocals extends FrameLocals {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
}

/** Asks which object is kept; the others are sacrificed (1.7.8.2.1, 2.11.7.8.5). Locals: `seat`, `objects`. Returns nothing. */
export const keepUniqueProcedure = defineProcedure<KeepUniqueLocals>({
  name: 'keepUnique',
  steps: [
    { name: 'ask', rule: '1.7.8.2.1', run: ask },
    { name: 'kept', rule: '1.7.8.2.1', run: sacrifice },
  ],
});

export const uniqueLocals = ({ seat, objects }: Uniques): KeepUniqueLocals => ({
  seat,
  objects,
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: KeepUniqueLocals, frame: Frame): Control {
  const objects = locals.objects;
  // If some can't be sacrificed, one of those is kept (ext.3.5).
  const lasting = objects.filter((id) => staysAlive(table, id));
  const options = (lasting.length > 0 ? lasting : objects).map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  table.ask(frame, {
    seat: locals.seat,
    kind: 'keepUnique',
    rule: '1.7.8.2.1',
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/**
 * Sacrifices all but the object kept (2.5.1.1.7, ruling:25). If the player left the game while being asked, nothing is sacrificed, since
 * others' objects are under their owners' control again (ruling:18).
 */
function sacrifice(table: Table, locals: KeepUniqueLocals): Control | undefined {
  if (!plays(table, locals.seat)) return undefined;
  const kept = picksOf(locals.answer)[0];
  const others = locals.objects.filter((id) => `object:${id}` !== kept);
  return happen(
    table,
    others.map((id) => move(id, { to: 'graveyard', act: 'sacrificed' }, '2.11.7.8.5')),
  );
}
