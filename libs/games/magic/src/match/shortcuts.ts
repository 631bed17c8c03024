import { aboutRepeated, type Control, type Frame, type Json, numberOfAnswer, type ObjectId, type Option, type Procedure, repeatedTimes, type Repetition, type Row, type Seat, type Table, wentFar } from '@arbiter/kernel';
import { gameOf, seatsFrom, setGame } from '../facts.js';
import { type Act, actId, mightAct } from '../stack/acts.js';

/**
 * Shortcuts (721.2). A player with priority who has just done something, and could do it again, may propose to do it so many
 * times more, while nobody does anything else. The others accept, or name the repetition in which they will do otherwise. Then it is
 * carried out; it ends earlier where somebody has something else to choose (ruling:13). Passing ahead (`stack/presets.ts`) is the
 * other shortcut.
 */
export interface Shortcut extends Repetition {
  /** Who does otherwise in the last one, as soon as he has priority; -1 for nobody. */
  readonly stopper: Seat;
}

export const repeatId = 'repeat';
const none: readonly Option[] = [];

const setShortcut = (table: Table, shortcut: Shortcut | null): void => table.journal.setQuietly(table.state.game, 'shortcut', shortcut as unknown as Json);
const heightOf = (table: Table): number => table.zone('stack').order.length;

/** He did this of his own will: he may propose to do it again. */
export function noteRepeatable(table: Table, seat: Seat, act: Act): void {
  const did = act.type === 'activate' ? `${seat} ${actId(act)}` : '';
  if (gameOf(table).lastAct !== did) table.journal.setQuietly(table.state.game, 'lastAct', did);
}

/** The proposal among the options, where what he did last is offered to him again. */
export function repeatOption(table: Table, seat: Seat, acts: readonly Act[]): readonly Option[] {
  const { lastAct } = gameOf(table);
  const his = `${seat} `;
  if (!lastAct.startsWith(his)) return none;
  const id = lastAct.slice(his.length);
  const act = acts.find((one) => one.type === 'activate' && actId(one) === id);
  if (act === undefined) return none;
  return [{ id: repeatId, label: 'proposeShortcut', params: { card: table.object(act.object).card, object: act.object }, object: act.object, standing: true }];
}

/** Locals: who proposes, and the act. */
export function shortcutLocals(table: Table, seat: Seat): Row {
  const act = gameOf(table).lastAct.slice(`${seat} `.length);
  return { seat, act, object: Number(act.split(':')[1]), times: 0, stopper: -1, asking: [], answer: null, answers: null, returned: null };
}

export const shortcutProcedure: Procedure = {
  name: 'shortcut',
  steps: [
    { name: 'propose', rule: '721.2a', run: propose },
    { name: 'proposed', rule: '721.2a', run: proposed },
    { name: 'ask', rule: '721.2b', run: askOthers },
    { name: 'answered', rule: '721.2b', run: shorten },
    { name: 'begin', rule: '721.2c', run: begin },
  ],
};

function propose(table: Table, locals: Row, frame: Frame): Control {
  table.ask(frame, { seat: locals.seat as Seat, kind: 'proposeShortcut', rule: '721.2a', params: aboutRepeated(table, locals.object as ObjectId), domain: repeatedTimes });
  return { wait: true };
}

function proposed(table: Table, locals: Row): void {
  const seat = locals.seat as Seat;
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'times', times);
  // Who could do nothing, for all that everybody knows, has nothing to say.
  table.local(locals, 'asking', seatsFrom(table, seat).slice(1).filter((other) => mightAct(table, other)));
  table.emit('shortcutProposed', '721.2a', { seat, times, ...aboutRepeated(table, locals.object as ObjectId) });
}

/** Each in turn order says after how many repetitions he will do otherwise. */
function askOthers(table: Table, locals: Row, frame: Frame): Control {
  const [seat] = locals.asking as readonly Seat[];
  const times = locals.times as number;
  if (seat === undefined) return { to: 'begin' };
  table.ask(frame, { seat, kind: 'shortenShortcut', rule: '721.2b', params: { times, ...aboutRepeated(table, locals.object as ObjectId) }, domain: { type: 'number', min: 0, max: times } });
  return { wait: true };
}

function shorten(table: Table, locals: Row): Control {
  const [seat, ...rest] = locals.asking as readonly [Seat, ...Seat[]];
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'asking', rest);
  if (times < (locals.times as number)) {
    table.local(locals, 'times', times);
    table.local(locals, 'stopper', seat);
    table.emit('shortcutShortened', '721.2b', { seat, times });
  }
  return { to: 'ask' };
}

function begin(table: Table, locals: Row): Control {
  const stopper = locals.stopper as Seat;
  // The one in which somebody does otherwise begins as well.
  const left = (locals.times as number) + (stopper < 0 ? 0 : 1);
  setShortcut(table, { seat: locals.seat as Seat, act: locals.act as string, left, begun: 0, stopper, height: heightOf(table) });
  return { done: null };
}

/** What a player who gets priority does by the shortcut that is being carried out: the act, pass, something else than pass; `ask` when it is over. */
export function followShortcut(table: Table, shortcut: Shortcut, seat: Seat): 'act' | 'pass' | 'differ' | 'ask' {
  const { left, stopper } = shortcut;
  if (seat === shortcut.seat && heightOf(table) === shortcut.height) {
    if (left === 0 || wentFar(table)) {
      endShortcut(table);
      return 'ask';
    }
    setShortcut(table, { ...shortcut, left: left - 1, begun: shortcut.begun + 1 });
    return 'act';
  }
  if (left > 0 || seat !== stopper) return 'pass';
  endShortcut(table);
  return 'differ';
}

/** It is carried out, or something came that it did not foresee. */
export function endShortcut(table: Table): void {
  const { shortcut } = gameOf(table);
  if (shortcut === null) return;
  table.emit('shortcutEnded', '721.2c', { seat: shortcut.seat, times: shortcut.begun });
  setShortcut(table, null);
}

/** A new turn: nothing was done in it yet. */
export function forgetActs(table: Table): void {
  if (gameOf(table).lastAct !== '') setGame(table, 'lastAct', '');
  if (gameOf(table).rounds.length > 0) setGame(table, 'rounds', []);
}
