import type { Seat } from '@arbiter/kernel';
import type { CallKind } from '@arbiter/contracts';
import type { Timeline } from '../reading/timeline.js';
import { type Calls, type OpenCall, closedAt, openCall, openCallOf, stopsLeft } from './calls.js';
import type { Ack, CallAck, JudgeAct } from './commands.js';
import { type Drafted, type Situation, isUnderWay, notRunning, seatProblem } from './drafts.js';
import { type Answered, bad, good } from './problem.js';

/** Calls for a judge: a player makes one, a judge takes and closes it. Like all commands, they are only drafted here. */

/** Drafts a player's call. The first ones of a game stop the match; later ones are calls too, and the match goes on meanwhile. */
export const draftCall = ({ live, now }: Situation, seat: Seat, kind: CallKind, sawVersion: number): Drafted => {
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  if (!isUnderWay(live)) return notRunning(live);
  const { meta, head } = live;
  const open = openCallOf(meta.calls, seat);
  if (open !== null)
    return bad('call/already-open', `The player has called a judge already: call ${open.number} is open.`, { seat, call: open.number });
  if (!Number.isInteger(sawVersion) || sawVersion < 1 || sawVersion > head.version)
    return bad('version/not-found', 'The match has no such version that the player could have seen.', { newest: head.version });
  const stops = stopsLeft(meta, seat) > 0;
  return good([{ type: 'JudgeCalled', data: { at: now, seat, call: meta.calls.made + 1, kind, sawVersion, stops, clocks: meta.clocks } }]);
};

/** Looks for an open call. Calls that were open when the match ended were closed by that. */
const found = (calls: Calls, number: number): Answered<OpenCall> => {
  const call = openCall(calls, number);
  if (call !== null) return good(call);
  return Number.isInteger(number) && number >= 1 && number <= calls.made
    ? bad('call/closed', 'The call was closed, or the match is over and closed it.', { call: number })
    : bad('call/not-found', 'The match has no such call.', { call: number, made: calls.made });
};

/** Drafts that a judge takes a call, so that the players and other judges know that somebody comes. */
export const draftCallTaken = ({ live, now }: Situation, judge: string, number: number): Drafted => {
  const call = found(live.meta.calls, number);
  if (!call.ok) return call;
  if (call.value.takenBy !== null) return bad('call/taken', 'A judge has taken the call already.', { call: number });
  return good([{ type: 'CallTaken', data: { at: now, judge, call: number } }]);
};

/** Drafts that a judge closes a call, whether or not it was taken, and whoever took it. */
export const draftCallClosed = (
  { live, now }: Situation,
  judge: string,
  { call: number, outcome, improper }: Extract<JudgeAct, { type: 'closeCall' }>,
): Drafted => {
  const call = found(live.meta.calls, number);
  if (!call.ok) return call;
  return good([
    {
      type: 'CallClosed',
      data: { at: now, judge, call: number, outcome, improper, ...closedAt(live.meta, call.value, improper, now) },
    },
  ]);
};

/** Adds to the acknowledgement of a call what the caller has to know of it; the same however often it is asked for. */
export const callAcknowledged = (timeline: Timeline, ack: Ack): CallAck => {
  const { event, meta } = timeline.at(ack.version);
  if (event.type !== 'JudgeCalled') throw new Error(`version ${ack.version} is ${event.type}, not a call`);
  const { call, seat, stops } = event.data;
  return { ...ack, call, stops, stopsLeft: stopsLeft(meta, seat) };
};
