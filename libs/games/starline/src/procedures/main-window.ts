import { type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  type Listener,
  moment,
  playerValuesOf,
  returnedIn,
  type Table,
  usable,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { freeSlots } from '../board.js';
import { gameOf, playerOf, setGame, setPlayer } from '../facts.js';
import { possibleAttackers } from './attack.js';
import { enter } from './enter.js';
import { useAbility } from './magic.js';
import { canMachineMerge, machineMergeProcedure } from './merge.js';
import { mayPlace, playable, playUnit, tributesNeeded } from './play.js';
import { arrangeProcedure, declareAttacksProcedure } from './tactics.js';

type Frame = Parameters<Table['ask']>[0];

/** The phases that have this window (二.4(2)※). */
type Main = 'summon' | 'tactic';

/** Locals of `mainWindow`. */
export interface MainWindowLocals extends FrameLocals<{ readonly done: boolean }> {
  readonly seat: Seat;
  readonly phase: Main;
  readonly tacticDone: boolean;
  readonly arranged: boolean;
  readonly unit: number;
  readonly offers: readonly Listener[];
}

/**
 * The actions of the turn player in their summon or tactic phase, one after the other, until they end it. They cannot end it while a
 * duty of the phase can still be done (十二.2, 十二.5, 十三.2, 十三.4).
 */
export const mainWindowProcedure = defineProcedure<MainWindowLocals>({
  name: 'mainWindow',
  steps: [
    { name: 'ask', rule: '十二.2', run: ask },
    { name: 'act', rule: '六.1', run: act },
    { name: 'placed', rule: '十二.2', run: placed },
    { name: 'formationBegun', rule: '二.4(1)', run: formationBegun },
    { name: 'attackBegun', rule: '二.4(2)', run: attackBegun },
    { name: 'end', run: (): Control => ({ done: null }) },
  ],
});

function seatOf(locals: MainWindowLocals): Seat {
  return locals.seat;
}

/** The listeners that can be used in the window of the phase, in a fixed order. */
function usableNow(table: Table, locals: MainWindowLocals): Listener[] {
  const seat = seatOf(locals);
  const found = ['main', locals.phase].flatMap((window) => usable(table, seat, `window.${window}|at`, null));
  // The same ability may be usable in both windows.
  return [...new Map(found.map((one) => [`${one.object} ${one.ability}`, one])).values()];
}

/** Unit cards in hand that the phase allows to be played now. */
export function placeable(table: Table, seat: Seat, phase: Main): readonly ObjectId[] {
  const hand = table.zone(`hand:${seat}`).order.filter((id) => playable(table, seat, id));
  if (phase === 'summon') return hand;
  const withTributes = playerValuesOf(table, seat).formationTributes === true;
  return hand.filter((id) => valuesOf(table, id).blueStar !== true && (tributesNeeded(table, id) === 0 || withTributes));
}

function travellerPossible(table: Table, seat: Seat): boolean {
  return playerOf(table, seat).forest > 0 && freeSlots(table, seat).length > 0 && mayPlace(table, seat);
}

/**
 * Whether the duty of the phase binds the player: something can be placed, apart from cards that the rules allow them to keep (十二.5, ruling
 * 38).
 */
function dutyBinds(table: Table, seat: Seat, phase: Main): boolean {
  if (travellerPossible(table, seat)) return true;
  const full = freeSlots(table, seat).length === 0;
  return placeable(table, seat, phase).some((id) => valuesOf(table, id).blueStar !== true && !(full && tributesNeeded(table, id) > 0));
}

function objectOption(table: Table, verb: string, id: ObjectId): Option {
  return { id: `${verb}:${id}`, label: verb, params: { card: table.object(id).card, object: id }, object: id };
}

function placeOptions(table: Table, seat: Seat, phase: Main): Option[] {
  const options = placeable(table, seat, phase).map((id) => objectOption(table, 'play', id));
  if (travellerPossible(table, seat)) options.push({ id: 'traveller', label: 'traveller' });
  return options;
}

function ask(table: Table, locals: MainWindowLocals, frame: Frame): Control {
  const seat = seatOf(locals);
  const phase = locals.phase;
  const options: Option[] = [];
  if (phase === 'summon') {
    const done = playerOf(table, seat).dutyDone;
    if (!done) options.push(...placeOptions(table, seat, phase));
    if (done || !dutyBinds(table, seat, phase)) options.push({ id: 'end', label: 'endPhase', params: { phase } });
  } else options.push(...tacticOptions(table, locals, seat));
  const listeners = usableNow(table, locals);
  table.local(locals, 'offers', listeners);
  listeners.forEach((listener, at) =>
    options.push({
      id: `use:${at}`,
      label: 'use',
      params: { card: table.object(listener.object).card, ability: listener.ability },
      object: listener.object,
    }),
  );
  if (canMachineMerge(table, seat)) options.push({ id: 'machineMerge', label: 'machineMerge' });
  table.ask(frame, {
    seat,
    kind: 'mainAction',
    rule: askingRule(table, locals, seat),
    params: { phase },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

/**
 * The rule of the question: the phase's duty (十二.2, 十三.2), the choice of a tactic (二.4), or the release from a duty that cannot be done
 * (十二.5, 十三.4).
 */
function askingRule(table: Table, locals: MainWindowLocals, seat: Seat): RuleRef {
  const phase = locals.phase;
  if (phase === 'summon') return playerOf(table, seat).dutyDone || dutyBinds(table, seat, phase) ? '十二.2' : '十二.5';
  if (gameOf(table).tactic !== 'formation') return '二.4';
  if (locals.tacticDone === true) return '十三.3';
  return dutyBinds(table, seat, phase) ? '十三.2' : '十三.4';
}

/** The options of the tactic phase: first formation or attack; in formation first the unit, then the moves (十三.2-十三.5). */
function tacticOptions(table: Table, locals: MainWindowLocals, seat: Seat): Option[] {
  const { tactic } = gameOf(table);
  const phase = locals.phase;
  const end = { id: 'end', label: 'endPhase', params: { phase } };
  if (tactic === '') {
    const options: Option[] = [{ id: 'formation', label: 'formation' }];
    if (possibleAttackers(table, seat).length > 0) options.push({ id: 'attack', label: 'attack' });
    return options;
  }
  const options: Option[] = [];
  if (tactic === 'formation') {
    const unitPlaced = locals.tacticDone === true;
    const binds = !unitPlaced && dutyBinds(table, seat, phase);
    if (!unitPlaced) options.push(...placeOptions(table, seat, phase));
    if (!binds && locals.arranged !== true) options.push({ id: 'arrange', label: 'arrange' });
    if (!binds) options.push(end);
    return options;
  }
  return [end];
}

function act(table: Table, locals: MainWindowLocals): Control {
  const seat = seatOf(locals);
  const pick = picksOf(locals.answer)[0] as string;
  const [verb, argument] = pick.split(':');
  switch (verb) {
    case 'end':
      return { to: 'end' };
    case 'play':
      return { ...playUnit(seat, Number(argument)), then: 'placed' };
    case 'traveller':
      return { ...enter({ object: 0, by: seat, side: seat, how: 'summon' }), then: 'placed' };
    case 'use':
      return { ...useAbility(table, locals.offers[Number(argument)] as Listener, null), then: 'ask' };
    case 'machineMerge':
      return call(machineMergeProcedure, { seat, unit: 0, target: 0, answer: null, answers: null, returned: null }, 'ask');
    case 'arrange':
      table.local(locals, 'arranged', true);
      return call(arrangeProcedure, { seat, unit: 0, answer: null, answers: null, returned: null }, 'ask');
    case 'formation':
      return { to: 'formationBegun' };
    default:
      return { to: 'attackBegun' };
  }
}

/**
 * Notes that the duty of the phase (十二.2, 十三.2) is done if the unit was placed; a play that was dropped leaves the duty open (ruling 36).
 */
function placed(table: Table, locals: MainWindowLocals): Control {
  const { done } = returnedIn(locals);
  if (done) {
    setPlayer(table, seatOf(locals), 'dutyDone', true);
    table.local(locals, 'tacticDone', true);
  }
  return { to: 'ask' };
}

function chooseTactic(table: Table, seat: Seat, tactic: 'formation' | 'attack', rule: string): void {
  setGame(table, 'tactic', tactic);
  table.emit('tacticChosen', rule, { seat, tactic });
}

function formationBegun(table: Table, locals: MainWindowLocals): Control {
  const seat = seatOf(locals);
  chooseTactic(table, seat, 'formation', '二.4(1)');
  return moment(table, 'tacticChosen', 'at', { seat, tactic: 'formation' }, 'ask') ?? { to: 'ask' };
}

function attackBegun(table: Table, locals: MainWindowLocals): Control {
  const seat = seatOf(locals);
  chooseTactic(table, seat, 'attack', '二.4(2)');
  return call(declareAttacksProcedure, { seat, unit: 0, declared: [], answer: null, answers: null, returned: null }, 'ask');
}
