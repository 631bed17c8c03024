import {
  type ColumnDifference,
  type Comparison,
  decimal,
  exactly,
  type Figure,
  type FigureName,
  type MatchTerm,
  ownValue,
  type Rational,
  type RoundingMode,
  type Showing,
  shown,
  type StandingsRow,
  unverifiedOf,
  type Verdict,
} from '@arbiter/tournaments';
import type { StandingsReport } from './report.js';

const names: Readonly<Record<FigureName, string>> = {
  points: 'points',
  mw: 'MW',
  gw: 'GW',
  omw: 'OMW',
  ogw: 'OGW',
  oomw: 'OOMW',
  opponentPoints: "opponents' points",
};

const modes: Readonly<Record<RoundingMode, string>> = { halfUp: 'half up', halfEven: 'half even', truncated: 'cut off' };

const showingWords = ({ digits, mode, ownGw }: Showing): string =>
  `${digits} digits ${modes[mode]}, own GW ${ownGw === 'raw' ? 'without' : 'with'} the floor`;

/** A value as standings show it: percentages rounded, whole numbers of points as they are. */
const shownValue = (figure: Figure, showing: Showing): string =>
  figure.kind === 'sum' ? exactly(figure.value) : decimal(shown(figure, showing), showing);

const resultWords = ({ round, outcome, opponents, games, place }: MatchTerm): string =>
  `round ${round}: ${outcome} ${games.won}-${games.lost}-${games.drawn}${opponents.length === 0 ? '' : ` against ${opponents.join(', ')}`} (${place})`;

const termWords = (term: MatchTerm, name: FigureName): string =>
  `${resultWords(term)}: ${name === 'gw' ? `${term.gamePoints} of ${term.possibleGamePoints} game points` : `${term.points} of ${term.possible} points`}`;

const decimals = (value: Rational, { digits, mode }: Showing): string => decimal(value, { digits, mode });

/** A share with how it comes about; `value` is the number that is shown, the quotient or the floor. */
const shareWords = (figure: Figure & { readonly kind: 'share' }, value: Rational, showing: Showing): string => {
  const quotient = `${figure.earned} of ${figure.possible}`;
  const floor = exactly(figure.raw) === exactly(value) ? quotient : `the floor; ${quotient} is ${exactly(figure.raw)}`;
  return `${names[figure.name]} ${decimals(value, showing)} = ${exactly(value)} (${floor})`;
};

const headWords = (figure: Figure, showing: Showing, isOwn: boolean): string => {
  const name = names[figure.name];
  switch (figure.kind) {
    case 'sum':
      return `${name} ${exactly(figure.value)} = ${figure.terms.length === 0 ? '0' : figure.terms.map(({ points }) => points).join(' + ')}`;
    case 'share':
      return shareWords(figure, isOwn ? ownValue(figure, showing.ownGw) : figure.value, showing);
    case 'mean':
      return `${name} ${decimals(figure.value, showing)} = ${exactly(figure.value)} (${figure.terms.length === 0 ? 'no opponents' : `mean of ${figure.terms.length}`})`;
  }
};

/** The terms of an opponent's number are opened as far as `depth` says. */
const openedTo = (figure: Figure, showing: Showing, depth: number, isOwn: boolean): readonly string[] => {
  const head = headWords(figure, showing, isOwn);
  if (depth < 1) return [head];
  const terms =
    figure.kind === 'mean'
      ? figure.terms.flatMap(({ round, opponent, figure: theirs }) => {
          const [first = '', ...rest] = openedTo(theirs, showing, depth - 1, false);
          return [`round ${round}: ${opponent}, ${first}`, ...rest];
        })
      : figure.terms.map((term) => termWords(term, figure.name));
  return [head, ...terms.map((line) => `  ${line}`)];
};

/**
 * Opens a player's number into its terms: a mean into the opponents' numbers, these into matches, each with its result and where it was
 * read. The player's own GW is told as it is shown, with the floor or without; an opponent's GW as it counts, with the floor.
 * @param depth  how many levels of terms are opened
 */
export const opened = (figure: Figure, showing: Showing, depth = Number.POSITIVE_INFINITY): readonly string[] =>
  openedTo(figure, showing, depth, true);

const rounds = (number: number): string => `${number} ${number === 1 ? 'round' : 'rounds'}`;

const conventionWords = ({ policy, showing }: Comparison): string => `${policy.id}, ${showingWords(showing)}`;

const swissWords = (swiss: number, all: number): string =>
  `Swiss: the first ${rounds(swiss)} ${swiss === 1 ? 'gives' : 'give'} everyone's points${swiss === all ? '' : `; what comes after does not count`}`;

