import { fitsEntry, type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { hasKeyword } from '../facts.js';
import { playerRulesOf, rulesOf, type StandingRule } from '../rules.js';
import { type AttackPrice, leastOf } from './attack-board.js';
import type { Prepared } from './declaration.js';
import { canBlock } from './evasion.js';
import { attackersAgainst, possibleBlockers } from './participants.js';
import { type Candidate, type TargetSet, unlimited } from './solve.js';

/** Who may block whom, under which restrictions, requirements and costs (509.1a - 509.1c). */
export function blockBoard(table: Table, seat: Seat): Prepared {
  const targets = attackersAgainst(table, seat);
  const creatures = targets.length === 0 ? [] : possibleBlockers(table, seat);
  const asked = targets.map((attacker) => rulesOf(table, attacker));
  return {
    creatures,
    targets,
    board: {
      creatures: creatures.map((id) => candidate(table, id, targets, asked)),
      sets: targets.flatMap((attacker, place) => setOf(table, attacker, place, asked[place] as readonly StandingRule[])),
      most: leastOf(playerRulesOf(table, seat), 'blockingCreatures'),
    },
  };
}

function candidate(table: Table, id: ObjectId, targets: readonly ObjectId[], asked: readonly (readonly StandingRule[])[]): Candidate {
  const rules = rulesOf(table, id);
  const costs = pricesOfBlock(table, id).length > 0;
  const options = targets.flatMap((attacker, target) => (canBlock(table, id, attacker) ? [{ target, worth: blockWorth(table, id, attacker, rules, asked[target] as readonly StandingRule[]), costs }] : []));
  return {
    options,
    most: rules.reduce((most, rule) => (rule.word === 'count' && rule.of === 'blocks' ? most + (rule.more ?? unlimited) : most), 1),
    worth: rules.filter((rule) => rule.word === 'must' && rule.what === 'block' && rule.where === undefined).length,
    others: rules.some((rule) => rule.word === 'cant' && rule.what === 'blockAlone') ? 1 : 0,
    alone: false,
    withOneOf: null,
  };
}

/** Requirements that this block obeys: to block that attacker, or that all who are able block it. */
function blockWorth(table: Table, id: ObjectId, attacker: ObjectId, rules: readonly StandingRule[], asked: readonly StandingRule[]): number {
  const own = rules.filter((rule) => rule.word === 'must' && rule.what === 'block' && rule.where !== undefined && fitsEntry(table, rule.where, attacker, id));
  const its = asked.filter((rule) => rule.word === 'must' && rule.what === 'beBlocked' && rule.all === true && fitsEntry(table, rule.where, id, attacker));
  return own.length + its.length;
}

/** How many creatures an attacker takes at once, and whether it must be blocked (702.110b). */
function setOf(table: Table, attacker: ObjectId, place: number, rules: readonly StandingRule[]): TargetSet[] {
  let least = hasKeyword(table, attacker, 'menace') ? 2 : 1;
  let most = unlimited;
  let worth = 0;
  for (const rule of rules) {
    if (rule.word === 'count' && rule.of === 'blockers') {
      least = Math.max(least, rule.least ?? 1);
      most = Math.min(most, rule.most ?? unlimited);
    }
    if (rule.word === 'must' && rule.what === 'beBlocked' && rule.all !== true) worth++;
  }
  return least === 1 && most === unlimited && worth === 0 ? [] : [{ targets: [place], least, most, worth }];
}

/** What has to be paid so that a creature blocks (509.1d). */
export function pricesOfBlock(table: Table, id: ObjectId): AttackPrice[] {
  return rulesOf(table, id).filter((rule): rule is AttackPrice => rule.word === 'price' && rule.of === 'block');
}
