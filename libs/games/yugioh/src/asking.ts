import { type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import type { Control, Frame, FrameLocals, Table } from '@arbiter/kernel/authoring';

/** How the game's procedures ask for cards and zones, and read the answers. */

/** The option for a card whose face the asked player may see. */
export function objectOption(table: Table, id: ObjectId): Option {
  return { id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id };
}

/** The objects that were picked. */
export function objectsIn(picks: readonly string[]): readonly ObjectId[] {
  return picks.map((pick) => Number(pick.slice('object:'.length)));
}

/** Who chooses a zone, and for what. */
export interface ZoneQuestion {
  readonly seat: Seat;
  readonly object: ObjectId;
  /** Contains at least one zone. */
  readonly slots: readonly string[];
  readonly rule?: RuleRef;
}

/**
 * Asks which of several zones a card goes to (base.4.9); the next step of the procedure reads the answer with `takeZone`. If there is only
 * one zone, nothing is asked.
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
