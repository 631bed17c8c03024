import type { HappeningRule } from '@arbiter/kernel/authoring';
import { attachRule, unattachRule } from './attach.js';
import { counterRule } from './counter.js';
import { attackRule, becomeBlockedRule, becomeUnblockedRule, blockOneRule, blockRule, blockedByOneRule } from './combat.js';
import { addCountersRule, removeCountersRule } from './counters.js';
import { clearDamageRule } from './clear-damage.js';
import { ceaseRule, createRule } from './create.js';
import { damageRule, markDamageRule, touchDeadlyRule } from './damage.js';
import { drawRule, drawsRule } from './draw.js';
import { instructRule } from './instruct.js';
import { gainLifeRule, loseLifeRule } from './life.js';
import { exertRule } from './exert.js';
import { drawGameRule, loseRule, winRule } from './lose.js';
import { addManaRule } from './mana.js';
import { destroyRule, moveRule, partRule } from './move.js';
import { flipRule, transformRule, turnDownRule, turnUpRule } from '../faces/turning.js';
import { shuffleRule } from './shuffle.js';
import { regenerateRule } from './regenerate.js';
import { beginPhaseRule, beginStepRule, beginTurnRule } from './turns.js';
import { tapRule, untapRule } from './tap.js';

/** Every happening that can occur in a game and be replaced, in the order in which a batch commits: losing the game comes last. */
export const happenings = {
  damage: damageRule,
  markDamage: markDamageRule,
  touchDeadly: touchDeadlyRule,
  // Before losses: life gained at the same time counts when an effect limits what damage leaves of a life total.
  gainLife: gainLifeRule,
  loseLife: loseLifeRule,
  removeCounters: removeCountersRule,
  addMana: addManaRule,
  tap: tapRule,
  untap: untapRule,
  clearDamage: clearDamageRule,
  unattach: unattachRule,
  attach: attachRule,
  regenerate: regenerateRule,
  destroy: destroyRule,
  turnUp: turnUpRule,
  turnDown: turnDownRule,
  transform: transformRule,
  flip: flipRule,
  counter: counterRule,
  part: partRule,
  move: moveRule,
  create: createRule,
  cease: ceaseRule,
  // After moves, since some permanents enter with counters.
  addCounters: addCountersRule,
  shuffle: shuffleRule,
  instruct: instructRule,
  draws: drawsRule,
  draw: drawRule,
  exert: exertRule,
  attack: attackRule,
  block: blockRule,
  blockOne: blockOneRule,
  becomeBlocked: becomeBlockedRule,
  blockedByOne: blockedByOneRule,
  becomeUnblocked: becomeUnblockedRule,
  lose: loseRule,
  win: winRule,
  drawGame: drawGameRule,
  beginTurn: beginTurnRule,
  beginPhase: beginPhaseRule,
  beginStep: beginStepRule,
} as const satisfies { readonly [type: string]: HappeningRule };

export const commitOrder: readonly string[] = Object.keys(happenings);
