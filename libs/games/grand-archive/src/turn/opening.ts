import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { type Control, type Frame, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setPlayer } from '../facts.js';
import { move } from '../happenings/move.js';
import { printedLevel } from '../values/base.js';
import type { TurnLocals } from './locals.js';

/** Returns the champions of level 0 in a player's material deck (ruling:6). */
const spirits = (table: Table, seat: Seat): readonly ObjectId[] =>
  table.zoneOf('materialDeck', seat).order.filter((id) => printedLevel(table, table.object(id)) === 0);

/** Lets a player, in their first turn, choose a champion of level 0 to put onto the field (1.3.3, 1.3.5.1, 1.7.1.2). */
export function askSpirit(table: Table, locals: TurnLocals, frame: Frame): Control | undefined {
  const { active } = gameOf(table);
  const found = spirits(table, active);
  const options = found.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }),
  );
  const [only] = options;
  if (options.length < 2) {
    table.local(locals, 'answer', { picks: only === undefined ? [] : [only.id] });
    return undefined;
  }
  table.ask(frame, { seat: active, kind: 'chooseSpirit', rule: '1.3.3', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

/** Puts the champion onto the field, awake: a special action, not a materialization (1.7.1.2.1, 2.11.7.7.3.1). */
export function putSpirit(table: Table, locals: TurnLocals): Control | undefined {
  const { active } = gameOf(table);
  const [pick] = picksOf(locals.answer);
  setPlayer(table, active, 'begun', true);
  return pick === undefined
    ? undefined
    : happen(table, [move(Number(pick.slice('object:'.length)), { to: 'field', under: active }, '1.3.3')]);
}
