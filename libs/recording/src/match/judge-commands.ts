import { must, type PlayedStep, type Seat } from '@arbiter/kernel';
import type { MatchEventData } from '@arbiter/contracts';
import { draftCallClosed, draftCallTaken } from './call-commands.js';
import { stoppingCalls } from './calls.js';
import { extendClock, expiredClock, shiftClocks } from './clocks.js';
import type { JudgeAct } from './commands.js';
import { type Draft, type Drafted, type Situation, endBeforeStart, isOver, isUnderWay, notRunning, play, seatProblem } from './drafts.js';
import { knowsAction } from './game-table.js';
import { intent } from './intent.js';
import type { LiveMatch } from './live-match.js';
import type { MatchMeta } from './meta.js';
import { clockNow } from './meta.js';
import { bad, good } from './problem.js';
import {
  actionsAfter,
  clocksRewound,
  mostRewinds,
  orderOf,
  playedStep,
  type Rewindable,
  type RewindFault,
  rewindFault,
} from './rewinds.js';

/** Acts of judges, organizers and clocks. Like the players' commands, they are only drafted here. */

/**
 * Refuses staff who play in this match: there they act as players only. Which person plays as which player is known to the endpoints; here
 * it is only found where both have the same id.
 */
export const judgeProblem = (meta: MatchMeta, judge: string): ReturnType<typeof bad> | null =>
  meta.created.players.includes(judge) ? bad('judge/plays-in-this-match', 'Who plays in a match acts in it as a player only.') : null;

export const judgeIntent = (judge: string, act: JudgeAct): string => {
  switch (act.type) {
    case 'pause':
      return intent('pause', { judge, reason: act.reason });
    case 'resume':
      return intent('resume', { judge });
    case 'extraTime':
      return intent('extraTime', { judge, seat: act.seat, ms: act.ms, reason: act.reason });
    case 'ruling':
      return intent('ruling', { judge, reason: act.reason, rules: act.rules });
    case 'gameLoss':
    case 'matchLoss':
      return intent('loss', {
        judge,
        seat: act.seat,
        scope: act.type === 'gameLoss' ? 'game' : 'match',
        reason: act.reason,
        rules: act.rules,
      });
    case 'timeCalled':
      return intent('timeCalled', { judge });
    case 'noShow':
      return intent('noShow', { judge, seats: act.seats, reason: act.reason, rules: act.rules });
    case 'takeCall':
      return intent('takeCall', { judge, call: act.call });
    case 'closeCall':
      return intent('closeCall', { judge, call: act.call, outcome: act.outcome, improper: act.improper });
    case 'rewind':
      return intent('rewind', { judge, toVersion: act.toVersion, banks: act.banks, reason: act.reason, rules: act.rules });
  }
};

/** The most extra time that one act can give, in milliseconds. */
const mostExtraMs = 86_400_000;

const draftExtraTime = ({ live, now }: Situation, judge: string, act: Extract<JudgeAct, { type: 'extraTime' }>): Drafted => {
  const unknown = seatProblem(live, act.seat);
  if (unknown !== null) return unknown;
  if (!isUnderWay(live)) return notRunning(live);
  if (live.meta.clocks === null) return bad('clock/none', 'The match is played without clocks.');
  if (!Number.isInteger(act.ms) || act.ms < 1 || act.ms > mostExtraMs)
    return bad('answer/malformed', 'Extra time is a whole number of milliseconds, at least 1 and at most a day.');
  const clocks = extendClock(live.meta.clocks, act.seat, act.ms);
  return good([{ type: 'ExtraTimeGiven', data: { at: now, judge, seat: act.seat, ms: act.ms, reason: act.reason, clocks } }]);
};

type Loss = Extract<JudgeAct, { type: 'gameLoss' | 'matchLoss' | 'noShow' }>;

const draftLossBeforeStart = (situation: Situation, data: Omit<MatchEventData<'LossGivenBeforeStart'>, 'at'>): Drafted => {
  const { live, now } = situation;
  const { seats } = data;
  const unknown = seats.map((seat) => seatProblem(live, seat)).find((problem) => problem !== null);
  if (unknown !== undefined) return unknown;
  if (seats.length === 0 || new Set(seats).size < seats.length) return bad('answer/malformed', 'Name one seat or more, each once.');
  return endBeforeStart(situation, { type: 'LossGivenBeforeStart', data: { at: now, ...data } });
};

