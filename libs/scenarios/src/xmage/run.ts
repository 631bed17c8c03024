import type { Answer } from '@arbiter/kernel';
import { isMet, offerFor, wishFor } from './act.js';
import { testExpectation } from './check.js';
import { choose } from './choose.js';
import { declareAttack, declareBlock, withDemands } from './combat.js';
import type { Board, MatchDriver, Offer, Question } from './driver.js';
import type { Side } from './format.js';
import { sideSeat } from './match-names.js';
import type { Plan, PlannedAct, PlannedLine, PlannedStop } from './plan.js';
import { queuesOf, type Queues } from './queues.js';
import { Refused, Stop } from './stop.js';
import { compareMoments, isSameMoment } from './steps.js';

/** The result of a plan that was run. */
export interface Played {
  readonly failures: readonly string[];
  /** Rows of docs/xmage.md that gave an answer where the record has none. */
  readonly defaults: readonly string[];
}

/** Stops a record that never ends: no record needs a tenth of it. */
const answerLimit = 5_000;
/** Number of attempts with other random results, until the coins fall as the record says. */
const attempts = 64;

/** Runs a plan in matches of a driver. */
export function playPlan(plan: Plan, open: () => MatchDriver): Played {
  const coins = plan.answers.A.coins.length + plan.answers.B.coins.length;
  for (let attempt = 0; attempt < (coins === 0 ? 1 : attempts); attempt += 1) {
    const driver = open();
    const played = new Play(plan, driver, attempt).run();
    if (flippedAs(plan, driver)) return played;
  }
  return { failures: [`the coin flips did not come out as recorded in any of ${attempts} attempts`], defaults: [] };
}

const flippedAs = (plan: Plan, driver: MatchDriver): boolean =>
  (['A', 'B'] as const).every((side) => {
    const flipped = driver.coins(sideSeat(side));
    return plan.answers[side].coins.every((wanted, index) => flipped[index] === wanted);
  });

type Acting = Extract<PlannedAct, { readonly act: 'cast' | 'land' | 'activate' | 'mana' }>;

class Play {
  private readonly lines: { readonly [S in Side]: PlannedLine[] };
  private readonly queues: { readonly [S in Side]: Queues };
  private readonly failures: string[] = [];
  private readonly defaults = new Set<string>();
  private current = 0;
  private answers = 0;
  /** Number of passes in a row, and the signature of the board at which they were made. */
  private passes = 0;
  private passedAt = '';

  constructor(
    private readonly plan: Plan,
    private readonly driver: MatchDriver,
    private readonly attempt: number,
  ) {
    this.lines = { A: plan.script.filter((line) => line.side === 'A'), B: plan.script.filter((line) => line.side === 'B') };
    this.queues = { A: queuesOf(plan, 'A'), B: queuesOf(plan, 'B') };
  }

  run(): Played {
    try {
      const faults = this.driver.place(this.plan.setup, this.attempt);
      if (faults.length > 0) throw new Stop(`the table can't be set: ${faults.join('; ')}`);
      for (const [index, stop] of this.plan.stops.entries()) {
        this.current = index;
        this.playTo(stop);
        for (const want of stop.expect)
          this.note(testExpectation(want, this.driver.board(), null), `after turn ${stop.after.turn}, ${stop.after.step}`);
      }
      if (this.plan.strict) this.noteLeftovers();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      if (error instanceof Refused && this.asksForRefusal()) this.defaults.add('refusal');
      else this.failures.push(`${this.where()}: ${error.message}`);
    }
    return { failures: this.failures, defaults: [...this.defaults].sort() };
  }

  /** Whether the record was written for the refusal of its last act, as is any record that expects nothing and has come to its last act. */
  private asksForRefusal(): boolean {
    const checked = this.plan.script.some((line) => line.act.act === 'check') || this.plan.stops.some((stop) => stop.expect.length > 0);
    return !checked && [...this.lines.A, ...this.lines.B].every((line) => line.act.act === 'wait');
  }

