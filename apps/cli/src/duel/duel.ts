import type { Effort } from '@arbiter/bots';
import { type Answer, type Decision, type GameEvent, InvariantBroken, type Ruleset, type Seat, type Session } from '@arbiter/kernel';
import { botAnswers, searchedAnswers } from '../bot.js';
import { drawFrom, keyFrom } from '../random.js';
import { localPins, pinnedDecks, withDecks } from '../rulesets.js';

export interface DuelOptions {
  readonly games: number;
  readonly seed: string;
  readonly effort?: Effort;
  /** Number of the first game of the series, so that a series can be played in parts. */
  readonly first: number;
  /** Both in milliseconds, to measure how long the bot thinks. */
  readonly clocks: { readonly processor: () => number; readonly wall: () => number };
  /** Told everything that happens. */
  readonly tell?: (events: readonly GameEvent[], game: number) => void;
}

/** How long the bot thought about one decision, in milliseconds. */
export interface Thought {
  readonly game: number;
  readonly kind: string;
  /** Number of options; 0 where none are listed. */
  readonly options: number;
  /** Of all threads of the process, with what collects its garbage. */
  readonly processorMs: number;
  readonly wallMs: number;
}

/** What came of games between the bot and one that answers at random. */
export interface DuelScore {
  readonly won: number;
  readonly lost: number;
  /** Games that were drawn, or not over after the most actions that a duel allows. */
  readonly drawn: number;
  readonly thought: readonly Thought[];
}

/** A game that is not over after so many actions counts as drawn. */
const MOST_ACTIONS = 4_000;

/** Plays games of the bot against one that answers at random. Seats alternate, and each pair of decks is played from both sides. */
export function duel(ruleset: Ruleset, options: DuelOptions, progress: (score: DuelScore) => void = () => undefined): DuelScore {
  let score: DuelScore = { won: 0, lost: 0, drawn: 0, thought: [] };
  for (let game = options.first; game < options.first + options.games; game++) {
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
): { readonly winners: readonly Seat[]; readonly thought: readonly Thought[] } {
  const bot = game % 2;
  const name = `duel ${options.seed} ${game}`;
  const pins = { ...localPins(ruleset, name), ...withDecks(pinnedDecks(ruleset, Math.floor(game / 2))) };
  const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom(name)).state);
  const draw = drawFrom(`answers ${name}`);
  const thought: Thought[] = [];
  for (let actions = 0; session.result() === null && actions < MOST_ACTIONS; actions++) {
    const [decision] = session.pending();
    if (decision === undefined) throw new InvariantBroken('nobody is asked, and the match is not over');
    const answers =
      decision.seat === bot
        ? timed(options, game, decision, thought, () => searchedAnswers(ruleset, pins, session, decision, draw, options.effort))
        : botAnswers(ruleset, decision, draw);
    const events = act(session, decision, answers);
    options.tell?.(events, game);
  }
  return { winners: session.result()?.winners ?? [], thought };
}

/** Lets the bot think, and notes for how long. */
function timed<T>({ clocks }: DuelOptions, game: number, { kind, domain }: Decision, thought: Thought[], think: () => T): T {
  const [processor, wall] = [clocks.processor(), clocks.wall()];
  const found = think();
  const options = 'options' in domain ? domain.options.length : 0;
  thought.push({ game, kind, options, processorMs: clocks.processor() - processor, wallMs: clocks.wall() - wall });
  return found;
}

/** Answers with the first answer that the rules accept. @throws {InvariantBroken} when they accept none */
function act(session: Session, decision: Decision, answers: readonly Answer[]): readonly GameEvent[] {
  for (const answer of answers) {
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (done.ok) return done.events;
  }
  throw new InvariantBroken(`the rules accept no answer to ${decision.kind}`);
}
