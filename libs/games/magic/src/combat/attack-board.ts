import { type EntityId, idOfSeat, type JsonObject, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { closureEnv, fitsEntry, type PlayerRef, seatsOf, type Table, type Tree } from '@arbiter/kernel/authoring';
import { timesOf } from '../costs/changes.js';
import { opponentsOf, permanentsOf } from '../facts.js';
import { rulesWith, type StandingRule } from '../rules.js';
import type { Prepared } from './declaration.js';
import { attackTargets, defenderOf, possibleAttackers } from './participants.js';
import { type Candidate, type Possibility, type TargetSet, unlimited } from './solve.js';

/** Returns who may attack whom, under which restrictions, requirements and costs (508.1a - 508.1d). */
export function attackBoard(table: Table, seat: Seat): Prepared {
  const creatures = possibleAttackers(table, seat);
  const targets = attackTargets(table, seat);
  return {
    creatures,
    targets,
    board: {
      creatures: creatures.map((id) => candidate(table, id, creatures, targets)),
      sets: setsOf(table, opponentsOf(table, seat)[0] as Seat, targets),
      most: leastOf(table, seat, 'attackers'),
    },
  };
}

function candidate(table: Table, id: ObjectId, creatures: readonly ObjectId[], targets: readonly number[]): Candidate {
  const options = targets.flatMap((target, place): Possibility[] =>
    mayAttack(table, id, target)
      ? [{ target: place, worth: attackWorth(table, id, target), costs: pricesOfAttack(table, id, target).length > 0 }]
      : [],
  );
  return {
    options,
    most: 1,
    ...togetherness(table, id, creatures),
    worth: rulesWith(table, id, 'must').filter((rule) => rule.what === 'attack' && rule.player === undefined).length,
  };
}

/** Returns what a creature's restrictions require of the other creatures that attack with it (508.1c). */
function togetherness(table: Table, id: ObjectId, creatures: readonly ObjectId[]): Pick<Candidate, 'others' | 'alone' | 'withOneOf'> {
  let others = 0;
  let alone = false;
  const withOneOf: (readonly number[])[] = [];
  for (const rule of rulesWith(table, id, 'count')) if (rule.of === 'companions') others = Math.max(others, rule.least ?? 0);
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what === 'attackAlone') others = Math.max(others, 1);
    if (rule.what === 'attackWithOthers') alone = true;
    if (rule.what === 'attackWithout') withOneOf.push(creatures.flatMap((one, at) => (fitsEntry(table, rule.where, one, id) ? [at] : [])));
  }
  return { others, alone, withOneOf };
}

function mayAttack(table: Table, id: ObjectId, target: number): boolean {
  const defender = defenderOf(table, target);
  const controls = (tree: Tree): boolean => permanentsOf(table, defender).some((one) => fitsEntry(table, tree, one, id));
  for (const rule of rulesWith(table, id, 'cant')) {
    if ('withoutAny' in rule && !controls(rule.withoutAny)) return false;
    if ('withAny' in rule && controls(rule.withAny)) return false;
  }
  return !rulesWith(table, idOfSeat(defender), 'cant').some(
    (rule) => rule.what === 'beAttacked' && concerns(rule, target) && fitsEntry(table, rule.where, id, 0),
  );
}

/**
 * Whether a rule about attacks on a player applies to this attack: to attacks on the player, and to attacks on their planeswalkers if the
 * rule says so.
 */
function concerns(rule: { readonly planeswalkers?: true }, target: number): boolean {
  return rule.planeswalkers === true || seatOfId(target) !== null;
}

/**
 * Counts the requirements that this attack obeys: the creature's own requirements to attack a named player (the others count elsewhere),
 * and the player's requirements to be attacked by every creature that fits.
 */
function attackWorth(table: Table, id: ObjectId, target: number): number {
  const own = rulesWith(table, id, 'must').filter((rule) => rule.player !== undefined && namesPlayer(table, rule.player, id, target));
  const theirs = rulesWith(table, idOfSeat(defenderOf(table, target)), 'must').filter(
    (rule) => rule.all === true && concerns(rule, target) && fitsEntry(table, rule.where, id, 0),
  );
  return own.length + theirs.length;
}

/** Whether a rule's reference to players includes what is attacked; never true for a planeswalker. */
function namesPlayer(table: Table, { tree, ...closure }: Tree, bearer: ObjectId, target: number): boolean {
  return seatsOf(table, closureEnv(table, { tree, ...closure } as JsonObject, bearer), tree as PlayerRef).some(
    (seat) => idOfSeat(seat) === target,
  );
}

export type AttackPrice = Extract<StandingRule, { readonly word: 'price' }>;

/** Returns the costs of one attack (508.1h). */
export function pricesOfAttack(table: Table, id: ObjectId, target: number): AttackPrice[] {
  const own = rulesWith(table, id, 'price').filter((rule) => rule.of === 'attack');
  const defender = defenderOf(table, target);
  const theirs = rulesWith(table, idOfSeat(defender), 'price').filter(
    (rule) => concerns(rule, target) && fitsEntry(table, rule.where, id, 0),
  );
  return [...own.map((rule) => timesOver(table, rule, id, id)), ...theirs.map((rule) => timesOver(table, rule, idOfSeat(defender), id))];
}

/** Returns the current price, where the price depends on a number. */
function timesOver(table: Table, rule: AttackPrice, bearer: EntityId, id: ObjectId): AttackPrice {
  return { ...rule, more: (rule.more ?? '').repeat(timesOf(table, rule.times, bearer, id)) };
}

/** Returns the limits and requirements about attacks on a player; attacks on the player's planeswalkers count where the rule says so. */
function setsOf(table: Table, defender: Seat, targets: readonly number[]): TargetSet[] {
  const all = targets.map((_, place) => place);
  const themselves = [targets.indexOf(idOfSeat(defender))];
  const limits = rulesWith(table, idOfSeat(defender), 'count').filter((rule) => rule.of === 'attackedBy');
  const wishes = rulesWith(table, idOfSeat(defender), 'must').filter((rule) => rule.all !== true);
  return [
    ...limits.map((rule) => ({ targets: themselves, least: 1, most: rule.most ?? unlimited, worth: 0 })),
    ...wishes.map((rule) => ({ targets: rule.planeswalkers === true ? all : themselves, least: 1, most: unlimited, worth: 1 })),
  ];
}

/** Returns the strictest of a player's limits. */
export function leastOf(table: Table, seat: Seat, of: 'attackers' | 'blockingCreatures'): number {
  return rulesWith(table, idOfSeat(seat), 'count').reduce(
    (most, rule) => (rule.of === of ? Math.min(most, rule.most ?? unlimited) : most),
    unlimited,
  );
}