const draftLoss = (situation: Situation, judge: string, act: Loss): Drafted => {
  const { live, now } = situation;
  const { reason, rules } = act;
  const started = live.meta.status !== 'created';
  if (isOver(live)) {
    return bad(
      'judge/result-stands',
      'The match is over, and no loss changes any more how it ended. Give a ruling instead: it goes on the record after the end.',
      { status: live.meta.status },
    );
  }
  if (act.type === 'noShow') {
    if (started) return bad('match/wrong-phase', 'The match has started: give a game loss or a match loss.', { status: live.meta.status });
    return draftLossBeforeStart(situation, { judge, seats: act.seats, cause: 'no-show', reason, rules });
  }
  const { seat } = act;
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  if (!started && act.type === 'matchLoss') return draftLossBeforeStart(situation, { judge, seats: [seat], cause: 'judge', reason, rules });
  if (!started)
    return bad('match/wrong-phase', 'No game has begun: give a match loss, or name who did not come.', { status: live.meta.status });
  const scope = act.type === 'gameLoss' ? 'game' : 'match';
  return play(situation, { type: 'judgeLoss', seat, scope, rules }, (aftermath) => ({
    type: 'LossGiven',
    data: { at: now, judge, seat, scope, reason, rules, aftermath },
  }));
};

/** Whoever calls time does it for a match that runs by rules which know what follows; a bundle that does not would count it and do nothing. */
const draftTimeCalled = (situation: Situation, judge: string): Drafted => {
  const { live, now } = situation;
  if (!isUnderWay(live)) return notRunning(live);
  if (!knowsAction(live.ruleset, 'timeCalled'))
    return bad('time/not-offered', 'The rules of this match were released before time could be called.', {
      ruleset: live.meta.pins.ruleset,
    });
  return play(situation, { type: 'timeCalled' }, (aftermath) => ({ type: 'TimeCalled', data: { at: now, judge, aftermath } }));
};

const draftPause = ({ live, now }: Situation, judge: string, reason: string): Drafted => {
  const { meta } = live;
  if (!isUnderWay(live)) return notRunning(live);
  if (meta.judgePausedAt !== null) return bad('match/paused', 'The match is paused already.');
  return good([{ type: 'MatchPaused', data: { at: now, judge, reason, clocks: meta.clocks } }]);
};

const draftResume = ({ live, now }: Situation, judge: string): Drafted => {
  const { meta } = live;
  if (isOver(live)) return notRunning(live);
  if (meta.judgePausedAt === null) return bad('match/not-paused', 'No judge has paused the match.');
  const calls = stoppingCalls(meta.calls);
  if (calls.length > 0) return bad('call/still-open', 'A call holds the match: close every such call first.', { calls: [...calls] });
  const clocks = meta.clocks === null ? null : shiftClocks(meta.clocks, now - (meta.pausedAt ?? now));
  return good([{ type: 'MatchResumed', data: { at: now, judge, clocks } }]);
};

const refusedRewind = (fault: RewindFault, { timeline }: LiveMatch, toVersion: number): ReturnType<typeof bad> => {
  switch (fault) {
    case 'version-unknown':
      return bad('version/not-found', 'The match goes back to a version since its start.', { newest: timeline.head() });
    case 'other-game':
      return bad('rewind/other-game', `Version ${toVersion} is of another game of the match.`);
    case 'abandoned':
      return bad('rewind/abandoned', `Version ${toVersion} was abandoned by an earlier rewind.`);
    case 'nothing-since':
      return bad('rewind/nothing-since', `The rules have done nothing since version ${toVersion}.`);
    case 'too-many':
      return bad('rewind/too-many', `The match has gone back ${mostRewinds} times.`, { most: mostRewinds });
  }
};

/** Returns what the rules did after a version, and the state at it. @throws {Error} where the version is before the start */
const sinceOf = ({ timeline, seed, matchId }: LiveMatch, toVersion: number) => {
  const steps: PlayedStep[] = [];
  const actionsAt = (version: number): number => actionsAfter(timeline.at(version).meta);
  for (let version = toVersion + 1; version <= timeline.head(); version += 1) {
    const step = playedStep(timeline.at(version).event, actionsAt, seed, matchId);
    if (step !== null) steps.push(step);
  }
  return { then: must(timeline.state(toVersion), `the state at version ${toVersion}`), steps };
};

/**
 * Nobody plays while the match is paused, so that nothing happens between the look of a judge and their rewind. Cards that somebody may have
 * learned of are shuffled by a key that nobody could know.
 */
