import { idOfSeat, type Json, type JsonObject, type ObjectId, type Option, picksOf, type Seat, seatOfId } from '@arbiter/kernel';
import {
  candidates,
  type Choice,
  type Control,
  defineProcedure,
  type Env,
  type Frame,
  type FrameLocals,
  itemEnv,
  matches,
  type Predicate,
  type Table,
  targetsChosen,
} from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';
import { itemOf, setItem } from './items.js';
import { noticeTargets } from './targets.js';

/**
 * How targets change (115.7): `new`: each may stay or change (115.7d); `all`: every target changes or none does (115.7a); `one`: a single
 * target changes (115.7b); `any`: any number of them change (115.7c).
 */
export type Retargeting = 'new' | 'all' | 'one' | 'any';

/** One target of a spell or ability: the part, the choice in that part, and the place among the choice's targets. */
interface Slot {
  readonly part: number;
  readonly as: string;
  readonly at: number;
}

/** Locals of `retarget`. */
export interface RetargetLocals extends FrameLocals {
  readonly item: ObjectId;
  readonly seat: Seat;
  readonly how: Retargeting;
  readonly to: number;
  readonly among: Predicate | null;
  readonly untold: boolean;
  readonly slots: readonly Slot[];
  readonly picked: readonly number[];
}

/**
 * Changes the targets of an object on the stack (115.7). Locals: `item`, `seat` who decides, `how`, and the limits. Returns `{ done }`:
 * whether a target changed.
 */
export const retargetProcedure = defineProcedure<RetargetLocals>({
  name: 'retarget',
  steps: [
    { name: 'begin', rule: '115.7', run: begin },
    { name: 'which', rule: '115.7b', run: which },
    { name: 'ask', rule: '115.7', run: ask },
    { name: 'chosen', rule: '115.7', run: chosen },
    { name: 'finish', rule: '115.7', run: finish },
  ],
});

interface Limits {
  /** What a target must be changed to; 0 for anything. */
  readonly to: number;
  /** The predicate that a new target must fit; null for anything. */
  readonly among: Predicate | null;
  /** Whether the caller reports what became a target. */
  readonly untold: boolean;
}

export function retargetLocals(
  item: ObjectId,
  seat: Seat,
  how: Retargeting,
  { to = 0, among = null, untold = false }: Partial<Limits> = {},
): RetargetLocals {
  return { item, seat, how, to, among, untold, slots: [], picked: [], answer: null, answers: null, returned: null };
}

const slotsOf = (locals: RetargetLocals): readonly Slot[] => locals.slots;

/**
 * 115.7a, 115.7c, 115.7f: a target may be changed to whatever could have been chosen originally; 115.8, 700.2f: for the mode to which the
 * target belongs.
 */
function choiceOf(table: Table, item: ObjectId, { part, as }: Slot): Choice {
  return targetsChosen(table, item).find((one) => one.part === part && one.choice.as === as)?.choice as Choice;
}

function oldOf(table: Table, item: ObjectId, { part, as, at }: Slot): number {
  return (itemOf(table, item).parts[part]?.vars[as] as readonly number[])[at] as number;
}

