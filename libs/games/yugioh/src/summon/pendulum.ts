import { type Decision, must, type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Frame,
  type HappenResult,
  type Objection,
  outcomeIn,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';
import { slotsIn } from '../board.js';
import { playerOf, rowOf, setPlayer } from '../facts.js';
import { byRule } from '../happenings/reasons.js';
import { arrivalLocals, arrivalProcedure } from './arrival.js';
import { effectSummonLocals, fitTogether, summonByEffectProcedure } from './by-effect.js';
import { canBeSummoned } from './special-limits.js';
import type { SetCardLocals } from '../field/set-card.js';

/** A player's Pendulum Zones: the outermost Spell & Trap Zones (base.4.3). */
export function pendulumSlots(seat: Seat): readonly string[] {
  const slots = slotsIn(seat, 'spellTrap');
  return [slots[0] as string, slots[slots.length - 1] as string];
}

/** Free Pendulum Zones (base.13.1). */
export function freePendulumSlots(table: Table, seat: Seat): readonly string[] {
  return pendulumSlots(seat).filter((slot) => table.slot(slot).object === 0);
}

/** A player's two Pendulum Cards; null unless there is one in each Pendulum Zone (base.13.2, base.13.11). */
export function pendulumPair(table: Table, seat: Seat): readonly [ObjectId, ObjectId] | null {
  const [left = 0, right = 0] = pendulumSlots(seat).map((slot) => table.slot(slot).object);
  const lies = (id: ObjectId): boolean => id !== 0 && rowOf(table, id).role === 'pendulum' && rowOf(table, id).faceUp;
  return lies(left) && lies(right) ? [left, right] : null;
}

/**
 * Monsters that could each be summoned by a Pendulum Summon now (base.13.2, base.13.3); if there are none, no Pendulum Summon is possible
 * (base.13.6).
 */
export function pendulumMonsters(table: Table, seat: Seat): readonly ObjectId[] {
  if (playerOf(table, seat).pendulumSummoned) return [];
  const scales = (pendulumPair(table, seat) ?? []).map((id) => valuesOf(table, id).scale as number);
  const [low, high] = [Math.min(...scales), Math.max(...scales)];
  const there = [...table.zoneOf('hand', seat).order, ...table.zoneOf('extraDeck', seat).order.filter((id) => rowOf(table, id).faceUp)];
  return there.filter((id) => {
    const { level } = valuesOf(table, id);
    return (level as number) > low && (level as number) < high && canBeSummoned(table, seat, id, 'pendulum');
  });
}

/** Locals of `pendulumSummon`, the same as for any action of the turn player. */
export type PendulumSummonLocals = SetCardLocals<Partial<HappenResult> | readonly ObjectId[]>;

/** A Pendulum Summon: several monsters at once, which may be negated as one summon (base.13.2, base.13.5). Locals: `seat`. */
export const pendulumSummonProcedure = defineProcedure<PendulumSummonLocals>({
  name: 'pendulumSummon',
  steps: [
    { name: 'choose', rule: 'base.13.2', run: ask },
    { name: 'chosen', rule: 'base.13.2', run: chosen },
    { name: 'arrived', rule: 'base.13.5', run: arrived },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

function ask(table: Table, locals: PendulumSummonLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const options = pendulumMonsters(table, seat).map((id) => objectOption(table, id));
  // It counts as the turn's Pendulum Summon whatever becomes of it (base.13.5).
  setPlayer(table, seat, 'pendulumSummoned', true);
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: options.map(({ id }) => id) });
    return undefined;
  }
  table.ask(frame, {
    seat,
    kind: 'chooseMonsters',
    rule: 'base.13.2',
    params: {},
    domain: { type: 'options', min: 1, max: options.length, checked: true, options },
  });
  return { wait: true };
}

/** Judges monsters that are summoned together: each needs a zone of its own (base.13.4, base.9.10). */
export const zonesJudge = {
  accept: (table: Table, { seat, rule }: Decision, picks: readonly string[]): Objection | null =>
    fitTogether(table, seat, picks) ? null : { rule, detail: 'There is no zone for each of them.' },
  complete: (table: Table, { seat, domain }: Decision, picked: readonly string[]): readonly string[] | null => {
    if (domain.type !== 'options' || !fitTogether(table, seat, picked)) return null;
    // Any picks that can be placed can be extended until there is no more room.
    let whole = picked;
    for (const { id } of domain.options)
      if (whole.length < domain.min && !whole.includes(id) && fitTogether(table, seat, [...whole, id])) whole = [...whole, id];
    return whole.length < domain.min ? null : whole;
  },
};

function chosen(table: Table, locals: PendulumSummonLocals): Control {
  const seat = locals.seat;
  const objects = objectsIn(picksOf(locals.answer));
  table.local(locals, 'answer', null);
  return call(
    summonByEffectProcedure,
    effectSummonLocals({
      seat,
      side: seat,
      objects,
      how: 'pendulum',
      position: 'any',
      proper: false,
      doing: byRule('base.13.2', 'rule', seat),
      arriving: true,
    }),
  );
}

function arrived(_table: Table, locals: PendulumSummonLocals): Control {
  const { objects = [] } = must(outcomeIn(locals), 'what was summoned');
  if (objects.length === 0) return { to: 'over' };
  return call(arrivalProcedure, arrivalLocals({ objects, seat: locals.seat, how: 'pendulum', proper: false }), 'over');
}
