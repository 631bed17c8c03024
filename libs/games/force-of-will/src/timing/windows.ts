import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { type CompiledAbility, listenerEnv, payable, publicly, sourceEnv, standingEffects, type Table } from '@arbiter/kernel/authoring';
import { gameOf, rowOf } from '../facts.js';
import { mayLifebreak } from '../field/lifebreak.js';
import { type Activating, activatingIn } from '../play/activating.js';
import { asksOfHidden, looksHidden } from '../play/hidden.js';
import { isMainTiming, playableIn, spellOf, waysOf } from '../play/ways.js';
import { abilityCost } from '../play/cost.js';
import { rulesWith } from '../values/rules.js';
import { isFree } from '../will/costs.js';
import { mightPay } from '../will/purse.js';
import { mayActivate, mayChase, mayPlay } from './acts.js';
import { type HiddenPlace, hiddenPlaces, reachesHidden, dormantIn } from './dormant.js';

/**
 * Whether a player is asked what he does. Priority tells nothing: he is asked where, for all that everybody knows, he might do something,
 * and passes by himself where he certainly can't (604.1c). How many cards lie in a hidden place is public, and so is what he could pay with;
 * which cards they are is not, and is never looked at.
 */
export function mightAct(table: Table, seat: Seat): boolean {
  return isMainTiming(table, seat) || mightActFromHidden(table, seat) || mightActOpenly(table, seat);
}

/** The same for some time to come, in which he may get will, and what he could do change. */
export function mightActYet(table: Table, seat: Seat): boolean {
  return hiddenPlaces.some((place) => holdsHidden(table, seat, place)) || mightAct(table, seat);
}

/** 604.1: whether he might play something that only he sees. Where he can pay anything, some card could always be played; without will a few cards can. */
function mightActFromHidden(table: Table, seat: Seat): boolean {
  if (!hiddenPlaces.some((place) => holdsHidden(table, seat, place)) || !mayChase(table, seat)) return false;
  if (mightPay(table, seat) || isHelped(table, seat)) return true;
  return hiddenPlaces.some((place) => holdsHidden(table, seat, place) && mightLie(table, seat, place));
}

function holdsHidden(table: Table, seat: Seat, place: HiddenPlace): boolean {
  const { order } = table.zoneOf(place, seat);
  return place === 'removed' ? order.some((id) => rowOf(table, id).faceDown) : order.length > 0;
}

/** Whether there is a card that could lie there and be played without will. */
function mightLie(table: Table, seat: Seat, place: HiddenPlace): boolean {
  const { turn } = gameOf(table);
  // 708.5: not in the turn in which it was put there.
  const isReady = table.zoneOf(place, seat).order.some((id) => rowOf(table, id).cameTurn !== turn);
  return dormantIn(table, place).some(
    ({ condition, early }) => (early || isReady) && publicly(table, sourceEnv(0, '', seat, null), condition) !== 'no',
  );
}

/** Whether something that everybody sees lets hidden cards be played for less, sooner, or from where they could not: to which of them it does so is not asked. */
function isHelped(table: Table, seat: Seat): boolean {
  return (
    rulesWith(table, idOfSeat(seat), 'cost').some(({ of, less }) => (of === 'play' || of === 'activate') && less !== undefined) ||
    standingEffects(table).some((effect) => reachesHidden(table, effect))
  );
}

/** 604.1: whether he might do something with what everybody sees, besides producing will, which alone does nothing. */
function mightActOpenly(table: Table, seat: Seat): boolean {
  if (mayLifebreak(table, seat) !== 0) return true;
  if (!mayChase(table, seat)) return false;
  const pays = mightPay(table, seat);
  for (const place of openPlaces)
    for (const one of activatingIn(table, seat, place)) if (mightActivate(table, seat, one, pays)) return true;
  for (const id of playableIn(table, seat, 'graveyard')) if (mightPlay(table, seat, id)) return true;
  // 311.2: but for what lies face down.
  for (const id of playableIn(table, seat, 'removed')) if (!rowOf(table, id).faceDown && mightPlay(table, seat, id)) return true;
  return false;
}

/** 604.1a: where everybody sees what activate abilities there are. Those of will coins in the removed area do nothing but produce will. */
const openPlaces = ['rulerArea', 'field', 'graveyard'] as const;

function mightPlay(table: Table, seat: Seat, id: ObjectId): boolean {
  return waysOf(table, seat, id).some(
    (way) => asksOfHidden(table, spellOf(table, id)?.ability ?? nothing) || mayPlay(table, seat, id, way),
  );
}

const nothing = { kind: 'spell' } as const;

/** @param pays whether he could pay any will at all */
function mightActivate(table: Table, seat: Seat, { object, compiled, will, works }: Activating, pays: boolean): boolean {
  if (will || !works || !(pays || mightBeFree(table, seat, object, compiled))) return false;
  return asksOfHidden(table, compiled.ability)
    ? couldActivate(table, seat, object, compiled)
    : mayActivate(table, seat, object, compiled.path);
}

const mightBeFree = (table: Table, seat: Seat, id: ObjectId, { ability }: CompiledAbility): boolean =>
  isFree(abilityCost(ability)) || rulesWith(table, id, 'cost').length > 0 || rulesWith(table, idOfSeat(seat), 'cost').length > 0;

/** An ability that depends on hidden cards: whatever they are, what else it costs has to be there, but for will. */
function couldActivate(table: Table, seat: Seat, id: ObjectId, { ability, path }: CompiledAbility): boolean {
  if (ability.marks?.timing === 'main') return false;
  return payable(
    table,
    listenerEnv(table, { object: id, seat, ability: path }, null),
    (ability.cost ?? []).filter((verb) => verb.verb !== 'payWill' && !looksHidden(table, verb)),
  );
}
