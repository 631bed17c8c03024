import type { TournamentEvent } from './events.js';
import type { EventReference, ResultState, RoundTimer, RoundState, TableState, TournamentState } from './state.js';
import { StreamUnsound } from './stream-unsound.js';

type DataOf<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>['data'];

const missing: ResultState = { state: 'missing' };

const paired = (
  state: TournamentState,
  { round, phase, tables, unpaired, pairing }: DataOf<'RoundPaired'>,
  event: EventReference,
): TournamentState => {
  if (round !== state.rounds.length + 1) throw new StreamUnsound(`round ${round} after ${state.rounds.length}`);
  const fresh: RoundState = {
    round,
    phase,
    tables: tables.map((table) => ({ ...table, result: missing, extensionSeconds: 0 })),
    unpaired,
    pairing,
    stage: 'paired',
    clock: null,
    event,
  };
  return { ...state, status: 'running', rounds: [...state.rounds, fresh] };
};

const withRound = (state: TournamentState, round: number, change: (before: RoundState) => Partial<RoundState>): TournamentState => {
  const before = state.rounds[round - 1];
  if (before === undefined) throw new StreamUnsound(`there is no round ${round}`);
  const rounds = state.rounds.slice();
  rounds[round - 1] = { ...before, ...change(before) };
  return { ...state, rounds };
};

const withTable = (
  state: TournamentState,
  { round, table }: { readonly round: number; readonly table: number },
  change: (before: TableState) => Partial<TableState>,
): TournamentState =>
  withRound(state, round, ({ tables }) => {
    const place = tables.findIndex((one) => one.table === table);
    const before = tables[place];
    if (before === undefined) throw new StreamUnsound(`round ${round} has no table ${table}`);
    const changed = tables.slice();
    changed[place] = { ...before, ...change(before) };
    return { tables: changed };
  });

const withClock = (state: TournamentState, round: number, change: (before: RoundTimer) => Partial<RoundTimer>): TournamentState =>
  withRound(state, round, ({ clock }) => {
    if (clock === null) throw new StreamUnsound(`the clock of round ${round} was not started`);
    return { clock: { ...clock, ...change(clock) } };
  });

const reported = (before: ResultState, { reporter, result, at }: DataOf<'ResultReported'>): ResultState => {
  if (before.state === 'confirmed') throw new StreamUnsound('a confirmed result was reported');
  const others = before.state === 'missing' ? [] : before.reports.filter((report) => report.reporter !== reporter);
  return { state: 'reported', reports: [...others, { reporter, result, at }] };
};

const disputed = (before: ResultState): ResultState => {
  if (before.state !== 'reported') throw new StreamUnsound('a result that nobody reported is disputed');
  return { ...before, state: 'disputed' };
};

const corrected = (before: ResultState, { after }: DataOf<'ResultCorrected'>, event: EventReference): ResultState => {
  if (before.state !== 'confirmed') throw new StreamUnsound('a result that does not stand was corrected');
  return { ...before, result: after, event, corrected: true };
};

const overridden = (state: TournamentState, { round, tables, unpaired }: DataOf<'PairingOverridden'>): TournamentState =>
  withRound(state, round, (before) => ({
    unpaired,
    tables: tables.map((table) => {
      const same = before.tables.find((one) => one.matchId === table.matchId && String(one.entrants) === String(table.entrants));
      return { ...table, result: same?.result ?? missing, extensionSeconds: same?.extensionSeconds ?? 0 };
    }),
  }));

/** Returns the tournament after an event about a round; null for any other event. @throws {StreamUnsound} */
export const evolveRounds = (state: TournamentState, event: TournamentEvent, reference: EventReference): TournamentState | null => {
  switch (event.type) {
    case 'RoundPaired':
      return paired(state, event.data, reference);
    case 'PairingOverridden':
      return overridden(state, event.data);
    case 'PairingsDiscarded':
      if (event.data.round !== state.rounds.length) throw new StreamUnsound(`round ${event.data.round} is not the newest`);
      return { ...state, rounds: state.rounds.slice(0, -1) };
    case 'RoundPublished':
      return withRound(state, event.data.round, () => ({ stage: 'published' }));
    case 'RoundStarted': {
      const { minutes, at } = event.data;
      const clock: RoundTimer = { minutes, startedAt: at, pausedAt: null, pausedMs: 0, timeCalledAt: null };
      return withRound(state, event.data.round, () => ({ stage: 'running', clock }));
    }
    case 'RoundPaused':
      return withClock(state, event.data.round, () => ({ pausedAt: event.data.at }));
    case 'RoundResumed':
      return withClock(state, event.data.round, ({ pausedAt, pausedMs }) => ({
        pausedAt: null,
        pausedMs: pausedMs + (pausedAt === null ? 0 : event.data.at - pausedAt),
      }));
    case 'TimeExtended':
      return withTable(state, event.data, ({ extensionSeconds }) => ({ extensionSeconds: extensionSeconds + event.data.seconds }));
    case 'TimeCalled':
      return withClock(state, event.data.round, () => ({ timeCalledAt: event.data.at }));
    case 'RoundClosed':
      return withRound(state, event.data.round, () => ({ stage: 'closed' }));
    case 'ResultReported':
      return withTable(state, event.data, ({ result }) => ({ result: reported(result, event.data) }));
    case 'ResultDisputed':
      return withTable(state, event.data, ({ result }) => ({ result: disputed(result) }));
    case 'ResultConfirmed': {
      const { result, source } = event.data;
      return withTable(state, event.data, () => ({ result: { state: 'confirmed', result, source, event: reference, corrected: false } }));
    }
    case 'ResultCorrected':
      return withTable(state, event.data, ({ result }) => ({ result: corrected(result, event.data, reference) }));
    default:
      return null;
  }
};
