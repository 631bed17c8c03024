import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, eventOf, findRound, refuseStatus } from './deciding.js';
import type { ResultSource, TableResult } from './events.js';
import { isElimination, type Phase } from './plan.js';
import { accept, type Decision, refuse } from './refusals.js';
import { faultOfResult, sameResult, winnerOf } from './results.js';
import { loneReport, roundOf, type RoundState, tableOf, type TableState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const findTable = (round: RoundState, table: number): Decision<TableState> => {
  const found = tableOf(round, table);
  return found === null
    ? refuse('table/not-found', `Round ${round.round} has no table ${table}.`, { round: round.round, table })
    : accept(found);
};

/** Refuses a result that the phase or the policy does not allow; null where it is fine. */
const refuseResult = (
  { state, policy }: Situation,
  round: RoundState,
  table: TableState,
  result: TableResult,
): ReturnType<typeof refuse> | null => {
  const phase: Phase | undefined = state.structure?.phases[round.phase];
  if (phase === undefined) return refuse('tournament/structure-missing', 'The phase of this round is not in the structure.');
  const fault = faultOfResult(result, table.entrants, phase, policy);
  return fault === null ? null : refuse(fault.code, fault.detail, { round: round.round, table: table.table });
};

const stands = (round: RoundState, { table }: TableState): ReturnType<typeof refuse> =>
  refuse('result/stands', `Table ${table} has its result. Staff can correct it.`, { round: round.round, table });

const report = (situation: Situation, { table: number, reporter, result }: CommandOf<'reportResult'>): Decided => {
  const { state, done } = situation;
  if (state.settings.reporting === 'staff')
    return refuse('result/not-reported-by-players', 'In this tournament staff enter the results: hand in your slip.');
  const found = findRound(state, ['published', 'running'], 'Results are reported while the round is played.');
  if (!found.ok) return found;
  const round = found.value;
  const seated = findTable(round, number);
  if (!seated.ok) return seated;
  const table = seated.value;
  if (!table.entrants.includes(reporter))
    return refuse('result/not-yours', 'Only who sits at a table reports its result.', { round: round.round, table: number });
  if (table.result.state === 'confirmed') return stands(round, table);
  const refused = refuseResult(situation, round, table, result);
  if (refused !== null) return refused;
  const reports = table.result.state === 'missing' ? [] : table.result.reports;
  const own = reports.find((one) => one.reporter === reporter);
  if (own !== undefined && sameResult(own.result, result))
    return refuse('tournament/nothing-to-change', 'You have reported this already; your opponent has to confirm it.', { table: number });
  const reported = eventOf('ResultReported', done, { round: round.round, table: number, reporter, result });
  const other = reports.find((one) => one.reporter !== reporter);
  if (other === undefined) return accept([reported]);
  return accept([
    reported,
    sameResult(other.result, result)
      ? eventOf('ResultConfirmed', done, { round: round.round, table: number, result, source: { kind: 'players' } })
      : eventOf('ResultDisputed', done, { round: round.round, table: number }),
  ]);
};

const isOfPlayers = ({ kind }: ResultSource): boolean => kind === 'players' || kind === 'player';

/** A recorded match says more than its players, and less than staff; once the round is closed, staff alone correct. */
const confirmByMatch = (situation: Situation, round: RoundState, table: TableState, command: CommandOf<'confirmResult'>): Decided => {
  const { result, source } = command;
  if (round.stage === 'closed' || (table.result.state === 'confirmed' && !isOfPlayers(table.result.source))) return accept([]);
  return (
    refuseResult(situation, round, table, result) ??
    decided('ResultConfirmed', situation.done, { round: round.round, table: table.table, result, source })
  );
};

const confirm = (situation: Situation, command: CommandOf<'confirmResult'>): Decided => {
  const { state, done } = situation;
  const round = roundOf(state, command.round);
  if (round === null || round.stage === 'paired')
    return refuse('round/not-found', `Round ${command.round} is not published.`, { round: command.round });
  const seated = findTable(round, command.table);
  if (!seated.ok) return seated;
  const table = seated.value;
  if (command.source.kind === 'match') return confirmByMatch(situation, round, table, command);
  const refused = refuseStatus(state, ['running'], 'Results are entered while it runs.');
  if (refused !== null) return refused;
  if (table.result.state === 'confirmed') return stands(round, table);
  return (
    refuseResult(situation, round, table, command.result) ??
    decided('ResultConfirmed', done, { round: round.round, table: table.table, result: command.result, source: command.source })
  );
};

const confirmLone = ({ state, done }: Situation, command: CommandOf<'confirmLoneReport'>): Decided => {
  const place = { round: command.round, table: command.table };
  const round = roundOf(state, command.round);
  if (state.status !== 'running' || round === null || round.stage === 'closed')
    return refuse('round/wrong-stage', 'Reports stand by themselves only while their round is played.', place);
  const seated = findTable(round, command.table);
  if (!seated.ok) return seated;
  const report = loneReport(state, seated.value);
  if (report === null) return refuse('result/not-due', `Nobody has reported a result of table ${command.table} alone.`, place);
  if (report.standsAt === null || done.at < report.standsAt)
    return refuse('result/not-due', 'The other players at the table still have time to report.', place);
  const { result, reporter } = report;
  return decided('ResultConfirmed', done, { ...place, result, source: { kind: 'player', reporter } });
};

/** A bracket's result stands once a later round was paired with its winner, be it of the bracket or of a phase that its order was cut for. */
const refuseFrozen = (
  { state }: Situation,
  round: RoundState,
  { table, entrants }: TableState,
  before: TableResult,
  after: TableResult,
): ReturnType<typeof refuse> | null => {
  const later = state.rounds.some(({ round: number }) => number > round.round);
  if (!later || !isElimination(state.structure?.phases[round.phase]) || winnerOf(before, entrants) === winnerOf(after, entrants))
    return null;
  return refuse('result/frozen', 'The next round stands on this winner. Discard its pairings first, if they have not begun.', {
    round: round.round,
    table,
  });
};

const correct = (situation: Situation, command: CommandOf<'correctResult'>): Decided => {
  const { state, done } = situation;
  const refused = refuseStatus(state, ['running'], 'What was published at the end stands.');
  if (refused !== null) return refused;
  const round = roundOf(state, command.round);
  if (round === null) return refuse('round/not-found', `There is no round ${command.round}.`, { round: command.round });
  const seated = findTable(round, command.table);
  if (!seated.ok) return seated;
  const { result: before } = seated.value;
  if (before.state !== 'confirmed')
    return refuse('result/missing', `Table ${command.table} has no result to correct: enter one.`, {
      round: round.round,
      table: command.table,
    });
  const unfit = refuseResult(situation, round, seated.value, command.result);
  if (unfit !== null) return unfit;
  const frozen = refuseFrozen(situation, round, seated.value, before.result, command.result);
  if (frozen !== null) return frozen;
  if (sameResult(before.result, command.result)) return refuse('tournament/nothing-to-change', 'This is the result already.');
  const { table, reason } = command;
  return decided('ResultCorrected', done, { round: round.round, table, before: before.result, after: command.result, reason });
};

/** Decides on commands about results. */
export const decideResults = (
  situation: Situation,
  command: CommandOf<'reportResult' | 'confirmResult' | 'confirmLoneReport' | 'correctResult'>,
): Decided => {
  switch (command.type) {
    case 'reportResult':
      return report(situation, command);
    case 'confirmResult':
      return confirm(situation, command);
    case 'confirmLoneReport':
      return confirmLone(situation, command);
    case 'correctResult':
      return correct(situation, command);
  }
};
