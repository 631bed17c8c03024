import { type Control, type ObjectId, type Procedure, type Table } from '@arbiter/kernel';
import { setUnit, type Stance, unitOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { enter } from './enter.js';
import { leave } from './leave.js';

/** 變為: the old unit and its magic leave, the other card takes its place with its state and its time of arrival (十五.變為, ruling 39). */
export const becomeProcedure: Procedure = {
  name: 'become',
  steps: [
    {
      name: 'leave',
      rule: '十五.變為.1',
      run: (table, locals): Control => {
        const id = locals.object as ObjectId;
        const unit = unitOf(table, id);
        for (const [key, value] of Object.entries({
          slot: unit.slot,
          stance: unit.stance,
          arrivedTurn: unit.arrivedTurn,
          heldInFront: unit.heldInFront,
          attackedTurn: unit.attackedTurn,
          side: unit.controller,
        }))
          table.local(locals, key, value);
        table.emit('unitBecomes', '十五.變為.1', {
          object: id,
          card: unit.card,
          into: table.object(locals.into as ObjectId).card,
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
          object: locals.into as ObjectId,
          by: locals.you as number,
          side: locals.side as number,
          how: 'become',
          slot: locals.slot as string,
          stance: locals.stance as Stance,
        }),
    },
    { name: 'inherit', rule: '十五.變為.3', run: inherit },
  ],
};

function inherit(table: Table, locals: { readonly [key: string]: unknown }): Control {
  const { objects } = locals.returned as { readonly objects: readonly ObjectId[] };
  const [unit] = objects;
  if (unit === undefined) return { done: { done: false, objects: [] } };
  setUnit(table, unit, 'arrivedTurn', locals.arrivedTurn as number);
  setUnit(table, unit, 'heldInFront', locals.heldInFront as number);
  setUnit(table, unit, 'attackedTurn', locals.attackedTurn as number);
  return { done: { done: true, objects: [unit] } };
}
