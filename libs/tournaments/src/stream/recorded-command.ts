import type { TournamentCommand } from './commands.js';
import type { TournamentEvent } from './events.js';
import { type RoundState, currentRound, type TournamentState } from './state.js';

/** What the command behind an event was, as far as the stream tells. */
export type RecordedCommand =
  /** `instead`: another command that may have led to it, where the stream does not tell which of the two it was. */
  | { readonly kind: 'command'; readonly command: TournamentCommand; readonly instead?: TournamentCommand }
  /** The stream does not tell enough to decide it again. */
  | { readonly kind: 'untold' }
  /** No command leads to this event at this place. */
  | { readonly kind: 'unfounded'; readonly detail: string };

/** What a command has that its events do not tell. */
export interface Untold {
  /** Draws the seed of what is drawn next; null while the tournament's secret is not told. */
  readonly draw: (what: string) => string | null;
  /** Digest of the standings after a round. */
  readonly digest: (round: number) => string;
}

const known = (command: TournamentCommand): RecordedCommand => ({ kind: 'command', command });
const unfounded = (detail: string): RecordedCommand => ({ kind: 'unfounded', detail });
const anySeed = '0'.repeat(64);

type DataOf<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>['data'];

const pairing = (version: number, { pairing: { seed }, tables }: DataOf<'RoundPaired'>): RecordedCommand =>
  known({ type: 'pairRound', seed, input: version - 1, matchIds: tables.flatMap(({ matchId }) => matchId ?? []) });

const overriding = (round: RoundState | null, { tables, unpaired, reason }: DataOf<'PairingOverridden'>): RecordedCommand => {
  const before = new Set(round?.tables.map(({ matchId }) => matchId));
  return known({
    type: 'overridePairing',
    pairing: {
      tables: tables.map(({ table, entrants }) => ({ table, entrants })),
      unpaired: unpaired.map(({ entrant, gets }) => ({ entrant, gets })),
    },
    matchIds: tables.flatMap(({ matchId }) => (matchId === null || before.has(matchId) ? [] : [matchId])),
    reason,
  });
};

const cut = (state: TournamentState, { byLot }: DataOf<'CutMade'>, { draw }: Untold): RecordedCommand => {
  const seed = draw(`cut ${state.rounds.length}`) ?? (byLot.length === 0 ? anySeed : null);
  if (seed === null) return { kind: 'untold' };
  // Whether a lot was allowed to decide at the edge of the cut is told nowhere.
  return { kind: 'command', command: { type: 'makeCut', seed, byLot: true }, instead: { type: 'makeCut', seed, byLot: false } };
};

const ending = (next: TournamentEvent | undefined, end: (seed: string) => TournamentCommand): RecordedCommand =>
  next?.type === 'SeedRevealed' ? known(end(next.data.seed)) : unfounded('the secret of its lots is not told');

const ofEntrants = (event: TournamentEvent): RecordedCommand | null => {
  switch (event.type) {
    case 'EntrantRegistered':
    case 'EntrantWaitlisted': {
      const { players, awardedByes } = event.data;
      return known({ type: 'registerEntrant', players, awardedByes, byStaff: true });
    }
    case 'EntrantAddedLate':
      return known({ type: 'addLateEntrant', players: event.data.players, missed: event.data.missed });
    case 'EntrantPromoted':
      return known({ type: 'promoteEntrant', entrant: event.data.entrant });
    case 'RegistrationCancelled':
      return known({ type: 'cancelRegistration', entrant: event.data.entrant });
    case 'EntrantCheckedIn':
      return known({ type: 'checkIn', entrant: event.data.entrant });
    case 'NoShowRecorded':
      return known({ type: 'recordNoShow', entrant: event.data.entrant });
    case 'EntrantDropped':
      return known({ type: 'dropEntrant', entrant: event.data.entrant });
    case 'EntrantReinstated':
      return known({ type: 'reinstateEntrant', entrant: event.data.entrant });
    case 'EntrantDisqualified':
      return known({ type: 'disqualifyEntrant', entrant: event.data.entrant, infraction: event.data.infraction });
    case 'PenaltyGiven':
      return known({ type: 'givePenalty', entrant: event.data.entrant, infraction: event.data.infraction, kind: event.data.kind });
    case 'PenaltyWithdrawn':
      return known({ type: 'withdrawPenalty', penalty: event.data.penalty, reason: event.data.reason });
    case 'DeckSubmitted': {
      const { entrant, deckId, commitment, verdict } = event.data;
      return known({ type: 'submitDeck', entrant, deckId, commitment, verdict, byStaff: true });
    }
    case 'DecksLocked':
      return known({ type: 'lockDecks' });
    case 'DeckUnlocked':
      return known({ type: 'unlockDeck', entrant: event.data.entrant, reason: event.data.reason });
    case 'DeckCheckDrawn':
      return known({ type: 'drawDeckChecks', tables: event.data.tables.length, seed: event.data.seed });
    case 'DeckChecked':
      return known({ type: 'recordDeckCheck', round: event.data.round, table: event.data.table, outcome: event.data.outcome });
    case 'DeckListsOpened':
      return known({ type: 'openDeckLists', to: event.data.to });
    default:
      return null;
  }
};

