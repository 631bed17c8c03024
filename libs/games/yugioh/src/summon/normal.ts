import { type Decision, must, type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  frameOf,
  happen,
  type HappenResult,
  localsIn,
  type Objection,
  returnedIn,
  type Table,
} from '@arbiter/kernel/authoring';
import { askZone, objectOption, objectsIn, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { playerOf, setPlayer } from '../facts.js';
import { arrive } from '../happenings/arrive.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { arrivalLocals, arrivalProcedure } from './arrival.js';
import { areTributes, completedTributes, leavesZone, tributable, tributesNeeded } from './normal-limits.js';

/** Locals of `normalSummon`. */
export interface NormalSummonLocals extends FrameLocals<HappenResult> {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly set: boolean;
  readonly free: boolean;
  readonly untributed: boolean;
  readonly tributes: number;
  readonly slot: string;
}

/** Normal Summon, Tribute Summon or Set of a monster from the hand (base.8). Locals: `seat`, `object`, `set`. */
export const normalSummonProcedure = defineProcedure<NormalSummonLocals>({
  name: 'normalSummon',
  steps: [
    { name: 'tributes', rule: 'base.8.3', run: askTributes },
    { name: 'tribute', rule: 'base.8.5', run: tribute },
    { name: 'zone', rule: 'base.4.9', run: askForZone },
    { name: 'zoneChosen', rule: 'base.4.9', run: (table, locals): void => table.local(locals, 'slot', takeZone(table, locals)) },
    { name: 'arrive', rule: 'base.8.6', run: comeIn },
    { name: 'arrived', rule: 'base.8.6', run: arrived },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

/**
 * Locals for a Normal Summon or Set.
 * @param free an effect causes it, and it is none of the turn's own (base.8.9)
 * @param untributed an effect lets the monster come without Tributes
 */
export function normalLocals(
  seat: Seat,
  object: ObjectId,
  set: boolean,
  { free = false, untributed = false }: { readonly free?: boolean; readonly untributed?: boolean } = {},
): NormalSummonLocals {
  return { seat, object, set, free, untributed, tributes: 0, slot: '', returned: null, answer: null, answers: null };
}

function askTributes(table: Table, locals: NormalSummonLocals, frame: Frame): Control {
  const seat = locals.seat;
  const object = locals.object;
  const needed = locals.untributed === true ? 0 : tributesNeeded(table, object);
  table.local(locals, 'tributes', needed);
  // The Normal Summon is used up for the turn, whatever becomes of it (base.8.15).
  if (locals.free !== true) setPlayer(table, seat, 'normalSummons', playerOf(table, seat).normalSummons + 1);
  if (needed === 0) return { to: 'zone' };
  const there = tributable(table, seat);
  const least = completedTributes(table, seat, object, there, [])?.length ?? needed;
  const options = there.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: 'chooseTributes',
    rule: 'base.8.3',
    params: { card: table.object(object).card, object, count: needed },
    domain: { type: 'options', min: least, max: needed, checked: true, options },
  });
  return { wait: true };
}

/** The monster for which Tributes are asked. */
const asked = (table: Table): ObjectId =>
  must(localsIn(frameOf(table, 'normalSummon'), normalSummonProcedure), 'the frame of the procedure that asked').object;

/** Judges the Tributes as a whole: they must be enough and leave a free zone (base.8.3, base.8.5). */
export const tributeJudge = {
  accept: (table: Table, { seat }: Decision, picks: readonly string[]): Objection | null => {
    if (!areTributes(table, asked(table), objectsIn(picks))) return { rule: 'base.8.3', detail: 'These are not enough Tributes.' };
    return leavesZone(table, seat, objectsIn(picks)) ? null : { rule: 'base.4.6', detail: 'No Main Monster Zone would be free.' };
  },
  complete: (table: Table, { seat, domain }: Decision, picked: readonly string[]): readonly string[] | null => {
    if (domain.type !== 'options') return null;
    const whole = completedTributes(table, seat, asked(table), objectsIn(domain.options.map(({ id }) => id)), objectsIn(picked));
    return whole === null ? null : [...picked, ...whole.map((id) => `object:${id}`).filter((id) => !picked.includes(id))];
  },
};

function tribute(table: Table, locals: NormalSummonLocals): Control | undefined {
  const doing = byRule('base.8.5', 'tribute', locals.seat);
  const ids = objectsIn(picksOf(locals.answer));
  table.local(locals, 'answer', null);
  return happen(
    table,
    ids.map((id) => move(id, { to: 'graveyard', act: 'tributed' }, doing)),
  );
}

function askForZone(table: Table, locals: NormalSummonLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const free = freeSlots(table, seat, 'monster');
  const object = locals.object;
  // Replacements of the Tributes' destinations may have left no free zone.
  if (free.length === 0 || table.find(object) === null) return { to: 'over' };
  return askZone(table, locals, frame, { seat, object, slots: free });
}

/** Places the monster: face-up in Attack Position, or Set in face-down Defense Position (base.8.6). */
function comeIn(table: Table, locals: NormalSummonLocals): Control | undefined {
  const seat = locals.seat;
  const set = locals.set;
  const arrival = { slot: locals.slot, seat, faceUp: !set, position: set ? ('defense' as const) : ('attack' as const) };
  return happen(table, [arrive(locals.object, set ? arrival : { ...arrival, arriving: true }, byRule('base.8.6', 'rule', seat))]);
}

/** A Set is not a summon and cannot be negated (base.8.7). */
function arrived(table: Table, locals: NormalSummonLocals): Control {
  if (locals.set === true) return { to: 'over' };
  const { objects } = returnedIn(locals);
  const how = locals.tributes > 0 ? 'tribute' : 'normal';
  return call(arrivalProcedure, arrivalLocals({ objects, seat: locals.seat, how, proper: false }), 'over');
}
