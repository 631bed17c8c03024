import type { HappeningRule } from '@arbiter/kernel/authoring';
import { attachRule } from './attach.js';
import { cancelRule, ceaseRule } from './cancel.js';
import { addCountersRule, removeCountersRule } from './counters.js';
import { createRule } from './create.js';
import { clearDamageRule, damageRule, markDamageRule } from './damage.js';
import { destroyRule, fallRule } from './destroy.js';
import { drawRule, drawsRule } from './draw.js';
import { gainLifeRule, loseLifeRule } from './life.js';
import { loseRule } from './lose.js';
import { moveRule } from './move.js';
import { recoverRule, restRule } from './rest.js';
import { revealRule } from './reveal.js';
import { rollRule } from './roll.js';
import { shiftRule } from './shift.js';
import { shuffleRule } from './shuffle.js';
import { produceRule } from './will.js';

/** Every kind of happening that can occur and be replaced (910), in the order in which a batch commits: losing the game comes last. */
export const happenings = {
  damage: damageRule,
  markDamage: markDamageRule,
  clearDamage: clearDamageRule,
  gainLife: gainLifeRule,
  loseLife: loseLifeRule,
  removeCounters: removeCountersRule,
  produce: produceRule,
  rest: restRule,
  recover: recoverRule,
  destroy: destroyRule,
  cancel: cancelRule,
  cease: ceaseRule,
  move: moveRule,
  create: createRule,
  attach: attachRule,
  fall: fallRule,
  shift: shiftRule,
  addCounters: addCountersRule,
  reveal: revealRule,
  roll: rollRule,
  shuffle: shuffleRule,
  draws: drawsRule,
  draw: drawRule,
  lose: loseRule,
} as const satisfies { readonly [type: string]: HappeningRule };

export const commitOrder: readonly string[] = Object.keys(happenings);
