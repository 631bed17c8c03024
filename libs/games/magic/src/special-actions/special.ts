import type { JsonObject, ObjectId, Row, Seat, Table } from '@arbiter/kernel';
import { endTriggerAction, textAction } from './special-abilities.js';
import { suspendAction } from './suspend.js';

/** A kind of special action (116.2): what a player with priority does without the stack, where its own rules allow it. */
export interface SpecialAction {
  readonly name: string;
  /** Objects with which the player may do it now, each with what the option shows. */
  readonly offers: (table: Table, seat: Seat) => readonly { readonly object: ObjectId; readonly params?: JsonObject }[];
  /** The procedure that carries it out. */
  readonly perform: (table: Table, seat: Seat, object: ObjectId, params: JsonObject) => { readonly call: string; readonly locals: Row };
}

/** Every kind of special action but playing a land, which is offered by itself (116.2a). */
export const specialActions: readonly SpecialAction[] = [suspendAction, textAction, endTriggerAction];

export interface SpecialAct {
  readonly type: 'special';
  readonly action: string;
  readonly object: ObjectId;
  readonly params: JsonObject;
}

/** All special actions that a player may take now. */
export function specialActs(table: Table, seat: Seat): readonly SpecialAct[] {
  const acts: SpecialAct[] = [];
  for (const { name, offers } of specialActions) for (const { object, params } of offers(table, seat)) acts.push({ type: 'special', action: name, object, params: params ?? {} });
  return acts;
}

/** Carries a special action out. */
export function performSpecial(table: Table, seat: Seat, { action, object, params }: SpecialAct): { readonly call: string; readonly locals: Row } {
  const found = specialActions.find(({ name }) => name === action) as SpecialAction;
  return found.perform(table, seat, object, params);
}