function begin(table: Table, locals: RetargetLocals, frame: Frame): Control | undefined {
  const item = locals.item;
  if (table.find(item)?.zone !== 'stack') return { done: { done: false } };
  const all = targetsChosen(table, item).flatMap(({ part, choice, ids }) => ids.map((_, at): Slot => ({ part, as: choice.as, at })));
  // 115.7b: if only one target changes, the others stay.
  const slots =
    locals.how === 'one' ? all.filter((slot) => held(table, locals, slot).some((id) => !besideOf(table, item, slot).includes(id))) : all;
  table.local(locals, 'slots', slots);
  if (slots.length === 0) return { done: { done: false } };
  if (locals.how !== 'one' || slots.length === 1) return { to: 'ask' };
  const options = slots.map((slot, index): Option => ({ ...optionOf(table, oldOf(table, item, slot)), id: `slot:${index}` }));
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseForEffect',
    rule: '115.7b',
    params: { card: itemOf(table, item).card, object: item },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function which(table: Table, locals: RetargetLocals): void {
  const index = Number((picksOf(locals.answer)[0] as string).slice('slot:'.length));
  table.local(locals, 'slots', [slotsOf(locals)[index] as Slot]);
}

/** Returns what a target may become: itself, where it may stay, and other legal targets (115.7a, 115.7d). */
function held(table: Table, locals: RetargetLocals, slot: Slot): readonly number[] {
  const item = locals.item;
  const old = oldOf(table, item, slot);
  const env: Env = itemEnv(table, item, slot.part);
  const to = locals.to;
  const among = locals.among;
  const others = candidates(table, env, choiceOf(table, item, slot)).filter(
    (id) => id !== old && (to === 0 || id === to) && (among === null || (seatOfId(id) === null && matches(table, env, id, among))),
  );
  return mayStay(locals) ? [old, ...others] : others;
}

const mayStay = ({ how }: RetargetLocals): boolean => how === 'new' || how === 'any';

/** Returns all targets of the same choice; no two of them may be the same (115.3). */
const besideOf = (table: Table, item: ObjectId, { part, as }: Slot): readonly number[] =>
  itemOf(table, item).parts[part]?.vars[as] as readonly number[];

/**
 * Returns what the next target may become, such that in the end all targets of its choice differ (115.3); only the final targets count
 * (115.7e).
 */
function possible(table: Table, locals: RetargetLocals): readonly number[] {
  const picked = locals.picked;
  const slots = slotsOf(locals);
  const slot = slots[picked.length] as Slot;
  // 115.8: a choice of another mode is a different choice.
  const isBeside = ({ part, as }: Slot): boolean => part === slot.part && as === slot.as;
  const taken = besideOf(table, locals.item, slot).flatMap((id, at) => {
    const place = slots.findIndex((one) => isBeside(one) && one.at === at);
    return place < 0 ? id : (picked[place] ?? []);
  });
  const rest = slots
    .slice(picked.length + 1)
    .filter(isBeside)
    .map((one) => held(table, locals, one));
  return held(table, locals, slot).filter((id) => !taken.includes(id) && canDiffer(rest, [...taken, id]));
}

/** Whether one element of each list can be taken so that all of them differ, also from those taken already. */
function canDiffer(lists: readonly (readonly number[])[], taken: readonly number[]): boolean {
  const holders = new Map<number, number>();
  const place = (at: number, seen: Set<number>): boolean =>
    (lists[at] as readonly number[]).some((id) => {
      if (taken.includes(id) || seen.has(id)) return false;
      seen.add(id);
      const holder = holders.get(id);
      if (holder !== undefined && !place(holder, seen)) return false;
      holders.set(id, at);
      return true;
    });
  return lists.every((_, at) => place(at, new Set()));
}

/** Returns a target, object or player, as an option. */
export function optionOf(table: Table, id: number): Option {
  const seat = seatOfId(id);
  if (seat !== null) return { id: `player:${seat}`, label: 'player', params: { seat } };
  return { id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id };
}

/** Returns the target that such an option stands for. */
export function targetPicked(pick: string): number {
  const [kind, id] = pick.split(':') as [string, string];
  return kind === 'player' ? idOfSeat(Number(id)) : Number(id);
}

function ask(table: Table, locals: RetargetLocals, frame: Frame): Control | undefined {
  const picked = locals.picked;
  const slot = slotsOf(locals)[picked.length];
  if (slot === undefined) return { to: 'finish' };
  const item = locals.item;
  const ids = possible(table, locals);
  const [only] = ids;
  // 115.7a: if one target can't change, none changes.
  if (only === undefined) return { done: { done: false } };
  if (ids.length === 1) {
    table.local(locals, 'picked', [...picked, only]);
    return { to: 'ask' };
  }
  const options = ids.map((id) => optionOf(table, id));
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseTargets',
    rule: mayStay(locals) ? '115.7d' : '115.7a',
    params: { card: itemOf(table, item).card, object: item, as: slot.as },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: RetargetLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'picked', [...locals.picked, targetPicked(pick)]);
  return { to: 'ask' };
}

/** Writes the choices; a divided effect stays divided in the same way, place by place (115.7f). */
function finish(table: Table, locals: RetargetLocals): Control {
  const id = locals.item;
  const item = itemOf(table, id);
  const picked = locals.picked;
  const changes = slotsOf(locals).flatMap((slot, place): readonly Change[] => {
    const change = { slot, from: oldOf(table, id, slot), to: picked[place] as number };
    return change.from === change.to ? [] : [change];
  });
  if (changes.length === 0) return { done: { done: false } };
  const parts = item.parts.map((part, index) => ({
    ...part,
    vars: changed(
      part.vars,
      changes.filter(({ slot }) => slot.part === index),
    ),
  }));
  setItem(table, id, { ...item, parts });
  table.emit('targetsChanged', '115.7', { object: id, card: item.card, seat: locals.seat, targets: picked });
  // A target that stays does not become a target again; the targets of a copy all become targets as the copy is put on the stack (706.10c).
  if (locals.untold !== true)
    noticeTargets(
      table,
      id,
      table.controllerOf(table.object(id)),
      changes.map(({ to }) => to),
    );
  return { done: { done: true } };
}

interface Change {
  readonly slot: Slot;
  readonly from: number;
  readonly to: number;
}

/** Returns the bindings of a part with other targets; amounts that a division gave to a target go to the target that replaces it. */
function changed(vars: JsonObject, changes: readonly Change[]): JsonObject {
  const now = new Map(changes.map(({ from, to }) => [String(from), String(to)]));
  const result: { [name: string]: Json } = Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      isDivision(value) ? Object.fromEntries(Object.entries(value).map(([of, part]) => [now.get(of) ?? of, part])) : value,
    ]),
  );
  for (const { slot, to } of changes) result[slot.as] = (result[slot.as] as number[]).with(slot.at, to);
  return result;
}

const isDivision = (value: Json): value is JsonObject => typeof value === 'object' && !Array.isArray(value);
