import type { Json, ObjectId } from '@arbiter/kernel';
import {
  type Ability,
  call,
  type Control,
  defineProcedure,
  moment,
  place,
  type ProcedureCall,
  type Table,
} from '@arbiter/kernel/authoring';
import { positionOf } from '../board.js';
import { cannot, hasKeyword, setUnit, type Stance, standing } from '../facts.js';

/** Whether a unit may be moved; imprisonment and other prohibitions take precedence (十五.禁錮.1, 六.7). */
export function canMove(table: Table, id: ObjectId): boolean {
  return !hasKeyword(table, id, 'imprisoned') && !cannot(table, id, 'move');
}

const moves = new Set(['move', 'swap', 'parasiteMerge']);

/**
 * Whether an ability does nothing but move its own unit: to a free place, in exchange with another unit, or under another unit. A unit that
 * may not be moved cannot activate such an ability (十五.禁錮.2); effects that do more carry out what is possible (六.2).
 */
export function movesItself({ clauses = [] }: Ability): boolean {
  return clauses
    .flatMap(({ do: verbs = [] }) => verbs)
    .every((verb) => moves.has(verb.verb) && [verb.objects, verb.a, verb.b].includes('self'));
}

/**
 * Moves a unit to another free place and updates what formation needs to know (十三.3): a unit that went to the back row may stay there, also
 * if it went by cover (十五.掩護.3).
 */
export function relocate(table: Table, id: ObjectId, slot: string): void {
  place(table, id, { slot });
  if (positionOf(slot).row === 'back') setUnit(table, id, 'heldInFront', 0);
}

/** Locals of `moveUnit`. */
export interface MoveUnitLocals {
  readonly object: ObjectId;
  readonly slot: string;
  readonly rule: string;
  readonly from: string;
  readonly returned: Json | null;
}

/** Moves one unit. Returns `{ done, objects }`. */
export const moveUnitProcedure = defineProcedure<MoveUnitLocals>({
  name: 'moveUnit',
  steps: [
    {
      name: 'move',
      run: (table, locals): Control | undefined => {
        const id = locals.object;
        const slot = locals.slot;
        const row = standing(table, id);
        if (row === null || slot === '' || table.slot(slot).object !== 0 || !canMove(table, id))
          return { done: { done: false, objects: [] } };
        table.local(locals, 'from', row.slot);
        relocate(table, id, slot);
        table.newMoment();
        table.emit('unitMoved', locals.rule ?? '五.3', {
          object: id,
          card: row.card,
          seat: row.controller,
          from: locals.from,
          to: slot,
        });
        return undefined;
      },
    },
    {
      name: 'moved',
      run: (table, locals) =>
        moment(table, 'unitMoved', 'after', {
          object: locals.object,
          seat: table.find(locals.object)?.controller ?? 0,
          from: locals.from,
          to: locals.slot,
        }),
    },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: true, objects: [locals.object] } }) },
  ],
});

/** Exchanges the places of two units as one move. */
export function swapPlaces(table: Table, a: ObjectId, b: ObjectId, rule: string): void {
  const from = table.object(a).slot;
  const to = table.object(b).slot;
  place(table, b, { zone: 'limbo' });
  relocate(table, a, to);
  relocate(table, b, from);
  table.newMoment();
  table.emit('unitMoved', rule, { object: a, card: table.object(a).card, seat: table.object(a).controller, from, to });
  table.emit('unitMoved', rule, { object: b, card: table.object(b).card, seat: table.object(b).controller, from: to, to: from });
}

export interface TurnOrder {
  readonly objects: readonly ObjectId[];
  readonly to: 'upright' | 'sideways';
  readonly rule: string;
  readonly by: 'effect' | 'rule';
}

/** Returns the call of the `turnUnits` procedure, which turns units upright or sideways one after the other (六.6). */
export function turnUnits(order: TurnOrder): ProcedureCall {
  return call(turnUnitsProcedure, {
    objects: [...order.objects],
    to: order.to,
    rule: order.rule,
    by: order.by,
    index: 0,
    done: order.objects.length > 0,
    returned: null,
  });
}

/** Locals of `turnUnits`. */
export interface TurnUnitsLocals {
  readonly objects: readonly ObjectId[];
  readonly to: Stance;
  readonly rule: string;
  readonly by: string;
  readonly index: number;
  readonly done: boolean;
  readonly returned: Json | null;
}

/**
 * Turns units. Turning sideways cancels an attack (十五.橫放.2). A unit that is already in the stance is not changed, and a unit that is gone
 * is left out (ruling 17); neither counts as success.
 */
export const turnUnitsProcedure = defineProcedure<TurnUnitsLocals>({
  name: 'turnUnits',
  steps: [
    {
      name: 'turn',
      run: (table, locals): Control | undefined => {
        const objects = locals.objects;
        const id = objects[locals.index];
        if (id === undefined) return { done: { done: locals.done, objects } };
        table.local(locals, 'index', locals.index + 1);
        const row = standing(table, id);
        const to = locals.to;
        if (row === null || row.stance === to) {
          table.local(locals, 'done', false);
          return { to: 'turn' };
        }
        const cancels = to === 'sideways' && locals.by === 'effect' && row.stance === 'attacking';
        setStance(table, id, to, cancels ? '十五.橫放.2' : locals.rule, locals.by);
        return moment(table, to === 'upright' ? 'turnedUpright' : 'turnedSideways', 'at', {
          object: id,
          seat: row.controller,
          by: locals.by,
        });
      },
    },
    {
      name: 'after',
      run: (table, locals): Control => {
        const id = locals.objects[locals.index - 1] as ObjectId;
        const row = table.find(id);
        const name = locals.to === 'upright' ? 'turnedUpright' : 'turnedSideways';
        return moment(table, name, 'after', { object: id, seat: row?.controller ?? 0, by: locals.by }, 'turn') ?? { to: 'turn' };
      },
    },
  ],
});

/** Changes a unit's stance, which ends its attack. */
export function setStance(table: Table, id: ObjectId, to: Stance, rule: string, by: string): void {
  const row = table.object(id);
  setUnit(table, id, 'stance', to);
  if (to !== 'attacking') {
    setUnit(table, id, 'target', '');
    setUnit(table, id, 'redirectedTo', 0);
  }
  table.newMoment();
  table.emit(to === 'upright' ? 'turnedUpright' : to === 'sideways' ? 'turnedSideways' : 'attackDeclared', rule, {
    object: id,
    card: row.card,
    seat: row.controller,
    by,
  });
}
