import type { MatchEvent } from '@arbiter/contracts';
import { closedAt, openCall, openCallOf, stoppingCalls, stopsLeft } from '../match/calls.js';
import { endsBeforeStart, losersBeforeStart, seatsLeft } from '../match/drafts.js';
import type { EntropyState } from '../match/commands.js';
import { type MatchMeta, entropyStates, undecidedSeats } from '../match/meta.js';

type Rule = (meta: MatchMeta, event: MatchEvent) => string | null;

const firstOf =
  (...rules: readonly Rule[]): Rule =>
  (meta, event) =>
    rules.reduce<string | null>((why, rule) => why ?? rule(meta, event), null);

const inStatus =
  (...fitting: readonly MatchMeta['status'][]): Rule =>
  (meta) =>
    fitting.includes(meta.status) ? null : `stands in a match that is ${meta.status}`;

const seatExists: Rule = (meta, event) =>
  'seat' in event.data && event.data.seat >= meta.pins.seats ? 'names a seat that is not there' : null;
const judgeIsNoPlayer: Rule = (meta, event) =>
  'judge' in event.data && meta.created.players.includes(event.data.judge) ? 'comes from a player of the match' : null;

const notReadyYet: Rule = (meta, event) => (event.type === 'PlayerReady' && meta.ready[event.data.seat] === true ? 'comes twice' : null);
const noEntropyYet: Rule = (meta, event) =>
  event.type === 'EntropyGiven' && meta.entropy[event.data.seat] !== null ? 'comes twice' : null;
const entropyIs =
  (way: MatchMeta['created']['entropy']): Rule =>
  (meta) =>
    meta.created.entropy === way ? null : `stands in a match whose entropy is ${meta.created.entropy}`;
/** Requires that the entropy of the event's seat is in one of these states. */
const seatEntropyIs =
  (...fitting: readonly EntropyState[]): Rule =>
  (meta, event) => {
    const state = 'seat' in event.data ? entropyStates(meta)[event.data.seat] : undefined;
    return state !== undefined && fitting.includes(state) ? null : `comes from a seat whose entropy is ${state ?? 'unknown'}`;
  };
const everybodyDecided: Rule = (meta) => (undecidedSeats(meta).length === 0 ? null : 'comes before every player has committed or declined');
const everybodyReady: Rule = (meta) => (meta.ready.every((ready) => ready) ? null : 'comes before every player is ready');

const drawWasOffered: Rule = (meta, event) => {
  if (event.type !== 'DrawAgreed') return null;
  const willing = new Set(meta.drawOffers.filter((offer) => offer.scope === event.data.scope).map((offer) => offer.seat));
  willing.add(event.data.seat);
  return willing.size === meta.pins.seats ? null : 'comes without the others’ offers';
};

const seatsExist: Rule = (meta, event) =>
  event.type === 'LossGivenBeforeStart' && event.data.seats.some((seat) => seat >= meta.pins.seats)
    ? 'names a seat that is not there'
    : null;
const onePlayerLeftAtMost: Rule = (meta, event) =>
  endsBeforeStart(event) && seatsLeft(meta, losersBeforeStart(event)).length > 1 ? 'leaves more than one player' : null;

const noJudgePause: Rule = (meta) => (meta.judgePausedAt === null ? null : 'stands in a match that a judge has paused already');
const judgePause: Rule = (meta) => (meta.judgePausedAt === null ? 'stands in a match that no judge has paused' : null);
const noCallHolds: Rule = (meta) => (stoppingCalls(meta.calls).length === 0 ? null : 'comes while a call holds the match');

const callIsNext: Rule = (meta, event) =>
  event.type === 'JudgeCalled' && event.data.call !== meta.calls.made + 1 ? 'has not the next number' : null;
const noOpenCall: Rule = (meta, event) =>
  event.type === 'JudgeCalled' && openCallOf(meta.calls, event.data.seat) !== null ? 'comes while another call of the seat is open' : null;
const stopsRightly: Rule = (meta, event) =>
  event.type === 'JudgeCalled' && event.data.stops !== stopsLeft(meta, event.data.seat) > 0
    ? 'does not say rightly whether it stops the match'
    : null;
