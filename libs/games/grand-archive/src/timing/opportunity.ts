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
 * Opportunity (2.8.2): the state of the game is looked at (2.5.1.3), what has triggered goes onto the effects stack, then a player acts or
 * passes. When all have passed in succession the topmost resolves, or Opportunity is over with an empty stack (2.2.0.3). Locals: `seat` who
 * has it, `passes` in succession, `always`: players have it although nothing waits (2.2.0.2); else only while something does (2.2.0.4).
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

/** A step with Opportunity: at its beginning, or only for what waits on the effects stack. */
export const opportunity = (name: string, rule: string, always: boolean): ProcedureStep => ({
  name,
  rule,
  run: (table) => (!always && isQuiet(table) ? undefined : call(opportunityProcedure, opportunityLocals(table, always))),
});

export function opportunityLocals(table: Table, always: boolean): OpportunityLocals {
  return { ...actingLocals(gameOf(table).active), always };
}

/** Fields that the state of the game is told by beside values (2.5.1.1); all others that change none do not matter. */
const looksAt = ['order', 'damage', 'owes', 'begun', 'active', 'first'] as const;

/** Whether nothing is to be settled, and nothing waits: nobody has Opportunity for that. It is told by the table as it stands, whatever was found of it before. */
const isQuiet = (table: Table): boolean => topOfStack(table) === 0 && waitingTriggers(table).length === 0 && isSettled(table);

/** Whether the state of the game alone asks for nothing (`putInOrder`): so it stays as long as nothing that it is told by was written. */
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

/** What the state of the game alone asks for, one after the other; nothing where all is in order. The turn of who has lost in it is over (ruling:18), unless it ends already. */
function putInOrder(table: Table): Control | undefined {
  // 1.4.5, 2.5.1.1.6, 2.11.7.8.6
  const gone = ceased(table);
  if (gone.length > 0) return happen(table, gone, 'settle');
  if (!plays(table, gameOf(table).active) && !isEnding(table)) return unwindTo(table, 'turn', 'cut') ?? { done: null };
  const batch = stateBased(table);
  if (batch.length > 0) return happen(table, batch, 'settle');
  // 1.4.3.3: who was to draw and did not lose for it now does not lose for it later.
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
 * The state of the game is looked at as phases begin and end (2.5.1.3). Nobody has Opportunity for that, and what triggers waits until somebody
 * would have it: in the phase that begins, or in the next.
 */
export const stateCheckProcedure = defineProcedure<StateCheckLocals>({
  name: 'stateCheck',
  steps: [{ name: 'settle', rule: '2.5.1.3', run: settleState }],
});

/** Calls for the above where anything is to be settled. */
export const checkState = (table: Table): Control | undefined =>
  isSettled(table) ? undefined : call(stateCheckProcedure, { returned: null });

/** The same as a step of its own. */
export const stateCheck = (name: string): ProcedureStep => ({ name, rule: '2.5.1.3', run: checkState });

function settleState(table: Table): Control {
  return putInOrder(table) ?? { done: null };
}

/**
 * State-based effects as long as there are any, then what has triggered, all over again; only then somebody has Opportunity (2.4.2.6, 2.11.7.8.2).
 * What triggers while something resolves, or several cards are drawn, waits until here (2.4.2.7, 2.10.3).
 */
function settle(table: Table, locals: OpportunityLocals): Control | undefined {
  if (!isSettled(table)) {
    const control = putInOrder(table);
    if (control !== undefined) return control;
  }
  // ruling:18: an ability of who has lost would be gone like all that is his.
  dropTriggers(table, ({ seat }) => !plays(table, seat));
  if (waitingTriggers(table).length > 0) {
    // 2.4.2.6, 2.8.2.1.1.1, 2.8.2.2.3: once all of it lies there, the turn player has Opportunity.
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
  // What he can do he might do: who is asked only where he can is asked for that alone.
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

/** 2.3.1.9, 2.8.2.1.1.1, 2.8.2.2.2: whoever acted, the turn player has Opportunity next. What was taken back is not offered again unchanged, to the same player. */
function announced(table: Table, locals: OpportunityLocals): Control {
  const act = pickedAct<Act>(locals, actId);
  // All have seen it, so that it has another id where it lies again.
  if (endAct(table, locals, act === undefined ? undefined : actId({ ...act, object: table.idNow(act.object) })))
    table.local(locals, 'seat', gameOf(table).active);
  return { to: 'settle' };
}

/** 2.8.2.1.3 to 2.8.2.1.5: Opportunity goes on in turn order (2.2.5.5); once all have passed, what lies on top resolves, and where nothing does the phase is over (2.2.5.6). */
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

/** 2.8.2.1.6: after something resolved the turn player has Opportunity; in the main phase also where nothing is left (2.2.5.3), whoever acted (2.2.5.5.1). */
function resolved(table: Table, locals: OpportunityLocals): Control {
  actAgain(table, locals, gameOf(table).active);
  return { to: 'settle' };
}
