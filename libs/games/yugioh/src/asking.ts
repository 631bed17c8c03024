import { type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import type { Control, Frame, FrameLocals, Table } from '@arbiter/kernel/authoring';

/** How procedures of the game ask for cards and zones, and read what was answered. */

/** A card whose face who is asked may see. */
export function objectOption(table: Table, id: ObjectId): Option {
  return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id };
}

/** The objects that were picked. */
export function objectsIn(picks: readonly string[]): readonly ObjectId[] {
  return picks.map((pick) => Number(pick.slice('object:'.length)));
}

/** Whose choice of a zone it is, and for what. */
export interface ZoneQuestion {
  readonly seat: Seat;
  readonly object: ObjectId;
  /** One at least. */
  readonly slots: readonly string[];
  readonly rule?: RuleRef;
}

/**
 * Asks into which of several zones a card goes (base.4.9); the next step of the procedure reads it with `takeZone`. Of one zone
 * there is no choice.
 */
export function askZone(
  table: Table,
  locals: Pick<FrameLocals, 'answer'>,
  frame: Frame,
  { seat, object, slots, rule = 'base.4.9' }: ZoneQuestion,
): Control | undefined {
  const options = slots.map((slot): Option => ({ id: `slot:${slot}`, label: 'slot', params: { slot } }));
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: options.map(({ id }) => id) });
    return undefined;
  }
  table.ask(frame, {
    seat,
    kind: 'chooseZone',
    rule,
    params: { card: table.object(object).card, object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/** The zone that was chosen. */
export function takeZone(table: Table, locals: Pick<FrameLocals, 'answer'>): string {
  const [pick = ''] = picksOf(locals.answer);
  table.local(locals, 'answer', null);
  return pick.slice('slot:'.length);
}
