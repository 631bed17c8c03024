import { canonicalJson, commitmentTo, digestOfStandings, emptyStreamHash, hashOfPolicy, seedOfDraw } from '@arbiter/contracts';
import {
  decide,
  type Decided,
  evolve,
  policyOf,
  recordedCommand,
  roundOf,
  type StandingsPolicy,
  StreamUnsound,
  tableOf,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@arbiter/tournaments';
import { type FaultCode, fail } from './faults.js';
import { differenceFromMatch, type MatchRecord } from './match-record.js';

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
  /** Results that were taken over from recorded matches: how many were compared with the match's own export, and how many had none here. */
  readonly ofMatches: { readonly compared: number; readonly notCompared: number };
}

/** What a tournament is verified with, beside its stream. */
export interface TournamentRecords {
  readonly tournamentId: string;
  /** Records of matches that are at hand, by match id. */
  readonly matches: ReadonlyMap<string, MatchRecord>;
}

/** What a wrong event of a type is called. */
const codeOf = (type: TournamentEvent['type']): FaultCode => {
  switch (type) {
    case 'BracketSeeded':
    case 'PodsDrawn':
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

/** A draw by lot that an event tells: what was drawn, as its seed is made for it, and the seed. */
const drawOf = (
  event: TournamentEvent | undefined,
  state: TournamentState | null,
): { readonly what: string; readonly seed: string } | null => {
  switch (event?.type) {
    case 'RoundPaired':
      return { what: `round ${event.data.round}`, seed: event.data.pairing.seed };
    case 'PodsDrawn':
      return { what: `pods ${state?.rounds.length ?? 0}`, seed: event.data.seed };
    case 'DeckCheckDrawn':
      return { what: `deck checks ${state?.rounds.length ?? 0}`, seed: event.data.seed };
    default:
      return null;
  }
};

class Refolding {
  private state: TournamentState | null = null;
  private hash = emptyStreamHash;
  private rounds = 0;
  private compared = 0;
  private notCompared = 0;

  constructor(
    private readonly events: readonly ReadEvent[],
    private readonly policy: StandingsPolicy,
    private readonly secret: string | null,
    private readonly records: TournamentRecords,
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
      ofMatches: { compared: this.compared, notCompared: this.notCompared },
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

  /** The seed of a draw has to be drawn from the secret and the event before. */
  private checkSeed(drawn: ReadEvent | undefined): void {
    const draw = drawOf(drawn?.event, this.state);
    if (drawn === undefined || draw === null || this.secret === null) return;
    if (draw.seed !== seedOfDraw(this.secret, draw.what, this.hash))
      fail('tournament/seed', drawn.version, `the seed of ${draw.what} does not come from the secret and the event before`);
  }

  /** A result that was taken over from a match has to be what the match's own record says, where that is at hand. */
  private compareWithMatch({ version, event }: ReadEvent): void {
    if (event.type !== 'ResultConfirmed' || event.data.source.kind !== 'match') return;
    const { round: number, table: tableNumber, result, source } = event.data;
    const record = this.records.matches.get(source.matchId);
    if (record === undefined) {
      this.notCompared += 1;
      return;
    }
    const round = this.state === null ? null : roundOf(this.state, number);
    const table = round === null ? null : tableOf(round, tableNumber);
    const bestOf = round === null ? undefined : this.state?.structure?.phases[round.phase]?.bestOf;
    if (this.state === null || table === null || bestOf === undefined) return fail('tournament/result', version, 'there is no such table');
    const { entrants } = this.state;
    const wrong = differenceFromMatch(record, {
      tournamentId: this.records.tournamentId,
      round: number,
      table: tableNumber,
      entrants: table.entrants,
      players: table.entrants.flatMap((entrant) => entrants[entrant - 1]?.players[0] ?? []),
      matchId: table.matchId,
      bestOf,
      result,
      source,
    });
    if (wrong !== null) fail('tournament/match', version, `round ${number}, table ${tableNumber}, match ${source.matchId}: ${wrong}`);
    this.compared += 1;
  }

  private compare(recorded: ReadEvent | undefined, due: TournamentEvent, version: number): void {
    if (recorded === undefined) return fail(codeOf(due.type), version, `${due.type} follows, and the stream ends`);
    const { event } = recorded;
    if (event.type !== due.type) fail(codeOf(event.type), version, `${event.type} stands where ${due.type} follows`);
    const wrong = difference(event.data, due.data, '');
    if (wrong !== null) fail(codeOf(event.type), version, `${event.type}: ${wrong}`);
    if (event.type === 'RoundPaired') this.rounds += 1;
    this.compareWithMatch(recorded);
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
 * once their secret is told. What a recorded match gave as a result is compared with the match's own record where that is at hand; where it
 * is not, it is taken from the stream.
 * @throws {Faulty} for the first event that does not follow
 */
export const verifyTournament = (events: readonly ReadEvent[], records: TournamentRecords): TournamentVerified => {
  const [first] = events;
  if (first === undefined) return fail('tournament/event', null, 'the stream has no events');
  return new Refolding(events, policyNamed(first), secretOf(events), records).run();
};
