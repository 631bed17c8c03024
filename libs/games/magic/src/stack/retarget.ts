import { candidates, type Choice, type Control, type Env, type Frame, idOfSeat, itemEnv, type Json, type JsonObject, matches, type ObjectId, type Option, picksOf, type Predicate, type Procedure, type Row, type Seat, seatOfId, type Table, targetsChosen } from '@arbiter/kernel';
import { shownCard } from '../facts.js';
import { noticeTargets } from './announce.js';
import { itemOf, setItem } from './items.js';

/**
 * How targets change (115.7): `new` each may stay or change (115.7d), `all` every one changes or none does (115.7a), `one` a single
 * one changes (115.7b), `any` any number of them change (115.7c).
 */
export type Retargeting = 'new' | 'all' | 'one' | 'any';

/** One target of a spell or ability: which choice of which part, and its place there. */
interface Slot {
  readonly part: number;
  readonly as: string;
  readonly at: number;
}

/**
 * Changes the targets of something on the stack (115.7). Locals: `item`, `seat` who decides, `how`, and `to`, an id that a
 * target must become, 0 for any; `among`, what a new target must fit, null for anything. Returns `{ done }`: whether a target changed.
 */
export const retargetProcedure: Procedure = {
  name: 'retarget',
  steps: [
    { name: 'begin', rule: '115.7', run: begin },
    { name: 'which', rule: '115.7b', run: which },
    { name: 'ask', rule: '115.7', run: ask },
    { name: 'chosen', rule: '115.7', run: chosen },
    { name: 'finish', rule: '115.7', run: finish },
  ],
};

export function retargetLocals(item: ObjectId, seat: Seat, how: Retargeting, to = 0, among: Predicate | null = null): Row {
  return { item, seat, how, to, among: among as Json, slots: [], picked: [], answer: null, answers: null, returned: null };
}

const slotsOf = (locals: Row): readonly Slot[] => locals.slots as unknown as readonly Slot[];

function choiceOf(table: Table, item: ObjectId, { part, as }: Slot): Choice {
  return targetsChosen(table, item).find((one) => one.part === part && one.choice.as === as)?.choice as Choice;
}

function oldOf(table: Table, item: ObjectId, { part, as, at }: Slot): number {
  return (itemOf(table, item).parts[part]?.vars[as] as readonly number[])[at] as number;
}

