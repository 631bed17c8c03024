import { abilitiesOf, announceable, functions, holds, listenerEnv, type ObjectId, payable, type Seat, type Table, usesLeft, valuesOf } from '@arbiter/kernel';
import { attackers } from '../combat/attackers.js';
import { fieldOf, gameOf } from '../facts.js';
import { spellOf } from '../play/announcement.js';
import { attackingChampions, championsToLevel } from '../play/champions.js';
import { abilityCost, addCosts, canPay, cardCost, noCost, otherCosts } from '../play/costs.js';
import { isType, printedLevel } from '../values/base.js';
import { isEnabled } from '../values/elements.js';
import { hasKeyword, keywordAmount, obeys, sharesClass } from '../values/keywords.js';
import { forbids, forbidsPlayer } from '../values/rules.js';

/** Something that a player with Opportunity may do (2.8.1). */
export type Act =
  | { readonly type: 'play'; readonly object: ObjectId }
  | { readonly type: 'activate'; readonly object: ObjectId; readonly ability: string }
  | { readonly type: 'attack'; readonly object: ObjectId };

export function actId(act: Act): string {
  return act.type === 'activate' ? `activate:${act.object}:${act.ability}` : `${act.type}:${act.object}`;
}

/** 2.8.1.2.1: the turn player, in his main phase and outside combat, with nothing on the effects stack. */
export function isSlowTiming(table: Table, seat: Seat): boolean {
  const { active, phase, combat } = gameOf(table);
  return active === seat && phase === 'main' && combat === null && table.zone('effectsStack').order.length === 0;
}

/** All that a player may do now, in a fixed order. */
export function actsOf(table: Table, seat: Seat): readonly Act[] {
  const acts: Act[] = [];
  // 2.1.8.3, 2.3.1.10
  for (const object of table.zoneOf('hand', seat).order) if (mayActivateCard(table, seat, object)) acts.push({ type: 'play', object });
  for (const id of table.zone('field').order) addActivations(table, seat, id, acts);
  for (const kind of ['hand', 'memory', 'graveyard', 'banishment'] as const) if (table.library.foreseen.workplaces.has(kind)) for (const id of table.zoneOf(kind, seat).order) addActivations(table, seat, id, acts);
  // 2.2.5.2.1, 2.6.1.2
  if (isSlowTiming(table, seat)) for (const object of attackers(table, seat)) acts.push({ type: 'attack', object });
  return acts;
}

/** Whether a card of a hand may be activated now: its speed, its elements, what it needs, and its cost (2.3.1). */
export function mayActivateCard(table: Table, seat: Seat, object: ObjectId): boolean {
  if (!isTimely(table, seat, object) || !isEnabled(table, seat, object) || forbidsPlayer(table, seat, 'activate', object)) return false;
  // 1.7.4.2: a champion rests for it; a target it needs only once it has resolved (2.6.2.2).
  if (isType(table, object, 'attack') && attackingChampions(table, seat).length === 0) return false;
  return isPlayable(table, seat, object);
}

/** ext.1.4, ext.1.5 */
function isLocked(table: Table, seat: Seat, object: ObjectId): boolean {
  if (hasKeyword(table, object, 'classLocked') && !sharesClass(table, seat, object)) return true;
  return baseLevelOf(table, seat) < keywordAmount(table, object, 'levelLocked');
}

/** 1.6.7.2, 2.8.1.1.1: allies, attacks, items, weapons, domains and phantasias are slow; an action is as fast as it says, and fast activation makes a card fast (ext.1.3). */
function isTimely(table: Table, seat: Seat, object: ObjectId): boolean {
  return valuesOf(table, object).speed === 'fast' || hasKeyword(table, object, 'fastActivation') || isSlowTiming(table, seat);
}

/** Whether a card of the material deck may be materialized: a champion needs one to level up, anything else its elements (1.6.6.5, 2.3.2.3). */
export function mayMaterialize(table: Table, seat: Seat, object: ObjectId): boolean {
  if (isType(table, object, 'champion')) return championsToLevel(table, seat, object).length > 0 && isPlayable(table, seat, object);
  return isEnabled(table, seat, object) && isPlayable(table, seat, object);
}

/** What it costs can be paid, nothing locks it, and what it has to choose is there (2.3.1.5, 2.3.1.8). A card without a cost can't be paid for (2.3.3.4). */
function isPlayable(table: Table, seat: Seat, object: ObjectId): boolean {
  const own = cardCost(table, seat, object);
  if (own === null || isLocked(table, seat, object)) return false;
  const spell = spellOf(table, object);
  if (spell === undefined) return canPay(table, seat, own, object);
  const { ability, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return canPay(table, seat, addCosts(own, abilityCost(table, env, ability)), object) && payable(table, env, otherCosts(ability)) && announceable(table, env, path);
}

/** The greatest level printed on a player's champions. */
const baseLevelOf = (table: Table, seat: Seat): number => fieldOf(table, seat).reduce((most, id) => Math.max(most, printedLevel(table, table.object(id)) ?? 0), 0);

function addActivations(table: Table, seat: Seat, object: ObjectId, acts: Act[]): void {
  const row = table.object(object);
  if (table.controllerOf(row) !== seat) return;
  for (const compiled of abilitiesOf(table, row)) {
    if (compiled.ability.kind === 'activated' && functions(table, row, compiled) && mayActivate(table, seat, object, compiled.path)) acts.push({ type: 'activate', object, ability: compiled.path });
  }
}

/** Whether a player may activate an ability now: at fast speed, unless it says otherwise (2.4.1.5). */
export function mayActivate(table: Table, seat: Seat, object: ObjectId, path: string): boolean {
  const { ability } = table.library.ability(path);
  const listener = { object, seat, ability: path };
  if (ability.marks?.timing === 'slow' && !isSlowTiming(table, seat)) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (!obeys(table, object) || forbids(table, object, 'activate') || forbidsPlayer(table, seat, 'activate', object)) return false;
  return canPay(table, seat, addCosts(noCost, abilityCost(table, env, ability)), 0) && payable(table, env, otherCosts(ability)) && announceable(table, env, path);
}

/** Whether a player might do something now, for all that everybody knows; a hand is never looked at. */
export function mightAct(table: Table, seat: Seat): boolean {
  return table.zoneOf('hand', seat).order.length > 0 || isSlowTiming(table, seat) || actsOf(table, seat).length > 0;
}
