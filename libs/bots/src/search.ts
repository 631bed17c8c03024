import {
  type Answer,
  type CardFacts,
  type CardId,
  type Decision,
  type GameEvent,
  InvariantBroken,
  type Pins,
  type Ruleset,
  type Seat,
  type Session,
} from '@arbiter/kernel';
import { candidates } from './candidates.js';
import type { Draw } from './draw.js';
import { livelyAnswers } from './lively.js';
import { redealt } from './redeal.js';
import { type BotScore, type Horizon, scoreOf } from './score.js';

/** How hard a bot thinks; all limits count actions, because a bot knows no clock. */
export interface Effort {
  /** Number of actions that are tried for one decision, over all answers together. */
  readonly actions: number;
  /** Most times that one answer is tried. */
  readonly tries: number;
  /** Most actions that follow one tried answer. */
  readonly depth: number;
}

export const usualEffort: Effort = { actions: 240, tries: 3, depth: 60 };

/** A match as it stands when a bot is asked. */
export interface BotTable {
  readonly ruleset: Ruleset;
  readonly pins: Pins;
  /** The match itself, which stays as it is; the bot deals what its player doesn't see again before it tries anything. */
  readonly session: Session;
}

/** What a won or lost game is worth, far more than any board. */
const GAME = 1_000_000;

/**
 * Returns the answers to a question from the best to the worst, as a search of this one decision finds them: each answer is tried on
 * states that might be the true one, both players go on at random to the end of the turn, and what the player then sees is scored. The
 * last answer is always accepted.
 * @returns null for a question whose answers are not listed (a deck)
 */
export function bestAnswers(table: BotTable, decision: Decision, score: BotScore, draw: Draw, effort: Effort = usualEffort): readonly Answer[] | null {
  const { domain } = decision;
  if (domain.type === 'bulk') return null;
  const certain = livelyAnswers(domain, draw);
  const tried = candidates(decision, draw);
  // What the others have answered under a seal is in the state, so nothing is tried.
  if (tried.length < 2 || decision.sealed) return tried.length === 1 ? [...tried, ...certain] : certain;
  return [...ranked(table, decision, tried, score, draw, effort), ...certain.slice(-1)];
}

interface Trial {
  readonly answer: Answer;
  readonly scores: number[];
}

function ranked(table: BotTable, decision: Decision, answers: readonly Answer[], score: BotScore, draw: Draw, effort: Effort): readonly Answer[] {
  const { ruleset, pins, session } = table;
  const state = session.state();
  const view = session.view({ role: 'player', seat: decision.seat });
  const facts = score.sort === undefined ? noFacts : factsOf(ruleset);
  let trials: readonly Trial[] = answers.map((answer) => ({ answer, scores: [] }));
  let left = effort.actions;
  for (let round = 0; round < effort.tries && left > 0; round++) {
    const guess = redealt(state, view, decision, score, facts, draw);
    const refused = new Set<Trial>();
    for (const trial of trials) {
      if (round > 0 && left <= 0) break;
      const attempt = ruleset.openSession(pins, guess);
      const first = attempt.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: trial.answer });
      left--;
      if (!first.ok) {
        refused.add(trial);
        continue;
      }
      const played = playOn(attempt, first.events, decision.seat, score, draw, effort.depth);
      left -= played.actions;
      trial.scores.push(played.worth);
    }
    trials = trials.filter((trial) => !refused.has(trial));
  }
  return trials
    .map(({ answer, scores }) => ({ answer, worth: worthOf(scores) + leaningTo(answer, score) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}

/** The player chooses what follows themselves, so the best try counts as much as the average. */
function worthOf(scores: readonly number[]): number {
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  return (mean + Math.max(...scores)) / 2;
}

const isHorizon = ({ type, data }: GameEvent, { event, phase }: Horizon): boolean =>
  type === event && (phase === undefined || data.phase === phase);

/** Returns the points for the options that are picked. */
function leaningTo(answer: Answer, { leanings = {} }: BotScore): number {
  if (!('picks' in answer)) return 0;
  return Object.entries(leanings).reduce(
    (sum, [start, points]) => sum + (answer.picks.some((pick) => pick.startsWith(start)) ? points : 0),
    0,
  );
}

/** Plays on at random until the horizon, and returns what the player then sees. */
function playOn(
  session: Session,
  events: readonly GameEvent[],
  seat: Seat,
  score: BotScore,
  draw: Draw,
  depth: number,
): { readonly actions: number; readonly worth: number } {
  let happened = events;
  for (let actions = 0; ; actions++) {
    const ended = happened.find(({ type }) => type === 'gameEnded');
    if (ended !== undefined) return { actions, worth: worthOfEnd(ended, seat) };
    const [decision] = session.pending();
    if (decision === undefined || actions >= depth || decision.domain.type === 'bulk' || happened.some((event) => isHorizon(event, score.horizon)))
      return { actions, worth: scoreOf(session.view({ role: 'player', seat }), seat, score) };
    happened = actOn(session, decision, draw);
  }
}

function worthOfEnd({ data }: GameEvent, seat: Seat): number {
  const winners = Array.isArray(data.winners) ? data.winners : [data.winner];
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? GAME : -GAME;
}

/** @throws {InvariantBroken} when the rules accept no answer, which would be a fault of theirs */
function actOn(session: Session, decision: Decision, draw: Draw): readonly GameEvent[] {
  const { domain } = decision;
  if (domain.type === 'bulk') return [];
  for (const answer of livelyAnswers(domain, draw)) {
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (done.ok) return done.events;
  }
  throw new InvariantBroken(`the rules accept no answer to ${decision.kind}`);
}

const noFacts: ReadonlyMap<CardId, CardFacts> = new Map();
const known = new WeakMap<Ruleset, ReadonlyMap<CardId, CardFacts>>();

/** Returns the cards by id, cached: a ruleset renders the texts of all its cards to list them. */
function factsOf(ruleset: Ruleset): ReadonlyMap<CardId, CardFacts> {
  const facts = known.get(ruleset) ?? new Map(ruleset.cards().map((card) => [card.id, card]));
  known.set(ruleset, facts);
  return facts;
}
