import type { Answer, Seat } from '@arbiter/kernel';
import { recordedAnswerSchema } from '@arbiter/contracts';
import type { MatchEvent } from '@arbiter/contracts';
import { startingKey } from '../chance.js';
import { sortedJson } from '../hashing.js';
import { newClocks, settleClocks } from './clocks.js';
import {
  type Draft,
  type Drafted,
  type Situation,
  closing,
  endBeforeStart,
  isOver,
  isUnderWay,
  notRunning,
  play,
  seatProblem,
} from './drafts.js';
import { GameTable } from './game-table.js';
import type { LiveMatch } from './live-match.js';
import { entropyStates } from './meta.js';
import { bad, good } from './problem.js';

/** Acts of players. Each function checks the situation and drafts events, or returns why not; the keeper appends them. */

/** Returns the problem that keeps a player from an act before the start; null when there is none. */
export const beforeStart = ({ live }: Situation, seat: Seat): ReturnType<typeof bad> | null => {
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  if (isOver(live)) return notRunning(live);
  return live.meta.status === 'created' ? null : bad('match/wrong-phase', 'The match has started.', { status: live.meta.status });
};

/** Drafts the rules' first step. Clocks start with the first decisions. */
const startEvents = ({ live, now }: Situation): Draft => {
  const { meta } = live;
  const { table, events } = GameTable.start(live.ruleset, meta.pins, startingKey(live.seed, meta.pins.matchId, meta.entropy));
  live.timeline.start(table, live.seed);
  const rules = meta.created.clock;
  const clocks = rules === null ? null : settleClocks(rules, newClocks(rules, meta.pins.seats), table.pending(), null, now);
  const result = table.result();
  const started: MatchEvent = { type: 'MatchStarted', data: { at: now, aftermath: table.aftermath(events, clocks, true) } };
  const clockStarted: readonly MatchEvent[] =
    rules === null || clocks === null ? [] : [{ type: 'ClockStarted', data: { at: now, rules, clocks } }];
  return [started, ...clockStarted, ...closing(live, result, now)];
};

export const draftReady = (situation: Situation, seat: Seat): Drafted => {
  const { live, now } = situation;
  const problem = beforeStart(situation, seat);
  if (problem !== null) return problem;
  if (live.meta.ready[seat] === true) return bad('match/wrong-phase', 'The player is ready already.', { seat });
  if (entropyStates(live.meta)[seat] === 'committed')
    return bad('match/entropy-unopened', 'The player has committed to entropy: they are ready when they have opened it.', { seat });
  const ready: MatchEvent = { type: 'PlayerReady', data: { at: now, seat } };
  const everybody = live.meta.ready.every((isReady, other) => isReady || other === seat);
  return good(everybody && live.meta.created.autoStart ? [ready, ...startEvents(situation)] : [ready]);
};

export const draftStart = (situation: Situation): Drafted => {
  const { live } = situation;
  if (isOver(live)) return notRunning(live);
  if (live.meta.status !== 'created') return bad('match/wrong-phase', 'The match has started.', { status: live.meta.status });
  const missing = live.meta.ready.flatMap((isReady, seat) => (isReady ? [] : [seat]));
  if (missing.length > 0) return bad('match/not-ready', 'Not every player is ready.', { missing });
  return good(startEvents(situation));
};

/**
 * Most answers in a row by which a player may only set something while nothing happens in the game: how they pass ahead or where they want
 * to be asked can be set and unset without end, and every time is an event. In recorded matches no player needed more than two.
 */
export const mostSayings = 16;

/**
 * Whether an answer only sets something that stands until it is taken back (`Option.standing`). Taking it back while another player is
 * asked is always accepted.
 */
const isSaying = ({ table }: LiveMatch, seat: Seat, decision: number, answer: Answer): boolean => {
  const domain = table?.pending().find((open) => open.id === decision && open.seat === seat)?.domain;
  if (domain === undefined || !('options' in domain) || !('picks' in answer) || answer.picks.length !== 1) return false;
  return domain.options.some(({ id, standing }) => standing === true && id === answer.picks[0]);
};

