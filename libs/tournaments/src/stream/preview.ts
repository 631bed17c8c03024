import type { StandingsPolicy } from '../policies/policy.js';
import type { OverriddenPairing } from './commands.js';
import { decideRounds, nextRoundPlace } from './decide-rounds.js';
import type { EntrantNumber, OverrideWarning, TableResult } from './events.js';
import { evolve } from './evolve.js';
import { drawRound } from './pair-round.js';
import { type Place, placesByStandings } from './places.js';
import { accept, type Decision, refuse } from './refusals.js';
import { currentRound, roundOf, type TournamentState, tableOf } from './state.js';

/** What a correction would change, to be looked at before it is made. */
export interface CorrectionPreview {
  /** Entrants whose place in the standings changes. */
  readonly standings: readonly { readonly entrant: EntrantNumber; readonly before: number | null; readonly after: number | null }[];
  /**
   * The pairings that stand behind the corrected round: there are none; they have begun and stay; or they have not, and may be kept or
   * discarded and drawn again: by the same seed so many tables would differ.
   */
  readonly pairings:
    | { readonly kind: 'none' }
    | { readonly kind: 'frozen'; readonly round: number }
    | { readonly kind: 'open'; readonly round: number; readonly differing: readonly number[] };
  /** Seeds of a cut that was made on the standings and can be made again, since its first match has not begun. */
  readonly cut: { readonly phase: number; readonly open: boolean } | null;
}

const rankOf = (places: readonly Place[], entrant: EntrantNumber): number | null =>
  places.find((one) => one.entrant === entrant)?.place ?? null;

/** The state as it would be after the correction. */
const corrected = (state: TournamentState, round: number, table: number, before: TableResult, after: TableResult): TournamentState =>
  evolve(
    state,
    { type: 'ResultCorrected', data: { at: 0, by: null, round, table, before, after, reason: 'preview' } },
    { version: 0, hash: '' },
  );

const pairingsOf = (
  before: TournamentState,
  after: TournamentState,
  round: number,
  policy: StandingsPolicy,
): CorrectionPreview['pairings'] => {
  const newest = currentRound(before);
  if (newest === null || newest.round <= round) return { kind: 'none' };
  if (newest.stage === 'running' || newest.stage === 'closed') return { kind: 'frozen', round: newest.round };
  const without: TournamentState = { ...after, rounds: after.rounds.slice(0, -1) };
  const place = nextRoundPlace(without);
  const drawn = place.ok ? drawRound(without, place.value.phase, place.value.roundOfPhase, policy, newest.pairing.seed) : place;
  const pairsNow = new Set(drawn.ok ? drawn.value.seatings.map(({ entrants }) => [...entrants].sort((a, b) => a - b).join('-')) : []);
  const differing = newest.tables
    .filter(({ entrants }) => !pairsNow.has([...entrants].sort((a, b) => a - b).join('-')))
    .map(({ table }) => table);
  return { kind: 'open', round: newest.round, differing };
};

/**
 * Says what correcting a result would change: places, pairings that have not begun, and a cut.
 * @returns the refusal of a table that has no result to correct
 */
export const previewCorrection = (
  state: TournamentState,
  policy: StandingsPolicy,
  { round: number, table, result }: { readonly round: number; readonly table: number; readonly result: TableResult },
): Decision<CorrectionPreview> => {
  const round = roundOf(state, number);
  const standing = round === null ? null : tableOf(round, table);
  if (round === null || standing === null)
    return refuse('table/not-found', `Round ${number} has no table ${table}.`, { round: number, table });
  if (standing.result.state !== 'confirmed')
    return refuse('result/missing', `Table ${table} has no result to correct.`, { round: number, table });
  const after = corrected(state, number, table, standing.result.result, result);
  const [placesBefore, placesAfter] = [placesByStandings(state, policy), placesByStandings(after, policy)];
  if (!placesBefore.ok) return placesBefore;
  if (!placesAfter.ok) return placesAfter;
  const entrants = new Set([...placesBefore.value, ...placesAfter.value].map(({ entrant }) => entrant));
  const standings = [...entrants]
    .map((entrant) => ({ entrant, before: rankOf(placesBefore.value, entrant), after: rankOf(placesAfter.value, entrant) }))
    .filter((one) => one.before !== one.after)
    .sort((one, other) => (one.after ?? 0) - (other.after ?? 0));
  const phase = round.phase + 1;
  const cut = state.seedsOf[phase] === undefined ? null : { phase, open: state.rounds.every((one) => one.phase < phase) };
  return accept({ standings, pairings: pairingsOf(state, after, number, policy), cut });
};

/**
 * Says what is to be warned of before pairings are changed by hand; nothing is recorded.
 * @returns the refusal of a pairing that does not do
 */
export const previewOverride = (
  state: TournamentState,
  policy: StandingsPolicy,
  pairing: OverriddenPairing,
): Decision<readonly OverrideWarning[]> => {
  const situation = { state, policy, done: { at: 0, by: null } };
  const decision = decideRounds(situation, { type: 'overridePairing', pairing, matchIds: [], reason: 'preview' });
  if (!decision.ok) return decision;
  return accept(decision.value.flatMap(({ type, data }) => (type === 'PairingOverridden' ? data.warnings : [])));
};
