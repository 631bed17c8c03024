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
 * Whether a player with priority is asked what they do. Being asked must tell the other player nothing: a player is asked wherever, for all
 * that everybody knows, they might do something, and passes automatically where they certainly can't (604.1c). How many cards lie in a
 * hidden zone is public, and so is what a player could pay with; which cards they are is not, and is never looked at.
 */
export function mightAct(table: Table, seat: Seat): boolean {
  return isMainTiming(table, seat) || mightActFromHidden(table, seat) || mightActOpenly(table, seat);
}

/** The same for some time to come, in which the player may get will, and what they could do may change. */
export function mightActYet(table: Table, seat: Seat): boolean {
  return hiddenPlaces.some((place) => holdsHidden(table, seat, place)) || mightAct(table, seat);
}

/**
 * Whether a player might play something that only they see (604.1). A player who can pay any will could always play some card; without
 * will, a few cards can be played.
 */
function mightActFromHidden(table: Table, seat: Seat): boolean {
  if (!hiddenPlaces.some((place) => holdsHidden(table, seat, place)) || !mayChase(table, seat)) return false;
  if (mightPay(table, seat) || isHelped(table, seat)) return true;
  return hiddenPlaces.some((place) => holdsHidden(table, seat, place) && mightLie(table, seat, place));
}

function holdsHidden(table: Table, seat: Seat, place: HiddenPlace): boolean {
  const { order } = table.zoneOf(place, seat);
  return place === 'removed' ? order.some((id) => rowOf(table, id).faceDown) : order.length > 0;
}

/** Whether the catalogue has a card that could lie there and be played without will. */
function mightLie(table: Table, seat: Seat, place: HiddenPlace): boolean {
  const { turn } = gameOf(table);
  // Not in the turn in which the card was put there (708.5).
  const isReady = table.zoneOf(place, seat).order.some((id) => rowOf(table, id).cameTurn !== turn);
  return dormantIn(table, place).some(
    ({ condition, early }) => (early || isReady) && publicly(table, sourceEnv(0, '', seat, null), condition) !== 'no',
  );
}

/**
 * Whether something that everybody sees lets hidden cards be played for less, sooner, or from a zone where they otherwise could not; it is
 * not asked which cards it affects.
 */
function isHelped(table: Table, seat: Seat): boolean {
  return (
    rulesWith(table, idOfSeat(seat), 'cost').some(({ of, less }) => (of === 'play' || of === 'activate') && less !== undefined) ||
    standingEffects(table).some((effect) => reachesHidden(table, effect))
  );
}

/** Whether a player might do something with cards that everybody sees, other than producing will, which does nothing by itself (604.1). */
function mightActOpenly(table: Table, seat: Seat): boolean {
  if (mayLifebreak(table, seat) !== 0) return true;
  if (!mayChase(table, seat)) return false;
  const pays = mightPay(table, seat);
  for (const place of openPlaces)
    for (const one of activatingIn(table, seat, place)) if (mightActivate(table, seat, one, pays)) return true;
  for (const id of playableIn(table, seat, 'graveyard')) if (mightPlay(table, seat, id)) return true;
  // Not cards that lie face down (311.2).
  for (const id of playableIn(table, seat, 'removed')) if (!rowOf(table, id).faceDown && mightPlay(table, seat, id)) return true;
  return false;
}

/** Places whose activate abilities everybody sees (604.1a). Will coins in the removed area are left out: they only produce will. */
const openPlaces = ['rulerArea', 'field', 'graveyard'] as const;

function mightPlay(table: Table, seat: Seat, id: ObjectId): boolean {
  return waysOf(table, seat, id).some(
    (way) => asksOfHidden(table, spellOf(table, id)?.ability ?? nothing) || mayPlay(table, seat, id, way),
  );
}

const nothing = { kind: 'spell' } as const;

/**
 * Whether a player might play an activate ability.
 * @param pays whether the player could pay any will at all
 */
function mightActivate(table: Table, seat: Seat, { object, compiled, will, works }: Activating, pays: boolean): boolean {
  if (will || !works || !(pays || mightBeFree(table, seat, object, compiled))) return false;
  return asksOfHidden(table, compiled.ability)
    ? couldActivate(table, seat, object, compiled)
    : mayActivate(table, seat, object, compiled.path);
}

const mightBeFree = (table: Table, seat: Seat, id: ObjectId, { ability }: CompiledAbility): boolean =>
  isFree(abilityCost(ability)) || rulesWith(table, id, 'cost').length > 0 || rulesWith(table, idOfSeat(seat), 'cost').length > 0;

/**
 * Whether an ability that depends on hidden cards could be played: whatever those cards are, the other parts of its cost, except will, must
 * be payable.
 */
function couldActivate(table: Table, seat: Seat, id: ObjectId, { ability, path }: CompiledAbility): boolean {
  if (ability.marks?.timing === 'main') return false;
  return payable(
    table,
    listenerEnv(table, { object: id, seat, ability: path }, null),
    (ability.cost ?? []).filter((verb) => verb.verb !== 'payWill' && !looksHidden(table, verb)),
  );
}
