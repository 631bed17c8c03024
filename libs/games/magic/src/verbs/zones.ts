import type { VerbDefinition } from '@arbiter/kernel';
import { draw } from '../happenings/draw.js';
import { destroy, move } from '../happenings/move.js';
import { itemOf } from '../stack/items.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';

/** Countering a spell or ability takes it from the stack; a spell goes to its owner's graveyard (701.5a). */
const counter: VerbDefinition = {
  rule: '701.5a',
  run: (table, verb, env) => {
    const objects = what(table, verb, env);
    for (const id of objects) table.emit('countered', '701.5a', { object: id, card: itemOf(table, id).card });
    return { propose: objects.map((id) => move(id, { to: 'graveyard' }, '701.5a')) };
  },
};

export const zoneVerbs: { readonly [name: string]: VerbDefinition } = {
  counter,
  destroy: { rule: '701.7a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => destroy(id, '701.7a')) }) },
  exile: { rule: '701.11a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => move(id, { to: 'exile' }, '701.11a')) }) },
  move: { rule: '400.7', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => move(id, { to: verb.to as ZoneKind, tapped: verb.tapped === true }, '400.7')) }) },
  draw: { rule: '121.1', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => draw(seat, count(table, verb, env), '121.1')) }) },
};
