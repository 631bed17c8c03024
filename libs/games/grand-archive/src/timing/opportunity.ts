import { type Json, type JsonObject, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  actAgain,
  actingLocals,
  beginAct,
  call,
  type Control,
  defineProcedure,
  dropTriggers,
  endAct,
  endPassing,
  followWish,
  type Frame,
  frameOf,
  happen,
  isAskedWhereAble,
  localsIn,
  offerActs,
  passAhead,
  passedFor,
  passesAhead,
  passOn,
  pickedAct,
  type ProcedureCall,
  type ProcedureStep,
  remembered,
  stopPassing,
  type Table,
  unwindTo,
  waitingTriggers,
  wishOption,
} from '@arbiter/kernel/authoring';
import { attackProcedure, declareLocals } from '../combat/declare.js';
import { gameOf, nextSeat, playerOf, plays, setPlayer, topOfStack, turnOrder } from '../facts.js';
import { activateLocals, playLocals } from '../play/announcement.js';
import { resolveLocals, resolveProcedure } from '../stack/resolve.js';
import { ceased, stateBased } from '../state-based/index.js';
import { keepUniqueProcedure, uniqueLocals, uniquesToSettle } from '../state-based/unique.js';
import { type Act, actId, actsOf, mightAct } from './acts.js';
import { type OpportunityLocals, opportunityRef } from './opportunity-locals.js';
import { presetOptions } from './presets.js';
import { placeTriggersLocals, placeTriggersProcedure } from './triggers.js';
import { announceProcedure } from '../play/announce.js';
import { turnRef } from '../turn/locals.js';

/**
 * Opportunity (2.8.2): the state of the game is checked (2.5.1.3), triggered abilities go onto the effects stack, then a player acts or
 * passes. When all have passed in succession, the topmost card or ability resolves; with an empty stack Opportunity is over (2.2.0.3).
 * Locals: `seat`, who has it; `passes`, the number of passes in succession; `always`: whether players have it even if nothing waits
 * (2.2.0.2), or only while something does (2.2.0.4).
 */
export const opportunityProcedure = defineProcedure({
  ...opportunityRef,
  steps: [
    { name: 'settle', rule: '2.5.1.3', run: settle },
    { name: 'offer', rule: '2.8.2.1.2', run: offer },
    { name: 'acted', rule: '2.3.1.9', run: acted },
    { name: 'announced', rule: '2.3.1.9', run: announced },
    { name: 'resolved', rule: '2.8.2.1.6', run: resolved },
  ],
});

/** Makes a step with Opportunity: always, or only if something waits on the effects stack. */
export const opportunity = (name: string, rule: string, always: boolean): ProcedureStep => ({
  name,
  rule,
  run: (table) => (!always && isQuiet(table) ? undefined : call(opportunityProcedure, opportunityLocals(table, always))),
});

export function opportunityLocals(table: Table, always: boolean): OpportunityLocals {
  return { ...actingLocals(gameOf(table).active), always };
}

/** Fields besides values that decide what the state of the game asks for (2.5.1.1); other fields that change no value do not matter. */
const looksAt = ['order', 'damage', 'owes', 'begun', 'active', 'first'] as const;

/**
 * Whether nothing is to be settled and nothing waits, so that nobody has Opportunity. The stack and the triggers are read each time, not
 * remembered.
 */
const isQuiet = (table: Table): boolean => topOfStack(table) === 0 && waitingTriggers(table).length === 0 && isSettled(table);

/**
 * Whether the state of the game asks for nothing (`putInOrder`); the answer holds as long as none of the fields it depends on was written.
 */
const isSettled = remembered({
  name: 'whether the state of the game asks for nothing',
  basis: 'abilities',
  fields: looksAt,
  find: (table): boolean =>
    !table.seats().some((seat) => playerOf(table, seat).owes) &&
    plays(table, gameOf(table).active) &&
    // 2.5.1.1.6, 2.11.7.8.6
    ceased(table).length === 0 &&
    stateBased(table).length === 0 &&
    uniquesToSettle(table) === null,
});

const isEnding = (table: Table): boolean => localsIn(frameOf(table, turnRef.name), turnRef)?.ending === true;

/**
 * Does the next thing that the state of the game asks for; undefined if there is none. The turn of a player who lost during it is over
 * (ruling:18), unless it ends already.
 */
function putInOrder(table: Table): Control | undefined {
  // 1.4.5, 2.5.1.1.6, 2.11.7.8.6
  const gone = ceased(table);
  if (gone.length > 0) return happen(table, gone, 'settle');
  if (!plays(table, gameOf(table).active) && !isEnding(table)) return unwindTo(table, 'turn', 'cut') ?? { done: null };
  const batch = stateBased(table);
  if (batch.length > 0) return happen(table, batch, 'settle');
  // A player who was to draw from an empty deck and did not lose for it now does not lose for it later (1.4.3.3).
  for (const seat of table.seats()) setPlayer(table, seat, 'owes', false);
  const unique = uniquesToSettle(table);
  if (unique !== null) return call(keepUniqueProcedure, uniqueLocals(unique), 'settle');
  return undefined;
}

/** Locals of `stateCheck`. */
export interface StateCheckLocals {
  readonly returned: Json | null;
}

/**
 * Checks the state of the game as phases begin and end (2.5.1.3). Nobody has Opportunity for this; abilities that trigger wait until
 * somebody would have it, in the phase that begins or in the next.
 */
