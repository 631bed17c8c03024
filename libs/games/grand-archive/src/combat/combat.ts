import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  dropTriggers,
  endLasting,
  type Frame,
  happen,
  notice,
  type Table,
  vanish,
} from '@arbiter/kernel/authoring';
import { gameOf, isOnField, rowOf, setGame, shownCard, turnOrder } from '../facts.js';
import { move } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { momentOf } from '../timing/moments.js';
import { opportunity, stateCheck } from '../timing/opportunity.js';
import { isUnit, powerOf } from '../values/base.js';
import { hasKeyword } from '../values/keywords.js';
import { lentPaths } from '../values/lent.js';
import { forbids } from '../values/rules.js';
import { dealCombatDamage } from './damage.js';
import { attackWith, combatOf, combatRef, enterStep, setCombat, type CombatLocals } from './running.js';

/**
 * A combat phase (2.2.7), which goes through all its steps even when everything that took part is gone (2.2.7.0.3). Locals: `retaliating`,
 * the players who are yet to be asked.
 */
export const combatProcedure = defineProcedure({
  ...combatRef,
  steps: [
    { name: 'declared', rule: '2.2.7.0.1', run: declared },
    opportunity('declaredOpportunity', '2.2.7.0.2', false),
    { name: 'retaliation', rule: '2.2.7.1', run: beginRetaliation },
    // 2.2.7.1.1, 2.8.2.2.4
    opportunity('retaliationOpportunity', '2.2.7.1.1', true),
    { name: 'who', rule: '2.2.7.1.2', run: (table, locals): void => table.local(locals, 'retaliating', [...turnOrder(table)]) },
    { name: 'askRetaliators', rule: '2.2.7.1.2', run: askRetaliators },
    { name: 'retaliatorsChosen', rule: '2.2.7.1.2.1', run: takeRetaliators },
    { name: 'tellRetaliators', rule: '2.2.7.1.2.1', run: tellRetaliators },
    opportunity('retaliatedOpportunity', '2.2.7.1.3', false),
    { name: 'damage', rule: '2.2.7.2', run: (table): void => enterStep(table, 'damage', '2.2.7.2') },
    // 2.2.7.2.1, 2.2.7.2.1.1, 2.8.2.2.4
    opportunity('damageOpportunity', '2.2.7.2.1', true),
    { name: 'deal', rule: '2.2.7.2.2', run: dealCombatDamage },
    { name: 'end', rule: '2.2.7.3.1', run: beginEnd },
    { name: 'clear', rule: '2.2.7.3.1.1', run: clearIntent },
    opportunity('endOpportunity', '2.2.7.3.2', false),
    { name: 'ends', rule: '2.2.0.5', run: endEffectsOfCombat },
    stateCheck('ended'),
    { name: 'over', rule: '2.2.7.3.3', run: over },
    { name: 'cut', rule: '2.2.8.1', run: cut },
  ],
});

function declared(table: Table): Control | undefined {
  const { attacker, targets, seat, weapon, firm } = combatOf(table);
  const [target = 0] = targets;
  const cards = targets.map((id) => shownCard(table, id));
  setGame(table, 'step', 'declaration');
  table.newMoment();
  table.emit('attacked', '2.6.7.1', {
    seat,
    object: attacker,
    card: shownCard(table, attacker),
    target,
    targetCard: cards.length === 1 ? (cards[0] as string) : cards,
    weapon,
    weaponCard: shownCard(table, weapon),
  });
  notice(table, 'attacks', { object: attacker, seat }, { target, weapon });
  // The controller of an attacked unit is the defender (2.6.4).
  for (const object of targets)
    notice(table, 'isAttacked', { object, seat: table.controllerOf(table.object(object)) }, { by: attacker, firm });
  return momentOf(table, 'attacks', { object: attacker, seat, target, weapon }) ?? undefined;
}

/** Begins the retaliation step: only units that are there now may retaliate (2.2.7.1.2.3). */
function beginRetaliation(table: Table): void {
  enterStep(table, 'retaliation', '2.2.7.1');
  setCombat(table, { present: table.zone('field').order.filter((id) => isUnit(table, id)) });
}

/** Whether a unit may retaliate by ambush: against attacks of other players, even if it is not attacked itself (ext.2.8). */
function isAmbushing(table: Table, id: ObjectId): boolean {
  return hasKeyword(table, id, 'ambush') && table.controllerOf(table.object(id)) !== combatOf(table).seat;
}

