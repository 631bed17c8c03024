import type { ObjectId } from '@arbiter/kernel';
import { type Control, defineProcedure, returnedIn, type Table } from '@arbiter/kernel/authoring';
import { setUnit, type Stance, unitOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { enter } from './enter.js';
import { leave } from './leave.js';

/** Locals of `become`. */
export interface BecomeLocals {
  readonly object: ObjectId;
  readonly into: ObjectId;
  readonly you: number;
  readonly side: number;
  readonly slot: string;
  /** These are taken from the old unit before it leaves. */
  readonly stance: Stance | '';
  readonly arrivedTurn: number;
  readonly heldInFront: number;
  readonly attackedTurn: number;
  readonly returned: { readonly objects: readonly ObjectId[] } | null;
}

/**
 * A unit becomes another one (變為): the old unit and its magic leave, and the other card takes its place with its stance and its turn of
 * arrival (十五.變為, ruling 39).
 */
export const becomeProcedure = defineProcedure<BecomeLocals>({
  name: 'become',
  steps: [
    {
      name: 'leave',
      rule: '十五.變為.1',
      run: (table, locals): Control => {
        const id = locals.object;
        const unit = unitOf(table, id);
        table.local(locals, 'slot', unit.slot);
        table.local(locals, 'stance', unit.stance);
        table.local(locals, 'arrivedTurn', unit.arrivedTurn);
        table.local(locals, 'heldInFront', unit.heldInFront);
        table.local(locals, 'attackedTurn', unit.attackedTurn);
        table.local(locals, 'side', unit.controller);
        table.emit('unitBecomes', '十五.變為.1', {
          object: id,
          card: unit.card,
          into: table.object(locals.into).card,
          seat: unit.controller,
          ruling: rulings.becomingIsLeavingAndEntering.id,
        });
        return leave({ objects: [id], how: 'become' });
      },
    },
    {
      name: 'enter',
      rule: '十五.變為.2',
      run: (_table, locals): Control =>
        enter({
          object: locals.into,
          by: locals.you,
          side: locals.side,
          how: 'become',
          slot: locals.slot,
          ...(locals.stance === '' ? {} : { stance: locals.stance }),
        }),
    },
    { name: 'inherit', rule: '十五.變為.3', run: inherit },
  ],
});

function inherit(table: Table, locals: BecomeLocals): Control {
  const { objects } = returnedIn(locals);
  const [unit] = objects;
  if (unit === undefined) return { done: { done: false, objects: [] } };
  setUnit(table, unit, 'arrivedTurn', locals.arrivedTurn);
  setUnit(table, unit, 'heldInFront', locals.heldInFront);
  setUnit(table, unit, 'attackedTurn', locals.attackedTurn);
  return { done: { done: true, objects: [unit] } };
}
