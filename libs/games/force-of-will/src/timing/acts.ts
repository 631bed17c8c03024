import { idOfSeat, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import { announceable, type CompiledAbility, holds, listenerEnv, payable, type Table, trial, usesLeft } from '@arbiter/kernel/authoring';
import { mustAttackNow } from '../battle/attackers.js';
import { gameOf, setObject } from '../facts.js';
import { mayLifebreak } from '../field/lifebreak.js';
import { futureOf } from '../field/faces.js';
import { standbyCost } from '../field/standby.js';
import { type Activating, activatingIn, activatingPlaces } from '../play/activating.js';
import { abilityCost, costVariants, isPrinted } from '../play/cost.js';
import type { Way } from '../play/items.js';
import { playTextOf } from '../play/text.js';
import { isMainTiming, playableIn, waysOf } from '../play/ways.js';
import { judgments } from '../ruler/judgment.js';
import { stoneCallers } from '../ruler/stones.js';
import { forbids, rulesWith } from '../values/rules.js';
import type { WillAbility } from '../will/abilities.js';
import { costBesidesWill, usesItself, willIn } from '../will/cost-parts.js';
import { isNothing, type WillCost, withX } from '../will/costs.js';
import { canAfford, purseOf, type Spender, usableWillAbilities } from '../will/purse.js';

/** Something that a player with priority may do (604). */
export type Act =
  | { readonly type: 'play'; readonly object: ObjectId; readonly way: Way }
  | { readonly type: 'activate' | 'will' | 'judge'; readonly object: ObjectId; readonly ability: string }
  | { readonly type: 'callStone'; readonly object: ObjectId }
  | { readonly type: 'standby'; readonly object: ObjectId }
  | { readonly type: 'battle' | 'lifebreak'; readonly object: 0 };

export function actId(act: Act): string {
  switch (act.type) {
    case 'play':
      return act.way === '' ? `play:${act.object}` : `play:${act.object}:${act.way}`;
    case 'activate':
    case 'will':
    case 'judge':
      return `${act.type}:${act.object}:${act.ability}`;
    case 'callStone':
    case 'standby':
      return `${act.type}:${act.object}`;
    case 'battle':
    case 'lifebreak':
      return act.type;
  }
}

/** Returns everything that a player may do now, in a fixed order (604.1, 604.2, 701.1). */
export function actsOf(table: Table, seat: Seat): readonly Act[] {
  const acts: Act[] = [];
  const chased = mayChase(table, seat);
  if (chased)
    for (const kind of ['hand', 'standby', 'graveyard', 'removed'] as const)
      for (const id of playableIn(table, seat, kind)) addPlays(table, seat, id, kind, acts);
  const looking: Looking = { seat, chased, usable: usableWillAbilities(table, seat), acts };
  for (const place of activatingPlaces) addActivations(table, activatingIn(table, seat, place), looking);
  // The act names no card: nobody is told beforehand which card it is.
  if (mayLifebreak(table, seat) !== 0) acts.push({ type: 'lifebreak', object: 0 });
  // What follows is possible in main timing only (604.2).
  if (!isMainTiming(table, seat)) return acts;
  // 604.2c
  for (const { object, ability } of judgments(table, seat)) acts.push({ type: 'judge', object, ability });
  // 604.2e
  for (const object of stoneCallers(table, seat)) acts.push({ type: 'callStone', object });
  // Any card of the hand may be put into the standby area for two will (604.2d, 706.1).
  if (canAfford(purseOf(table, seat), standbyCost))
    for (const id of table.zoneOf('hand', seat).order) acts.push({ type: 'standby', object: id });
  // 604.2b, 803.6
  if (!gameOf(table).battleBarred) acts.push({ type: 'battle', object: 0 });
  return acts;
}

/** Whether a player may add to the chase: nothing may be added to a card or ability that can't be chased to (1008.2). */
export function mayChase(table: Table, seat: Seat): boolean {
  return table.zone('chase').order.every((id) => !forbids(table, id, 'beAnswered', undefined, seat));
}

function addPlays(table: Table, seat: Seat, object: ObjectId, kind: string, acts: Act[]): void {
  for (const way of waysOf(table, seat, object, kind)) if (mayPlay(table, seat, object, way)) acts.push({ type: 'play', object, way });
}

/**
 * Whether a card may be played in a way: nothing forbids it, it can be paid for, and its targets are there (903.2).
 * @param event the event for which it is revealed (708.3)
 */
export function mayPlay(table: Table, seat: Seat, object: ObjectId, way: Way, event: JsonObject | null = null): boolean {
  // The side being played is up from the beginning (1302.3).
  if (way === 'future')
    return trial(
      table,
      () => (setObject(table, object, 'face', futureOf(table, table.object(object))), mayPlay(table, seat, object, '', event)),
    );
  const text = playTextOf(table, object);
  if (text.barred || forbids(table, idOfSeat(seat), 'play', object) || !isPayable(table, seat, object, way, event)) return false;
  const { spell } = text;
  if (spell === undefined) return true;
  const { ability, path } = spell;
  const env = listenerEnv(table, { object, seat, ability: path }, event);
  if (event === null && ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return announceable(table, env, path);
}

/** Whether everything that a card costs in a way can be paid (1003.4, 903.2f). */
export function isPayable(table: Table, seat: Seat, object: ObjectId, way: Way, event: JsonObject | null = null): boolean {
  const { spell, incarnation, asAny, changesCost, textCost, wholeCost, besides } = playTextOf(table, object);
  const base = isPrinted(way) ? wholeCost : textCost;
  const spender: Spender = { purpose: 'card', object, asAny };
  const purse = purseOf(table, seat, spender);
  const pays = (cost: WillCost): boolean => canAfford(purse, withX(cost, 0), asAny);
  if (
    changesCost || rulesWith(table, idOfSeat(seat), 'cost').length > 0
      ? !costVariants(table, seat, base, { of: 'play', object }).some(pays)
      : !pays(base)
  )
    return false;
  // With Incarnation, resonators are banished as well (1110.2).
  const costs = way === 'incarnation' ? [...besides, ...costBesidesWill((incarnation as CompiledAbility).ability)] : besides;
  return (
    costs.length === 0 || payable(table, listenerEnv(table, { object, seat, ability: (spell ?? incarnation)?.path ?? '' }, event), costs)
  );
}

/** The player whose activate abilities are searched, and the acts found so far. */
interface Looking {
  readonly seat: Seat;
  readonly chased: boolean;
  readonly usable: readonly WillAbility[];
  readonly acts: Act[];
}

function addActivations(table: Table, list: readonly Activating[], { seat, chased, usable, acts }: Looking): void {
  for (const { object, compiled, will, works } of list) {
    const { path } = compiled;
    // A will ability is not added to the chase (907.3).
    if (!works || (will ? !isUsable(usable, object, path) : !chased)) continue;
    // A will ability that can be used for payments may be played now, unless it asks for more (907.2).
    if ((will && asksForNoMore(compiled)) || mayActivate(table, seat, object, path))
      acts.push({ type: will ? 'will' : 'activate', object, ability: path });
  }
}

function isUsable(usable: readonly WillAbility[], object: ObjectId, path: string): boolean {
  for (const one of usable) if (one.object === object && one.path === path) return true;
  return false;
}

const asksForNoMore = ({ ability }: CompiledAbility): boolean =>
  ability.marks?.timing === undefined && ability.modes === undefined && willIn(ability) === '';

/** Whether a player may play an activate ability now (707.1, 707.2, 905.1, 905.2). A God's Art may be played once a game (1112.2). */
export function mayActivate(table: Table, seat: Seat, object: ObjectId, path: string): boolean {
  const { ability } = table.library.ability(path);
  const listener = { object, seat, ability: path };
  if (ability.marks?.timing === 'main' && !isMainTiming(table, seat)) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  const env = listenerEnv(table, listener, null);
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (forbids(table, object, 'activate') || forbids(table, idOfSeat(seat), 'activate', object)) return false;
  const keyword = ability.keyword === undefined ? {} : { keyword: ability.keyword };
  const passes = typeof ability.marks?.spendsAs === 'string' ? { passesFor: ability.marks.spendsAs } : {};
  const isAffordable = (cost: WillCost): boolean =>
    isNothing(cost) ||
    canAfford(
      purseOf(table, seat, { purpose: 'ability', object, ...keyword, ...passes }, usesItself(ability) ? [object] : []),
      withX(cost, 0),
    );
  if (
    !costVariants(table, seat, abilityCost(ability), { of: 'activate', object, ...keyword }).some(isAffordable) ||
    !payable(table, env, costBesidesWill(ability))
  )
    return false;
  return announceable(table, env, path);
}

/** Whether a player may pass: not in main timing if they control a card that must attack and can (710.2, ruling:28). */
export function mayPass(table: Table, seat: Seat): boolean {
  return !isMainTiming(table, seat) || gameOf(table).battleBarred || !mustAttackNow(table, seat);
}