function begin(table: Table, locals: Row, frame: Frame): Control | undefined {
  const item = locals.item as ObjectId;
  if (table.find(item)?.zone !== 'stack') return { done: { done: false } };
  const all = targetsChosen(table, item).flatMap(({ part, choice, ids }) => ids.map((_, at): Slot => ({ part, as: choice.as, at })));
  const slots = locals.how === 'one' ? all.filter((slot) => alternatives(table, locals, slot, []).length > 0) : all;
  table.local(locals, 'slots', slots as unknown as Json);
  if (slots.length === 0) return { done: { done: false } };
  if (locals.how !== 'one' || slots.length === 1) return { to: 'ask' };
  const options = slots.map((slot, index): Option => ({ ...optionOf(table, oldOf(table, item, slot)), id: `slot:${index}` }));
  table.ask(frame, { seat: locals.seat as Seat, kind: 'chooseForEffect', rule: '115.7b', params: { card: itemOf(table, item).card, object: item }, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function which(table: Table, locals: Row): void {
  const index = Number((picksOf(locals.answer)[0] as string).slice('slot:'.length));
  table.local(locals, 'slots', [slotsOf(locals)[index]] as unknown as Json);
  table.local(locals, 'answer', null);
}

/** Other legal targets for a place: not what it has, nor what the same choice has elsewhere (115.3). */
function alternatives(table: Table, locals: Row, slot: Slot, picked: readonly number[]): readonly number[] {
  const item = locals.item as ObjectId;
  const old = oldOf(table, item, slot);
  const env: Env = itemEnv(table, item, slot.part);
  const given = itemOf(table, item).parts[slot.part]?.vars[slot.as] as readonly number[];
  const slots = slotsOf(locals);
  const taken = given.flatMap((id, at) => {
    if (at === slot.at) return [];
    const place = slots.findIndex((one) => one.part === slot.part && one.as === slot.as && one.at === at);
    return [place >= 0 && place < picked.length ? (picked[place] as number) : place >= 0 && locals.how === 'new' ? 0 : id];
  });
  const to = locals.to as number;
  const among = locals.among as Predicate | null;
  return candidates(table, env, choiceOf(table, item, slot)).filter((id) => id !== old && !taken.includes(id) && (to === 0 || id === to) && (among === null || (seatOfId(id) === null && matches(table, env, id, among))));
}

function optionOf(table: Table, id: number): Option {
  const seat = seatOfId(id);
  if (seat !== null) return { id: `player:${seat}`, label: 'player', params: { seat } };
  return { id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id };
}

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const picked = locals.picked as readonly number[];
  const slot = slotsOf(locals)[picked.length];
  if (slot === undefined) return { to: 'finish' };
  const item = locals.item as ObjectId;
  const old = oldOf(table, item, slot);
  const others = alternatives(table, locals, slot, picked);
  const may = locals.how === 'new' || locals.how === 'any';
  // 115.7a: where one can't change, none does.
  if (others.length === 0) {
    if (!may) return { done: { done: false } };
    table.local(locals, 'picked', [...picked, old]);
    return { to: 'ask' };
  }
  const options = [...(may ? [optionOf(table, old)] : []), ...others.map((id) => optionOf(table, id))];
  if (options.length === 1) {
    table.local(locals, 'picked', [...picked, others[0] as number]);
    return { to: 'ask' };
  }
  table.ask(frame, { seat: locals.seat as Seat, kind: 'chooseTargets', rule: may ? '115.7d' : '115.7a', params: { card: itemOf(table, item).card, object: item, as: slot.as }, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function chosen(table: Table, locals: Row): Control {
  const [kind, id] = (picksOf(locals.answer)[0] as string).split(':') as [string, string];
  table.local(locals, 'picked', [...(locals.picked as readonly number[]), kind === 'player' ? idOfSeat(Number(id)) : Number(id)]);
  return { to: 'ask' };
}

/** The choices are written; what was divided stays divided, place by place (115.7f). */
function finish(table: Table, locals: Row): Control {
  const id = locals.item as ObjectId;
  const item = itemOf(table, id);
  const picked = locals.picked as readonly number[];
  let changed = false;
  const parts = item.parts.map((part, index) => {
    let vars: { [name: string]: Json } = { ...part.vars };
    slotsOf(locals).forEach((slot, place) => {
      if (slot.part !== index) return;
      const old = oldOf(table, id, slot);
      const now = picked[place] as number;
      if (old === now) return;
      changed = true;
      vars = { ...renamed(vars, part.vars, old, now), [slot.as]: (vars[slot.as] as number[]).with(slot.at, now) };
    });
    return { ...part, vars };
  });
  if (changed) {
    setItem(table, id, { ...item, parts });
    table.emit('targetsChanged', '115.7', { object: id, card: item.card, seat: locals.seat as Seat, targets: picked });
    noticeTargets(table, id, table.controllerOf(table.object(id)), parts);
  }
  return { done: { done: changed } };
}

/** Amounts that a division gave to a target belong to what takes its place. */
function renamed(vars: { readonly [name: string]: Json }, old: JsonObject, from: number, to: number): { [name: string]: Json } {
  const result: { [name: string]: Json } = { ...vars };
  for (const [name, value] of Object.entries(old)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || (value as JsonObject)[from] === undefined) continue;
    const { [String(from)]: _gone, ...rest } = result[name] as JsonObject;
    result[name] = { ...rest, [to]: (value as JsonObject)[from] as Json };
  }
  return result;
}
