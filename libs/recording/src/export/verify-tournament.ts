import { canonicalJson, commitmentTo, digestOfStandings, emptyStreamHash, hashOfPolicy, seedOfDraw } from '@arbiter/contracts';
import {
  decide,
  type Decided,
  evolve,
  policyOf,
  recordedCommand,
  type StandingsPolicy,
  StreamUnsound,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@arbiter/tournaments';
import { type FaultCode, fail } from './faults.js';

/** An event of the stream, in the newest version of its type. */
export interface ReadEvent {
  readonly version: number;
  readonly hash: string;
  readonly event: TournamentEvent;
}

/** What was made again from the stream of a tournament. */
export interface TournamentVerified {
  readonly status: TournamentState['status'];
  readonly entrants: number;
  /** Rounds that were paired again and came out the same. */
  readonly rounds: number;
  /** Results that stand. */
  readonly results: number;
  /** Whether the secret of the lots is told, and every seed was drawn again from it. */
  readonly seeds: 'opened' | 'untold';
}

/** What a wrong event of a type is called. */
const codeOf = (type: TournamentEvent['type']): FaultCode => {
  switch (type) {
    case 'BracketSeeded':
    case 'RoundPaired':
    case 'PairingOverridden':
      return 'tournament/pairing';
    case 'ResultReported':
    case 'ResultConfirmed':
    case 'ResultDisputed':
    case 'ResultCorrected':
      return 'tournament/result';
    case 'StandingsPublished':
    case 'CutMade':
    case 'TournamentFinished':
      return 'tournament/number';
    default:
      return 'tournament/event';
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Returns where two values first differ, as words; null where they are equal. */
const difference = (recorded: unknown, due: unknown, path: string): string | null => {
  if (isObject(recorded) && isObject(due)) {
    for (const name of [...new Set([...Object.keys(due), ...Object.keys(recorded)])]) {
      const inside = difference(recorded[name], due[name], Array.isArray(due) ? `${path}[${name}]` : `${path}.${name}`);
      if (inside !== null) return inside;
    }
    return null;
  }
  const [one, other] = [recorded, due].map((value) => (value === undefined ? 'nothing' : canonicalJson(value)));
  return one === other ? null : `${path.replace(/^\./, '')} is ${one}, and ${other} follows`;
};

const policyNamed = ({ version, event }: ReadEvent): StandingsPolicy => {
  if (event.type !== 'TournamentCreated') return fail('tournament/event', version, 'the stream does not begin with its creation');
  const { settings, policyHash } = event.data;
  const policy = policyOf(settings.policy);
  return policy !== null && hashOfPolicy(policy) === policyHash
    ? policy
    : fail('tournament/policy', version, `this verifier does not know the standings policy ${settings.policy} as the tournament means it`);
};

/** The secret of the lots, where it is told; it has to be the one that the first event committed to. */
const secretOf = ([first, ...others]: readonly ReadEvent[]): string | null => {
  for (const { version, event } of others)
    if (event.type === 'SeedRevealed') {
      const { seed } = event.data;
      const committed = first?.event.type === 'TournamentCreated' ? first.event.data.seedCommitment : '';
      return commitmentTo(seed) === committed
        ? seed
        : fail('seed/not-committed', version, 'the secret of the lots is not the one that the tournament committed to');
    }
  return null;
};

class Refolding {
  private state: TournamentState | null = null;
  private hash = emptyStreamHash;
  private rounds = 0;

  constructor(
    private readonly events: readonly ReadEvent[],
    private readonly policy: StandingsPolicy,
    private readonly secret: string | null,
  ) {}

  run(): TournamentVerified {
    for (let at = 0; at < this.events.length; ) at += this.commandAt(at);
    const state = this.state ?? fail('tournament/event', null, 'the stream has no events');
    const confirmed = state.rounds.flatMap(({ tables }) => tables.filter(({ result }) => result.state === 'confirmed'));
    return {
      status: state.status,
      entrants: state.entrants.length,
      rounds: this.rounds,
      results: confirmed.length,
      seeds: this.secret === null ? 'untold' : 'opened',
    };
  }

  /** Decides the command whose first event stands here again, and compares its events. @returns how many they are */
  private commandAt(at: number): number {
    const leader = this.events[at] as ReadEvent;
    const { event, version } = leader;
    this.checkSeed(event.type === 'BracketSeeded' ? this.events[at + 1] : leader);
    const recorded = recordedCommand(this.state, version, event, this.events[at + 1]?.event, {
      draw: (what) => (this.secret === null ? null : seedOfDraw(this.secret, what, this.hash)),
      digest: (round) => digestOfStandings(this.state as TournamentState, round),
    });
    switch (recorded.kind) {
      case 'unfounded':
        return fail(codeOf(event.type), version, `${event.type} does not follow: ${recorded.detail}`);
      case 'untold':
        this.follow(leader);
        return 1;
      case 'command': {
        const decided = this.decidedLike(at, recorded.command, recorded.instead);
        if (!decided.ok) return fail(codeOf(event.type), version, `${event.type} does not follow: ${decided.refusal.detail}`);
        if (decided.value.length === 0) return fail(codeOf(event.type), version, `${event.type} does not follow: nothing was left to do`);
        for (const [index, due] of decided.value.entries()) this.compare(this.events[at + index], due, version + index);
        return decided.value.length;
      }
    }
  }

  /** Decides a command again, or the one that may stand for it where that one alone leads to what was recorded. */
  private decidedLike(at: number, command: TournamentCommand, instead: TournamentCommand | undefined): Decided {
    const { event } = this.events[at] as ReadEvent;
    const done = { at: event.data.at, by: event.data.by };
    const decided = decide(this.state, command, this.policy, done);
    if (instead === undefined || this.isRecorded(at, decided)) return decided;
    const other = decide(this.state, instead, this.policy, done);
    return this.isRecorded(at, other) ? other : decided;
  }

  private isRecorded(at: number, decided: Decided): boolean {
    if (!decided.ok) return false;
    return decided.value.every((due, index) => {
      const event = this.events[at + index]?.event;
      return event?.type === due.type && difference(event.data, due.data, '') === null;
    });
  }

  /** The seed of a round has to be drawn from the secret and the event before. */
  private checkSeed(paired: ReadEvent | undefined): void {
    if (paired?.event.type !== 'RoundPaired' || this.secret === null) return;
    const { round, pairing } = paired.event.data;
    if (pairing.seed !== seedOfDraw(this.secret, `round ${round}`, this.hash))
      fail('tournament/seed', paired.version, `the seed of round ${round} does not come from the secret and the event before`);
  }

  private compare(recorded: ReadEvent | undefined, due: TournamentEvent, version: number): void {
    if (recorded === undefined) return fail(codeOf(due.type), version, `${due.type} follows, and the stream ends`);
    const { event } = recorded;
    if (event.type !== due.type) fail(codeOf(event.type), version, `${event.type} stands where ${due.type} follows`);
    const wrong = difference(event.data, due.data, '');
    if (wrong !== null) fail(codeOf(event.type), version, `${event.type}: ${wrong}`);
    if (event.type === 'RoundPaired') this.rounds += 1;
    this.follow(recorded);
  }

  private follow({ version, hash, event }: ReadEvent): void {
    try {
      this.state = evolve(this.state, event, { version, hash });
    } catch (error) {
      if (error instanceof StreamUnsound) fail(codeOf(event.type), version, error.message);
      throw error;
    }
    this.hash = hash;
  }
}

/**
 * Plays the stream of a tournament again: decides every command on what stands before it, and compares its events with those that were
 * recorded; so each pairing, result, cut, published number and final place has to be what follows. The seeds of the lots are drawn again
 * once their secret is told. What a recorded match gave as a result is taken from the stream: the match has an export of its own.
 * @throws {Faulty} for the first event that does not follow
 */
export const verifyTournament = (events: readonly ReadEvent[]): TournamentVerified => {
  const [first] = events;
  if (first === undefined) return fail('tournament/event', null, 'the stream has no events');
  return new Refolding(events, policyNamed(first), secretOf(events)).run();
};
