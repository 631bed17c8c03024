import { createHash } from 'node:crypto';
import {
  type Action,
  type Answer,
  CardsRefused,
  type Decision,
  faultSentence,
  type GameEvent,
  type Pins,
  type Ruleset,
  type Session,
} from '@arbiter/kernel';
import { namedPlaces } from './arrangement.js';
import { automaticAnswer, isAutomatic } from './automatic.js';
import { namedDecision, test } from './checks.js';
import { checkDeckLine } from './decks.js';
import type { ActionItem, AnswerItem, CallItem, Check, DeckItem, Refused, Scenario, ScriptItem, Where } from './format.js';
import { locateAll } from './locate.js';
import type { Moment, Setting } from './moment.js';
import { firstMoment, judge, momentOf, storedMoment } from './moment.js';
import { Names } from './names.js';
import { pinsFor } from './pins.js';
import { distribute, offered, optionsFor, pick, type Picked } from './options.js';
import { describeItem, describeRefusal } from './describing.js';

/** The result of one scenario. */
export interface ScenarioReport {
  readonly name: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** Failures, each with its place in the scenario; empty when it passed. */
  readonly failures: readonly string[];
  /** Rule numbers that events, decisions and refusals contained while the scenario ran. */
  readonly carried: readonly string[];
  /** What happened, in English, to read beside a failure. */
  readonly transcript: readonly string[];
  /** Numbers of expectations that would have failed at the start, and of refusals that came as expected. */
  readonly asserted: { readonly changes: number; readonly refusals: number };
}

/** What of a run is left out where only the question matters whether the scenario passes. */
export interface RunOptions {
  /** The scenario ends at its first failure, and the report of a scenario that failed has no transcript. */
  readonly untilFailure?: boolean;
  /** States are handed on as they are instead of as text, and it is not checked that an action leaves the state alone that it is applied to. */
  readonly unstored?: boolean;
}

/** Stops the scenario, since continuing would only produce further failures. */
class Stop extends Error {}

/** Whether nothing is played, so that no match is needed. */
const isAboutDecksAlone = ({ table, script, expect }: Scenario): boolean =>
  table === null && expect.length === 0 && script.length > 0 && script.every(({ type }) => type === 'deck');

/** Number of automatic answers in a row after which a scenario is assumed to loop. */
const automaticLimit = 5_000;

/**
 * Runs one scenario on a ruleset. Never throws for an error of a scenario or a ruleset: that is a failure in the report.
 *
 * It fails when an expectation does not hold, a line of the script is left unused, a decision is open that was neither answered nor named,
 * or no expectation asserts a changed value or a refusal.
 */
export function runScenario(scenario: Scenario, ruleset: Ruleset, options: RunOptions = {}): ScenarioReport {
  const pins = pinsFor(scenario, ruleset);
  if (typeof pins !== 'string') return new Run(scenario, ruleset, pins, options).report();
  return {
    name: scenario.name,
    rules: scenario.rules,
    passed: false,
    failures: [pins],
    carried: [],
    transcript: [],
    asserted: { changes: 0, refusals: 0 },
  };
}

class Run {
  private readonly setting: Setting;
  private readonly failures: string[] = [];
  private readonly carried = new Set<string>();
  private readonly named = new Set<number>();
  private changes = 0;
  private refusals = 0;
  private start!: Moment;
  /** Undefined until the table is set, and where a scenario is about decks alone; likewise `session`, which stands at this moment. */
  private now!: Moment;
  private session!: Session;

  constructor(
    private readonly scenario: Scenario,
    private readonly ruleset: Ruleset,
    pins: Pins,
    private readonly options: RunOptions,
  ) {
    this.setting = { ruleset, pins, names: new Names(ruleset, scenario.cards) };
  }

