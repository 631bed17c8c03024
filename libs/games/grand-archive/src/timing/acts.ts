import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  announceable,
  fitsEntry,
  functions,
  holds,
  listenerEnv,
  payable,
  type Table,
  type Tree,
  usesLeft,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { attackers } from '../combat/attackers.js';
import { gameOf, zoneOf } from '../facts.js';
import { activatedOf, fieldOf } from '../values/sides.js';
import { championsToLevel } from '../play/champions.js';
import { abilityCost, canPay, cardVerbs, otherCosts } from '../play/costs.js';
import { isAnnounceable, isPayable } from '../play/payable.js';
import { playingTextOf } from '../play/playing-text.js';
import { freeWay, usualWay, type Way, waysOf } from '../play/ways.js';
import { isType, printedLevel } from '../values/base.js';
import { isEnabled } from '../values/elements.js';
import { hasKeyword, keywordAmount, obeys, sharesClass } from '../values/keywords.js';
import { forbids, forbidsPlayer, rulesWith } from '../values/rules.js';
import { ownZones } from '../vocabulary.js';

/** Something that a player with Opportunity may do (2.8.1). */
export type Act =
  | { readonly type: 'play'; readonly object: ObjectId }
  | { readonly type: 'activate'; readonly object: ObjectId; readonly ability: string }
  | { readonly type: 'attack'; readonly object: ObjectId };

export function actId(act: Act): string {
  return act.type === 'activate' ? `activate:${act.object}:${act.ability}` : `${act.type}:${act.object}`;
}

/**
 * Whether a player may act at slow speed: the turn player, in their main phase and outside combat, with nothing on the effects stack
 * (1.2.1.2, 2.8.1.2.1).
 */
export function isSlowTiming(table: Table, seat: Seat): boolean {
  const { active, phase, combat } = gameOf(table);
  return active === seat && phase === 'main' && combat === null && table.zone('effectsStack').order.length === 0;
}

/** Returns everything that a player may do now, in a fixed order. */
export function actsOf(table: Table, seat: Seat): readonly Act[] {
  const acts: Act[] = [];
  // Cards of the hand may be activated (2.1.8.3, 2.3.1.10).
  const timing = timingOf(table, seat);
  for (const object of table.zoneOf('hand', seat).order)
    if (mayActivateCard(table, seat, object, timing)) acts.push({ type: 'play', object });
  for (const { object, compiled } of activatedOf(table, seat))
    if (mayActivate(table, seat, object, compiled.path)) acts.push({ type: 'activate', object, ability: compiled.path });
  const { workplaces } = table.library.openings;
  for (const kind of ownZones) {
    if (!workplaces.has(kind)) continue;
    for (const id of table.zoneOf(kind, seat).order) {
      if (kind !== 'hand' && isActivatedFrom(table, id) && mayActivateCard(table, seat, id, timing))
        acts.push({ type: 'play', object: id });
      addActivations(table, seat, id, acts);
    }
  }
  // Attacks are declared at slow speed only (2.2.5.2.1, 2.6.1.2).
  if (timing.slow) for (const object of attackers(table, seat)) acts.push({ type: 'attack', object });
  return acts;
}

/** Whether a card's own text lets it be activated from where it lies. */
function isActivatedFrom(table: Table, id: ObjectId): boolean {
  const { usual, instead } = playingTextOf(table, id).marked;
  return [...usual, ...instead].some(({ ability: { from } }) => from?.includes(zoneOf(table, id)) === true);
}

/** Whether a card of the hand, or of a zone that its text names, may be activated now, by its speed, elements, choices and cost (2.3.1). */
function mayActivateCard(table: Table, seat: Seat, object: ObjectId, timing: Timing): boolean {
  return isTimely(table, seat, object, timing) && mayPlay(table, seat, object, 'activation', waysOf(table, seat, object, false));
}

/** Whether a card may be played, apart from time and zone (2.3.1.3, 2.3.1.5, 2.3.1.8); not if an effect forbids it (2.11.7.9.2.1). */
function mayPlay(table: Table, seat: Seat, object: ObjectId, sort: 'activation' | 'materialization', ways: readonly Way[]): boolean {
  // A champion does not need its elements enabled (1.6.6.5, 1.7.1.4.2).
  if (isType(table, object, 'champion') ? championsToLevel(table, seat, object).length === 0 : !isEnabled(table, seat, object))
    return false;
  if (forbidsPlayer(table, seat, sort === 'activation' ? 'activate' : 'materialize', object) || isLocked(table, seat, object)) return false;
  // An attack card needs a champion that rests as part of the cost (1.7.4.2), but a target only once it has resolved (2.6.2.2).
  return ways.some((way) => isPayable(table, seat, object, way)) && isAnnounceable(table, seat, object);
}

