import { policyOf } from '../policies/index.js';
import type { TournamentCommand } from '../stream/commands.js';
import { decide } from '../stream/decide.js';
import type { TableResult, TournamentEvent, TournamentSettings } from '../stream/events.js';
import { evolve } from '../stream/evolve.js';
import type { Phase, Structure } from '../stream/plan.js';
import type { RefusalCode } from '../stream/refusals.js';
import { currentRound, type RoundState, type TournamentState } from '../stream/state.js';

const settings: TournamentSettings = {
  format: 'constructed',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'players',
  loneReportMinutes: null,
  matches: 'offline',
  clock: null,
  decks: 'none',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};

/** Swiss rounds of best of three. */
export const swissPhase = (rounds: number, more: Partial<Extract<Phase, { kind: 'swiss' }>> = {}): Phase => ({
  kind: 'swiss',
  rounds,
  bestOf: 3,
  minutes: 50,
  gate: null,
  lastRoundByRank: false,
  sides: 'lot',
  ...more,
});

/** A draft, and so many rounds in its pods. */
export const draftPhase = (rounds: number, gate: Phase['gate'] = null): Phase => ({
  kind: 'draft',
  rounds,
  bestOf: 3,
  minutes: 50,
  gate,
  sides: 'lot',
});

/** A playoff of the first so many. */
export const topCut = (count: number): Phase => ({
  kind: 'singleElimination',
  bestOf: 3,
  minutes: null,
  gate: { kind: 'top', places: count },
  thirdPlace: false,
  withdrawals: 'walkover',
});

/** A seed that differs with every number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A tournament that is played by commands alone. */
export interface Played {
  readonly events: readonly TournamentEvent[];
  state(): TournamentState;
  round(): RoundState;
  /** Sends a command that has to be accepted. Returns the types of its events. */
  does(command: TournamentCommand): readonly TournamentEvent['type'][];
  /** Sends a command that has to be refused. Returns the code, and the parameters. */
  refuses(command: TournamentCommand): { readonly code: RefusalCode; readonly params: object };
  /** Lets time pass. */
  waits(ms: number): void;
  /** Pairs, publishes and starts the next round. */
  pair(seed?: number): RoundState;
  /** Enters results of all tables that have none: by default the lower number wins 2-0. */
  play(result?: (one: number, other: number) => TableResult): void;
  /** Plays a whole round. */
  playRound(result?: (one: number, other: number) => TableResult, seed?: number): void;
}

/** The result of a match by games, from the first entrant's side. */
export const won = (one: number, ones: number, other: number, others: number, drawn = 0): TableResult => ({
  kind: 'games',
  wins: [
    { entrant: one, games: ones },
    { entrant: other, games: others },
  ],
  drawn,
});

/** The lower number wins 2-0. */
export const lowerWins = (one: number, other: number): TableResult => (one < other ? won(one, 2, other, 0) : won(one, 0, other, 2));

/** Opens a tournament with so many entrants, registered and closed, before its first round. */
export const openTournament = (entrants: number, phases: readonly Phase[], changed: Partial<TournamentSettings> = {}): Played => {
  const events: TournamentEvent[] = [];
  let standing: TournamentState | null = null;
  let at = 0;
  const policy = policyOf(changed.policy ?? settings.policy);
  if (policy === null) throw new Error('no such policy');
  const send = (command: TournamentCommand) => decide(standing, command, policy, { at: (at += 1_000), by: 'desk' });
  const played: Played = {
    events,
    state: () => {
      if (standing === null) throw new Error('not created');
      return standing;
    },
    round: () => {
      const round = currentRound(played.state());
      if (round === null) throw new Error('no round');
      return round;
    },
    does: (command) => {
      const decided = send(command);
      if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code} ${decided.refusal.detail}`);
      for (const event of decided.value) {
        events.push(event);
        standing = evolve(standing, event, { version: events.length, hash: seedOf(events.length) });
      }
      return decided.value.map(({ type }) => type);
    },
    refuses: (command) => {
      const decided = send(command);
      if (decided.ok) throw new Error(`${command.type} was accepted`);
      return { code: decided.refusal.code, params: decided.refusal.params };
    },
    waits: (ms) => {
      at += ms;
    },
    pair: (seed = events.length) => {
      played.does({ type: 'pairRound', seed: seedOf(seed), input: events.length, matchIds: [] });
      played.does({ type: 'publishRound' });
      played.does({ type: 'startRound' });
      return played.round();
    },
    play: (result = lowerWins) => {
      const { round, tables } = played.round();
      for (const { table, entrants, result: before } of tables) {
        const [one = 0, other = 0] = entrants;
        if (before.state !== 'confirmed')
          played.does({ type: 'confirmResult', round, table, result: result(one, other), source: { kind: 'staff' } });
      }
    },
    playRound: (result, seed) => {
      played.pair(seed);
      played.play(result);
      played.does({ type: 'closeRound' });
    },
  };
  const structure: Structure = { phases };
  played.does({
    type: 'create',
    gatheringId: 'hall',
    game: 'magic',
    settings: { ...settings, ...changed },
    policyHash: seedOf(0),
    seedCommitment: seedOf(0),
  });
  if (phases.length > 0) played.does({ type: 'setStructure', structure, reason: null });
  played.does({ type: 'openRegistration' });
  for (let number = 1; number <= entrants; number++)
    played.does({ type: 'registerEntrant', players: [`player-${number}`], awardedByes: 0, byStaff: true });
  played.does({ type: 'closeRegistration' });
  return played;
};
