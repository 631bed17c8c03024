import type { EntrantNumber, TournamentEvent } from './events.js';
import { evolveRounds } from './evolve-rounds.js';
import { type DeckCheck, type EntrantState, type EventReference, type TournamentState, roundOf } from './state.js';
import { StreamUnsound } from './stream-unsound.js';

type DataOf<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>['data'];

const created = (data: DataOf<'TournamentCreated'>): TournamentState => ({
  gatheringId: data.gatheringId,
  game: data.game,
  settings: data.settings,
  policyHash: data.policyHash,
  seedCommitment: data.seedCommitment,
  createdAt: data.at,
  status: 'setUp',
  openedBy: null,
  structure: null,
  entrants: [],
  decksLocked: false,
  deckChecks: [],
  listsOpenTo: 'nobody',
  penalties: [],
  rounds: [],
  seedsOf: {},
  podsOf: {},
  places: null,
  seed: null,
});

const newEntrant = (
  { entrant, players }: { readonly entrant: EntrantNumber; readonly players: readonly string[] },
  more: Partial<EntrantState>,
): EntrantState => ({
  number: entrant,
  players,
  awardedByes: 0,
  place: 'registered',
  presence: 'expected',
  play: 'active',
  left: null,
  missed: null,
  deck: null,
  deckUnlocked: false,
  ...more,
});

const withNewEntrant = (state: TournamentState, entrant: EntrantState): TournamentState => {
  if (entrant.number !== state.entrants.length + 1) throw new StreamUnsound(`entrant ${entrant.number} after ${state.entrants.length}`);
  return { ...state, entrants: [...state.entrants, entrant] };
};

const withEntrant = (state: TournamentState, number: EntrantNumber, change: Partial<EntrantState>): TournamentState => {
  const before = state.entrants[number - 1];
  if (before === undefined) throw new StreamUnsound(`there is no entrant ${number}`);
  const entrants = state.entrants.slice();
  entrants[number - 1] = { ...before, ...change };
  return { ...state, entrants };
};

const withDeck = (state: TournamentState, { entrant, deckId, verdict, late }: DataOf<'DeckSubmitted'>): TournamentState =>
  withEntrant(state, entrant, { deck: { deckId, standing: verdict, late }, deckUnlocked: false });

const leavingNow = ({ rounds }: TournamentState): EntrantState['left'] => {
  const stage = rounds.at(-1)?.stage;
  return { rounds: rounds.length, midRound: stage === 'published' || stage === 'running' };
};

const evolveEntrants = (state: TournamentState, event: TournamentEvent): TournamentState | null => {
  switch (event.type) {
    case 'EntrantRegistered':
      return withNewEntrant(state, newEntrant(event.data, { awardedByes: event.data.awardedByes }));
    case 'EntrantWaitlisted':
      return withNewEntrant(state, newEntrant(event.data, { awardedByes: event.data.awardedByes, place: 'waiting' }));
    case 'EntrantAddedLate':
      return withNewEntrant(
        state,
        newEntrant(event.data, { presence: 'here', missed: { rounds: state.rounds.length, as: event.data.missed } }),
      );
    case 'EntrantPromoted':
      return withEntrant(state, event.data.entrant, { place: 'registered' });
    case 'RegistrationCancelled':
      return withEntrant(state, event.data.entrant, { place: 'cancelled' });
    case 'EntrantCheckedIn':
      return withEntrant(state, event.data.entrant, { presence: 'here' });
    case 'NoShowRecorded':
      return withEntrant(state, event.data.entrant, { presence: 'noShow' });
    case 'EntrantDropped':
      return withEntrant(state, event.data.entrant, { play: 'dropped', left: leavingNow(state) });
    case 'EntrantReinstated':
      return withEntrant(state, event.data.entrant, { play: 'active', presence: 'here', left: null });
    case 'EntrantDisqualified':
      return withEntrant(state, event.data.entrant, { play: 'disqualified', left: leavingNow(state) });
    case 'DeckSubmitted':
      return withDeck(state, event.data);
    case 'DeckUnlocked':
      return withEntrant(state, event.data.entrant, { deckUnlocked: true });
    default:
      return null;
  }
};

/** Pods that are drawn for a phase stay as long as it is a draft. */
const restructured = (state: TournamentState, { structure }: DataOf<'StructureSet'>): TournamentState => ({
  ...state,
  structure,
  podsOf: Object.fromEntries(Object.entries(state.podsOf).filter(([phase]) => structure.phases[Number(phase)]?.kind === 'draft')),
});

const evolveWhole = (state: TournamentState, event: TournamentEvent, reference: EventReference): TournamentState | null => {
  switch (event.type) {
    case 'PenaltyGiven': {
      const { penalty, entrant, infraction, kind, round, at } = event.data;
      return { ...state, penalties: [...state.penalties, { penalty, entrant, infraction, kind, round, at, withdrawn: false }] };
    }
    case 'PenaltyWithdrawn':
      return {
        ...state,
        penalties: state.penalties.map((one) => (one.penalty === event.data.penalty ? { ...one, withdrawn: true } : one)),
      };
    case 'StructureSet':
      return restructured(state, event.data);
    case 'PodsDrawn': {
      const { phase, pods, order, irregular, seed, reason } = event.data;
      return { ...state, podsOf: { ...state.podsOf, [phase]: { pods, order, irregular, seed, reason, event: reference } } };
    }
    case 'RegistrationOpened':
      return { ...state, status: 'registration', openedBy: event.data.by };
    case 'RegistrationClosed':
      return { ...state, status: 'closed' };
    case 'DecksLocked':
      return { ...state, decksLocked: true };
    case 'DeckCheckDrawn': {
      const { round, tables } = event.data;
      return { ...state, deckChecks: [...state.deckChecks, ...tables.map((table) => ({ round, table, outcome: null }))] };
    }
    case 'DeckChecked': {
      const { round, table, outcome } = event.data;
      const isIt = (one: DeckCheck): boolean => one.round === round && one.table === table;
      return { ...state, deckChecks: state.deckChecks.map((one) => (isIt(one) ? { ...one, outcome } : one)) };
    }
    case 'DeckListsOpened':
      return { ...state, listsOpenTo: event.data.to };
    case 'CutMade':
    case 'BracketSeeded':
      return { ...state, seedsOf: { ...state.seedsOf, [event.data.phase]: event.data.seeds } };
    case 'TournamentFinished':
      return { ...state, status: 'finished', places: event.data.places };
    case 'TournamentCancelled':
      return { ...state, status: 'cancelled' };
    case 'SeedRevealed':
      return { ...state, seed: event.data.seed };
    case 'StandingsPublished':
      if (roundOf(state, event.data.round) === null) throw new StreamUnsound(`there is no round ${event.data.round}`);
      return state;
    default:
      return null;
  }
};

/**
 * Returns the tournament after an event.
 * @param state null before the first event
 * @param reference names the event, for whatever later opens down to it
 * @throws {StreamUnsound} an event that can't follow
 */
export const evolve = (state: TournamentState | null, event: TournamentEvent, reference: EventReference): TournamentState => {
  if (event.type === 'TournamentCreated') {
    if (state !== null) throw new StreamUnsound('it was created twice');
    return created(event.data);
  }
  if (state === null) throw new StreamUnsound(`it begins with ${event.type}`);
  const next = evolveEntrants(state, event) ?? evolveWhole(state, event, reference) ?? evolveRounds(state, event, reference);
  if (next === null) throw new StreamUnsound(`nothing follows from ${event.type}`);
  return next;
};
