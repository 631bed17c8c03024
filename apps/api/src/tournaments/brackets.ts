import {
  bracketOfPhase,
  isElimination,
  type KnockoutMatch,
  type PlayedMatch,
  type TableState,
  type TournamentState,
} from '@arbiter/tournaments';
import type { Named, TableReader } from './documents.js';
import { fromRefusal } from './refusals.js';

/** How entrants are called in a bracket whose seeds are places in `seeds`. */
interface Seeded {
  readonly seeds: readonly number[];
  readonly named: Named;
}

const sideDocument = (plan: KnockoutMatch, played: PlayedMatch, at: 0 | 1, { seeds, named }: Seeded): object => {
  const seat = played.seats[at];
  const source = plan.sides[at];
  if (seat.kind === 'nobody') return { kind: 'nobody' };
  const seed = seat.kind === 'seed' ? seat.seed : source.from === 'seed' ? source.seed : null;
  if (seed !== null) {
    const entrant = seeds[seed - 1] ?? 0;
    return { kind: 'entrant', entrant, name: named.nameOf(entrant), playerId: named.playerOf(entrant), seed };
  }
  return source.from === 'seed' ? { kind: 'nobody' } : { kind: source.from, match: source.match };
};

/** Where a match is played, with its result; null where the reader may not see the round. */
const tableDocument = (state: TournamentState, phase: number, match: number, reader: TableReader): object | null => {
  const isIt = ({ why }: TableState): boolean => why.kind === 'bracket' && why.match === match;
  const round = state.rounds.find((one) => one.phase === phase && one.tables.some(isIt));
  const table = round?.tables.find(isIt);
  if (round === undefined || table === undefined || (round.stage === 'paired' && reader.kind !== 'staff')) return null;
  return { round: round.round, table: table.table, result: table.result.state === 'confirmed' ? table.result.result : null };
};

const matchDocument = (
  state: TournamentState,
  phase: number,
  plan: KnockoutMatch,
  played: PlayedMatch,
  seeded: Seeded,
  reader: TableReader,
): object => {
  const { kind } = played.state;
  const winner = kind === 'played' || kind === 'walkover' ? (seeded.seeds[played.state.winner - 1] ?? null) : null;
  return {
    match: plan.match,
    part: plan.part,
    round: plan.round,
    sides: [sideDocument(plan, played, 0, seeded), sideDocument(plan, played, 1, seeded)],
    state: kind,
    winner,
    table: tableDocument(state, phase, plan.match, reader),
  };
};

/**
 * Returns every bracket whose seeds stand, whole: also matches whose entrants nobody knows yet.
 * @throws {ProblemError} `round/pairing-refused` for results that make no bracket
 */
export const bracketDocuments = (state: TournamentState, named: Named, reader: TableReader): readonly object[] =>
  (state.structure?.phases ?? []).flatMap((phase, at) => {
    if (!isElimination(phase) || state.seedsOf[at] === undefined) return [];
    const standing = bracketOfPhase(state, at);
    if (!standing.ok) throw fromRefusal(standing.refusal);
    const { seeds, plan, matches } = standing.value;
    return [
      {
        phase: at,
        kind: phase.kind,
        matches: plan.matches.flatMap((match) => {
          const played = matches.find((one) => one.match === match.match);
          return played === undefined ? [] : [matchDocument(state, at, match, played, { seeds, named }, reader)];
        }),
      },
    ];
  });