  report(): ScenarioReport {
    let next = 0;
    let place = 'table';
    try {
      if (!isAboutDecksAlone(this.scenario)) this.begin();
      for (; next < this.scenario.script.length && !this.isDecided(); next += 1) {
        place = `script[${next}]`;
        this.play(this.scenario.script[next]!, place);
      }
      place = 'expect';
      if (!this.isDecided()) this.check(this.scenario.expect, 'expect');
      if (!this.isDecided()) this.settle();
    } catch (error) {
      if (error instanceof CardsRefused) this.failures.push(...error.faults.map((fault) => `cards: ${faultSentence(fault)}`));
      else this.failures.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
      const unused = this.scenario.script.slice(next + 1).filter((item) => item.type !== 'expect' && item.type !== 'call').length;
      if (place.startsWith('script') && unused > 0) this.failures.push(`${unused} later lines of the script were left unused`);
    }
    const { name, rules } = this.scenario;
    const asserted = { changes: this.changes, refusals: this.refusals };
    return {
      name,
      rules,
      passed: this.failures.length === 0,
      failures: this.failures,
      carried: [...this.carried],
      transcript: this.transcript(),
      asserted,
    };
  }

  private isDecided(): boolean {
    return this.options.untilFailure === true && this.failures.length > 0;
  }

  private begin(): void {
    const { ruleset, setting, scenario } = this;
    const key = createHash('sha256').update(`scenario:${scenario.seed}`).digest('hex');
    const step = scenario.table === null ? ruleset.start(setting.pins, key) : ruleset.arrange(setting.pins, key, scenario.table);
    this.start = firstMoment(setting, step);
    this.arrive(this.start);
    this.session = ruleset.openSession(setting.pins, step.state);
    const lost = setting.names.bindTable(this.now.view(judge), namedPlaces(scenario.table));
    if (lost.length > 0) throw new Stop(`after the table was set, no single object fits the alias ${lost.join(', ')}`);
  }

  private arrive(moment: Moment): void {
    this.now = moment;
    this.named.clear();
    for (const event of moment.lastEvents) this.carried.add(event.rule);
    for (const decision of moment.pending) this.carried.add(decision.rule);
    if (moment.result !== null) this.carried.add(moment.result.rule);
  }

  /** Goes on to where the session stands now, after these events. */
  private goOn(events: readonly GameEvent[]): void {
    this.arrive(momentOf(this.session, this.now, events));
    this.setting.names.follow(this.now.view(judge), this.ruleset.eventsFor(events, judge));
  }

  private play(item: ScriptItem, place: string): void {
    switch (item.type) {
      case 'expect':
        return this.check(item.expect, place);
      case 'call':
        return this.call(item);
      case 'until':
        return this.advanceTo(item.until);
      case 'do':
        return this.settleAction(this.actionOf(item), item.refused);
      case 'deck':
        return this.checkDeck(item, place);
      case 'pick':
      case 'number':
      case 'amounts':
      case 'bulk':
      case 'preset':
        return this.answer(item);
    }
  }

  private checkDeck(item: DeckItem, place: string): void {
    const { faults, problems } = checkDeckLine(item, this.ruleset, this.setting.pins.format);
    for (const { rule } of faults) if (rule !== null) this.carried.add(rule);
    this.failures.push(...problems.map((problem) => `${place}: ${problem}`));
    if (problems.length === 0 && faults.length > 0) this.refusals += 1;
  }

  private answer(item: AnswerItem): void {
    const decision = this.advance(`an answer (${describeItem(item)})`, (open) => this.isMeant(item, open));
    const answer = this.answerTo(item, decision);
    this.named.add(decision.id);
    this.settleAction({ type: 'answer', seat: decision.seat, decision: decision.id, answer }, item.refused);
  }

  private isMeant(item: AnswerItem, open: Decision): boolean {
    if (!this.isAt(item, open)) return false;
    if (item.kind === undefined && isAutomatic(this.scenario.auto, open.kind) && item.wait !== true) return false;
    if (item.wait !== true || item.type !== 'pick') return true;
    const view = this.now.view(judge);
    return item.pick.every((selector) => optionsFor(open, selector, this.setting.names, view).length > 0);
  }

