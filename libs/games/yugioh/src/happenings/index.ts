import type { HappeningRule } from '@arbiter/kernel/authoring';
import { withinReach } from '../values/affects.js';
import { arriveRule, summonRule } from './arrive.js';
import { takeControlRule } from './control.js';
import { equipRule } from './equip.js';
import { destroyRule } from './destroy.js';
import { drawRule } from './draw.js';
import { changePositionRule, flipRule, turnDownRule } from './facing.js';
import { damageRule, gainLifeRule, loseLifeRule, payLifeRule, setLifeRule } from './life.js';
import { addCountersRule, removeCountersRule } from './counters.js';
import { moveRule } from './move.js';
import { shiftRule } from './shift.js';
import { battleMomentRule, phaseRule, resolvedLinkRule } from './passing.js';
import { stackRule } from './stack.js';

/** Everything that can happen in a Duel and be replaced, in the order in which a batch commits. */
export const happenings = {
  flip: withinReach(flipRule),
  turnDown: withinReach(turnDownRule),
  changePosition: withinReach(changePositionRule),
  removeCounters: withinReach(removeCountersRule),
  addCounters: withinReach(addCountersRule),
  damage: damageRule,
  loseLife: loseLifeRule,
  payLife: payLifeRule,
  gainLife: gainLifeRule,
  setLife: setLifeRule,
  takeControl: withinReach(takeControlRule),
  shift: withinReach(shiftRule),
  equip: withinReach(equipRule),
  destroy: withinReach(destroyRule),
  move: withinReach(moveRule),
  draw: drawRule,
  arrive: arriveRule,
  stack: stackRule,
  summon: summonRule,
  phase: phaseRule,
  resolvedLink: resolvedLinkRule,
  battleMoment: battleMomentRule,
} satisfies { readonly [type: string]: HappeningRule };

export const commitOrder: readonly string[] = Object.keys(happenings);
