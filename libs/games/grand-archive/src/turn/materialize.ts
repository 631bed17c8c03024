import { type Option, picksOf } from '@arbiter/kernel';
import { call, type Control, type Frame, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { playLocals } from '../play/announcement.js';
import { mayMaterialize } from '../timing/acts.js';
import { announceProcedure } from '../play/announce.js';
import type { TurnLocals } from './locals.js';

/**
 * Lets the turn player materialize at most one card of their material deck (2.2.2.3, 2.2.2.3.1, 2.1.3.3, 2.3.2.1, 2.3.2.9). A card that
 * could not be materialized is not offered again.
 */
export function askMaterialize(table: Table, locals: TurnLocals, frame: Frame): Control {
  const { active } = gameOf(table);
  const refused = locals.refused.map((id) => table.idNow(id));
  const deck = table.zoneOf('materialDeck', active).order;
  if (deck.length === 0) return { to: 'materialized' };
  const options = deck
    .filter((id) => !refused.includes(id) && mayMaterialize(table, active, id))
    .map((id): Option => ({ id: `object:${id}`, label: 'materialize', params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, {
    seat: active,
    kind: 'materialize',
    rule: '2.2.2.3',
    domain: { type: 'options', min: 1, max: 1, options: [{ id: 'pass', label: 'none' }, ...options] },
  });
  return { wait: true };
}

export function takeMaterialize(table: Table, locals: TurnLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'returned', null);
  if (pick === 'pass') return { to: 'materialized' };
  const object = Number(pick.slice('object:'.length));
  table.local(locals, 'refused', [...locals.refused, object]);
  return call(announceProcedure, playLocals(table, gameOf(table).active, object, 'materialization'), 'announced');
}

/** A materialization that was taken back does not count (2.3.2.8). */
export function announcedMaterial(_table: Table, locals: TurnLocals): Control {
  return locals.returned?.done === false ? { to: 'askMaterialize' } : { to: 'materialized' };
}