  private answerTo(item: AnswerItem, decision: Decision): Answer {
    switch (item.type) {
      case 'number':
        return { number: item.number };
      case 'bulk':
        return { bulk: item.bulk };
      case 'preset': {
        const preset = this.ruleset.presetDecks().find((one) => one.id === item.preset);
        if (preset === undefined) throw new Stop(`there is no preset deck "${item.preset}"`);
        return { bulk: preset.deck };
      }
      case 'pick':
        return this.meantBy(decision, pick(decision, item.pick, this.setting.names, this.now.view(judge), item.refused !== undefined));
      case 'amounts':
        return this.meantBy(
          decision,
          distribute(decision, item.amounts, this.setting.names, this.now.view(judge), item.refused !== undefined),
        );
    }
  }

  private meantBy(decision: Decision, picked: Picked): Answer {
    if (!picked.ok) throw new Stop(`${decision.kind} of seat ${decision.seat}: ${picked.problem}`);
    return picked.answer;
  }

  private actionOf(item: ActionItem): Action {
    const seat = item.seat ?? 0;
    const scope = item.scope ?? 'match';
    switch (item.do) {
      case 'concede':
        return { type: 'concede', seat, scope };
      case 'agreeDraw':
        return { type: 'agreeDraw', scope };
      case 'judgeLoss':
        return { type: 'judgeLoss', seat, scope, rules: item.rules ?? [] };
      case 'timeOut': {
        const decision = this.advance(`a time-out of seat ${seat}`, (open) => open.seat === seat);
        return { type: 'timeOut', seat, decision: decision.id };
      }
    }
  }

  /** Carries out an automatic answer, as most actions of a scenario are. The session goes on as in a match that is played. */
  private passOn(action: Action): void {
    const outcome = this.session.act(action);
    if (!outcome.ok) throw new Stop(`refused: ${describeRefusal(outcome.refusal)}`);
    this.goOn(outcome.events);
  }

  /**
   * Carries out an action of the script in a new session on the state as it is stored, so that nothing counts that the old one remembers;
   * or checks that the action is refused as expected.
   */
  private settleAction(action: Action, refused: Refused | undefined): void {
    const { state, stored } = this.options.unstored === true ? { state: this.now.state(), stored: null } : storedMoment(this.now);
    const session = this.ruleset.openSession(this.setting.pins, state);
    const outcome = session.act(action);
    if (stored !== null && JSON.stringify(state) !== stored) throw new Stop('the action changed the state it was applied to');
    if (outcome.ok) {
      if (refused !== undefined) throw new Stop('a refusal was expected, but the action was carried out');
      this.session = session;
      return this.goOn(outcome.events);
    }
    const { refusal } = outcome;
    if (refusal.rule !== null) this.carried.add(refusal.rule);
    if (refused === undefined) throw new Stop(`refused: ${describeRefusal(refusal)}`);
    if (refused.code !== undefined && refused.code !== refusal.code)
      throw new Stop(`refused with another code: ${describeRefusal(refusal)}`);
    if (refused.rule !== undefined && refused.rule !== refusal.rule) throw new Stop(`refused by another rule: ${describeRefusal(refusal)}`);
    this.refusals += 1;
  }

  private isAt(where: Where, open: Decision): boolean {
    const { turn } = this.now.view(judge);
    return (
      (where.turn === undefined || where.turn === turn.number) &&
      (where.phase === undefined || where.phase === turn.phase) &&
      (where.seat === undefined || where.seat === open.seat) &&
      (where.kind === undefined || where.kind === open.kind) &&
      (where.rule === undefined || where.rule === open.rule)
    );
  }

  private advanceTo(until: Where | 'end' | 'rest'): void {
    if (until === 'rest') return this.rest();
    if (until !== 'end') {
      this.named.add(this.advance(`the point ${JSON.stringify(until)}`, (open) => this.isAt(until, open)).id);
      return;
    }
    for (let count = 0; this.now.result === null; count += 1) this.answerOneAutomatically('the end of the match', count);
  }

