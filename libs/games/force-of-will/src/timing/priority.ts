import { type JsonObject, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  actAgain,
  actingLocals,
  type ActingLocals,
  beginAct,
  call,
  type Control,
  defineProcedure,
  endAct,
  endPassing,
  forgetLoop,
  type Frame,
  happen,
  offerActs,
  passAhead,
  passedFor,
  passesAhead,
  passOn,
  pickedAct,
  type ProcedureCall,
  repeatId,
  repeatLocals,
  stopPassing,
  type Table,
} from '@arbiter/kernel/authoring';
import { battleLocals, battleRef } from '../battle/running.js';
import { settleBattle } from '../battle/settle.js';
import { gameOf, opponentOf, setPlayer, topOfChase } from '../facts.js';
import { anyTriggered } from '../field/reveals.js';
import { lifebreakLocals, lifebreakProcedure } from '../field/lifebreak.js';
import { putStandbyProcedure, standbyLocals } from '../field/standby.js';
import { noteResolution } from '../loops/loops.js';
import { cutRepetition, followRepetition, noteRepeatable, repeatOption, repeatProcedure, withoutSpent } from '../loops/repeating.js';
import { showTops } from '../field/tops.js';
import { activateLocals, playLocals } from '../play/announcement.js';
import { ruleProcessing } from '../rule-processing/index.js';
import { callStoneLocals, callStoneProcedure } from '../ruler/stones.js';
import { activateWillLocals, activateWillProcedure, runTriggeredWill } from '../will/activate.js';
import { type Act, actId, actsOf, mayPass } from './acts.js';
import { presetOptions } from './presets.js';
import { pickTriggerLocals, pickTriggerProcedure } from './triggers.js';
import { mightAct } from './windows.js';
import { resolveProcedure } from '../chase/resolve.js';
import { announceProcedure } from '../play/announce.js';

/**
 * Priority (602): rules are processed, then triggered abilities are played one by one, then the player acts or passes. When both pass in
 * succession, what entered the chase last resolves; with an empty chase priority is over (605.1b). Locals: `seat`, who has priority;
 * `passes`, the number of passes in succession.
 */
export const priorityProcedure = defineProcedure<ActingLocals<Act>>({
  name: 'priority',
  steps: [
    { name: 'settle', rule: '602.1a', run: settle },
    { name: 'offer', rule: '604.1', run: offer },
    { name: 'acted', rule: '605.1a', run: acted },
    { name: 'announced', rule: '605.1a', run: announced },
    { name: 'resolved', rule: '605.1b', run: resolved },
  ],
});

export function priorityLocals(table: Table): ActingLocals<Act> {
  return actingLocals(gameOf(table).active);
}

/** Processes rules as long as there is something to process, then plays one triggered ability, and begins again (602.1a, 602.1b, 603.4). */
function settle(table: Table): Control | undefined {
  // 803.5a, 804.4a
  settleBattle(table);
  // 1021.2
  showTops(table);
  const batch = ruleProcessing(table);
  // Only draws since the last rule processing count (1202.2).
  for (const seat of table.seats()) setPlayer(table, seat, 'owes', false);
  // If the rules would go on acting for ever, nobody can stop them: the game is over.
  if (batch.length > 0 && noteResolution(table)) return { done: null };
  if (batch.length > 0) return happen(table, batch, 'settle') ?? { to: 'settle' };
  if (!anyTriggered(table)) return undefined;
  return runTriggeredWill(table, 'settle') ?? call(pickTriggerProcedure, pickTriggerLocals(), 'settle');
}

const passOption: Option = { id: 'pass', label: 'pass' };