/** Whether an effect forbids retaliation against the attacker, or against attacks with this weapon or card. */
function isSpared(table: Table): boolean {
  const { attacker, weapon } = combatOf(table);
  return attackWith(table, attacker, weapon).some((id) => forbids(table, id, 'beRetaliated'));
}

/**
 * Whether a player's unit may retaliate (ruling:11): it is attacked, awake (1.7.2.5), and has power above 0 (2.2.7.1.2.2), which no
 * champion has by itself (1.7.1.8.1).
 */
function mayRetaliate(table: Table, seat: Seat, id: ObjectId): boolean {
  if (
    !isOnField(table, id) ||
    !(combatOf(table).targets.includes(id) || isAmbushing(table, id)) ||
    table.controllerOf(table.object(id)) !== seat
  )
    return false;
  return (
    isUnit(table, id) &&
    (!rowOf(table, id).rested || hasKeyword(table, id, 'steadfast')) &&
    powerOf(table, id) > 0 &&
    !forbids(table, id, 'retaliate')
  );
}

function askRetaliators(table: Table, locals: CombatLocals, frame: Frame): Control {
  const [seat, ...others] = locals.retaliating;
  if (seat === undefined) return { to: 'tellRetaliators' };
  table.local(locals, 'retaliating', others);
  const found = combatOf(table).present.filter((id) => mayRetaliate(table, seat, id));
  if (found.length === 0 || !isOnField(table, combatOf(table).attacker) || isSpared(table)) return { to: 'askRetaliators' };
  const options = found.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  const { attacker } = combatOf(table);
  table.ask(frame, {
    seat,
    kind: 'retaliate',
    rule: '2.2.7.1.2',
    params: { card: shownCard(table, attacker), object: attacker },
    domain: { type: 'options', min: 0, max: options.length, options },
  });
  return { wait: true };
}

/** Rests the retaliating units, except steadfast ones (ext.2.9). */
function takeRetaliators(table: Table, locals: CombatLocals): Control {
  const ids = picksOf(locals.answer).map((pick): ObjectId => Number(pick.slice('object:'.length)));
  setCombat(table, { retaliators: [...combatOf(table).retaliators, ...ids] });
  return happen(
    table,
    ids.filter((id) => !hasKeyword(table, id, 'steadfast')).map((id) => rest(id, '2.2.7.1.2')),
    'askRetaliators',
  );
}

function tellRetaliators(table: Table): void {
  const { retaliators, attacker } = combatOf(table);
  for (const object of retaliators) {
    const seat = table.controllerOf(table.object(object));
    table.emit('retaliated', '2.2.7.1.2.1', { seat, object, card: shownCard(table, object), attacker });
    notice(table, 'retaliates', { object, seat }, { attacker });
  }
}

function beginEnd(table: Table): void {
  enterStep(table, 'endOfCombat', '2.2.7.3.1');
  setCombat(table, { lent: lentPaths(table, combatOf(table)) });
}

/** Puts the cards in intent into the graveyard (2.1.10.3, 2.2.7.3.1.1). */
function clearIntent(table: Table): Control | undefined {
  return happen(
    table,
    table.zone('intent').order.map((id) => move(id, { to: 'graveyard' }, '2.2.7.3.1.1')),
  );
}

/** Ends effects that last until the combat ends, which is a phase (2.2.0.5). */
function endEffectsOfCombat(table: Table): void {
  endLasting(table, 'endOfCombat');
}

function over(table: Table): Control {
  leaveCombat(table);
  return { done: null };
}

/** Ends the combat that is going on, by itself or with its turn (2.2.8.2). */
export function leaveCombat(table: Table): void {
  table.emit('combatEnded', '2.2.7.3.3', { seat: gameOf(table).active });
  endEffectsOfCombat(table);
  setGame(table, 'combat', null);
  setGame(table, 'step', '');
}

/**
 * Ends the combat by an effect (2.2.8.1, 2.2.8.1.1, 2.2.8.1.2): cards and abilities on the effects stack do not resolve, its cards are
 * banished, and only the end of combat remains.
 */
function cut(table: Table): Control {
  dropTriggers(table);
  const waiting = [...table.zone('effectsStack').order];
  const cards = waiting.filter((id) => table.object(id).kind !== 'item');
  for (const id of waiting) if (!cards.includes(id)) vanish(table, id);
  return happen(
    table,
    cards.map((id) => move(id, { to: 'banishment' }, '2.2.8.1')),
    'end',
  );
}
