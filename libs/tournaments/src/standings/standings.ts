import { type EntrantId, type History, type HistoryProblem, problemOf } from '../history.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { inUnits } from '../rational.js';
import { type Figure, type FigureBook, figureBook } from './figures.js';
import { type MatchTerm, refusedBy, termsIn } from './match-terms.js';
import { rankedBy, type StandingsRow, type Unranked } from './ranking.js';
import { buchholzOf, lotOf, type Tiebreaker } from './tiebreakers.js';

/** Standings after a number of rounds. */
export interface Standings {
  readonly policy: StandingsPolicy;
  readonly afterRound: number;
  readonly rows: readonly StandingsRow[];
}

export type StandingsAnswer =
  | { readonly ok: true; readonly standings: Standings }
  | { readonly ok: false; readonly problem: HistoryProblem };

/** Figures as they are after any round. Rounds count from 1. */
export type FiguresAfter = (rounds: number) => FigureBook;

/** Makes the figures after any number of rounds; for a history that `problemOf` and the policy have nothing to say against. */
export function figuresAfter({ rounds }: History, policy: StandingsPolicy): FiguresAfter {
  const all = new Map<EntrantId, MatchTerm[]>();
  for (const [at, entries] of rounds.entries())
    for (const [entrant, term] of entries.flatMap((entry) => termsIn(entry, at + 1, policy)))
      all.set(entrant, [...(all.get(entrant) ?? []), term]);
  const books = new Map<number, FigureBook>();
  return (after) => {
    const known = books.get(after) ?? figureBook((entrant) => (all.get(entrant) ?? []).filter(({ round: one }) => one <= after), policy);
    books.set(after, known);
    return known;
  };
}

/** What is wrong with a history under a policy, or null: what `problemOf` says, pods or draws that the policy does not know. */
export function problemUnder(history: History, policy: StandingsPolicy): HistoryProblem | null {
  const problem = problemOf(history);
  if (problem !== null) return problem;
  for (const entry of history.rounds.flat()) {
    const refused = refusedBy(policy, entry);
    if (refused !== null) return refused;
  }
  return null;
}

const thousandths = (figure: Figure | undefined): string => {
  if (figure === undefined) return '000';
  const units = inUnits(figure.value, { digits: 3, mode: 'halfUp' });
  return String(units > 999n ? 999n : units).padStart(3, '0');
};

/** The points and two percentages in one number: XX match points, YYY opponents' win percentage, ZZZ their opponents'. */
const compositeOf = ({ composite }: StandingsPolicy, figures: StandingsRow['figures']): string | null => {
  if (composite === null) return null;
  const points = String(figures.points?.value.numerator ?? 0n).padStart(2, '0');
  return `${points}${thousandths(figures.omw)}${thousandths(figures.oomw)}`;
};

/** The tiebreakers of the chain that do not depend on who is tied. */
const tiebreakersOf = (
  id: EntrantId,
  { policy, book, matches, lots }: { policy: StandingsPolicy; book: FigureBook; matches: readonly MatchTerm[]; lots: readonly EntrantId[] },
): Unranked['tiebreakers'] => {
  const made = policy.chain.flatMap(({ figure }): readonly Tiebreaker[] => {
    if (figure === 'buchholz' || figure === 'medianBuchholz') return [buchholzOf(figure, matches, book, policy)];
    if (figure !== 'lot') return [];
    const lot = lotOf(id, lots);
    return lot === null ? [] : [lot];
  });
  return Object.fromEntries(made.map((one) => [one.name, one]));
};

/**
 * Makes the standings of a tournament: every number exact and with its terms.
 *
 * Disqualified entrants are left out and all behind them move up; their results stay (IPG 1.1). Tiebreakers of an entrant who is frozen
 * are those after that round, while opponents of theirs count with all rounds. Entrants whom the chain does not tell apart share a rank
 * and stand in the order of their ids.
 *
 * @param afterRound  how many rounds count; all when absent
 * @param lots        the order of a draw that was made and recorded, for a policy whose chain has a lot: who stands first in it precedes
 *                    whom else nothing tells apart. Of an entrant named twice the first place counts; whoever is not named stands behind
 *                    all who are, and shares the rank with others like them.
 * @returns           a problem that names the entry, when the history is unsound or the policy refuses it
 */
export function standingsOf(
  history: History,
  policy: StandingsPolicy,
  afterRound = history.rounds.length,
  lots: readonly EntrantId[] = [],
): StandingsAnswer {
  const problem = problemUnder(history, policy);
  if (problem !== null) return { ok: false, problem };
  if (!Number.isInteger(afterRound) || afterRound < 0 || afterRound > history.rounds.length)
    return {
      ok: false,
      problem: { code: 'history/no-such-round', place: `round ${afterRound}`, detail: `there are ${history.rounds.length} rounds` },
    };
  const after = figuresAfter(history, policy);
  const rows = history.entrants
    .filter(({ play }) => play !== 'disqualified')
    .map(({ id, frozenAfter }): Unranked => {
      const ownRounds = Math.min(afterRound, frozenAfter ?? afterRound);
      const own = after(ownRounds);
      const points = after(afterRound)('points', id);
      const matches = points.kind === 'sum' ? points.terms : [];
      const named = policy.figures.map((name) => [name, name === 'points' ? points : own(name, id)] as const);
      const figures: StandingsRow['figures'] = Object.fromEntries(named);
      const counting = matches.filter(({ round }) => round <= ownRounds);
      const tiebreakers = tiebreakersOf(id, { policy, book: own, matches: counting, lots });
      return { entrant: id, figures, composite: compositeOf(policy, figures), matches, tiebreakers };
    });
  return { ok: true, standings: { policy, afterRound, rows: rankedBy(policy, rows) } };
}
