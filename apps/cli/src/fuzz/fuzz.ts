import type { Action, Answer, Decision, Domain, GameEvent, GameResult, Json, MatchState, Option, Pins, Ruleset, Session } from '@arbiter/kernel';
import { type Counts, countAnswer, countEnding, countEvents, emptyCounts, missingFrom, tally } from './counts.js';
import { type Draw, drawFrom, keyFrom, seedOfGame } from './draw.js';
import { checkTable, demand, Fault } from './invariants.js';
import { probeStep } from './probe-step.js';
import type { FuzzProfile } from './profile.js';
import { difference } from './secrets.js';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  /** One action in so many gets every check there is; 1 for all. The cheap checks are made after each. Default 8. */
  readonly probeEvery?: number;
  /** Actions after which a match counts as never ending. Default 5,000. */
  readonly maxActions?: number;
  /** One match in so many ends by conceding, an agreed draw, a judge or a clock; 0 for none. Default 12. */
  readonly interruptEvery?: number;
  /** Faults after which the run stops. Default 5. */
  readonly maxFaults?: number;
  /** Plays this game of the run alone. */
  readonly only?: number;
  /** Takes the place of what the profile likes, for a game that is played again. */
  readonly favourites?: readonly string[];
  readonly progress?: (games: number) => void;
}

/** A broken invariant, with all that is needed to see it again. */
export interface FuzzFault {
  readonly seed: number;
  readonly game: number;
  /** What the game was about, where that went by the games before; empty else. */
  readonly favourites: readonly string[];
  /** Actions done before it showed. */
  readonly action: number;
  readonly invariant: string;
  readonly detail: string;
}

export interface FuzzReport {
  readonly seed: number;
  readonly games: number;
  readonly actions: number;
  readonly faults: readonly FuzzFault[];
  readonly counts: Counts;
  /** What should have happened at least once and never did. */
  readonly missing: readonly string[];
  readonly passed: boolean;
}

/**
 * Plays random legal matches of any ruleset and checks the invariants of the kernel after every action. Pure and
 * deterministic: the same seed plays the same games.
 */
export function fuzz(ruleset: Ruleset, profile: FuzzProfile, options: FuzzOptions): FuzzReport {
  const counts = emptyCounts();
  const faults: FuzzFault[] = [];
  let games = 0;
  let actions = 0;
  const numbers = options.only === undefined ? Array.from({ length: options.games }, (_, game) => game) : [options.only];
  for (const game of numbers) {
    const played = playGame(ruleset, profile, options, game, counts);
    games++;
    actions += played.actions;
    if (played.fault !== null) faults.push(played.fault);
    options.progress?.(games);
    if (faults.length >= (options.maxFaults ?? 5)) break;
  }
  for (const [name, count] of profile.verbs ?? []) tally(counts.verbs, name, count);
  const missing = options.only === undefined ? missingFrom(counts, profile.enforced ?? {}) : [];
  return { seed: options.seed, games, actions, faults, counts, missing, passed: faults.length === 0 && missing.length === 0 };
}

interface Played {
  readonly actions: number;
  readonly fault: FuzzFault | null;
}

function playGame(ruleset: Ruleset, profile: FuzzProfile, options: FuzzOptions, game: number, counts: Counts): Played {
  const match = new Match(ruleset, profile, options, game, counts);
  try {
    match.begin();
    match.play();
    return { actions: match.actions, fault: null };
  } catch (error) {
    const invariant = error instanceof Fault ? error.invariant : 'the rules never throw';
    const detail = error instanceof Error ? (error instanceof Fault ? error.message : (error.stack ?? error.message)) : String(error);
    return { actions: match.actions, fault: { seed: options.seed, game, favourites: profile.guided === true ? match.favourites : [], action: match.actions, invariant, detail } };
  }
}

