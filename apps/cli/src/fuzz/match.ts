import type {
  Action,
  Answer,
  Decision,
  Domain,
  GameEvent,
  GameResult,
  Json,
  MatchState,
  Option,
  Pins,
  Ruleset,
  Session,
} from '@arbiter/kernel';
import { countAnswer, countEnding, countEvents, emptyCounts, tally } from './counts.js';
import { OtherCopy, withIdsApart } from './copies.js';
import { type Draw, drawFrom, keyFrom, seedOfGame } from './draw.js';
import { checkPending, checkTable, demand, Fault } from './invariants.js';
import { probeStep } from './probe-step.js';
import type { FuzzProfile, Counts } from './profile.js';
import { difference } from './secrets.js';
import type { Watch } from './watch.js';

/** Options of a run; the same for all its games. */
export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  /**
   * One action in so many gets every check there is (`probeStep`); 1 for all. The cheap checks are made after each action. Default: the
   * profile's choice, or 8.
   */
  readonly probeEvery?: number;
  /**
   * After one action in so many a comparison of two hidden cards begins, each under the other's id (`OtherCopy`), unless one is running.
   * Default: the same actions as for `probeEvery`.
   */
  readonly copiesEvery?: number;
  /** Number of actions after which a match counts as never ending. Default 5,000. */
  readonly maxActions?: number;
  /** One match in so many is played to its end a second time from a state stored on the way; 0 for none. Default 4. */
  readonly replayEvery?: number;
  /** In one match in so many, every remembered answer is derived again each time it is used, and compared; 0 for none. Default 10. */
  readonly recheckEvery?: number;
  /** One match in so many ends by conceding, an agreed draw, a judge or a clock; 0 for none. Default 12. */
  readonly interruptEvery?: number;
  /** Number of faults after which the run stops. Default 5. */
  readonly maxFaults?: number;
  /** Number of the one game of the run that is played; all games when absent. */
  readonly only?: number;
  /** Replaces the profile's favourites, for a game that is played again. */
  readonly favourites?: readonly string[];
  /** Called with the number of games counted so far, and with a function that returns what is enforced and has not happened yet. */
  readonly progress?: (games: number, missing: () => readonly string[]) => void;
  /** Called with a fault as soon as its game is counted. */
  readonly found?: (fault: FuzzFault) => void;
}

/** A broken invariant, with all that is needed to reproduce it. */
export interface FuzzFault {
  readonly seed: number;
  readonly game: number;
  /** The game's favourites, where they depended on the games before it; otherwise empty. */
  readonly favourites: readonly string[];
  /** Number of actions before the fault was noticed. */
  readonly action: number;
  readonly invariant: string;
  readonly detail: string;
}

/** One game of a run, and what it is about. */
export interface FuzzJob {
  readonly game: number;
  /** Chosen by the profile or by the caller. */
  readonly favourites: readonly string[];
}

export interface FuzzPlayed {
  readonly game: number;
  readonly actions: number;
  readonly fault: FuzzFault | null;
  /** Counts of this game alone. */
  readonly counts: Counts;
}

/** Plays one game of a run and checks the invariants of the kernel after every action. The games before it have no influence on it. */
export function playGame(ruleset: Ruleset, profile: FuzzProfile, options: FuzzOptions, job: FuzzJob): FuzzPlayed {
  const { game } = job;
  const counts = emptyCounts();
  profile.verbs?.clear();
  const match = new Match(ruleset, profile, options, job, counts);
  const fault = faultIn(() => {
    match.begin();
    match.play();
  });
  for (const [name, count] of profile.verbs ?? []) tally(counts.verbs, name, count);
  const favourites = profile.guided === true ? job.favourites : [];
  return {
    game,
    actions: match.actions,
    fault: fault === null ? null : { seed: options.seed, game, favourites, action: match.actions, ...fault },
    counts,
  };
}

