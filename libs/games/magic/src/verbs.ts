import { amount, type Amount, type Env, objectsOf, type PlayerRef, type Ref, seatOfId, seatsOf, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { fieldsOf, hasKeyword, isSettled, isType } from './facts.js';
import { addCounters } from './happenings/counters.js';
import { damage } from './happenings/damage.js';
import { draw } from './happenings/draw.js';
import { gainLife, loseLife } from './happenings/life.js';
import { destroy, move } from './happenings/move.js';
import { tap, untap } from './happenings/tap.js';
import { poolOf, setPool } from './mana/payment.js';
import { addToPool, alternativesOf } from './mana/pool.js';
import { itemOf } from './stack/items.js';
import { parseCost } from './symbols.js';
import type { ZoneKind } from './vocabulary.js';

/** Objects and players that a reference names, as ids (`idOfSeat`); what is gone is left out. */
function named(table: Table, env: Env, ref: Ref): readonly number[] {
  if (typeof ref === 'string' || !('var' in ref)) return objectsOf(table, env, ref);
  const value = env.vars[ref.var];
  return Array.isArray(value) ? (value as readonly number[]).filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}

const what = (table: Table, verb: Verb, env: Env): readonly number[] => objectsOf(table, env, verb.what as Ref);
const players = (table: Table, verb: Verb, env: Env): readonly number[] => seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');
const count = (table: Table, verb: Verb, env: Env): number => Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1));

/** {T} as a cost (107.5): the permanent must be untapped, and a creature settled or hasty (302.6). */
const tapSelf: VerbDefinition = {
  rule: '107.5',
  payable: (table, _verb, { self }) => table.find(self)?.zone === 'battlefield' && !fieldsOf(table.object(self)).tapped && (!isType(table, self, 'creature') || isSettled(table, self) || hasKeyword(table, self, 'haste')),
  run: (_table, _verb, { self }) => ({ propose: [tap(self, '107.5')] }),
};

/** The mana part of an ability's cost: paid by the announcement before everything else (601.2g). */
const payManaPart: VerbDefinition = { rule: '601.2h', run: () => ({ done: true }) };

/** Adds mana to the player's pool (106.4): `mana`, as symbols that leave nothing to choose. */
const addMana: VerbDefinition = {
  rule: '106.4',
  run: (table, verb, { self, you }) => {
    const [types = []] = alternativesOf(parseCost(verb.mana as string));
    setPool(table, you, addToPool(poolOf(table, you), types, { source: self }));
    table.emit('manaAdded', '106.4', { seat: you, mana: verb.mana as string, object: self });
    return { done: true };
  },
};

/** The source deals damage to each of `to` (120.2b). */
const dealDamage: VerbDefinition = {
  rule: '120.2b',
  run: (table, verb, env) => ({ propose: named(table, env, verb.to as Ref).map((to) => damage({ source: env.self, to, amount: count(table, verb, env), combat: false }, '120.2b')) }),
};

/** Countering a spell or ability takes it from the stack; a spell goes to its owner's graveyard (701.5a). */
const counter: VerbDefinition = {
  rule: '701.5a',
  run: (table, verb, env) => {
    const objects = what(table, verb, env);
    for (const id of objects) table.emit('countered', '701.5a', { object: id, card: itemOf(table, id).card });
    return { propose: objects.map((id) => move(id, { to: 'graveyard' }, '701.5a')) };
  },
};

export const verbs: { readonly [name: string]: VerbDefinition } = {
  tapSelf,
  payMana: payManaPart,
  addMana,
  dealDamage,
  counter,
  destroy: { rule: '701.7a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => destroy(id, '701.7a')) }) },
  exile: { rule: '701.11a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => move(id, { to: 'exile' }, '701.11a')) }) },
  move: { rule: '400.7', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => move(id, { to: verb.to as ZoneKind, tapped: verb.tapped === true }, '400.7')) }) },
  sacrifice: { rule: '701.16a', run: (table, verb, env) => ({ propose: what(table, verb, env).filter((id) => table.object(id).controller === env.you).map((id) => move(id, { to: 'graveyard' }, '701.16a')) }) },
  draw: { rule: '121.1', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => draw(seat, count(table, verb, env), '121.1')) }) },
  gainLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => gainLife(seat, count(table, verb, env), '119.3')) }) },
  loseLife: { rule: '119.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => loseLife(seat, count(table, verb, env), '119.3')) }) },
  addCounters: { rule: '122.1', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => addCounters(id, verb.kind as string, count(table, verb, env), '122.1')) }) },
  tap: { rule: '701.20a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => tap(id, '701.20a')) }) },
  untap: { rule: '701.20b', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => untap(id, '701.20b')) }) },
};