/** One random match under watch. */
class Match {
  actions = 0;
  private readonly pins: Pins;
  private readonly seed: number;
  private readonly draw: Draw;
  private session!: Session;
  readonly favourites: readonly string[];
  private readonly interruptAt: number;
  private readonly snapshotAt: number;
  private snapshot: { readonly text: string; readonly followed: Action[] } | null = null;
  private conserved: Json = null;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly profile: FuzzProfile,
    private readonly options: FuzzOptions,
    game: number,
    private readonly counts: Counts,
  ) {
    this.seed = seedOfGame(options.seed, game);
    this.favourites = options.favourites ?? profile.favourites?.(game, counts) ?? [];
    this.pins = profile.pins(game, this.favourites);
    this.draw = drawFrom(this.seed);
    const every = options.interruptEvery ?? 12;
    this.interruptAt = every > 0 && this.draw(every) === 0 ? this.draw(120) : -1;
    this.snapshotAt = this.draw(60);
  }

  begin(): void {
    const begun = this.ruleset.start(this.pins, keyFrom(this.seed));
    countEvents(this.counts, begun.events, this.profile);
    this.session = this.ruleset.openSession(this.pins, begun.state, { fingerprints: true });
  }

  play(): void {
    const limit = this.options.maxActions ?? 5000;
    while (this.session.result() === null) {
      demand(this.actions < limit, 'matches end', () => `${limit} actions and no end`);
      if (this.actions === this.snapshotAt) this.snapshot = { text: JSON.stringify(this.session.state()), followed: [] };
      this.look();
      this.step(this.nextAction());
    }
    this.look();
    const result: GameResult | null = this.session.result();
    countEnding(this.counts, result);
    this.replaySnapshot();
  }

  /** Checks what must hold, and counts the keywords that lie open. */
  private look(): void {
    const view = this.session.view({ role: 'judge' });
    this.conserved ??= this.profile.conserved?.(view) ?? null;
    checkTable(this.session, view, this.profile, this.conserved);
    for (const word of this.profile.keywordsIn?.(view) ?? []) tally(this.counts.keywords, word);
  }

  private nextAction(): Action {
    const pending = this.session.pending();
    const decision = pending[this.draw(pending.length)] as Decision;
    if (this.actions === this.interruptAt) return interruption(decision, this.draw);
    countAnswer(this.counts, decision);
    return { type: 'answer', seat: decision.seat, decision: decision.id, answer: this.answer(decision) };
  }

  /** A random answer; three times out of four one with a favourite, where there is one. */
  private answer(decision: Decision): Answer {
    const sample = (): Answer => this.session.sample(decision, this.draw);
    const { weight } = this.profile;
    if (weight !== undefined) return this.weighed(decision, weight) ?? sample();
    const [card] = this.favourites;
    if (card === undefined || this.draw(4) === 0) return sample();
    if (decision.domain.type === 'bulk') return sampleWith(card, sample);
    const liked = this.liked(decision.domain);
    return liked.length === 0 ? sample() : { picks: [(liked[this.draw(liked.length)] as Option).id] };
  }

  /** One option by its weight, where one is to be picked and anything is gladly taken; else nothing. */
  private weighed(decision: Decision, weight: NonNullable<FuzzProfile['weight']>): Answer | null {
    if (!isSingleChoice(decision.domain) || (decision.domain.min === 0 && this.draw(4) === 0)) return null;
    const { options } = decision.domain;
    const weights = options.map((option) => weight(decision, option, this.favourites));
    let left = weights.reduce((sum, one) => sum + one, 0);
    if (left === 0) return null;
    left = this.draw(left);
    const at = weights.findIndex((one) => (left -= one) < 0);
    return { picks: [(options[at] as Option).id] };
  }

  private liked(domain: Domain): readonly Option[] {
    if (!isSingleChoice(domain)) return [];
    return domain.options.filter(({ id, params }) => this.favourites.some((name) => name === id || name === params?.card));
  }

  private step(action: Action): void {
    const probed = this.draw(this.options.probeEvery ?? 8) === 0;
    const events = probed ? probeStep(this.ruleset, this.pins, this.session, action, this.draw) : this.act(action);
    this.actions++;
    this.snapshot?.followed.push(action);
    countEvents(this.counts, events, this.profile);
    if (events.some((event) => event.type === 'limitReached')) this.step({ type: 'agreeDraw', scope: 'match' });
  }

  private act(action: Action): readonly GameEvent[] {
    const done = this.session.act(action);
    demand(done.ok, 'offered, yet refused', () => `${JSON.stringify(action)}: ${done.ok ? '' : done.refusal.detail}`);
    return done.ok ? done.events : [];
  }

  /** From a snapshot taken on the way, the same actions lead to the same end. */
  private replaySnapshot(): void {
    if (this.snapshot === null) return;
    const again = this.ruleset.openSession(this.pins, JSON.parse(this.snapshot.text) as MatchState, { fingerprints: true });
    for (const action of this.snapshot.followed) demand(again.act(action).ok, 'equal runs', () => `after a restore ${JSON.stringify(action)} is refused`);
    const [one, other] = [JSON.stringify(again.state()), JSON.stringify(this.session.state())];
    demand(one === other, 'equal runs', () => `from a snapshot the match ends otherwise: ${difference(one, other)}`);
    demand(again.fingerprint() === this.session.fingerprint(), 'fingerprint', () => 'from a snapshot it ends otherwise');
  }
}

function isSingleChoice(domain: Domain): domain is Extract<Domain, { readonly type: 'options' }> {
  return domain.type === 'options' && domain.max === 1 && domain.sum === undefined && domain.checked !== true;
}

/** The first of a few samples that names the card, else the last. */
function sampleWith(card: string, sample: () => Answer): Answer {
  let answer = sample();
  for (let tries = 1; tries < 20 && !JSON.stringify(answer).includes(`"${card}"`); tries++) answer = sample();
  return answer;
}

function interruption(decision: Decision, draw: Draw): Action {
  const { seat } = decision;
  const ways: readonly Action[] = [
    { type: 'concede', seat, scope: 'match' },
    { type: 'agreeDraw', scope: 'match' },
    { type: 'judgeLoss', seat, scope: 'match', rules: ['fuzz'] },
    { type: 'timeOut', seat, decision: decision.id },
  ];
  return ways[draw(ways.length)] as Action;
}
