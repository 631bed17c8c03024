import { type EntrantId, type History, type HistoryProblem, problemOf } from '../history.js';
import type { FigureName, StandingsPolicy } from '../policies/policy.js';
import { compare, inUnits, round } from '../rational.js';
import { type Figure, type FigureBook, figureBook, ownValue } from './figures.js';
import { type MatchTerm, refusedBy, termsIn } from './match-terms.js';

/** A place in the standings. Entrants whom the chain does not tell apart share a rank. */
export interface StandingsRow {
  readonly rank: number;
  readonly entrant: EntrantId;
  readonly figures: Readonly<Partial<Record<FigureName, Figure>>>;
  readonly composite: string | null;
}

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

type Unranked = Omit<StandingsRow, 'rank'>;

const compareRows = ({ chain, ownGw }: StandingsPolicy, row: Unranked, next: Unranked): number => {
  for (const { figure, at } of chain) {
    const [mine, theirs] = [row.figures[figure], next.figures[figure]];
    if (mine === undefined || theirs === undefined) continue;
    const [own, other] = [ownValue(mine, ownGw), ownValue(theirs, ownGw)];
    const order = at === null ? compare(other, own) : compare(round(other, at), round(own, at));
    if (order !== 0) return order;
  }
  return 0;
};

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

/** Ranks rows by the chain of a policy; of rows that have ranks already, those do not count. */
export function rankedBy(policy: StandingsPolicy, rows: readonly Unranked[]): readonly StandingsRow[] {
  const sorted = [...rows].sort((one, other) => compareRows(policy, one, other) || (one.entrant < other.entrant ? -1 : 1));
  const result: StandingsRow[] = [];
  for (const [at, row] of sorted.entries()) {
    const before = result[at - 1];
    result.push({ ...row, rank: before !== undefined && compareRows(policy, before, row) === 0 ? before.rank : at + 1 });
  }
  return result;
}

/**
 * Makes the standings of a tournament: every number exact and with its terms.
 *
 * Disqualified entrants are left out and all behind them move up; their results stay (IPG 1.1). Tiebreakers of an entrant who is frozen
 * are those after that round, while opponents of theirs count with all rounds. Entrants whom the chain does not tell apart share a rank
 * and stand in the order of their ids.
 *
 * @param afterRound  how many rounds count; all when absent
 * @returns           a problem that names the entry, when the history is unsound or the policy refuses it
 */
export function standingsOf(history: History, policy: StandingsPolicy, afterRound = history.rounds.length): StandingsAnswer {
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
      const own = after(Math.min(afterRound, frozenAfter ?? afterRound));
      const named = policy.figures.map((name) => [name, name === 'points' ? after(afterRound)(name, id) : own(name, id)] as const);
      const figures: StandingsRow['figures'] = Object.fromEntries(named);
      return { entrant: id, figures, composite: compositeOf(policy, figures) };
    });
  return { ok: true, standings: { policy, afterRound, rows: rankedBy(policy, rows) } };
}
