import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { gameOf, isOnField, setGame, shownCard, turnOrder } from '../facts.js';
import { move } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { powerOf } from '../values/base.js';
import { isAttackable, targetsOf, weaponsFor } from './attackers.js';
import { attackPower, cleaves, combatRef } from './running.js';

/** Locals of `attack`. */
export interface AttackLocals extends FrameLocals {
  readonly seat: Seat;
  readonly attacker: ObjectId;
  readonly card: ObjectId;
  readonly weapon: ObjectId;
}

/**
 * Declares an attack (2.6) and runs the combat phase that it begins (2.2.7). An attack card goes into intent and gets a target only then
 * (2.6.3); otherwise a unit rests for the attack (2.6.1.4). Nobody has Opportunity in between (2.6.7.2). Locals: `seat`, `attacker`, and
 * `card`, the attack card on the effects stack (0 for none). Returns nothing.
 */
export const attackProcedure = defineProcedure<AttackLocals>({
  name: 'attack',
  steps: [
    { name: 'intent', rule: '1.7.4.5', run: enterIntent },
    { name: 'weapon', rule: '2.6.5.2', run: askWeapon },
    { name: 'weaponChosen', rule: '2.6.5.2', run: takeWeapon },
    { name: 'target', rule: '2.6.3', run: askTarget },
    { name: 'targetChosen', rule: '2.6.7.1', run: takeTarget },
    {
      name: 'combat',
      rule: '2.6.7.1',
      run: (): Control => call(combatRef, { retaliating: [], returned: null, answer: null, answers: null }),
    },
    { name: 'over', rule: '2.2.7.3.3', run: (): Control => ({ done: null }) },
    { name: 'fail', rule: '2.6.2.2', run: fail },
  ],
});

const locals = (seat: Seat, attacker: ObjectId, card: ObjectId): AttackLocals => ({
  seat,
  attacker,
  card,
  weapon: 0,
  returned: null,
  answer: null,
  answers: null,
});

/** Returns the locals for an attack of a unit, with a weapon or without (2.6.5.1). */
export const declareLocals = (seat: Seat, attacker: ObjectId): AttackLocals => locals(seat, attacker, 0);
/** Returns the locals for an attack with an attack card that resolves (2.6.3). */
export const attackLocals = (seat: Seat, champion: ObjectId, card: ObjectId): AttackLocals => locals(seat, champion, card);

/**
 * Puts the attack card into the intent of its champion (2.1.10.1.1, 2.3.4.8, 2.6.1.6). The attack fails if that champion is gone, or if a
 * combat is going on already (ruling:32).
 */
function enterIntent(table: Table, { seat, attacker, card }: AttackLocals): Control | undefined {
  if (card === 0) return undefined;
  if (gameOf(table).combat !== null || !isOnField(table, attacker)) return { to: 'fail' };
  return happen(
    table,
    [move(card, { to: 'intent', under: seat, attacker, prepared: table.object(card).prepared === true }, '1.7.4.5')],
    'weapon',
  );
}

const optionOf = (table: Table, id: ObjectId): Option => ({
  id: `object:${id}`,
  label: 'object',
  params: { card: shownCard(table, id), object: id },
  object: id,
});
const none: Option = { id: 'none', label: 'none' };

/** Returns the power that the attack cards give without a weapon. */
const barePower = (table: Table, attacker: ObjectId): number =>
  table.zone('intent').order.reduce((sum, id) => sum + (table.object(id).attacker === attacker ? powerOf(table, id) : 0), 0);

/** Asks for a weapon, which may also be used together with an attack card (1.7.4.3, 2.6.5.2, ruling:13). */
function askWeapon(table: Table, local: AttackLocals, frame: Frame): Control {
  const attacker = local.attacker as ObjectId;
  const more = barePower(table, attacker);
  const weapons = weaponsFor(table, local.seat as Seat, attacker, more);
  const needed = powerOf(table, attacker) + more <= 0;
  if (weapons.length === 0) return { to: 'target' };
  const options = weapons.map((id) => optionOf(table, id));
  if (needed && options.length === 1) {
    table.local(local, 'answer', { picks: [(options[0] as Option).id] });
    return { to: 'weaponChosen' };
  }
  table.ask(frame, {
    seat: local.seat as Seat,
    kind: 'weapon',
    rule: '2.6.5.2',
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: 'options', min: 1, max: 1, options: needed ? options : [none, ...options] },
  });
  return { wait: true };
}

