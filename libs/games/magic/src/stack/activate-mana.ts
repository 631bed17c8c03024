import { type AtOnceLocals, atOnceProcedure, call, type Control, envOf, type Table } from '@arbiter/kernel/authoring';
import { manaAbility } from '../mana/activate.js';
import { isManaPart } from '../mana/abilities.js';
import { costsToActivate, forActivation } from '../mana/payment.js';
import { payMana, payManaProcedure } from './pay-mana.js';

/** Activating a mana ability: all mana of its cost is paid in one payment, before the rest of the cost (601.2g, 601.2h). */
export const activateManaProcedure = atOnceProcedure({ ...manaAbility, paidFirst: { is: isManaPart, pay } });

function pay(table: Table, locals: AtOnceLocals): Control | undefined {
  const { self, card, you } = envOf(locals);
  const ability = { object: self, path: locals.ability, index: 0 };
  const forms = costsToActivate(table, you, ability);
  const [cost] = forms;
  if (cost === undefined) return { done: null };
  return cost.length === 0
    ? undefined
    : call(payManaProcedure, payMana(you, cost, { object: self, source: self, card, forms, ...forActivation(table, ability) }));
}
