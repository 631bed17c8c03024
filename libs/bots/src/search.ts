import {
  type Answer,
  type CardFacts,
  type CardId,
  type Decision,
  type GameEvent,
  InvariantBroken,
  type MatchState,
  type Pins,
  type Ruleset,
  type Seat,
  type Session,
  type View,
} from '@arbiter/kernel';
import { candidates } from './candidates.js';
import { type Draw, shuffled } from './draw.js';
import { livelyAnswers } from './lively.js';
import { redealt } from './redeal.js';
import { type BotScore, type Effort, type Horizon, scoreOf } from './score.js';

export const usualEffort: Effort = { answers: 12, rounds: 3, actions: 150, depth: 50 };

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
export function bestAnswers(
  table: BotTable,
  decision: Decision,
  score: BotScore,
  draw: Draw,
  effort: Effort = score.effort ?? usualEffort,
): readonly Answer[] | null {
  const { domain } = decision;
  if (domain.type === 'bulk') return null;
  const certain = livelyAnswers(domain, draw);
  if (score.routine?.includes(decision.kind) === true) return certain;
  const tried = shuffled(candidates(decision, draw), draw).slice(0, effort.answers);
  // What the others have answered under a seal is in the state, so nothing is tried.
  if (tried.length < 2 || decision.sealed) return tried.length === 1 ? [...tried, ...certain] : certain;
  return [...ranked(table, decision, tried, score, draw, effort), ...certain.slice(-1)];
}

interface Trial {
  readonly answer: Answer;
  /** What the player saw after each try. */
  readonly scores: readonly number[];
}

function ranked(
  table: BotTable,
  decision: Decision,
  answers: readonly Answer[],
  score: BotScore,
  draw: Draw,
  effort: Effort,
): readonly Answer[] {
  const { ruleset, session } = table;
  const state = session.state();
  const view = session.view({ role: 'player', seat: decision.seat });
  const facts = score.sort === undefined ? noFacts : factsOf(ruleset);
  const worth = ({ answer, scores }: Trial): number => worthOf(scores) + leaningTo(answer, score);
  const actions = actionsAt(effort, view);
  let trials: readonly Trial[] = answers.map((answer) => ({ answer, scores: [] }));
  const dropped: Trial[] = [];
  for (let round = 0; round < effort.rounds && trials.length > 1; round++) {
    const guess = redealt(state, view, decision, score, facts, draw);
    const depth = Math.min(effort.depth, Math.ceil(actions / trials.length));
    const tried = trials.flatMap(({ answer, scores }): readonly Trial[] => {
      const seen = tryOut(table, guess, decision, answer, score, draw, depth);
      return seen === null ? [] : [{ answer, scores: [...scores, seen] }];
    });
    const order = tried.toSorted((a, b) => worth(b) - worth(a));
    trials = order.slice(0, Math.max(2, Math.ceil(order.length / 2)));
    dropped.unshift(...order.slice(trials.length));
  }
  return [...trials, ...dropped].map(({ answer }) => answer);
}

/** Returns how many actions a round has. */
function actionsAt({ actions, objects }: Effort, { zones, slots }: View): number {
  if (objects === undefined) return actions;
  const seen = zones.reduce((sum, zone) => sum + zone.objects.length, slots.filter(({ object }) => object !== null).length);
  return Math.ceil(actions * Math.min(1, objects / Math.max(1, seen)));
}

/** Returns what the player sees some time after an answer; null where the rules refuse the answer. */
function tryOut(
  { ruleset, pins }: BotTable,
  guess: MatchState,
  decision: Decision,
  answer: Answer,
  score: BotScore,
  draw: Draw,
  depth: number,
): number | null {
  const attempt = ruleset.openSession(pins, guess);
  const done = attempt.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
  return done.ok ? playOn(attempt, done.events, decision.seat, score, draw, depth) : null;
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

/** Plays on at random until the horizon, and returns what the board that they then see is worth to the player. */
function playOn(session: Session, events: readonly GameEvent[], seat: Seat, score: BotScore, draw: Draw, depth: number): number {
  let happened = events;
  for (let actions = 0; ; actions++) {
    const ended = happened.find(({ type }) => type === 'gameEnded');
    if (ended !== undefined) return worthOfEnd(ended, seat);
    const [decision] = session.pending();
    const goesOn = actions < depth && !happened.some((event) => isHorizon(event, score.horizon));
    if (decision === undefined || decision.domain.type === 'bulk' || !goesOn)
      return scoreOf(session.view({ role: 'player', seat }), seat, score);
    happened = actOn(session, decision, score, draw);
  }
}

function worthOfEnd({ data }: GameEvent, seat: Seat): number {
  const winners = Array.isArray(data.winners) ? data.winners : [data.winner];
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? GAME : -GAME;
}

/** @throws {InvariantBroken} when the rules accept no answer, which would be a fault of theirs */
function actOn(session: Session, decision: Decision, { passes = 0 }: BotScore, draw: Draw): readonly GameEvent[] {
  const { domain } = decision;
  if (domain.type === 'bulk') return [];
  const canPass = domain.type === 'options' && domain.max === 1 && domain.options.some(({ id }) => id === 'pass');
  const answers: readonly Answer[] = canPass && draw(10) < passes ? [{ picks: ['pass'] }] : livelyAnswers(domain, draw);
  for (const answer of answers) {
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