const draftRewind = ({ live, now }: Situation, judge: string, act: Extract<JudgeAct, { type: 'rewind' }>): Drafted => {
  const { meta, table, timeline, ruleset, matchId } = live;
  if (!isUnderWay(live) || table === null) return notRunning(live);
  if (meta.pausedAt === null) return bad('match/not-paused', 'Pause the match first: nobody plays while it goes back.');
  if (ruleset.rewinding === undefined)
    return bad('judge/rewind-unavailable', 'The rules of this match were released before a match could go back.');
  const { toVersion, banks, reason, rules } = act;
  const fault = rewindFault(rewindableOf(live), toVersion);
  if (fault !== null) return refusedRewind(fault, live, toVersion);
  const { then, steps } = sinceOf(live, toVersion);
  const number = timeline.rewinds.length + 1;
  const piles = ruleset.rewinding.pilesToShuffle(meta.pins, then, steps);
  const events = table.rewind(then, orderOf({ number, piles }, live.seed, matchId));
  const clocks = clocksRewound(timeline.at(toVersion).meta, meta, banks, table.pending());
  const aftermath = table.aftermath(events, clocks, true);
  const toHash = timeline.at(toVersion).stored.hash;
  return good([{ type: 'Rewound', data: { at: now, judge, toVersion, toHash, number, piles, banks, reason, rules, aftermath } }]);
};

const rewindableOf = ({ timeline }: LiveMatch): Rewindable => ({
  rewinds: timeline.rewinds,
  head: timeline.head(),
  startedAt: timeline.startedAt,
  metaAt: (version) => timeline.at(version).meta,
});

export const draftJudge = (situation: Situation, judge: string, act: JudgeAct): Drafted => {
  const own = judgeProblem(situation.live.meta, judge);
  if (own !== null) return own;
  switch (act.type) {
    case 'pause':
      return draftPause(situation, judge, act.reason);
    case 'resume':
      return draftResume(situation, judge);
    case 'ruling':
      // At any time: disputes come after the end, and before the start.
      return good([{ type: 'RulingGiven', data: { at: situation.now, judge, reason: act.reason, rules: act.rules } }]);
    case 'extraTime':
      return draftExtraTime(situation, judge, act);
    case 'timeCalled':
      return draftTimeCalled(situation, judge);
    case 'gameLoss':
    case 'matchLoss':
    case 'noShow':
      return draftLoss(situation, judge, act);
    case 'takeCall':
      return draftCallTaken(situation, judge, act.call);
    case 'closeCall':
      return draftCallClosed(situation, judge, act);
    case 'rewind':
      return draftRewind(situation, judge, act);
  }
};

export const draftCancel = ({ live, now }: Situation, by: string, reason: string): Drafted => {
  const own = judgeProblem(live.meta, by);
  if (own !== null) return own;
  if (isOver(live)) return notRunning(live);
  return good([
    { type: 'MatchCancelled', data: { at: now, by, reason } },
    { type: 'SeedRevealed', data: { at: now, seed: live.seed } },
  ]);
};

/** Drafts a judge's look at a live match, valid for `windowMs` milliseconds; null when a valid one is on record already. */
export const draftJudgeViewed = ({ live, now }: Situation, judge: string, windowMs: number): Drafted | null => {
  const own = judgeProblem(live.meta, judge);
  if (own !== null) return own;
  if (isOver(live) || (live.meta.watched[judge] ?? 0) > now) return null;
  return good([{ type: 'JudgeViewed', data: { at: now, judge, until: now + windowMs } }]);
};

/** Drafts the time-out of the clock that has run out, as an action of the rules; null when no clock has. */
export const draftExpiry = (situation: Situation): { readonly seat: Seat; readonly drafted: Drafted } | null => {
  const { live, now } = situation;
  if (live.table === null || live.meta.clocks === null || !isUnderWay(live)) return null;
  const expired = expiredClock(live.meta.clocks, clockNow(live.meta, now));
  if (expired === null) return null;
  const { seat, decision } = expired;
  return {
    seat,
    drafted: play(situation, { type: 'timeOut', seat, decision }, (aftermath) => ({
      type: 'ClockExpired',
      data: { at: now, aftermath, seat, decision },
    })),
  };
};

/** Credits time in which nobody could play to every running clock; null when no clock ran. */
export const draftCredit = ({ live, now }: Situation, ms: number, cause: MatchEventData<'ClockCredited'>['cause']): Draft | null => {
  const { clocks, status } = live.meta;
  if (status !== 'running' || clocks === null || clocks.every((clock) => clock.running === null)) return null;
  return [{ type: 'ClockCredited', data: { at: now, ms, cause, clocks: shiftClocks(clocks, ms) } }];
};

/** Credits the time in which no node served the match; null when no clock ran. */
export const draftDowntime = (situation: Situation, servedUntil: number, toleranceMs: number): Draft | null => {
  const ms = situation.now - Math.max(servedUntil, situation.live.meta.at);
  return ms <= toleranceMs ? null : draftCredit(situation, ms, 'downtime');
};
