import type { entrantListSchema, roundSchema, standingsSchema } from '@arbiter/contracts';
import type { z } from 'zod';
import { type CsvCell, csvText } from './csv-text.js';

type Round = z.infer<typeof roundSchema>;
type Table = Round['tables'][number];

/** The entrants by their numbers. @param list as its reader may see it */
export const entrantsCsv = ({ items }: z.infer<typeof entrantListSchema>): string =>
  csvText(
    ['entrant', 'name', 'place', 'presence', 'play', 'byes', 'deck'],
    items.map(({ entrant, name, place, presence, play, awardedByes, deck }) => [
      entrant,
      name,
      place,
      presence,
      play,
      awardedByes,
      deck === null ? 'none' : (deck.standing ?? 'submitted'),
    ]),
  );

const seatCells = ({ seats }: Table, at: 0 | 1): readonly CsvCell[] => {
  const seat = seats[at];
  return [seat?.entrant ?? null, seat?.name ?? null, seat?.points ?? null];
};

/** The tables of a round, and behind them whoever has no opponent. */
export const pairingsCsv = ({ round, tables, unpaired }: Round): string =>
  csvText(
    ['round', 'table', 'entrant 1', 'name 1', 'points 1', 'entrant 2', 'name 2', 'points 2', 'without opponent', 'match'],
    [
      ...tables.map((table) => [round, table.table, ...seatCells(table, 0), ...seatCells(table, 1), null, table.matchId]),
      ...unpaired.map(({ entrant, name, gets }) => [round, null, entrant, name, null, null, null, null, gets, null]),
    ],
  );

/** Games of the two sides and drawn ones, and the result in a word where it is none of games. */
const resultCells = ({ seats, result }: Table): readonly CsvCell[] => {
  if (result === null) return [null, null, null, null];
  if (result.kind === 'doubleLoss') return [null, null, null, 'both lose'];
  if (result.kind === 'noShow') return [null, null, null, `entrant ${result.absent} did not come`];
  const games = (at: 0 | 1): number | null => result.wins.find(({ entrant }) => entrant === seats[at]?.entrant)?.games ?? null;
  return [games(0), games(1), result.drawn, null];
};

/** The results of a round by tables, and behind them byes and losses of whoever had no opponent. */
export const resultsCsv = ({ round, tables, unpaired }: Round): string =>
  csvText(
    [
      'round',
      'table',
      'entrant 1',
      'name 1',
      'entrant 2',
      'name 2',
      'games 1',
      'games 2',
      'games drawn',
      'other result',
      'state',
      'source',
      'corrected',
    ],
    [
      ...tables.map((table) => [
        round,
        table.table,
        ...seatCells(table, 0).slice(0, 2),
        ...seatCells(table, 1).slice(0, 2),
        ...resultCells(table),
        table.state,
        table.source,
        table.corrected ? 'yes' : 'no',
      ]),
      ...unpaired.map(({ entrant, name, gets }) => [
        round,
        null,
        entrant,
        name,
        null,
        null,
        null,
        null,
        null,
        gets,
        'confirmed',
        null,
        'no',
      ]),
    ],
  );

/** The standings, every figure as it is shown and as an exact fraction. */
export const standingsCsv = ({ round, chain, rows }: z.infer<typeof standingsSchema>): string => {
  const figures = [...new Set([...chain, ...rows.flatMap((row) => Object.keys(row.figures))])];
  return csvText(
    ['after round', 'rank', 'entrant', 'name', 'play', ...figures.flatMap((figure) => [figure, `${figure} exact`])],
    rows.map((row) => [
      round,
      row.rank,
      row.entrant,
      row.name,
      row.play,
      ...figures.flatMap((figure) => {
        const value = row.figures[figure];
        return [value?.shown ?? null, value?.exact ?? null];
      }),
    ]),
  );
};
