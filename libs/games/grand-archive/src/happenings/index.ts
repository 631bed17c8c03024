import type { HappeningRule } from '@arbiter/kernel/authoring';
import { endCombatRule, endTurnRule, tieRule, winRule } from './conclude.js';
import { addCountersRule, removeCountersRule } from './counters.js';
import { createRule } from './create.js';
import { damageRule, recoverRule } from './damage.js';
import { ceaseRule, destroyRule } from './destroy.js';
import { becomeDistantRule } from './distant.js';
import { drawRule, drawsRule } from './draw.js';
import { fosterRule } from './foster.js';
import { levelUpRule } from './level-up.js';
import { loseRule } from './lose.js';
import { moveRule } from './move.js';
import { restRule, wakeUpRule } from './rest.js';

/**
 * Every kind of happening that can occur and be replaced (2.5.2), in the order in which a batch commits: players lose before anybody wins
 * (1.4.3.6), and ending the turn is last.
 */
export const happenings = {
  damage: damageRule,
  recover: recoverRule,
  removeCounters: removeCountersRule,
  rest: restRule,
  wakeUp: wakeUpRule,
  becomeDistant: becomeDistantRule,
  foster: fosterRule,
  destroy: destroyRule,
  move: moveRule,
  create: createRule,
  levelUp: levelUpRule,
  cease: ceaseRule,
  addCounters: addCountersRule,
  draws: drawsRule,
  draw: drawRule,
  lose: loseRule,
  win: winRule,
  tie: tieRule,
  endCombat: endCombatRule,
  endTurn: endTurnRule,
} as const satisfies { readonly [type: string]: HappeningRule };

export const commitOrder: readonly string[] = Object.keys(happenings);