const picked = (local: AttackLocals): ObjectId => {
  const [pick = ''] = picksOf(local.answer);
  // `none` becomes an empty text, whose number is 0.
  return Number(pick.slice('object:'.length));
};

function takeWeapon(table: Table, local: AttackLocals): void {
  table.local(local, 'weapon', picked(local));
}

function askTarget(table: Table, local: AttackLocals, frame: Frame): Control {
  const attacker = local.attacker as ObjectId;
  const weapon = local.weapon as ObjectId;
  // An attack without power is not declared (2.6.1.3, 2.9.0.7); an attack that loses its power later continues (2.9.0.7.1).
  if (attackPower(table, attacker, weapon) <= 0) return { to: 'fail' };
  const options = cleaves(table, attacker, weapon)
    ? opponentsToCleave(table, local).map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } }))
    : targetsOf(table, local.seat as Seat, attacker, weapon).map((id) => optionOf(table, id));
  if (options.length === 0) return { to: 'fail' };
  if (options.length === 1) {
    table.local(local, 'answer', { picks: [(options[0] as Option).id] });
    return { to: 'targetChosen' };
  }
  table.ask(frame, {
    seat: local.seat as Seat,
    kind: 'attack',
    rule: '2.6.7.1',
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/** Returns the units that an attack with cleave may attack, of all opponents (ext.2.13): each unit is checked by itself (ruling:29). */
function cleft(table: Table, { seat, attacker, weapon }: AttackLocals): readonly ObjectId[] {
  return table.zone('field').order.filter((id) => isAttackable(table, seat, attacker, id, weapon));
}

const opponentsToCleave = (table: Table, local: AttackLocals): readonly Seat[] => {
  const found = new Set(cleft(table, local).map((id) => table.controllerOf(table.object(id))));
  return turnOrder(table).filter((seat) => found.has(seat));
};

/** Returns the units attacked: the unit chosen, or all units of the player chosen. */
function chosenTargets(table: Table, local: AttackLocals): readonly ObjectId[] {
  const [pick = ''] = picksOf(local.answer);
  if (!pick.startsWith('player:')) return [picked(local)];
  const seat = Number(pick.slice('player:'.length));
  return cleft(table, local).filter((id) => table.controllerOf(table.object(id)) === seat);
}

/**
 * Begins the combat and rests the unit as the cost of the declaration (2.6.1.4, 1.7.1.8.2); for an attack card the champion has rested
 * already.
 */
function takeTarget(table: Table, local: AttackLocals): Control | undefined {
  const targets = chosenTargets(table, local);
  const [attacker, weapon, seat, card] = [local.attacker as ObjectId, local.weapon as ObjectId, local.seat as Seat, local.card as ObjectId];
  setGame(table, 'combat', {
    attacker,
    seat,
    targets,
    weapon,
    firm: cleaves(table, attacker, weapon),
    present: [],
    retaliators: [],
    interceptor: 0,
    hit: [],
    lent: [],
  });
  return card === 0 ? happen(table, [rest(attacker, '2.6.1.4')]) : undefined;
}

/**
 * Ends an attack that has no target or no power, and so fails at once (2.6.2.2, 2.6.1.6, 2.9.0.7). Cards in intent for a combat that is
 * going on stay there.
 */
function fail(table: Table, { seat, attacker }: AttackLocals): Control | undefined {
  table.emit('attackFailed', '2.6.2.2', { seat, object: attacker, card: shownCard(table, attacker) });
  if (gameOf(table).combat !== null) return undefined;
  return happen(
    table,
    table.zone('intent').order.map((id) => move(id, { to: 'graveyard' }, '2.2.7.3.1.1')),
  );
}
