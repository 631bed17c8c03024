import type { Effort } from '@arbiter/bots';
import { type Answer, type Decision, InvariantBroken, type Ruleset, type Seat, type Session } from '@arbiter/kernel';
import { botAnswers, searchedAnswers } from '../bot.js';
import { drawFrom, keyFrom } from '../random.js';
import { localPins, pinnedDecks, withDecks } from '../rulesets.js';

export interface DuelOptions {
  readonly games: number;
  readonly seed: string;
  readonly effort?: Effort;
  /** Returns a time in milliseconds, to measure how long the bot thinks. */
  readonly now: () => number;
}

/** What came of games between the bot and one that answers at random. */
export interface DuelScore {
  readonly won: number;
  readonly lost: number;
  /** Games that were drawn, or not over after the most actions that a duel allows. */
  readonly drawn: number;
  /** How long the bot thought about each of its decisions, in milliseconds. */
  readonly thought: readonly number[];
}

/** A game that is not over after so many actions counts as drawn. */
const MOST_ACTIONS = 4_000;

/** Plays games of the bot against one that answers at random. Seats alternate, and each pair of decks is played from both sides. */
export function duel(ruleset: Ruleset, options: DuelOptions, progress: (score: DuelScore) => void = () => undefined): DuelScore {
  let score: DuelScore = { won: 0, lost: 0, drawn: 0, thought: [] };
  for (let game = 0; game < options.games; game++) {
    const { winners, thought } = playOne(ruleset, options, game);
    const bot = game % 2;
    const won = winners.includes(bot) && winners.length === 1;
    const lost = !winners.includes(bot) && winners.length > 0;
    score = {
      won: score.won + Number(won),
      lost: score.lost + Number(lost),
      drawn: score.drawn + Number(!won && !lost),
      thought: [...score.thought, ...thought],
    };
    progress(score);
  }
  return score;
}

function playOne(
  ruleset: Ruleset,
  options: DuelOptions,
  game: number,
): { readonly winners: readonly Seat[]; readonly thought: readonly number[] } {
  const bot = game % 2;
  const name = `duel ${options.seed} ${game}`;
  const pins = { ...localPins(ruleset, name), ...withDecks(pinnedDecks(ruleset, Math.floor(game / 2))) };
  const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(name)).state);
  const draw = drawFrom(`answers ${name}`);
  const thought: number[] = [];
  for (let actions = 0; session.result() === null && actions < MOST_ACTIONS; actions++) {
    const [decision] = session.pending();
    if (decision === undefined) throw new InvariantBroken('nobody is asked, and the match is not over');
    if (decision.seat !== bot) act(session, decision, botAnswers(ruleset, decision, draw));
    else {
      const began = options.now();
      const answers = searchedAnswers(ruleset, pins, session, decision, draw, options.effort);
      thought.push(options.now() - began);
      act(session, decision, answers);
    }
  }
  return { winners: session.result()?.winners ?? [], thought };
}

/** Answers with the first answer that the rules accept. @throws {InvariantBroken} when they accept none */
function act(session: Session, decision: Decision, answers: readonly Answer[]): void {
  const accepted = answers.some((answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer }).ok);
  if (!accepted) throw new InvariantBroken(`the rules accept no answer to ${decision.kind}`);
}
