import type { Procedure } from '@arbiter/kernel/authoring';
import { damageStepProcedure } from './battle/damage-step.js';
import { declareAttackProcedure } from './battle/declare.js';
import { battlePhaseProcedure } from './battle/phase.js';
import { attackGoesOnProcedure } from './battle/replay.js';
import { announceProcedure } from './chain/announce.js';
import { buildProcedure } from './chain/build.js';
import { forcedAnswersProcedure } from './chain/forced.js';
import { finishChainProcedure } from './chain/finish.js';
import { resolveProcedure } from './chain/resolve.js';
import { chooseTargetsProcedure } from './chain/targets.js';
import { setCardProcedure } from './field/set-card.js';
import { arrivalProcedure } from './summon/arrival.js';
import { detachProcedure } from './summon/detach.js';
import { chooseMaterialsProcedure } from './summon/choose-materials.js';
import { summonByEffectProcedure } from './summon/by-effect.js';
import { changePositionProcedure, flipSummonProcedure, summonAgainProcedure } from './summon/flip.js';
import { normalSummonProcedure } from './summon/normal.js';
import { normalSummonNowProcedure } from './summon/normal-now.js';
import { pendulumSummonProcedure } from './summon/pendulum.js';
import { materialSummonProcedure } from './summon/with-materials.js';
import { specialSummonProcedure } from './summon/special.js';
import { fastWindowProcedure } from './timing/fast-window.js';
import { openStateProcedure } from './timing/open-state.js';
import { timingProcedure } from './timing/timing.js';
import { endPhaseProcedure } from './turn/end-phase.js';
import { phaseEffectsProcedure } from './turn/phase-effects.js';
import { turnProcedure } from './turn/turn.js';

/** The rules procedures of a Duel. */
export const procedures: readonly Procedure[] = [
  turnProcedure,
  phaseEffectsProcedure,
  endPhaseProcedure,
  openStateProcedure,
  timingProcedure,
  fastWindowProcedure,
  announceProcedure,
  chooseTargetsProcedure,
  buildProcedure,
  forcedAnswersProcedure,
  resolveProcedure,
  finishChainProcedure,
  normalSummonProcedure,
  normalSummonNowProcedure,
  flipSummonProcedure,
  summonAgainProcedure,
  changePositionProcedure,
  arrivalProcedure,
  chooseMaterialsProcedure,
  detachProcedure,
  specialSummonProcedure,
  pendulumSummonProcedure,
  materialSummonProcedure,
  summonByEffectProcedure,
  setCardProcedure,
  battlePhaseProcedure,
  declareAttackProcedure,
  attackGoesOnProcedure,
  damageStepProcedure,
];
