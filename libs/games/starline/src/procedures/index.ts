import { momentProcedure, type Procedure } from '@arbiter/kernel/authoring';
import { becomeProcedure } from './become.js';
import { ambushProcedure, defencePhaseProcedure, fightProcedure, fightWindowProcedure } from './defence.js';
import { endPhaseProcedure } from './end-phase.js';
import { enterProcedure } from './enter.js';
import { leaveOneProcedure, leaveProcedure } from './leave.js';
import { useMagicProcedure } from './magic.js';
import { mainWindowProcedure } from './main-window.js';
import { machineMergeProcedure, mergeUnderProcedure } from './merge.js';
import { moveUnitProcedure, turnUnitsProcedure } from './move.js';
import { devourTributeProcedure, playUnitProcedure } from './play.js';
import { matchProcedure } from './preparation.js';
import { arrangeProcedure, declareAttacksProcedure } from './tactics.js';
import { splitProcedure } from './split.js';
import { turnProcedure } from './turn.js';
import { enterAllProcedure, momentsProcedure } from '../verbs/lists.js';
import { ownEffectsProcedure } from '../verbs/own-effects.js';

export const procedures: readonly Procedure[] = [
  momentProcedure,
  matchProcedure,
  turnProcedure,
  mainWindowProcedure,
  playUnitProcedure,
  devourTributeProcedure,
  enterProcedure,
  leaveProcedure,
  leaveOneProcedure,
  moveUnitProcedure,
  turnUnitsProcedure,
  mergeUnderProcedure,
  machineMergeProcedure,
  useMagicProcedure,
  declareAttacksProcedure,
  arrangeProcedure,
  defencePhaseProcedure,
  fightWindowProcedure,
  fightProcedure,
  ambushProcedure,
  becomeProcedure,
  splitProcedure,
  endPhaseProcedure,
  enterAllProcedure,
  momentsProcedure,
  ownEffectsProcedure,
];
