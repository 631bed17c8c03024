import type { JsonObject, ObjectId } from '@arbiter/kernel';
import { type HistoryRule, type Table, valuesOf } from '@arbiter/kernel/authoring';

/** What happened this turn, for programs that ask for it (`{ history: name, of }`); forgotten as the turn ends (2.2.6.4.2). */
export const history: { readonly [name: string]: HistoryRule } = {
  /** How many mage action cards a player activated; a copy is not activated (2.11.7.13.4). */
  mageActions: { on: ['activated'], by: 'seat', keep: 'count', per: 'turn', if: isMageAction },
};

function isMageAction(table: Table, { object }: JsonObject): boolean {
  const { types, classes } = valuesOf(table, object as ObjectId);
  return (types as readonly string[]).includes('action') && (classes as readonly string[]).includes('mage');
}