const callIsOpen: Rule = (meta, event) =>
  'call' in event.data && openCall(meta.calls, event.data.call) === null ? 'names a call that is not open' : null;
const callIsUntaken: Rule = (meta, event) =>
  event.type === 'CallTaken' && openCall(meta.calls, event.data.call)?.takenBy !== null ? 'names a call that was taken before' : null;
const closesRightly: Rule = (meta, event) => {
  if (event.type !== 'CallClosed') return null;
  const call = openCall(meta.calls, event.data.call);
  if (call === null) return null;
  const { stoppedMs, goesOn } = closedAt(meta, call, event.data.improper, event.data.at);
  if (event.data.stoppedMs !== stoppedMs) return `says that the match was held for ${event.data.stoppedMs} ms, it was for ${stoppedMs}`;
  return event.data.goesOn === goesOn ? null : 'does not say rightly whether the match goes on';
};

const never: Rule = () => 'was not brought about by what precedes it';
const beforeStart = inStatus('created');
const underWay = inStatus('running', 'paused');
const notOver = inStatus('created', 'running', 'paused');

const rules: { readonly [T in Exclude<MatchEvent['type'], 'MatchCreated'>]: Rule } = {
  PlayerReady: firstOf(beforeStart, seatExists, notReadyYet, seatEntropyIs('undecided', 'declined', 'opened')),
  EntropyGiven: firstOf(beforeStart, seatExists, entropyIs('given'), noEntropyYet),
  EntropyCommitted: firstOf(beforeStart, seatExists, entropyIs('committed'), seatEntropyIs('undecided')),
  EntropyDeclined: firstOf(beforeStart, seatExists, entropyIs('committed'), seatEntropyIs('undecided')),
  EntropyOpened: firstOf(beforeStart, seatExists, entropyIs('committed'), seatEntropyIs('committed'), everybodyDecided),
  MatchStarted: firstOf(beforeStart, everybodyReady),
  ActionRecorded: inStatus('running'),
  Conceded: underWay,
  ConcededBeforeStart: firstOf(beforeStart, seatExists, onePlayerLeftAtMost),
  DrawOffered: firstOf(underWay, seatExists),
  DrawAgreed: firstOf(underWay, seatExists, drawWasOffered),
  ClockStarted: never,
  ClockExpired: underWay,
  ClockCredited: inStatus('running'),
  ExtraTimeGiven: firstOf(underWay, seatExists, judgeIsNoPlayer),
  MatchPaused: firstOf(underWay, noJudgePause, judgeIsNoPlayer),
  MatchResumed: firstOf(inStatus('paused'), judgePause, noCallHolds, judgeIsNoPlayer),
  JudgeCalled: firstOf(underWay, seatExists, callIsNext, noOpenCall, stopsRightly),
  CallTaken: firstOf(underWay, callIsOpen, callIsUntaken, judgeIsNoPlayer),
  CallClosed: firstOf(underWay, callIsOpen, closesRightly, judgeIsNoPlayer),
  // Allowed at any time, even after the end.
  RulingGiven: judgeIsNoPlayer,
  LossGiven: firstOf(underWay, seatExists, judgeIsNoPlayer),
  TimeCalled: firstOf(underWay, judgeIsNoPlayer),
  Rewound: firstOf(inStatus('paused'), judgeIsNoPlayer),
  LossGivenBeforeStart: firstOf(beforeStart, seatsExist, judgeIsNoPlayer, onePlayerLeftAtMost),
  JudgeViewed: firstOf(notOver, judgeIsNoPlayer),
  GameEnded: never,
  MatchEnded: never,
  MatchCancelled: notOver,
  SeedRevealed: never,
};

/** Says why an event can't be at its place in the record, as far as the record itself shows; null when it can. */
export const misplaced = (meta: MatchMeta | null, event: MatchEvent): string | null => {
  if (meta === null) return event.type === 'MatchCreated' ? null : 'stands before the match was created';
  return event.type === 'MatchCreated' ? 'comes twice' : rules[event.type](meta, event);
};
