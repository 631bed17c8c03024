import { type Command, Option } from 'commander';
import type { Answer, Decision, GameEvent, Language, Pins, Ruleset, Seat, Session } from '@arbiter/kernel';
import { searchedAnswers } from '../bot.js';
import { boardText } from '../board.js';
import { CommandFailed } from '../failure.js';
import { eventsShown, type Person } from '../play/asking.js';
import { askReadyDeck } from '../play/decks.js';
import { idleAnswer, takingBackIn, type WhereToAsk } from '../play/idle.js';
import { askPerson } from '../play/person.js';
import { type Terminal, terminalOf } from '../play/terminal.js';
import { terminalWords } from '../play/words.js';
import { drawFrom, keyFrom } from '../random.js';
import { gameOf, localPins } from '../rulesets.js';

export interface PlayOptions {
  readonly seed: string;
  readonly bots?: boolean;
  readonly name: string;
  readonly ask: WhereToAsk;
  readonly language: Language;
  readonly format?: string;
}

/** The person's seat. */
const own: Seat = 0;

/** Adds `arbiter play GAME`: a local match against a bot in the terminal, or bot against bot. Nothing is recorded. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a local match in the terminal: you in seat 0, a bot in seat 1 (nothing is recorded)')
    .argument('[game]', 'id of the game', 'starline')
    .option('--seed <text>', 'decides shuffles and the bot', String(Date.now()))
    .option('--bots', 'both seats are bots')
    .option('--name <text>', 'what you are called', 'Guest')
    .option('--format <id>', 'format of the match; the first one of the game unless given')
    .addOption(
      new Option('--ask <where>', 'only where you can act, or wherever the rules ask').choices(['acting', 'always']).default('acting'),
    )
    .addOption(new Option('--language <language>', 'of the words').choices(['en', 'zh']).default('en'))
    .action((game: string, options: PlayOptions) => {
      const terminal = options.bots === true ? null : terminalOf(process.stdin, process.stdout);
      return play(gameOf(game), options, terminal, (text) => console.log(text)).finally(() => terminal?.close());
    });
}

/**
 * Plays a match to its end, or until the person leaves.
 * @param terminal of the person in seat 0; null where bots play
 * @throws {CommandFailed} for a format that the game does not have
 */
export async function play(ruleset: Ruleset, options: PlayOptions, terminal: Terminal | null, say: (text: string) => void): Promise<void> {
  const { language } = options;
  const words = terminalWords[language];
  say(words.begins(ruleset.names[language], options.seed));
  const local = localPins(ruleset, `play-${options.seed}`, formatOf(ruleset, options.format));
  const names = Array.from({ length: local.seats }, (_, seat) => {
    if (terminal === null) return words.bot(seat + 1);
    return seat === own ? options.name : words.bot(local.seats === 2 ? null : seat);
  });
  const person: Person | null =
    terminal === null ? null : { terminal, ruleset, language, names, seat: own, asked: options.ask, stops: false, board: '', told: [] };
  if (person !== null) say(words.asked[person.asked]);
  const pins = person === null ? local : await withOwnDeck(person, local);
  if (pins === null) return;
  const draw = drawFrom(`bot ${options.seed}`);
  const { state, events } = ruleset.start(pins, keyFrom(options.seed));
  const session = ruleset.openSession(pins, state);
  const tell = (some: readonly GameEvent[]): void => {
    const viewer = person === null ? ({ role: 'judge' } as const) : ({ role: 'player', seat: own } as const);
    const lines = ruleset.eventsFor(some, viewer).map((event) => `  ${ruleset.renderEvent(event, language, names)} [${event.rule}]`);
    lines.forEach(say);
    person?.told.splice(0, Infinity, ...[...person.told, ...lines].slice(-eventsShown));
  };
  tell(events);
  let refused: number | null = null;
  while (session.result() === null) {
    if (person !== null) takeBackPasses(person, session, tell);
    const decision = session.pending()[0] as Decision;
    const answer = person !== null && decision.seat === own ? await personAnswer(person, session, decision, refused) : null;
    if (answer === 'left') return;
    const outcome = actWithOne(session, decision, answer === null ? searchedAnswers(ruleset, pins, session, decision, draw) : [answer]);
    refused = outcome.ok ? null : decision.id;
    if (outcome.ok) tell(outcome.events);
    else say(words.refused(outcome.refusal.detail, outcome.refusal.rule ?? outcome.refusal.code));
  }
  say(boardText(ruleset, session.view({ role: 'judge' }), names, language));
}

function formatOf(ruleset: Ruleset, id: string | undefined): Ruleset['formats'][string] | undefined {
  if (id === undefined) return undefined;
  const format = Object.entries(ruleset.formats).find(([name]) => name === id)?.[1];
  if (format === undefined)
    throw new CommandFailed(
      `${ruleset.game} has no format called ${JSON.stringify(id)}. There are: ${Object.keys(ruleset.formats).join(', ')}.`,
    );
  return format;
}

/** Lets the person choose their deck where decks are chosen before the match. @returns null when they leave or the input has ended */
async function withOwnDeck(person: Person, pins: Pins): Promise<Pins | null> {
  if (pins.decks === undefined) return pins;
  const deck = await askReadyDeck(person, person.ruleset.presetDecks());
  return deck === null ? null : { ...pins, decks: pins.decks.map((one, seat) => (seat === own ? deck : one)) };
}

/**
 * Answers for the person where they can do nothing and do not want to be asked; asks them elsewhere.
 * @param refused id of the decision whose last answer the rules refused, which is left to the person
 */
async function personAnswer(person: Person, session: Session, decision: Decision, refused: number | null): Promise<Answer | 'left'> {
  const idle = person.asked === 'acting' && decision.id !== refused ? idleAnswer(decision) : null;
  return idle ?? (await askPerson(person, session, shownDecision(session, decision)));
}

/** Returns a decision as the person sees it, with what each option is about. */
function shownDecision(session: Session, decision: Decision): Decision {
  const found = session.view({ role: 'player', seat: decision.seat }).pending.find((one) => one.yours && one.decision.id === decision.id);
  return found?.yours === true ? found.decision : decision;
}

/** Takes back that the person passes, once they have said so and another player is asked. */
function takeBackPasses(person: Person, session: Session, tell: (events: readonly GameEvent[]) => void): void {
  for (let act = takingBackIn(session, own); person.stops && act !== null; act = takingBackIn(session, own)) {
    const outcome = session.act(act);
    if (!outcome.ok) throw new CommandFailed(outcome.refusal.detail);
    tell(outcome.events);
  }
}

/** Tries these answers in turn until the rules accept one. @returns the last refusal when they accept none */
function actWithOne(session: Session, decision: Decision, answers: readonly Answer[]): ReturnType<Session['act']> {
  const act = (answer: Answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
  const [first, ...others] = answers as readonly [Answer, ...Answer[]];
  return others.reduce((outcome, answer) => (outcome.ok ? outcome : act(answer)), act(first));
}
