import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { type Decision, type MatchState, type Pins, type Ruleset, type Session, uniform, WordStream } from '@arbiter/kernel';
import { games } from '@arbiter/games';
import { bestAnswers, type BotScore, botScores, type Draw, type Effort, livelyAnswers } from './index.js';
import { redealt } from './redeal.js';

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function drawOf(text: string): Draw {
  const words = new WordStream(keyOf(text));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
}

function pinsOf(ruleset: Ruleset, matchId: string): Pins {
  const [format] = Object.values(ruleset.formats);
  if (format === undefined) throw new Error('the game has a format');
  const decks = ruleset.pinsDecks === true ? { decks: [0, 1].map(() => ruleset.presetDecks()[0]?.deck ?? null) } : {};
  return { matchId, game: ruleset.game, ruleset: 'unreleased', format, seats: 2, seedCommitment: null, ...decks };
}

function begin(ruleset: Ruleset, name: string): { readonly pins: Pins; readonly session: Session } {
  const pins = pinsOf(ruleset, name);
  return { pins, session: ruleset.openSession(pins, ruleset.start(pins, keyOf(name)).state) };
}

const asked = (session: Session): Decision => session.pending()[0] as Decision;

/** Answers a question at random, as the game itself samples where a deck is asked for. */
function answerAtRandom(session: Session, decision: Decision, draw: Draw): void {
  const { domain } = decision;
  const answers = domain.type === 'bulk' ? [session.sample(decision, draw)] : livelyAnswers(domain, draw);
  const taken = answers.some((answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer }).ok);
  expect(taken).toBe(true);
}

const quick: Effort = { answers: 8, rounds: 1, actions: 100, depth: 40 };

/** Plays a match of the bot in one seat against random answers. @returns the seats that won */
function play(ruleset: Ruleset, name: string, bot: number): readonly number[] {
  const score = botScores[ruleset.game];
  if (score === undefined) throw new Error('the game has a score');
  const { pins, session } = begin(ruleset, name);
  const draw = drawOf(`answers ${name}`);
  for (let actions = 0; session.result() === null && actions < 2_000; actions++) {
    const decision = asked(session);
    const best = decision.seat === bot ? bestAnswers({ ruleset, pins, session }, decision, score, draw, quick) : null;
    if (best === null) answerAtRandom(session, decision, draw);
    else expect(best.some((answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer }).ok)).toBe(true);
  }
  return session.result()?.winners ?? [];
}

/** Plays at random until a number of questions are answered. */
function begun(ruleset: Ruleset, name: string, answers: number): ReturnType<typeof begin> {
  const match = begin(ruleset, name);
  const draw = drawOf(`answers ${name}`);
  for (let at = 0; at < answers && match.session.result() === null; at++) answerAtRandom(match.session, asked(match.session), draw);
  return match;
}

/** Returns what a bot answers, and the states that it tried its answers on: chance may hide in an answer that it looked, not in these. */
function thinking(ruleset: Ruleset, pins: Pins, session: Session, decision: Decision, score: BotScore) {
  const tried: MatchState[] = [];
  const watched: Ruleset = {
    ...ruleset,
    openSession: (given, state) => {
      tried.push(state);
      return ruleset.openSession(given, state);
    },
  };
  const answers = bestAnswers({ ruleset: watched, pins, session }, decision, score, drawOf('think'), quick) ?? [];
  return { answers, tried };
}

/** Plays on at random to the next question that a bot tries out answers to. */
function playToASearch(ruleset: Ruleset, pins: Pins, session: Session, score: BotScore): void {
  const draw = drawOf('on to a search');
  while (thinking(ruleset, pins, session, asked(session), score).tried.length === 0) answerAtRandom(session, asked(session), draw);
}

describe('a bot', () => {
  it('beats random play in Starline, from both seats, and the rules accept its answers', () => {
    const won = Array.from({ length: 4 }, (_, game) => play(games.starline, `bot ${game}`, game % 2).includes(game % 2));
    expect(won.filter((one) => one).length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(games) as (keyof typeof games)[])('has a score for %s, and answers without changing the match', (id) => {
    const ruleset: Ruleset = games[id];
    const score = botScores[id];
    expect(score).toBeDefined();
    const { pins, session } = begun(ruleset, `still ${id}`, 60);
    const before = session.fingerprint();
    const decision = asked(session);
    const answers = score === undefined ? null : bestAnswers({ ruleset, pins, session }, decision, score, drawOf('still'), quick);
    expect(session.fingerprint()).toBe(before);
    expect(answers?.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(games) as (keyof typeof games)[])('in %s answers alike whatever lies where it does not see it', (id) => {
    const ruleset: Ruleset = games[id];
    const score = botScores[id];
    if (score === undefined) throw new Error('the game has a score');
    for (const answers of [40, 80]) {
      const { pins, session } = begun(ruleset, 'hidden', answers);
      playToASearch(ruleset, pins, session, score);
      const decision = asked(session);
      const view = session.view({ role: 'player', seat: decision.seat });
      const facts = new Map(ruleset.cards().map((card) => [card.id, card]));
      const other = ruleset.openSession(pins, redealt(session.state(), view, decision, score, facts, drawOf('another deal')));
      expect(other.fingerprint()).not.toBe(session.fingerprint());
      expect(other.view({ role: 'player', seat: decision.seat })).toEqual(view);
      const guess = (one: Session) => redealt(one.state(), view, decision, score, facts, drawOf('guess'));
      expect(guess(other)).toEqual(guess(session));
      const think = (one: Session) => thinking(ruleset, pins, one, decision, score);
      const [thought, otherwise] = [think(session), think(other)];
      expect(otherwise).toEqual(thought);
    }
  });
});