export const stateCheckProcedure = defineProcedure<StateCheckLocals>({
  name: 'stateCheck',
  steps: [{ name: 'settle', rule: '2.5.1.3', run: settleState }],
});

/** Returns the call of `stateCheck` if anything is to be settled. */
export const checkState = (table: Table): Control | undefined =>
  isSettled(table) ? undefined : call(stateCheckProcedure, { returned: null });

/** Makes that check a step of its own. */
export const stateCheck = (name: string): ProcedureStep => ({ name, rule: '2.5.1.3', run: checkState });

function settleState(table: Table): Control {
  return putInOrder(table) ?? { done: null };
}

/**
 * Carries out state-based effects as long as there are any, then places triggered abilities, and begins again; only then does somebody have
 * Opportunity (2.4.2.6, 2.11.7.8.2). Abilities that trigger while something resolves, or while several cards are drawn, wait until here
 * (2.4.2.7, 2.10.3).
 */
function settle(table: Table, locals: OpportunityLocals): Control | undefined {
  if (!isSettled(table)) {
    const control = putInOrder(table);
    if (control !== undefined) return control;
  }
  // Abilities of a player who lost would cease to exist like everything of theirs (ruling:18).
  dropTriggers(table, ({ seat }) => !plays(table, seat));
  if (waitingTriggers(table).length > 0) {
    // Once all of them are on the stack, the turn player has Opportunity (2.4.2.6, 2.8.2.1.1.1, 2.8.2.2.3).
    actAgain(table, locals, gameOf(table).active);
    return call(placeTriggersProcedure, placeTriggersLocals(), 'settle');
  }
  if (!plays(table, locals.seat)) table.local(locals, 'seat', nextSeat(table, locals.seat));
  if (locals.always !== true && topOfStack(table) === 0) return { done: null };
  return undefined;
}

const passOption: Option = { id: 'pass', label: 'pass' };

function offer(table: Table, locals: OpportunityLocals, frame: Frame): Control {
  const seat = locals.seat;
  const able = isAskedWhereAble(table, seat);
  // For a player who is asked only where they can act, `mightAct` is not checked: whatever they can do, they also might do.
  if (passesAhead(table, seat) || (!able && !mightAct(table, seat))) return passed(table, locals);
  const acts = offerActs(table, locals, actsOf(table, seat), actId);
  if (able && acts.length === 0) return passed(table, locals);
  const options = acts.map((act): Option => ({ id: actId(act), label: act.type, params: paramsOf(table, act), object: act.object }));
  const { phase, step } = gameOf(table);
  table.ask(frame, {
    seat,
    kind: 'act',
    rule: '2.8.2.1.2',
    params: { phase, step, stack: topOfStack(table) },
    domain: { type: 'options', min: 1, max: 1, options: [passOption, ...options, ...presetOptions, wishOption(table, seat)] },
  });
  return { wait: true };
}

function paramsOf(table: Table, act: Act): JsonObject {
  const { object } = act;
  const { card } = table.object(object);
  return act.type === 'activate' ? { card, object, ability: act.ability } : { card, object };
}

function acted(table: Table, locals: OpportunityLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const act = pickedAct<Act>(locals, actId);
  const seat = locals.seat;
  if (followWish(table, seat, pick)) return { to: 'offer' };
  if (act === undefined) {
    passAhead(table, seat, passedFor(pick) ?? '');
    return passed(table, locals);
  }
  stopPassing(table);
  beginAct(table, locals);
  return { ...begin(table, seat, act), then: 'announced' };
}

function begin(table: Table, seat: Seat, act: Act): ProcedureCall {
  switch (act.type) {
    case 'play':
      return call(announceProcedure, playLocals(table, seat, act.object, 'activation'));
    case 'activate':
      return call(announceProcedure, activateLocals(table, seat, act.object, act.ability));
    case 'attack':
      return call(attackProcedure, declareLocals(seat, act.object));
  }
}

/**
 * Continues after an act: whoever acted, the turn player has Opportunity next (2.3.1.9, 2.8.2.1.1.1, 2.8.2.2.2). An act that was taken back
 * is not offered unchanged to the same player again.
 */
function announced(table: Table, locals: OpportunityLocals): Control {
  const act = pickedAct<Act>(locals, actId);
  // Everybody has seen the card, so it has another id since it went back.
  if (endAct(table, locals, act === undefined ? undefined : actId({ ...act, object: table.idNow(act.object) })))
    table.local(locals, 'seat', gameOf(table).active);
  return { to: 'settle' };
}

/**
 * Counts a pass: Opportunity goes on in turn order (2.2.5.5). Once all have passed, the top of the stack resolves; if it is empty, the
 * phase is over (2.2.5.6, 2.8.2.1.3 to 2.8.2.1.5).
 */
function passed(table: Table, locals: OpportunityLocals): Control {
  if (!passOn(table, locals, turnOrder(table).length, (seat) => nextSeat(table, seat))) return { to: 'settle' };
  const top = topOfStack(table);
  if (top === 0) {
    endPassing(table, 'phase');
    return { done: null };
  }
  endPassing(table, 'acted');
  return call(resolveProcedure, resolveLocals(table, top), 'resolved');
}

/**
 * After something resolved the turn player has Opportunity (2.8.2.1.6); in the main phase also if the stack is empty (2.2.5.3), whoever
 * acted (2.2.5.5.1).
 */
function resolved(table: Table, locals: OpportunityLocals): Control {
  actAgain(table, locals, gameOf(table).active);
  return { to: 'settle' };
}
