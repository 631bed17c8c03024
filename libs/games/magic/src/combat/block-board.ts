import type { ObjectId, Seat } from '@arbiter/kernel';
import { fitsEntry, type Table } from '@arbiter/kernel/authoring';
import { hasKeyword } from '../facts.js';
import { rulesWith } from '../rules.js';
import { type AttackPrice, leastOf } from './attack-board.js';
import type { Prepared } from './declaration.js';
import { canBlock } from './evasion.js';
import { attackersAgainst, possibleBlockers } from './participants.js';
import { type Candidate, type TargetSet, unlimited } from './solve.js';

/** Returns who may block whom, under which restrictions, requirements and costs (509.1a - 509.1c). */
export function blockBoard(table: Table, seat: Seat): Prepared {
  const targets = attackersAgainst(table, seat);
  const creatures = possibleBlockers(table, seat);
  return {
    creatures,
    targets,
    board: {
      creatures: creatures.map((id) => candidate(table, id, targets)),
      sets: targets.flatMap((attacker, place) => setOf(table, attacker, place)),
      most: leastOf(table, seat, 'blockingCreatures'),
    },
  };
}

function candidate(table: Table, id: ObjectId, targets: readonly ObjectId[]): Candidate {
  const costs = pricesOfBlock(table, id).length > 0;
  const options = targets.flatMap((attacker, target) =>
    canBlock(table, id, attacker) ? [{ target, worth: blockWorth(table, id, attacker), costs }] : [],
  );
  return {
    options,
    most: rulesWith(table, id, 'count').reduce((most, rule) => (rule.of === 'blocks' ? most + (rule.more ?? unlimited) : most), 1),
    worth: rulesWith(table, id, 'must').filter((rule) => rule.what === 'block' && rule.where === undefined).length,
    others: rulesWith(table, id, 'cant').some((rule) => rule.what === 'blockAlone') ? 1 : 0,
    alone: false,
    withOneOf: [],
  };
}

/**
 * Counts the requirements that this block obeys: the blocker's requirement to block that attacker, and the attacker's that all creatures
 * able to do so block it.
 */
function blockWorth(table: Table, id: ObjectId, attacker: ObjectId): number {
  const own = rulesWith(table, id, 'must').filter(
    (rule) => rule.what === 'block' && rule.where !== undefined && fitsEntry(table, rule.where, attacker, id),
  );
  const its = rulesWith(table, attacker, 'must').filter((rule) => rule.all === true && fitsEntry(table, rule.where, id, attacker));
  return own.length + its.length;
}

/**
 * How few and how many creatures may block an attacker together, if any do (702.110a, 702.110b; several instances of menace count once,
 * 702.110c), and whether it must be blocked.
 */
function setOf(table: Table, attacker: ObjectId, place: number): TargetSet[] {
  let least = hasKeyword(table, attacker, 'menace') ? 2 : 1;
  let most = unlimited;
  for (const rule of rulesWith(table, attacker, 'count')) {
    if (rule.of !== 'blockers') continue;
    least = Math.max(least, rule.least ?? 1);
    most = Math.min(most, rule.most ?? unlimited);
  }
  const worth = rulesWith(table, attacker, 'must').filter((rule) => rule.what === 'beBlocked' && rule.all !== true).length;
  return least === 1 && most === unlimited && worth === 0 ? [] : [{ targets: [place], least, most, worth }];
}

/** Returns the costs of a creature's block (509.1d). */
export function pricesOfBlock(table: Table, id: ObjectId): AttackPrice[] {
  return rulesWith(table, id, 'price').filter((rule) => rule.of === 'block');
}
