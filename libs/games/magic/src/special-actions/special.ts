import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import type { ProcedureCall, Table } from '@arbiter/kernel/authoring';
import { endTriggerAction, textAction } from './special-abilities.js';
import { suspendAction } from './suspend.js';
import type { SpecialAction } from './special-action.js';

/** Every kind of special action except playing a land, which is offered separately (116.2a). */
const specialActions = { suspend: suspendAction, special: textAction, endEffect: endTriggerAction } as const satisfies {
  readonly [name: string]: SpecialAction;
};
type ActionName = keyof typeof specialActions;

export interface SpecialAct {
  readonly type: 'special';
  readonly action: ActionName;
  readonly object: ObjectId;
  readonly params: JsonObject;
  readonly index: number;
}

/** Returns all special actions that a player may take now. */
export function specialActs(table: Table, seat: Seat): readonly SpecialAct[] {
  const acts: SpecialAct[] = [];
  for (const action of Object.keys(specialActions) as ActionName[])
    for (const { object, params = {}, index = 0 } of (specialActions[action] as SpecialAction).offers(table, seat))
      acts.push({ type: 'special', action, object, params, index });
  return acts;
}

/** Carries a special action out. */
export function performSpecial(table: Table, seat: Seat, { action, object, params }: SpecialAct): ProcedureCall {
  return (specialActions[action] as SpecialAction).perform(table, seat, object, params);
}