  /** Passes the decisions that `auto` allows until another one is open, or the match is over. */
  private rest(): void {
    for (let count = 0; this.automatic() !== null; count += 1) this.answerOneAutomatically('rest', count);
  }

  private automatic(): Action | null {
    for (const decision of this.now.pending) {
      const answer = automaticAnswer(this.scenario.auto, decision, this.setting, this.now);
      if (answer !== null) return { type: 'answer', seat: decision.seat, decision: decision.id, answer };
    }
    return null;
  }

  /**
   * Answers automatically until the decision that is meant is open.
   * @throws {Stop} when a decision is open that the script does not answer
   */
  private advance(towards: string, isMeant: (open: Decision) => boolean): Decision {
    for (let count = 0; ; count += 1) {
      const meant = this.now.pending.find(isMeant);
      if (meant !== undefined) return meant;
      this.answerOneAutomatically(towards, count);
    }
  }

  private answerOneAutomatically(towards: string, count: number): void {
    if (this.now.pending.length === 0) throw new Stop(`the match is over before ${towards}`);
    if (count >= automaticLimit) throw new Stop(`${automaticLimit} automatic answers did not lead to ${towards}`);
    const action = this.automatic();
    if (action !== null) return this.passOn(action);
    throw new Stop(`an unanswered decision stands before ${towards}: ${this.now.pending.map((one) => this.describe(one)).join('; ')}`);
  }

  private call(item: CallItem): void {
    const fitting = locateAll(this.now.view(judge)).filter(
      (one) =>
        (item.slot === undefined || (one.slot === item.slot && one.host === null)) &&
        (item.zone === undefined || one.zone === item.zone) &&
        (item.seat === undefined || one.seat === item.seat) &&
        (item.card === undefined || this.setting.names.isCard(one.object.card, item.card)),
    );
    // A copy may be beside its original: if several objects fit, the one without a name is meant.
    const found = fitting.length > 1 ? fitting.filter((one) => this.setting.names.nameOf(one.object.id) === undefined) : fitting;
    if (found.length !== 1) throw new Stop(`${found.length} objects can be called "${item.call}"`);
    this.setting.names.bind(item.call, found[0]!);
  }

  private check(checks: readonly Check[], place: string): void {
    for (const [index, check] of checks.entries()) {
      if (this.isDecided()) return;
      const problems = test(check, this.setting, this.now);
      this.failures.push(...problems.map((problem) => `${place}[${index}]: ${problem}`));
      if (problems.length === 0 && this.isChange(check)) this.changes += 1;
      if (check.type === 'open' && check.of.open !== 'nothing') {
        const decision = namedDecision(check.of.open, this.now.pending);
        if (decision !== undefined) this.named.add(decision.id);
      }
    }
  }

  /** Whether an expectation asserts a change: whether it would have failed at the start. */
  private isChange(check: Check): boolean {
    if (check.type === 'open' || check.type === 'happened' || check.type === 'absent') return false;
    return test(check, this.setting, this.start).length > 0;
  }

  /** Checks what must be true of every scenario at its end. */
  private settle(): void {
    const open = (this.now?.pending ?? []).filter(
      (one) => !this.named.has(one.id) && !isAutomatic(this.scenario.auto, one.kind) && !this.scenario.mayStayOpen.includes(one.kind),
    );
    this.failures.push(
      ...open.map(
        (one) =>
          `an unanswered decision is open at the end: ${this.describe(one)}; answer it, or name it with "open" or "until", or list its kind under "mayStayOpen"`,
      ),
    );
    if (this.failures.length === 0 && this.changes + this.refusals === 0) {
      this.failures.push('the scenario asserts neither a changed value nor a refusal');
    }
  }

  private describe(decision: Decision): string {
    return `seat ${decision.seat} is asked ${decision.kind} (${decision.rule}), ${offered(decision, this.setting.names)}`;
  }

  private transcript(): readonly string[] {
    if (this.isDecided()) return [];
    return (this.now?.events ?? []).map((event) => `${event.rule} ${this.ruleset.renderEvent(event, 'en')}`);
  }
}
