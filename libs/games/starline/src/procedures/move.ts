import { type Ability, type Control, moment, type ObjectId, place, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { positionOf } from '../board.js';
import { cannot, hasKeyword, setUnit, type Stance, standing } from '../facts.js';

/** Whether a unit may be moved: imprisonment and other words against it win (十五.禁錮.1, 六.7). */
export function canMove(table: Table, id: ObjectId): boolean {
  return !hasKeyword(table, id, 'imprisoned') && !cannot(table, id, 'move');
}

const moves = new Set(['move', 'swap', 'parasiteMerge']);

/**
 * Whether an ability does nothing but move its own unit: to a place, into another's, or under another unit. A unit that
 * may not be moved does not activate it (十五.禁錮.2); effects that do more besides do what they can (六.2).
 */
export function movesItself({ clauses = [] }: Ability): boolean {
  return clauses
    .flatMap(({ do: verbs = [] }) => verbs)
    .every((verb) => moves.has(verb.verb) && [verb.objects, verb.a, verb.b].includes('self'));
}

/** Puts a unit on another free place and remembers what formation needs to know (十三.3): what has gone to the back row may stay there, by cover too (十五.掩護.3). */
export function relocate(table: Table, id: ObjectId, slot: string): void {
  place(table, id, { slot });
  if (positionOf(slot).row === 'back') setUnit(table, id, 'heldInFront', 0);
}

/** One unit moves. Returns `{ done, objects }`. */
export const moveUnitProcedure: Procedure = {
  name: 'moveUnit',
  steps: [
    {
      name: 'move',
      run: (table, locals): Control | undefined => {
        const id = locals.object as ObjectId;
        const slot = locals.slot as string;
        const row = standing(table, id);
        if (row === null || slot === '' || table.slot(slot).object !== 0 || !canMove(table, id))
          return { done: { done: false, objects: [] } };
        table.local(locals, 'from', row.slot);
        relocate(table, id, slot);
        table.newMoment();
        table.emit('unitMoved', (locals.rule as string) ?? '五.3', {
          object: id,
          card: row.card,
          seat: row.controller,
          from: locals.from as string,
          to: slot,
        });
        return undefined;
      },
    },
    {
      name: 'moved',
      run: (table, locals) =>
        moment(table, 'unitMoved', 'after', {
          object: locals.object as number,
          seat: table.find(locals.object as number)?.controller ?? 0,
          from: locals.from as string,
          to: locals.slot as string,
        }),
    },
    { name: 'end', run: (_table, locals): Control => ({ done: { done: true, objects: [locals.object as number] } }) },
  ],
};

/** Exchanges the places of two units of one move. */
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

/** Call for the `turn` procedure of units: upright or sideways, one after the other (六.6). */
export function turnUnits(order: TurnOrder): { readonly call: string; readonly locals: Row } {
  return {
    call: 'turnUnits',
    locals: {
      objects: [...order.objects],
      to: order.to,
      rule: order.rule,
      by: order.by,
      index: 0,
      done: order.objects.length > 0,
      returned: null,
    },
  };
}

/** Sideways cancels an attack (十五.橫放.2). A unit already so is not changed, one that is gone is left out (ruling 17), and that is no success. */
export const turnUnitsProcedure: Procedure = {
  name: 'turnUnits',
  steps: [
    {
      name: 'turn',
      run: (table, locals): Control | undefined => {
        const objects = locals.objects as readonly ObjectId[];
        const id = objects[locals.index as number];
        if (id === undefined) return { done: { done: locals.done as boolean, objects } };
        table.local(locals, 'index', (locals.index as number) + 1);
        const row = standing(table, id);
        const to = locals.to as Stance;
        if (row === null || row.stance === to) {
          table.local(locals, 'done', false);
          return { to: 'turn' };
        }
        const cancels = to === 'sideways' && locals.by === 'effect' && row.stance === 'attacking';
        setStance(table, id, to, cancels ? '十五.橫放.2' : (locals.rule as string), locals.by as string);
        return moment(table, to === 'upright' ? 'turnedUpright' : 'turnedSideways', 'at', {
          object: id,
          seat: row.controller,
          by: locals.by as string,
        });
      },
    },
    {
      name: 'after',
      run: (table, locals): Control => {
        const id = (locals.objects as readonly ObjectId[])[(locals.index as number) - 1] as ObjectId;
        const row = table.find(id);
        const name = locals.to === 'upright' ? 'turnedUpright' : 'turnedSideways';
        return moment(table, name, 'after', { object: id, seat: row?.controller ?? 0, by: locals.by as string }, 'turn') ?? { to: 'turn' };
      },
    },
  ],
};

/** Changes a stance; an attack ends with it. */
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