const ofRounds = (
  state: TournamentState,
  version: number,
  event: TournamentEvent,
  next: TournamentEvent | undefined,
): RecordedCommand | null => {
  switch (event.type) {
    case 'BracketSeeded':
      return next?.type === 'RoundPaired' ? pairing(version, next.data) : unfounded('no round is paired behind it');
    case 'RoundPaired':
      return pairing(version, event.data);
    case 'PodsDrawn':
      return known({ type: 'drawPods', seed: event.data.seed, reason: event.data.reason });
    case 'PairingOverridden':
      return overriding(currentRound(state), event.data);
    case 'PairingsDiscarded':
      return known({ type: 'discardPairings', reason: event.data.reason });
    case 'RoundPublished':
      return known({ type: 'publishRound' });
    case 'RoundStarted':
      return known({ type: 'startRound' });
    case 'RoundPaused':
      return known({ type: 'pauseRound' });
    case 'RoundResumed':
      return known({ type: 'resumeRound' });
    case 'TimeExtended':
      return known({ type: 'extendTime', table: event.data.table, seconds: event.data.seconds, reason: event.data.reason });
    case 'TimeCalled':
      return known({ type: 'callTime' });
    case 'RoundClosed':
      return known({ type: 'closeRound' });
    default:
      return null;
  }
};

const ofResults = (event: TournamentEvent): RecordedCommand | null => {
  switch (event.type) {
    case 'ResultReported':
      return known({ type: 'reportResult', table: event.data.table, reporter: event.data.reporter, result: event.data.result });
    case 'ResultConfirmed': {
      const { round, table, result, source } = event.data;
      if (source.kind === 'player') return known({ type: 'confirmLoneReport', round, table });
      if (source.kind === 'players') return unfounded('its players have not both reported it so');
      return known({ type: 'confirmResult', round, table, result, source });
    }
    case 'ResultDisputed':
      return unfounded('its players have not reported differently');
    case 'ResultCorrected': {
      const { round, table, after, reason } = event.data;
      return known({ type: 'correctResult', round, table, result: after, reason });
    }
    default:
      return null;
  }
};

const ofWhole = (state: TournamentState, event: TournamentEvent, next: TournamentEvent | undefined, untold: Untold): RecordedCommand => {
  switch (event.type) {
    case 'StructureSet':
      return known({ type: 'setStructure', structure: event.data.structure, reason: event.data.reason });
    case 'RegistrationOpened':
      return known({ type: 'openRegistration' });
    case 'RegistrationClosed':
      return known({ type: 'closeRegistration' });
    case 'StandingsPublished': {
      const { round } = event.data;
      if (state.rounds[round - 1]?.stage !== 'closed') return unfounded(`round ${round} is not closed`);
      return known({ type: 'publishStandings', round, digest: untold.digest(round) });
    }
    case 'CutMade':
      return cut(state, event.data, untold);
    case 'TournamentFinished':
      return ending(next, (seed) => ({ type: 'finish', seed }));
    case 'TournamentCancelled':
      return ending(next, (seed) => ({ type: 'cancel', reason: event.data.reason, seed }));
    case 'SeedRevealed':
      return unfounded('the tournament does not end with it');
    default:
      return { kind: 'untold' };
  }
};

/**
 * Returns the command that led to an event and those behind it, so that it can be decided again.
 * @param state the tournament before the event; null before the first
 * @param version of the event
 * @param next the event behind it, which tells more of some commands
 */
export const recordedCommand = (
  state: TournamentState | null,
  version: number,
  event: TournamentEvent,
  next: TournamentEvent | undefined,
  untold: Untold,
): RecordedCommand => {
  if (event.type === 'TournamentCreated') {
    const { gatheringId, game, settings, policyHash, seedCommitment } = event.data;
    return known({ type: 'create', gatheringId, game, settings, policyHash, seedCommitment });
  }
  if (state === null) return unfounded('the tournament was not created before it');
  return ofEntrants(event) ?? ofRounds(state, version, event, next) ?? ofResults(event) ?? ofWhole(state, event, next, untold);
};