/**
 * Whether a player may play a card because an effect lets them (2.3.1.12, 2.3.2.1.1).
 * @param free whether its cost is not paid
 */
export const mayPlayAllowed = (
  table: Table,
  seat: Seat,
  object: ObjectId,
  sort: 'activation' | 'materialization',
  free: boolean,
): boolean => mayPlay(table, seat, object, sort, free ? [freeWay] : waysOf(table, seat, object, true));

/** Whether a card is class locked or level locked for a player (ext.1.4, ext.1.5). */
function isLocked(table: Table, seat: Seat, object: ObjectId): boolean {
  if (hasKeyword(table, object, 'classLocked') && !sharesClass(table, seat, object)) return true;
  return hasKeyword(table, object, 'levelLocked') && baseLevelOf(table, seat) < keywordAmount(table, object, 'levelLocked');
}

/** What the time allows a player: at slow timing everything, otherwise what is fast or is made fast by effects on the player. */
interface Timing {
  readonly slow: boolean;
  readonly madeFast: readonly { readonly where: Tree }[];
}

function timingOf(table: Table, seat: Seat): Timing {
  const slow = isSlowTiming(table, seat);
  return { slow, madeFast: slow ? [] : rulesWith(table, idOfSeat(seat), 'fast') };
}

/**
 * Whether the time allows a card to be played (1.6.7.2, 2.8.1.1, 2.8.1.1.1). Allies (1.7.2.1), attacks (1.7.4.1), items (1.7.5.2), weapons
 * (1.7.6.2), domains and phantasias are slow; an action has its printed speed (1.7.3.1), and fast activation makes a card fast (ext.1.3).
 * Fast cards may be played whenever the player has Opportunity (1.2.2, 2.8.1.3.1).
 */
function isTimely(table: Table, seat: Seat, object: ObjectId, { slow, madeFast }: Timing): boolean {
  if (slow || valuesOf(table, object).speed === 'fast' || hasKeyword(table, object, 'fastActivation')) return true;
  return madeFast.some(({ where }) => fitsEntry(table, where, object, idOfSeat(seat)));
}

/**
 * Whether a card of the material deck may be materialized: a champion needs a champion to level up, any other card its elements (1.6.6.5,
 * 2.3.2.3).
 */
export const mayMaterialize = (table: Table, seat: Seat, object: ObjectId): boolean =>
  mayPlay(table, seat, object, 'materialization', usualOnly);

const usualOnly: readonly Way[] = [usualWay];

/** Returns the highest level printed on a player's champions. */
const baseLevelOf = (table: Table, seat: Seat): number =>
  fieldOf(table, seat).reduce((most, id) => Math.max(most, printedLevel(table, table.object(id)) ?? 0), 0);

/** Adds the abilities of an object that work where it lies: on the field, unless they name other zones (2.4.0.3, 2.4.0.3.1, 2.4.0.7). */
function addActivations(table: Table, seat: Seat, object: ObjectId, acts: Act[]): void {
  const row = table.object(object);
  for (const compiled of abilitiesOf(table, row)) {
    if (compiled.ability.kind === 'activated' && functions(table, row, compiled) && mayActivate(table, seat, object, compiled.path))
      acts.push({ type: 'activate', object, ability: compiled.path });
  }
}

/**
 * Whether a player may activate an ability now (2.4.1.1.2). Its speed is fast (2.8.1.3.2) unless it says otherwise (2.4.1.5); at slow speed
 * it needs the player's own main phase (1.2.2.1, 2.2.5.2, 2.8.1.2.2). Its restrictions must hold (2.4.1.2.1), and a legal mode must be
 * there (2.4.1.1.1). What an effect forbids can't be done even if another allows it (2.11.7.9.2.1).
 */
export function mayActivate(table: Table, seat: Seat, object: ObjectId, path: string): boolean {
  const { ability } = table.library.ability(path);
  const listener = { object, seat, ability: path };
  if (ability.marks?.timing === 'slow' && !isSlowTiming(table, seat)) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (!obeys(table, object) || forbids(table, object, 'activate') || forbidsPlayer(table, seat, 'activate', object)) return false;
  const cards = abilityCost(table, env, ability);
  return (
    canPay(table, seat, cards, 0) && payable(table, env, [...otherCosts(ability), ...cardVerbs(cards)]) && announceable(table, env, path)
  );
}

/** Whether a player might do something now, for all that everybody knows; the answer does not depend on which cards are in their hand. */
export function mightAct(table: Table, seat: Seat): boolean {
  return table.zoneOf('hand', seat).order.length > 0 || isSlowTiming(table, seat) || actsOf(table, seat).length > 0;
}