const comparedWords = ({ conventions, policy, notCompared, tournament }: StandingsReport): readonly string[] => {
  if (conventions === null)
    return [`not compared with what was published: ${notCompared?.detail ?? ''} (${notCompared?.place ?? ''})`, `policy: ${policy.id}`];
  const { best, alsoBest, fits } = conventions;
  const { equal, oneUnitOff, frozen, different } = best.counts;
  return [
    swissWords(best.swissRounds, tournament.rounds.length),
    `${fits ? 'fits' : 'nothing tried fits; the closest is'}: ${conventionWords(best)} (${policy.title})`,
    ...alsoBest.map((one) => `${fits ? 'fits' : 'is'} as well: ${conventionWords(one)}`),
    `rows: ${equal} equal, ${oneUnitOff} one unit off, ${frozen} frozen, ${different} different`,
  ];
};

const headerWords = (report: StandingsReport): readonly string[] => {
  const { file, tournament, policy, standings, isFinal } = report;
  return [
    `${file}: ${tournament.rows.length} players, ${rounds(tournament.rounds.length)}${tournament.repeated === 0 ? '' : `, ${tournament.repeated} repeated ${tournament.repeated === 1 ? 'result' : 'results'} counted once`}`,
    ...comparedWords(report),
    ...unverifiedOf(policy).map(({ setting, source }) => `unverified in ${policy.id}: ${setting} (${source})`),
    `numbers: ${report.numbers}, each equal to what its terms give`,
    isFinal
      ? `published ranks: ${report.ranks.agreeing} of ${tournament.rows.length} as points and tiebreakers give them${report.ranks.compared === 'asShown' ? ', compared as shown' : ''}`
      : `standings after round ${standings.afterRound}`,
  ];
};

const verdictWords = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'equal':
      return 'equal';
    case 'frozen':
      return `frozen after round ${verdict.afterRound}`;
    case 'oneUnitOff':
      return `one unit off: ${verdict.columns.map(({ column }) => column).join(', ')}`;
    case 'different':
      return `different: ${verdict.columns.map(({ column }) => column).join(', ')}`;
  }
};

const cellsOf = ({ rank, entrant, figures, composite }: StandingsRow, { policy, showing }: StandingsReport): readonly string[] => [
  String(rank),
  entrant,
  ...policy.figures.map((name) => {
    const figure = figures[name];
    return figure === undefined ? '' : shownValue(figure, showing);
  }),
  ...(policy.composite === null ? [] : [composite ?? '']),
];

const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const tableWords = (report: StandingsReport): readonly string[] => {
  const { policy, standings, conventions, isFinal } = report;
  const verdicts = new Map((conventions?.best.rows ?? []).map(({ row, verdict }) => [row.player, verdictWords(verdict)]));
  const head = ['rank', 'player', ...policy.figures.map((name) => names[name]), ...(policy.composite === null ? [] : [policy.composite])];
  const compared = (player: string): readonly string[] => (isFinal ? [verdicts.get(player) ?? ''] : []);
  return aligned([
    [...head, ...(isFinal ? ['published'] : [])],
    ...standings.rows.map((row) => [...cellsOf(row, report), ...compared(row.entrant)]),
  ]);
};

const differenceWords = (player: string, { column, published, figure }: ColumnDifference, showing: Showing): readonly string[] => {
  const [head = '', ...terms] = opened(figure, showing, 1);
  return [`${player} ${column}: published ${decimals(published, showing)}, computed ${head}`, ...terms];
};

const differencesWords = ({ conventions, showing, isFinal }: StandingsReport): readonly string[] => {
  if (!isFinal) return [];
  return (conventions?.best.rows ?? []).flatMap(({ row, verdict }) =>
    verdict.kind === 'oneUnitOff' || verdict.kind === 'different'
      ? verdict.columns.flatMap((one) => differenceWords(row.player, one, showing))
      : [],
  );
};

/** The standings of a report as lines: what fits, how each player compares, and the terms of what differs. */
export const reportLines = (report: StandingsReport): readonly string[] => [
  ...headerWords(report),
  '',
  ...tableWords(report),
  ...differencesWords(report),
];

/** All numbers of one player as lines, each opened down to results. */
export function explainedLines(report: StandingsReport, player: string): readonly string[] {
  const row = report.standings.rows.find(({ entrant }) => entrant === player);
  if (row === undefined) return [];
  return [
    `${player}: rank ${row.rank} after round ${report.standings.afterRound}${row.composite === null ? '' : `, ${row.composite}`}`,
    ...Object.values(row.figures).flatMap((figure) => opened(figure, report.showing)),
  ];
}
