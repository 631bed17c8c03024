import type { HappeningRule } from '@arbiter/kernel';
import { addCountersRule, removeCountersRule } from './counters.js';
import { damageRule, markDamageRule } from './damage.js';
import { drawRule, drawsRule } from './draw.js';
import { gainLifeRule, loseLifeRule } from './life.js';
import { loseRule } from './lose.js';
import { addManaRule } from './mana.js';
import { destroyRule, moveRule } from './move.js';
import { flipRule, transformRule, turnDownRule, turnUpRule } from '../faces/turning.js';
import { tapRule, untapRule } from './tap.js';

/** Everything that can happen in a game and be replaced, in the order in which a batch commits: who loses does so last. */
export const happenings = {
  damage: damageRule,
  markDamage: markDamageRule,
  loseLife: loseLifeRule,
  gainLife: gainLifeRule,
  addCounters: addCountersRule,
  removeCounters: removeCountersRule,
  addMana: addManaRule,
  tap: tapRule,
  untap: untapRule,
  destroy: destroyRule,
  turnUp: turnUpRule,
  turnDown: turnDownRule,
  transform: transformRule,
  flip: flipRule,
  move: moveRule,
  draws: drawsRule,
  draw: drawRule,
  lose: loseRule,
} as const satisfies { readonly [type: string]: HappeningRule };

export const commitOrder: readonly string[] = Object.keys(happenings);
