import { chooseModesProcedure, chooseTargetsProcedure, pickAndDo, type Procedure } from '@arbiter/kernel/authoring';
import { combatProcedure } from './combat/combat.js';
import { attackProcedure } from './combat/declare.js';
import { matchOfGames } from './match/match.js';
import { announceProcedure } from './play/announce.js';
import { copyItemsProcedure } from './play/copies.js';
import { payCardsProcedure } from './play/payment.js';
import { resolveProcedure } from './stack/resolve.js';
import { keepUniqueProcedure } from './state-based/unique.js';
import { glimpseProcedure } from './verbs/glimpse.js';
import { momentProcedure } from './timing/moments.js';
import { opportunityProcedure, stateCheckProcedure } from './timing/opportunity.js';
import { placeTriggersProcedure } from './timing/triggers.js';
import { gameLocals, gameProcedure, putDecks, resetRows } from './turn/setup.js';
import { turnProcedure } from './turn/turn.js';
import { pickingRules } from './verbs/pickings.js';

/** The procedures of the rules. */
export const procedures: readonly Procedure[] = [
  matchOfGames(putDecks, resetRows, gameLocals),
  gameProcedure,
  turnProcedure,
  opportunityProcedure,
  stateCheckProcedure,
  placeTriggersProcedure,
  momentProcedure,
  announceProcedure,
  payCardsProcedure,
  copyItemsProcedure,
  pickAndDo(pickingRules),
  chooseModesProcedure,
  chooseTargetsProcedure,
  resolveProcedure,
  attackProcedure,
  combatProcedure,
  glimpseProcedure,
  keepUniqueProcedure,
];
