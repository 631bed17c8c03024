import type { Action, GameEvent, GameResult, Seat } from '@arbiter/kernel';
import type { Aftermath, MatchEvent } from '@arbiter/contracts';
import { type Answered, bad, good, refused } from './problem.js';
import { newClocks, settleClocks } from './clocks.js';
import { gameEndedType, startsGame } from './kernel-action.js';
import type { LiveMatch } from './live-match.js';
import { type MatchMeta, clockNow } from './meta.js';

/** Events that one command leads to; the first says what the command was. They are appended together or not at all. */
export type Draft = readonly [MatchEvent, ...MatchEvent[]];
export type Drafted = Answered<Draft>;

/** Everything on which the outcome of a command may depend. */
export interface Situation {
  readonly live: LiveMatch;
  /** Milliseconds since 1970-01-01 UTC, never before the newest event. */
  readonly now: number;
  /** Interval, in actions, at which the hash of the state is recorded and a snapshot is kept. */
  readonly snapshotEvery: number;
}

/**
 * Drafts the ends of games that an action caused.
 * @param before number of games that had ended already
 */
export const gameEnds = (events: readonly GameEvent[], before: number, at: number): readonly MatchEvent[] =>
  events
    .filter((event) => event.type === gameEndedType)
    .map((event, index) => {
      const { winner, winners: several } = event.data;
      const winners = (Array.isArray(several) ? several : [winner ?? null]).filter((seat): seat is Seat => typeof seat === 'number');
      const reason = typeof event.data['reason'] === 'string' ? event.data['reason'] : gameEndedType;
      return { type: 'GameEnded', data: { at, game: before + index + 1, result: { winners, reason, rule: event.rule } } };
    });

/** Drafts the events that close the stream of a match that is over; none without a result. */
export const closing = (live: LiveMatch, result: GameResult | null, at: number): readonly MatchEvent[] =>
  result === null
    ? []
    : [
        { type: 'MatchEnded', data: { at, result: { winners: result.winners, reason: result.reason, rule: result.rule } } },
        { type: 'SeedRevealed', data: { at, seed: live.seed } },
      ];

/**
 * Lets the rules carry out an action and drafts what follows from it: the event itself, ends of games and of the match, the seed.
 * Afterwards the session is ahead of the log; a caller that can't append the draft must discard the live match.
 */
export const play = ({ live, now, snapshotEvery }: Situation, action: Action, record: (aftermath: Aftermath) => MatchEvent): Drafted => {
  const { table, meta } = live;
  if (table === null) return notRunning(live);
  const outcome = table.act(action);
  if (!outcome.ok) return refused(outcome.refusal);
  const rules = meta.created.clock;
  const answered = action.type === 'answer' ? action.seat : null;
  const result = table.result();
  const standing = startsGame(outcome.events, result) && rules !== null ? newClocks(rules, meta.pins.seats) : meta.clocks;
  const clocks = rules === null || standing === null ? null : settleClocks(rules, standing, table.pending(), answered, clockNow(meta, now));
  const aftermath = table.aftermath(outcome.events, clocks, result !== null || table.actions() % snapshotEvery === 0);
  return good([record(aftermath), ...gameEnds(outcome.events, meta.gamesEnded, now), ...closing(live, result, now)]);
};

/** Reason of the result of a match that ended before its start because players did not come. */
export const noShow = 'no-show';

/** Reason of the result of a match that all players lose, because time was called in it. */
const bothLose = 'bothLose';

/**
 * Whether the players share the match. A match without a winner because nobody came, or that time cut short where rules have no draws, is
 * lost by all of them.
 */
export const isDrawn = ({ winners, reason }: GameResult): boolean => winners.length === 0 && reason !== noShow && reason !== bothLose;

/** Returns the seats that are left when these seats have lost before the start. */
export const seatsLeft = ({ pins }: MatchMeta, lost: readonly Seat[]): readonly Seat[] =>
  Array.from({ length: pins.seats }, (_, seat) => seat).filter((seat) => !lost.includes(seat));

/** Events that end a match before the rules have begun it. */
export type EndBeforeStart = Extract<MatchEvent, { readonly type: 'ConcededBeforeStart' | 'LossGivenBeforeStart' }>;

export const endsBeforeStart = (event: MatchEvent): event is EndBeforeStart =>
  event.type === 'ConcededBeforeStart' || event.type === 'LossGivenBeforeStart';

/** Returns the seats that have lost by such an event. */
export const losersBeforeStart = (event: EndBeforeStart): readonly Seat[] =>
  event.type === 'ConcededBeforeStart' ? [event.data.seat] : event.data.seats;

/** Returns the result of a match that a player or a judge ended before the rules began it: all seats that are left have won, if any. */
export const resultBeforeStart = (meta: MatchMeta, event: EndBeforeStart): GameResult => {
  const winners = seatsLeft(meta, losersBeforeStart(event));
  if (event.type === 'ConcededBeforeStart') return { winners, reason: 'concession', rule: 'concession' };
  const { cause, rules } = event.data;
  return { winners, reason: cause === 'no-show' ? noShow : cause, rule: rules[0] ?? cause };
};

/** Ends a match that the rules have not begun: the rules can't be asked, so recording ends it. */
export const endBeforeStart = ({ live, now }: Situation, event: EndBeforeStart): Drafted => {
  const { meta } = live;
  const left = seatsLeft(meta, losersBeforeStart(event));
  if (left.length > 1)
    return bad('judge/players-left', 'More than one player would be left: an organizer cancels this match and creates one for them.', {
      left: [...left],
    });
  return good([event, ...closing(live, resultBeforeStart(meta, event), now)]);
};

/** Returns the problem of a match in which nobody can play: not begun yet, or over. */
export const notRunning = (live: LiveMatch): { readonly ok: false; readonly problem: ReturnType<typeof bad>['problem'] } =>
  live.meta.status === 'created'
    ? bad('match/wrong-phase', 'The match has not started.', { status: live.meta.status })
    : bad('match/over', 'The match is over.', { status: live.meta.status });

export const isOver = (live: LiveMatch): boolean => live.meta.status === 'ended' || live.meta.status === 'cancelled';
export const isUnderWay = (live: LiveMatch): boolean => live.meta.status === 'running' || live.meta.status === 'paused';

/**
 * Checks that the match has this seat.
 * @returns a problem when the match has no such seat
 */
export const seatProblem = (live: LiveMatch, seat: Seat): ReturnType<typeof bad> | null =>
  Number.isInteger(seat) && seat >= 0 && seat < live.meta.pins.seats
    ? null
    : bad('match/seat-unknown', 'The match has no such seat.', { seats: live.meta.pins.seats });
