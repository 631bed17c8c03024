import { type Control, effectLocals, envOf, type Json, listenerEnv, notice, type ObjectId, place, type Procedure, type Row, type Seat, type Table, type Verb } from '@arbiter/kernel';
import { type Form, formAbility, formValues, takeForm } from '../faces/forms.js';
import { shownCard } from '../facts.js';
import { setItem } from './items.js';
import { payMana } from './pay-mana.js';
import { askTargets } from './targets.js';

/**
 * Casting a spell (601.2) or activating an ability (602.2): it goes on the stack, choices are made, costs are determined and
 * paid. Locals: an environment, `ability`, and `spell`, whether it is one; `item` is the object on the stack.
 */
export const announceProcedure: Procedure = {
  name: 'announce',
  steps: [
    { name: 'propose', rule: '601.2a', run: propose },
    { name: 'targets', rule: '601.2c', run: (table, locals, frame) => askTargets(table, locals, frame, '601.2c') },
    { name: 'total', rule: '601.2f', run: total },
    { name: 'mana', rule: '601.2g', run: payManaPart },
    { name: 'pay', rule: '601.2h', run: payRest },
    { name: 'done', rule: '601.2i', run: become },
  ],
};

/** Locals for casting a card from where it lies. */
export function castLocals(table: Table, seat: Seat, object: ObjectId, form: Form): Row {
  const ability = formAbility(table, object, form);
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ability, spell: true, form: { ...form }, cost: formValues(table, object, form).cost as string, item: 0, mana: '', rest: [] };
}

/** Locals for activating an ability of an object. */
export function activateLocals(table: Table, seat: Seat, object: ObjectId, ability: string): Row {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ability, spell: false, form: null, cost: '', item: 0, mana: '', rest: [] };
}

function propose(table: Table, locals: Row): void {
  const seat = locals.you as Seat;
  const spell = locals.spell === true;
  const item = place(table, spell ? (locals.self as ObjectId) : table.create('', seat, 'item').id, { zone: 'stack' });
  const row = table.object(item);
  if (row.controller !== seat) table.set(row, 'controller', seat);
  table.local(locals, 'item', item);
  // A spell is the object that it became on the stack; an ability's source stays what it is.
  if (spell) {
    table.local(locals, 'self', item);
    takeForm(table, item, locals.form as unknown as Form);
  }
  note(table, locals);
}

/** What is chosen stands on the stack for all to see. */
function note(table: Table, locals: Row): void {
  const env = envOf(locals);
  setItem(table, locals.item as ObjectId, { ability: locals.ability as string, source: env.self, card: env.card, event: env.event, vars: env.vars });
}

/** The total cost is determined and locked in (601.2f). */
function total(table: Table, locals: Row): void {
  note(table, locals);
  const verbs = costOf(table, locals);
  const mana = verbs.filter(({ verb }) => verb === 'payMana').map((verb) => verb.mana as string);
  if (locals.spell === true) mana.unshift(locals.cost as string);
  table.local(locals, 'mana', mana.join(''));
}

function costOf(table: Table, locals: Row): readonly Verb[] {
  const ability = locals.ability as string;
  return ability === '' ? [] : (table.library.ability(ability).ability.cost ?? []);
}

function payManaPart(_table: Table, locals: Row): Control | undefined {
  const mana = locals.mana as string;
  return mana === '' ? undefined : { call: 'payMana', locals: payMana(locals.you as Seat, mana, locals.item as ObjectId, locals.self as ObjectId) };
}

/** Costs other than mana; the verb that asks for mana has been dealt with. */
function payRest(table: Table, locals: Row): Control | undefined {
  if (costOf(table, locals).every(({ verb }) => verb === 'payMana')) return undefined;
  return { call: 'verbs', locals: effectLocals(envOf(locals), `${locals.ability as string}/cost`) };
}

function become(table: Table, locals: Row): Control {
  const item = locals.item as ObjectId;
  const seat = locals.you as Seat;
  const data: { readonly [key: string]: Json } = { seat, object: item, card: shownCard(table, item), targets: locals.vars as Json };
  table.newMoment();
  if (locals.spell === true) {
    table.emit('spellCast', '601.2i', data);
    notice(table, 'cast', { object: item, seat });
  } else {
    table.emit('abilityActivated', '602.2a', { ...data, source: locals.self as ObjectId, ability: locals.ability as string });
    notice(table, 'activated', { object: item, seat }, { source: locals.self as ObjectId });
  }
  return { done: null };
}