  private note(problem: string | null, where: string): void {
    if (problem !== null) this.failures.push(`${where}: ${problem}`);
  }

  private where(): string {
    const board = this.answers === 0 ? null : this.driver.board();
    return board === null ? 'at the start' : `turn ${board.at.turn}, ${board.at.step}`;
  }

  /** Reports lines that were never carried out. Lines that wait don't count, nor blocks for which no player was asked. */
  private noteLeftovers(): void {
    const { at } = this.driver.board();
    const left = [...this.lines.A, ...this.lines.B].filter(
      (line) => line.act.act !== 'wait' && (line.act.act !== 'block' || compareMoments(at, line.at) < 0),
    );
    for (const line of left)
      this.failures.push(`turn ${line.at.turn}, ${line.at.step}: ${line.side}'s line was never carried out: ${describe(line.act)}`);
  }

  private playTo(stop: PlannedStop): void {
    for (;;) {
      const [question] = this.driver.questions();
      const board = this.driver.board();
      if (question === undefined || compareMoments(board.at, stop.after) > 0) return;
      if (question.asks === 'priority') {
        const act = this.actAt(question, board);
        if (act === null && this.isLastPass(board, stop)) return;
        this.carryOut(question, board, act);
      } else this.answerQuestion(question, board);
      this.answers += 1;
      if (this.answers > answerLimit) throw new Stop(`the match did not end after ${answerLimit} answers`);
    }
  }

  /** Whether the step would end with this pass: everybody else has passed since anything happened. */
  private isLastPass(board: Board, stop: PlannedStop): boolean {
    return (
      isSameMoment(board.at, stop.after) &&
      board.stack.length === 0 &&
      this.passedAt === signature(board) &&
      this.passes >= board.players.length - 1
    );
  }

  private sideOf(question: Question): Side {
    return question.seat === 0 ? 'A' : 'B';
  }

  /** Returns the option that the next line of this player asks for; null to pass. Checks that come before it are made. */
  private actAt(question: Question, board: Board): { readonly offer: Offer; readonly act: Acting } | null {
    const side = this.sideOf(question);
    for (const line of this.lines[side].filter((one) => one.run <= this.current && isSameMoment(one.at, board.at))) {
      const { act } = line;
      switch (act.act) {
        case 'check':
          this.note(testExpectation(act.expectation, board, question), `turn ${line.at.turn}, ${line.at.step}, check "${act.label}"`);
          this.strike(side, line);
          break;
        case 'wait':
          if (board.stack.length > 0) {
            if (act.once) this.strike(side, line);
            return null;
          }
          this.strike(side, line);
          break;
        case 'attack':
        case 'block':
          break;
        case 'mana': {
          const offer = offerFor(act, question, board);
          this.strike(side, line);
          if (offer !== undefined) return { offer, act };
          break;
        }
        default: {
          if ('condition' in act && !isMet(act.condition, board, question.seat)) return null;
          const offer = offerFor(act, question, board, wishFor(this.queues[side].choices));
          this.strike(side, line);
          if (offer === undefined) {
            if (this.passesOver(side)) break;
            throw new Refused(`${side} can't ${describe(act)}: it is not offered`);
          }
          if (act.act === 'cast') this.dropWish(side);
          return { offer, act };
        }
      }
    }
    return null;
  }

  /** Whether the record says that the present act may be impossible. */
  private passesOver(side: Side): boolean {
    const queues = this.queues[side];
    if (queues.choices[0]?.type !== 'skipFailed') return false;
    queues.choices = queues.choices.slice(1);
    return true;
  }

  /** Removes the choice of a way of casting: it was made with the option, and is not asked for again. */
  private dropWish(side: Side): void {
    const queues = this.queues[side];
    const at = queues.choices.findIndex((choice) => choice.type === 'words');
    const head = queues.choices[at];
    if (head?.type === 'words' && head.text.startsWith('Cast with ')) queues.choices = queues.choices.filter((_, index) => index !== at);
  }

