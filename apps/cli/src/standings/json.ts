import {
  type Comparison,
  decimal,
  exactly,
  type Figure,
  type Rational,
  type Showing,
  shown,
  unverifiedOf,
  type Verdict,
} from '@arbiter/tournaments';
import type { StandingsReport } from './report.js';

/** A number as JSON has it: the exact fraction, and the decimal that standings show. */
interface JsonNumber {
  readonly exact: string;
  readonly shown: string;
}

const numberOf = (figure: Figure, showing: Showing): JsonNumber => ({
  exact: exactly(figure.value),
  shown: figure.kind === 'sum' ? exactly(figure.value) : decimal(shown(figure, showing), showing),
});

const openedJson = (figure: Figure, showing: Showing): object => ({
  name: figure.name,
  kind: figure.kind,
  ...numberOf(figure, showing),
  ...(figure.kind === 'share' ? { earned: figure.earned, possible: figure.possible, raw: exactly(figure.raw) } : {}),
  terms:
    figure.kind === 'mean'
      ? figure.terms.map(({ round, opponent, figure: theirs }) => ({ round, opponent, ...openedJson(theirs, showing) }))
      : figure.terms,
});

const verdictJson = (verdict: Verdict | undefined, { digits, mode }: Showing): object | null => {
  if (verdict === undefined) return null;
  if (verdict.kind === 'equal' || verdict.kind === 'frozen') return verdict;
  const asDecimal = (one: Rational): string => decimal(one, { digits, mode });
  return {
    kind: verdict.kind,
    columns: verdict.columns.map(({ column, published, computed }) => ({
      column,
      published: asDecimal(published),
      computed: asDecimal(computed),
    })),
  };
};

const conventionJson = ({ policy, showing }: Comparison): object => ({ policy: policy.id, ...showing });

/** A report as JSON: fractions as text, `compared` only where the file publishes these standings, `explained` for the player asked for. */
export function reportJson(report: StandingsReport, player: string | undefined): object {
  const { file, tournament, conventions, notCompared, policy, showing, standings, isFinal } = report;
  const verdicts = new Map((isFinal ? (conventions?.best.rows ?? []) : []).map(({ row, verdict }) => [row.player, verdict]));
  const explained = standings.rows.find(({ entrant }) => entrant === player);
  return {
    file,
    players: tournament.rows.length,
    rounds: tournament.rounds.length,
    repeated: tournament.repeated,
    swissRounds: conventions?.best.swissRounds ?? null,
    afterRound: standings.afterRound,
    policy: policy.id,
    showing,
    unverified: unverifiedOf(policy),
    fits: conventions?.fits ?? null,
    fitsAsWell: conventions?.alsoBest.map(conventionJson) ?? [],
    counts: conventions?.best.counts ?? null,
    notCompared,
    numbersEqualToTheirTerms: report.numbers,
    publishedRanks: isFinal ? report.ranks : null,
    rows: standings.rows.map((row) => ({
      rank: row.rank,
      player: row.entrant,
      composite: row.composite,
      ...Object.fromEntries(Object.entries(row.figures).map(([name, figure]) => [name, numberOf(figure, showing)])),
      compared: verdictJson(verdicts.get(row.entrant), showing),
    })),
    explained: explained === undefined ? null : Object.values(explained.figures).map((figure) => openedJson(figure, showing)),
  };
}
