import { createInterface, type Interface } from 'node:readline/promises';
import type { Command } from 'commander';
import { type Answer, type Decision, type PlayerNames, type Ruleset, type Seat, type Session } from '@arbiter/kernel';
import { botAnswer, searchedAnswers } from '../bot.js';
import { boardText } from '../board.js';
import { drawFrom, keyFrom } from '../random.js';
import { gameOf, localPins } from '../rulesets.js';
import { boundsText, rangeText, readLine } from '../typed-answer.js';

interface PlayOptions {
  readonly seed: string;
  readonly bots?: boolean;
  readonly name: string;
}

/** Adds `arbiter play GAME`: a local match against a bot in the terminal, or bot against bot. Nothing is recorded. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a local match in the terminal: you in seat 0, a bot in seat 1 (nothing is recorded)')
    .argument('[game]', 'id of the game', 'starline')
    .option('--seed <text>', 'decides shuffles and the bot', String(Date.now()))
    .option('--bots', 'both seats are bots')
    .option('--name <text>', 'what you are called', 'Guest')
    .action((game: string, options: PlayOptions) => play(gameOf(game), options));
}

async function play(ruleset: Ruleset, options: PlayOptions): Promise<void> {
  const pins = localPins(ruleset, `play-${options.seed}`);
  const draw = drawFrom(`bot ${options.seed}`);
  const { state, events } = ruleset.start(pins, keyFrom(options.seed));
  const session = ruleset.openSession(pins, state);
  const terminal = options.bots === true ? null : createInterface({ input: process.stdin, output: process.stdout });
  const names =
    options.bots === true
      ? Array.from({ length: pins.seats }, (_, seat) => `Bot ${seat + 1}`)
      : [options.name, ...Array.from({ length: pins.seats - 1 }, (_, at) => (pins.seats === 2 ? 'Bot' : `Bot ${at + 1}`))];
  console.log(`${ruleset.names.en}, seed ${options.seed}`);
  tell(ruleset, events, 0, names);
  try {
    while (session.result() === null) {
      const decision = session.pending()[0] as Decision;
      const answer = terminal !== null && decision.seat === 0 ? await askPerson(ruleset, session, terminal, decision, draw, names) : null;
      if (answer === 'leave') return;
      const outcome = actWithOne(session, decision, answer === null ? searchedAnswers(ruleset, pins, session, decision, draw) : [answer]);
      if (outcome.ok) tell(ruleset, outcome.events, terminal === null ? null : 0, names);
      else console.log(`No: ${outcome.refusal.detail} [${outcome.refusal.rule ?? outcome.refusal.code}]`);
    }
    console.log(boardText(ruleset, session.view({ role: 'judge' }), names));
  } finally {
    terminal?.close();
  }
}

function tell(ruleset: Ruleset, events: Parameters<Ruleset['eventsFor']>[0], seat: Seat | null, names: PlayerNames): void {
  for (const event of ruleset.eventsFor(events, seat === null ? { role: 'judge' } : { role: 'player', seat }))
    console.log(`  ${ruleset.renderEvent(event, 'en', names)} [${event.rule}]`);
}

/** Tries these answers in turn until the rules accept one. @returns the last refusal when they accept none */
function actWithOne(session: Session, decision: Decision, answers: readonly Answer[]): ReturnType<Session['act']> {
  const act = (answer: Answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
  const [first, ...others] = answers as readonly [Answer, ...Answer[]];
  return others.reduce((outcome, answer) => (outcome.ok ? outcome : act(answer)), act(first));
}

/** Returns a question and its possible answers, each with its number. */
export function questionText(ruleset: Ruleset, decision: Decision, names: PlayerNames): string {
  const { domain } = decision;
  const options =
    'options' in domain
      ? domain.options.map((option, at) => `  ${at + 1}) ${ruleset.renderOption(option, 'en', names)}${boundsText(option)}`)
      : [];
  return [`${ruleset.renderDecision(decision, 'en', names)} [${decision.rule}]`, ...options].join('\n');
}

/** Asks the person at the terminal one question. @returns `leave` when the input has ended */
async function askPerson(
  ruleset: Ruleset,
  session: Session,
  terminal: Interface,
  decision: Decision,
  draw: (n: number) => number,
  names: PlayerNames,
): Promise<Answer | 'leave'> {
  const { domain } = decision;
  if (domain.type === 'bulk') return botAnswer(ruleset, decision, draw);
  console.log(
    `\n${boardText(ruleset, session.view({ role: 'player', seat: decision.seat }), names)}\n${questionText(ruleset, decision, names)}`,
  );
  for (;;) {
    const line = await terminal.question(`Choose (${rangeText(domain)}; q to leave): `).catch(() => 'q');
    if (line.trim() === 'q') return 'leave';
    const answer = readLine(ruleset, domain, line);
    if (answer !== null) return answer;
    console.log('Type the numbers of what you choose.');
  }
}
