import { closureEnv, fitsEntry, idOfSeat, type JsonObject, type ObjectId, type PlayerRef, type Seat, seatOfId, seatsOf, type Table, type Tree } from '@arbiter/kernel';
import { timesOf } from '../costs/changes.js';
import { permanentsOf } from '../facts.js';
import { playerRulesOf, rulesOf, type StandingRule } from '../rules.js';
import type { Prepared } from './declaration.js';
import { attackTargets, defenderOf, possibleAttackers } from './participants.js';
import { type Candidate, type Possibility, type TargetSet, unlimited } from './solve.js';

/** Who may attack whom, under which restrictions, requirements and costs (508.1a - 508.1d). */
export function attackBoard(table: Table, seat: Seat): Prepared {
  const creatures = possibleAttackers(table, seat);
  const targets = creatures.length === 0 ? [] : attackTargets(table, seat);
  return {
    creatures,
    targets,
    board: { creatures: creatures.map((id) => candidate(table, seat, id, creatures, targets)), sets: setsOf(table, seat, targets), most: leastOf(playerRulesOf(table, seat), 'attackers') },
  };
}

function candidate(table: Table, seat: Seat, id: ObjectId, creatures: readonly ObjectId[], targets: readonly number[]): Candidate {
  const rules = rulesOf(table, id);
  const options = targets.flatMap((target, place): Possibility[] => (mayAttack(table, id, target, rules) ? [{ target: place, worth: attackWorth(table, seat, id, target, rules), costs: costs(table, id, target, rules) }] : []));
  return { options, most: 1, ...togetherness(table, id, creatures, rules), worth: rules.filter((rule) => rule.word === 'must' && rule.what === 'attack' && rule.player === undefined).length };
}

/** What a creature asks of the others that attack with it (508.1c). */
function togetherness(table: Table, id: ObjectId, creatures: readonly ObjectId[], rules: readonly StandingRule[]): Pick<Candidate, 'others' | 'alone' | 'withOneOf'> {
  let others = 0;
  let alone = false;
  let withOneOf: readonly number[] | null = null;
  for (const rule of rules) {
    if (rule.word === 'count' && rule.of === 'companions') others = Math.max(others, rule.least ?? 0);
    if (rule.word !== 'cant') continue;
    if (rule.what === 'attackAlone') others = Math.max(others, 1);
    if (rule.what === 'attackWithOthers') alone = true;
    if (rule.what === 'attackWithout') withOneOf = creatures.flatMap((one, at) => (one !== id && fitsEntry(table, rule.where, one, id) && (withOneOf === null || withOneOf.includes(at)) ? [at] : []));
  }
  return { others, alone, withOneOf };
}

function mayAttack(table: Table, id: ObjectId, target: number, rules: readonly StandingRule[]): boolean {
  const defender = defenderOf(table, target);
  const controls = (tree: Tree): boolean => permanentsOf(table, defender).some((one) => fitsEntry(table, tree, one, id));
  for (const rule of rules) {
    if (rule.word !== 'cant' || rule.what !== 'attackPlayer') continue;
    if (rule.withoutAny !== undefined && !controls(rule.withoutAny)) return false;
    if (rule.withAny !== undefined && controls(rule.withAny)) return false;
  }
  return !playerRulesOf(table, defender).some((rule) => rule.word === 'cant' && rule.what === 'beAttacked' && concerns(rule, target) && fitsEntry(table, rule.where, id, 0));
}

/** Whether a rule about attacks on a player is about this attack: on him, or on his planeswalker where it says so. */
function concerns(rule: { readonly planeswalkers?: true }, target: number): boolean {
  return rule.planeswalkers === true || seatOfId(target) !== null;
}

/** Requirements that this attack obeys: to attack that player. */
function attackWorth(table: Table, seat: Seat, id: ObjectId, target: number, rules: readonly StandingRule[]): number {
  let worth = 0;
  const player = seatOfId(target);
  for (const rule of rules) {
    if (rule.word === 'must' && rule.what === 'attack' && rule.player !== undefined && player !== null && namesPlayer(table, rule.player, id, seat, player)) worth++;
  }
  for (const rule of playerRulesOf(table, defenderOf(table, target))) {
    if (rule.word === 'must' && rule.what === 'beAttacked' && rule.all === true && concerns(rule, target) && fitsEntry(table, rule.where, id, 0)) worth++;
  }
  return worth;
}

/** Whether a tree of an entry, a reference to players, names one of them. */
function namesPlayer(table: Table, { tree, ...closure }: Tree, bearer: ObjectId, _seat: Seat, player: Seat): boolean {
  return seatsOf(table, closureEnv(table, { tree, ...closure } as JsonObject, bearer), tree as PlayerRef).includes(player);
}

function costs(table: Table, id: ObjectId, target: number, rules: readonly StandingRule[]): boolean {
  return pricesOfAttack(table, id, target, rules).length > 0;
}

export type AttackPrice = Extract<StandingRule, { readonly word: 'price' }>;

/** What has to be paid for one attack (508.1h). */
export function pricesOfAttack(table: Table, id: ObjectId, target: number, rules: readonly StandingRule[] = rulesOf(table, id)): AttackPrice[] {
  const own = rules.filter((rule): rule is AttackPrice => rule.word === 'price' && rule.of === 'attack');
  const defender = defenderOf(table, target);
  const his = playerRulesOf(table, defender).filter((rule): rule is AttackPrice => rule.word === 'price' && rule.of === 'beAttacked' && concerns(rule, target) && fitsEntry(table, rule.where, id, 0));
  return [...own.map((rule) => timesOver(table, rule, id, id)), ...his.map((rule) => timesOver(table, rule, idOfSeat(defender), id))];
}

/** The price as it is now, where it depends on a number. */
function timesOver(table: Table, rule: AttackPrice, bearer: number, id: ObjectId): AttackPrice {
  return rule.times === undefined ? rule : { ...rule, more: (rule.more ?? '').repeat(timesOf(table, rule.times, bearer, id)) };
}

/** Limits and requirements about a player who is attacked. */
function setsOf(table: Table, seat: Seat, targets: readonly number[]): TargetSet[] {
  return table.seats().flatMap((defender) => {
    if (defender === seat) return [];
    const his = targets.flatMap((target, place) => (defenderOf(table, target) === defender ? [place] : []));
    return playerRulesOf(table, defender).flatMap((rule): TargetSet[] => {
      const limit = rule.word === 'count' && rule.of === 'attackedBy';
      const wish = rule.word === 'must' && rule.what === 'beAttacked' && rule.all !== true;
      if (!limit && !wish) return [];
      const planeswalkers = wish && rule.planeswalkers === true;
      const of = his.filter((place) => planeswalkers || seatOfId(targets[place] as number) !== null);
      return of.length === 0 ? [] : [{ targets: of, least: 1, most: limit ? (rule.most ?? unlimited) : unlimited, worth: wish ? 1 : 0 }];
    });
  });
}

/** The strictest of a player's limits. */
export function leastOf(rules: readonly StandingRule[], of: 'attackers' | 'blockingCreatures'): number {
  return rules.reduce((most, rule) => (rule.word === 'count' && rule.of === of ? Math.min(most, rule.most ?? unlimited) : most), unlimited);
}
