import type { EntrantId, Entry, History } from '../history.js';
import type { Column, Showing } from '../published/compare.js';
import { decimal } from '../rational.js';
import type { Standings } from '../standings/standings.js';

/** A row of a file of published standings. */
export interface FileRow {
  readonly Rank: number;
  readonly Player: EntrantId;
  readonly Points: number;
  readonly OMWP: number;
  readonly GWP: number;
  readonly OGWP: number;
}

/** A match of a file. */
export interface FileMatch {
  readonly Player1: EntrantId;
  readonly Player2: EntrantId | null;
  readonly Result: string;
}

export interface PublishedFile {
  readonly Rounds: readonly { readonly RoundName: string; readonly Matches: readonly FileMatch[] }[];
  readonly Standings: readonly FileRow[];
}

const matchOf = (entry: Entry): FileMatch => {
  switch (entry.kind) {
    case 'match':
    case 'doubleLoss':
      return {
        Player1: entry.players[0],
        Player2: entry.players[1],
        Result: `${entry.games.first}-${entry.games.second}-${entry.games.drawn}`,
      };
    case 'noShow':
      return { Player1: entry.present, Player2: entry.absent, Result: '2-0-0' };
    case 'bye':
      return { Player1: entry.player, Player2: '-', Result: '2-0-0' };
    case 'assignedLoss':
      return { Player1: entry.player, Player2: null, Result: '0-2-0' };
    case 'pod':
    case 'podWithLosses':
      throw new Error('files have no pods');
  }
};

const rowOf = ({ rank, entrant, figures }: Standings['rows'][number], { digits, mode, ownGw }: Showing): FileRow => {
  const cell = (name: 'omw' | 'gw' | 'ogw'): number => {
    const figure = figures[name];
    if (figure === undefined) return 0;
    const value = figure.kind === 'share' && ownGw === 'raw' ? figure.raw : figure.value;
    return Number(decimal(value, { digits, mode }));
  };
  return {
    Rank: rank,
    Player: entrant,
    Points: Number(figures.points?.value.numerator ?? 0n),
    OMWP: cell('omw'),
    GWP: cell('gw'),
    OGWP: cell('ogw'),
  };
};

/** A file that publishes standings; drawn matches come twice in it, as software writes them. */
export const publishedFile = (history: History, standings: Standings, showing: Showing): PublishedFile => ({
  Rounds: history.rounds.map((round, at) => ({
    RoundName: `Round ${at + 1}`,
    Matches: round.map(matchOf).flatMap((match) => {
      const [first, second, drawn] = match.Result.split('-');
      return first === second && match.Player2 !== null
        ? [match, { Player1: match.Player2, Player2: match.Player1, Result: `${second}-${first}-${drawn}` }]
        : [match];
    }),
  })),
  Standings: standings.rows.map((row) => rowOf(row, showing)),
});

/** The same file with other numbers in one row. */
export const withRow = (file: PublishedFile, player: EntrantId, change: Partial<Record<Column | 'Points', number>>): PublishedFile => ({
  ...file,
  Standings: file.Standings.map((row) => (row.Player === player ? { ...row, ...change } : row)),
});
