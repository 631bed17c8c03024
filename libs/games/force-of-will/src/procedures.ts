import { chooseModesProcedure, chooseTargetsProcedure, type Procedure } from '@arbiter/kernel/authoring';
import { battleProcedure } from './battle/battle.js';
import { resolveProcedure } from './chase/resolve.js';
import { settleControlProcedure } from './field/control.js';
import { lifebreakProcedure } from './field/lifebreak.js';
import { putStandbyProcedure } from './field/standby.js';
import { repeatProcedure } from './loops/repeating.js';
import { announceProcedure } from './play/announce.js';
import { payAskedProcedure } from './play/payments.js';
import { copyItemsProcedure } from './play/copies.js';
import { callStoneProcedure } from './ruler/stones.js';
import { priorityProcedure } from './timing/priority.js';
import { pickTriggerProcedure } from './timing/triggers.js';
import { gameProcedure } from './turn/setup.js';
import { turnProcedure } from './turn/turn.js';
import { activateWillProcedure } from './will/activate.js';
import { payWillProcedure } from './will/pay.js';

/** The procedures of the rules. */
export const procedures: readonly Procedure[] = [
  gameProcedure,
  turnProcedure,
  priorityProcedure,
  pickTriggerProcedure,
  repeatProcedure,
  announceProcedure,
  payAskedProcedure,
  copyItemsProcedure,
  chooseModesProcedure,
  chooseTargetsProcedure,
  activateWillProcedure,
  payWillProcedure,
  resolveProcedure,
  callStoneProcedure,
  putStandbyProcedure,
  lifebreakProcedure,
  settleControlProcedure,
  battleProcedure,
];