function faultIn(play: () => void): Pick<FuzzFault, 'invariant' | 'detail'> | null {
  try {
    play();
    return null;
  } catch (error) {
    if (error instanceof Fault) return { invariant: error.invariant, detail: error.message };
    return { invariant: 'the rules never throw', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** One random match that is checked while it is played. */
class Match {
  actions = 0;
  private readonly pins: Pins;
  private readonly seed: number;
  private readonly draw: Draw;
  private session!: Session;
  private readonly favourites: readonly string[];
  private readonly interruptAt: number;
  private readonly snapshotAt: number;
  private readonly rechecks: number;
  private snapshot: { readonly text: string; readonly followed: Action[] } | null = null;
  /** The same match with the ids of two hidden cards exchanged. */
  private copy: OtherCopy | null = null;
  private conserved: Json = null;
  private readonly watch: Watch | null;
  /** Events since the last call of `look`. */
  private readonly unseen: GameEvent[] = [];
  /** Whether there were events since the last call of `look`. */
  private changed = true;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly profile: FuzzProfile,
    private readonly options: FuzzOptions,
    { game, favourites }: FuzzJob,
    private readonly counts: Counts,
  ) {
    this.seed = seedOfGame(options.seed, game);
    this.favourites = favourites;
    this.watch = profile.watch?.() ?? null;
    this.pins = profile.pins(game, this.favourites);
    this.draw = drawFrom(this.seed);
    const every = options.interruptEvery ?? 12;
    this.interruptAt = every > 0 && this.draw(every) === 0 ? this.draw(120) : -1;
    const replays = options.replayEvery ?? 4;
    this.snapshotAt = replays > 0 && this.draw(replays) === 0 ? this.draw(60) : -1;
    const recheckEvery = options.recheckEvery ?? 10;
    this.rechecks = recheckEvery > 0 && game % recheckEvery === 0 ? STEPS_A_RECHECK : 0;
  }

  begin(): void {
    const begun = this.ruleset.start(this.pins, keyFrom(this.seed));
    countEvents(this.counts, begun.events, this.profile);
    this.session = this.ruleset.openSession(this.pins, withIdsApart(begun.state), { fingerprints: true, rechecks: this.rechecks });
  }

  play(): void {
    const limit = this.options.maxActions ?? this.profile.maxActions ?? 5000;
    while (this.session.result() === null) {
      demand(this.actions < limit, 'matches end', () => `${limit} actions and no end`);
      if (this.actions === this.snapshotAt) this.snapshot = { text: JSON.stringify(this.session.state()), followed: [] };
      if (this.changed) this.look();
      this.step(this.nextAction());
    }
    this.look();
    const result: GameResult | null = this.session.result();
    countEnding(this.counts, result);
    this.replaySnapshot();
  }

  /** Checks the invariants, and counts the keywords on the table. */
  private look(): void {
    this.changed = false;
    const view = this.session.view({ role: 'judge' });
    this.conserved ??= this.profile.conserved?.(view) ?? null;
    checkTable(this.session, view, this.profile, this.conserved);
    const [fault] = this.watch?.see(this.unseen.splice(0), view, this.session.pending()) ?? [];
    demand(fault === undefined, 'the watch', () => fault ?? '');
    for (const word of this.profile.keywordsIn?.(view) ?? []) tally(this.counts.keywords, word);
  }

  private nextAction(): Action {
    const pending = this.session.pending();
    const decision = pending[this.draw(pending.length)] as Decision;
    if (this.actions === this.interruptAt) return interruption(decision, this.draw);
    countAnswer(this.counts, decision);
    return { type: 'answer', seat: decision.seat, decision: decision.id, answer: this.answer(decision) };
  }

  /** Returns a random answer; three times out of four one about a favourite, where there is one. */
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

  /**
   * Picks one option at random by its weight; null where more than one may be picked, where all weights are 0, and one time in four where
   * nothing need be picked.
   */
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
    const probed = this.draw(this.options.probeEvery ?? this.profile.probeEvery ?? 8) === 0;
    const follows = this.options.copiesEvery === undefined ? probed : this.draw(this.options.copiesEvery) === 0;
    if (follows && this.copy === null)
      this.copy = OtherCopy.of(this.ruleset, this.pins, JSON.parse(JSON.stringify(this.session.state())) as MatchState, this.draw);
    const events = probed ? probeStep(this.ruleset, this.pins, this.session, action, this.draw, this.profile) : this.act(action);
    this.actions++;
    this.copy?.follow(this.session, action, events);
    if (this.copy?.over === true) this.copy = null;
    this.changed = events.length > 0;
    this.unseen.push(...events);
    checkPending(this.session);
    this.snapshot?.followed.push(action);
    countEvents(this.counts, events, this.profile);
    if (events.some((event) => event.type === 'limitReached')) this.step({ type: 'agreeDraw', scope: 'match' });
  }

  private act(action: Action): readonly GameEvent[] {
    const done = this.session.act(action);
    demand(done.ok, 'an offered action was refused', () => `${JSON.stringify(action)}: ${done.ok ? '' : done.refusal.detail}`);
    return done.ok ? done.events : [];
  }

  /** Checks that from a snapshot taken on the way the same actions lead to the same end. */
  private replaySnapshot(): void {
    if (this.snapshot === null) return;
    const again = this.ruleset.openSession(this.pins, JSON.parse(this.snapshot.text) as MatchState, { fingerprints: true });
    for (const action of this.snapshot.followed)
      demand(again.act(action).ok, 'equal runs', () => `after a restore ${JSON.stringify(action)} is refused`);
    const [one, other] = [JSON.stringify(again.state()), JSON.stringify(this.session.state())];
    demand(one === other, 'equal runs', () => `from a snapshot the match ends otherwise: ${difference(one, other)}`);
    demand(again.fingerprint() === this.session.fingerprint(), 'fingerprint', () => 'from a snapshot it ends otherwise');
  }
}

/**
 * In a match with rechecks, the number of steps after which all remembered answers are derived again. It should have no common divisor with
 * the length of a game's rounds, so that no part of a round is always missed.
 */
const STEPS_A_RECHECK = 7;

function isSingleChoice(domain: Domain): domain is Extract<Domain, { readonly type: 'options' }> {
  return domain.type === 'options' && domain.max === 1 && domain.sum === undefined && domain.checked !== true;
}

/** Returns the first of up to 20 samples that names the card, else the last sample. */
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