/**
 * Whether an answer hands in another deck than the one that the match was created with. A tournament's decks are locked before its matches
 * are created; between games the rules see to it that a deck keeps its cards.
 */
const isOtherDeck = ({ table, meta }: LiveMatch, seat: Seat, decision: number, answer: Answer): boolean => {
  const { tournament, pins } = meta.created;
  const deck = pins.decks?.[seat];
  if (tournament === null || deck === undefined || meta.gamesEnded > 0 || !('bulk' in answer)) return false;
  const domain = table?.pending().find((open) => open.id === decision && open.seat === seat)?.domain;
  return domain?.type === 'bulk' && sortedJson(answer.bulk) !== sortedJson(deck);
};

export const draftAnswer = (situation: Situation, seat: Seat, decision: number, answer: Answer): Drafted => {
  const { live, now } = situation;
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  if (!isUnderWay(live)) return notRunning(live);
  if (live.meta.status === 'paused')
    return bad(
      'match/paused',
      live.meta.judgePausedAt === null
        ? 'A judge was called: play goes on when they have closed the call.'
        : 'A judge has paused the match.',
    );
  if (!recordedAnswerSchema.safeParse(answer).success)
    return bad('answer/malformed', 'An answer holds picks, a number, amounts or one document, and nothing else.');
  if ((live.meta.idleAnswers[seat] ?? 0) >= mostSayings && isSaying(live, seat, decision, answer))
    return bad(
      'answer/nothing-done',
      `Since anything last happened in the game, ${mostSayings} answers of this player changed nothing: answer what is asked. What stands until it is taken back can be said again when something has happened.`,
      { most: mostSayings },
    );
  if (isOtherDeck(live, seat, decision, answer))
    return bad('deck/locked', 'Decks of this tournament are locked: hand in the deck that you registered.');
  return play(situation, { type: 'answer', seat, decision, answer }, (aftermath) => ({
    type: 'ActionRecorded',
    data: { at: now, aftermath, seat, decision, answer },
  }));
};

export const draftConcede = (situation: Situation, seat: Seat, scope: 'game' | 'match'): Drafted => {
  const { live, now } = situation;
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  // A player who drops out of the gathering after the match was created concedes it so, without a judge.
  if (live.meta.status === 'created' && scope === 'match')
    return endBeforeStart(situation, { type: 'ConcededBeforeStart', data: { at: now, seat } });
  if (!isUnderWay(live)) return notRunning(live);
  return play(situation, { type: 'concede', seat, scope }, (aftermath) => ({
    type: 'Conceded',
    data: { at: now, aftermath, seat, scope },
  }));
};

/**
 * Drafts an offer of a draw, or an agreement. A seat has at most one open offer in each scope: it can offer again only after another player
 * acted, so that offers can't fill the log.
 * @param agreeing true when another player must have offered already
 */
export const draftDraw = (situation: Situation, seat: Seat, scope: 'game' | 'match', agreeing: boolean): Drafted => {
  const { live, now } = situation;
  const unknown = seatProblem(live, seat);
  if (unknown !== null) return unknown;
  if (!isUnderWay(live)) return notRunning(live);
  const willing = new Set(live.meta.drawOffers.filter((offer) => offer.scope === scope).map((offer) => offer.seat));
  const others = live.meta.pins.seats - 1;
  if (agreeing && ![...willing].some((other) => other !== seat)) return bad('draw/no-offer', 'Nobody has offered this draw.', { scope });
  if (willing.delete(seat))
    return bad('draw/already-offered', 'The player has offered this draw already; it stands until another player plays on.', {
      seat,
      scope,
    });
  if (willing.size < others) return good([{ type: 'DrawOffered', data: { at: now, seat, scope } }]);
  return play(situation, { type: 'agreeDraw', scope }, (aftermath) => ({ type: 'DrawAgreed', data: { at: now, aftermath, seat, scope } }));
};