  private strike(side: Side, line: PlannedLine): void {
    this.lines[side].splice(this.lines[side].indexOf(line), 1);
  }

  private carryOut(question: Question, board: Board, act: { readonly offer: Offer; readonly act: Acting } | null): void {
    const queues = this.queues[this.sideOf(question)];
    if (act === null) {
      const pass = question.offers.find((offer) => offer.means.type === 'pass');
      if (pass === undefined) throw new Stop(`no pass is offered at ${question.kind}`);
      this.passes = this.passedAt === signature(board) ? this.passes + 1 : 1;
      this.passedAt = signature(board);
      queues.hints = [];
      return this.answer(question, { picks: [pass.id] });
    }
    this.passes = 0;
    queues.hints = 'hints' in act.act ? act.act.hints : [];
    this.answer(question, { picks: [act.offer.id] });
  }

  private answerQuestion(question: Question, board: Board): void {
    if (question.asks === 'attack') return this.attack(question, board);
    if (question.asks === 'block') return this.block(question, board);
    const { answer, row } = choose(question, board, this.queues[this.sideOf(question)]);
    if (row !== null) this.defaults.add(row);
    this.answer(question, answer);
  }

  private attack(question: Question, board: Board): void {
    const side = this.sideOf(question);
    const lines = this.linesOf(side, board, 'attack');
    const { offers, used } = declareAttack(
      question,
      board,
      lines.map((line) => line.act as Extract<PlannedAct, { readonly act: 'attack' }>),
    );
    for (const line of lines.filter((one) => (used as readonly PlannedAct[]).includes(one.act))) this.strike(side, line);
    this.declare(question, offers);
  }

  private block(question: Question, board: Board): void {
    const side = this.sideOf(question);
    const lines = this.linesOf(side, board, 'block');
    for (const line of lines) this.strike(side, line);
    const { offers } = declareBlock(
      question,
      board,
      lines.map((line) => line.act as Extract<PlannedAct, { readonly act: 'block' }>),
    );
    this.declare(question, offers);
  }

  /** Returns the lines for a declaration; they belong to a turn, whichever of its combats it is. */
  private linesOf(side: Side, board: Board, act: 'attack' | 'block'): readonly PlannedLine[] {
    return this.lines[side].filter((line) => line.act.act === act && line.run <= this.current && line.at.turn === board.at.turn);
  }

  /** Makes a declaration; attacks or blocks that the game demands are added when it would otherwise be refused. */
  private declare(question: Question, offers: readonly Offer[]): void {
    const refusal = this.driver.answer(question, { picks: offers.map((offer) => offer.id) });
    if (refusal === null) return;
    const demanded = withDemands(offers, question);
    if (demanded === null || this.driver.answer(question, demanded) !== null) throw new Refused(`${question.kind} is refused: ${refusal}`);
  }

  private answer(question: Question, answer: Answer): void {
    const refusal = this.driver.answer(question, answer);
    if (refusal !== null)
      throw new Stop(`${question.kind} of ${this.sideOf(question)} answered with ${JSON.stringify(answer)} is refused: ${refusal}`);
  }
}

/** Returns a text for a board that passing does not change, while other acts do. */
const signature = (board: Board): string => `${board.at.turn} ${board.at.step} ${board.stack.map((item) => item.id).join(',')}`;

function describe(act: PlannedAct): string {
  switch (act.act) {
    case 'cast':
      return `cast ${act.card.name}${act.way === null ? '' : ` by ${act.way}`}`;
    case 'land':
      return `play ${act.card.name}`;
    case 'activate':
    case 'mana':
      return `activate the ability "${act.words.text}"`;
    case 'attack':
      return `attack with ${act.attacker.name}`;
    case 'block':
      return `block with ${act.blocker.name}`;
    case 'check':
      return `check "${act.label}"`;
    case 'wait':
      return 'wait';
  }
}