/** Lets the player with priority act or pass (602.1c, 604.1, 701.1, 710.1). */
function offer(table: Table, locals: ActingLocals<Act>, frame: Frame): Control {
  const seat = locals.seat;
  const passes = mayPass(table, seat);
  const { repetition } = gameOf(table);
  const follows = repetition === null ? 'ask' : followRepetition(table, repetition, seat);
  if (follows === 'pass' || (follows === 'ask' && passes && (passesAhead(table, seat) || !mightAct(table, seat))))
    return passed(table, locals);
  // An act that could not be played is not offered again until something else was done (903.2f), and neither is an act repeated to the end
  // of a loop (1301.1a).
  const acts = offerActs(table, locals, withoutSpent(table, seat, actsOf(table, seat)), actId);
  if (repetition !== null && follows === 'act') {
    if (acts.some((act) => actId(act) === repetition.act)) {
      table.local(locals, 'answer', { picks: [repetition.act] });
      forgetLoop(table);
      return { to: 'acted' };
    }
    cutRepetition(table, repetition);
  }
  const options = acts.map(
    (act): Option => ({
      id: actId(act),
      label: act.type,
      params: paramsOf(table, act),
      ...(act.object === 0 ? {} : { object: act.object }),
    }),
  );
  const { phase, step } = gameOf(table);
  table.ask(frame, {
    seat,
    kind: 'act',
    rule: passes ? '604.1' : '710.2',
    params: { phase, step, chase: topOfChase(table) },
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [...(passes ? [passOption] : []), ...options, ...repeatOption(table, seat, acts), ...(passes ? presetOptions : [])],
    },
  });
  return { wait: true };
}

function paramsOf(table: Table, act: Act): JsonObject {
  if (act.type === 'battle' || act.type === 'lifebreak') return {};
  const { object } = act;
  const { card } = table.object(object);
  switch (act.type) {
    case 'play':
      return { card, object, way: act.way };
    case 'activate':
    case 'will':
    case 'judge':
      return { card, object, ability: act.ability };
    case 'callStone':
    case 'standby':
      return { card, object };
  }
}

function acted(table: Table, locals: ActingLocals<Act>): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const act = pickedAct<Act>(locals, actId);
  const seat = locals.seat;
  if (pick === repeatId) return call(repeatProcedure, repeatLocals(table, seat), 'settle');
  if (act === undefined) {
    passAhead(table, seat, passedFor(pick) ?? '');
    return passed(table, locals);
  }
  if (act.type !== 'will') {
    stopPassing(table);
    noteRepeatable(table, seat, act);
  }
  beginAct(table, locals);
  return { ...begin(table, seat, act), then: 'announced' };
}

function begin(table: Table, seat: Seat, act: Act): ProcedureCall {
  switch (act.type) {
    case 'play':
      return call(announceProcedure, playLocals(table, seat, act.object, act.way));
    case 'activate':
    case 'judge':
      return call(announceProcedure, activateLocals(table, seat, act.object, act.ability));
    case 'will':
      return call(activateWillProcedure, activateWillLocals(table, seat, { object: act.object, path: act.ability }));
    case 'callStone':
      return call(callStoneProcedure, callStoneLocals(seat, act.object));
    case 'standby':
      return call(putStandbyProcedure, standbyLocals(seat, act.object));
    case 'lifebreak':
      return call(lifebreakProcedure, lifebreakLocals(seat));
    case 'battle':
      return call(battleRef, battleLocals());
  }
}

/** The player who acted keeps priority (605.1, 605.1a, ruling:11). */
function announced(table: Table, locals: ActingLocals<Act>): Control {
  endAct(table, locals);
  return { to: 'settle' };
}

/** Counts a pass. When both players have passed, the top of the chase resolves, or priority is over (605.1, 605.1b, 605.1c, 602.1d). */
function passed(table: Table, locals: ActingLocals<Act>): Control {
  if (!passOn(table, locals, 2, opponentOf)) return { to: 'settle' };
  const top = topOfChase(table);
  if (top === 0) {
    endPassing(table, 'phase');
    return { done: null };
  }
  return call(resolveProcedure, { object: top, returned: null, answer: null, answers: null }, 'resolved');
}

/** After something resolved, the turn player has priority (605.1b, 605.2, ruling:11). */
function resolved(table: Table, locals: ActingLocals<Act>): Control {
  if (noteResolution(table)) return { done: null };
  actAgain(table, locals, gameOf(table).active);
  return { to: 'settle' };
}
