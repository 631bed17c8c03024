import { knockoutOf } from '../pairing/knockout.js';
import type { KnockoutExit, KnockoutForm, KnockoutMatch, KnockoutPlan, PlayedMatch, WithdrawalRule } from '../pairing/knockout-forms.js';
import { playKnockout } from '../pairing/knockout-play.js';
import type { EntrantNumber } from './events.js';
import type { Phase } from './plan.js';
import { accept, type Decision, refuse } from './refusals.js';
import { winnerOf } from './results.js';
import { isActive, type TournamentState } from './state.js';

/** How a phase's bracket stands. Seeds count from 1 and are places in `seeds`. */
export interface BracketStanding {
  readonly seeds: readonly EntrantNumber[];
  readonly plan: KnockoutPlan;
  readonly matches: readonly PlayedMatch[];
  readonly exits: readonly KnockoutExit[];
}

const formOf = (phase: Phase | undefined): { readonly form: KnockoutForm; readonly withdrawals: WithdrawalRule } | null => {
  switch (phase?.kind) {
    case 'singleElimination':
      return { form: { kind: 'single', thirdPlace: phase.thirdPlace }, withdrawals: phase.withdrawals };
    case 'doubleElimination':
      return { form: { kind: 'double' }, withdrawals: 'walkover' };
    default:
      return null;
  }
};

/**
 * Who left after the cut. The round before which they left matters where the highest seed gets a bye instead of a walkover; that is in single
 * elimination alone, whose rounds are those of the phase.
 */
const exitsOf = (
  state: TournamentState,
  at: number,
  seeds: readonly EntrantNumber[],
  withdrawals: WithdrawalRule,
): readonly KnockoutExit[] => {
  const before = state.rounds.filter(({ phase }) => phase < at).length;
  const last = state.rounds.some(({ phase }) => phase > at) ? state.rounds.filter(({ phase }) => phase <= at).length : null;
  return seeds.flatMap((number, index): readonly KnockoutExit[] => {
    const entrant = state.entrants[number - 1];
    if (entrant === undefined || isActive(entrant)) return [];
    const { left, play } = entrant;
    // Whoever left a later phase had played this one to its end.
    if (play === 'dropped' && last !== null && left !== null && left.rounds > last) return [];
    const isWalkover = withdrawals === 'walkover' || left === null || left.midRound;
    const beforeRound = isWalkover ? null : Math.max(1, left.rounds - before + 1);
    return [{ seed: index + 1, how: play === 'disqualified' ? 'disqualified' : 'withdrawn', beforeRound }];
  });
};

/** Plays a phase's bracket as far as its tables have results. */
export const bracketOfPhase = (state: TournamentState, at: number): Decision<BracketStanding> => {
  const seeds = state.seedsOf[at] ?? [];
  const wanted = formOf(state.structure?.phases[at]);
  if (wanted === null) return refuse('tournament/structure-missing', `Phase ${at + 1} is no bracket.`);
  const drawn = knockoutOf(seeds.length, wanted.form);
  if (!drawn.ok)
    return drawn.refusal.code === 'pairing/no-third-place-match'
      ? refuse('tournament/structure-invalid', 'A match for the third place needs four in the bracket.', { phase: at + 1 })
      : refuse('tournament/too-few-entrants', 'A bracket takes 2 to 64 entrants.', { entrants: seeds.length });
  const results = state.rounds
    .filter(({ phase }) => phase === at)
    .flatMap(({ tables }) => tables)
    .flatMap(({ why, entrants, result }) => {
      const winner = why.kind === 'bracket' && result.state === 'confirmed' ? winnerOf(result.result, entrants) : null;
      return winner === null || why.kind !== 'bracket' ? [] : [{ match: why.match, winner: seeds.indexOf(winner) + 1 }];
    });
  const walkovers = state.rounds
    .filter(({ phase }) => phase === at)
    .flatMap(({ unpaired }) => unpaired)
    .flatMap(({ why, entrant }) => (why.kind === 'walkover' ? [{ match: why.match, winner: seeds.indexOf(entrant) + 1 }] : []));
  const exits = exitsOf(state, at, seeds, wanted.withdrawals);
  const played = playKnockout(drawn.plan, { results, walkovers, exits, withdrawals: wanted.withdrawals });
  if (!played.ok)
    return refuse('round/pairing-refused', `The results make no bracket: ${played.refusal.code}.`, { because: played.refusal.code });
  return accept({ seeds, plan: drawn.plan, matches: played.matches, exits });
};

/**
 * The matches that the next round plays: in single elimination those of one round, although byes make some of the next one ready as well; in
 * double elimination all that are ready.
 */
export const matchesToPlay = (standing: BracketStanding): readonly PlayedMatch[] => {
  const ready = standing.matches.filter(({ state: { kind } }) => kind === 'ready');
  if (standing.plan.form.kind === 'double') return ready;
  const roundOf = ({ match }: PlayedMatch): number => matchOfPlan(standing, match).round;
  const isMain = ({ match }: PlayedMatch): boolean => matchOfPlan(standing, match).part === 'main';
  const first = Math.min(...ready.filter(isMain).map(roundOf));
  return ready.filter((one) => !isMain(one) || roundOf(one) === first);
};

/** The match of a plan. @throws {RangeError} never for a match that was played by this plan */
export const matchOfPlan = ({ plan }: BracketStanding, match: number): KnockoutMatch => {
  const found = plan.matches.find((one) => one.match === match);
  if (found === undefined) throw new RangeError(`the plan has no match ${match}`);
  return found;
};
