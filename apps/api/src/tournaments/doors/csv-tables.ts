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

/** The sides of the tables of a round: two, or up to four in pods. */
const sidesOf = ({ tables }: Round): readonly number[] =>
  Array.from({ length: Math.max(2, ...tables.map(({ seats }) => seats.length)) }, (_, at) => at);

const headings = (sides: readonly number[], ...names: readonly string[]): readonly string[] =>
  sides.flatMap((at) => names.map((name) => `${name} ${at + 1}`));

const nothing = (count: number): readonly null[] => Array.from({ length: count }, () => null);

/** The tables of a round, and behind them whoever has no opponent. */
export const pairingsCsv = (round: Round): string => {
  const sides = sidesOf(round);
  return csvText(
    ['round', 'table', ...headings(sides, 'entrant', 'name', 'points'), 'without opponent', 'match'],
    [
      ...round.tables.map(({ table, seats, matchId }) => [
        round.round,
        table,
        ...sides.flatMap((at) => [seats[at]?.entrant ?? null, seats[at]?.name ?? null, seats[at]?.points ?? null]),
        null,
        matchId,
      ]),
      ...round.unpaired.map(({ entrant, name, gets }) => [round.round, null, entrant, name, ...nothing(3 * sides.length - 2), gets, null]),
    ],
  );
};

/** Games of the two sides and drawn ones, and the result in words where it is none of games. */
const resultCells = ({ seats, result }: Table): readonly CsvCell[] => {
  if (result === null) return nothing(4);
  switch (result.kind) {
    case 'doubleLoss':
      return [...nothing(3), 'both lose'];
    case 'noShow':
      return [...nothing(3), `entrant ${result.absent} did not come`];
    case 'pod':
      return [...nothing(3), result.winner === null ? 'drawn' : `entrant ${result.winner} wins`];
    case 'games': {
      const games = (at: number): number | null => result.wins.find(({ entrant }) => entrant === seats[at]?.entrant)?.games ?? null;
      return [games(0), games(1), result.drawn, null];
    }
  }
};

/** The results of a round by tables, and behind them byes and losses of whoever had no opponent. */
export const resultsCsv = (round: Round): string => {
  const sides = sidesOf(round);
  return csvText(
    [
      'round',
      'table',
      ...headings(sides, 'entrant', 'name'),
      'games 1',
      'games 2',
      'games drawn',
      'other result',
      'state',
      'source',
      'corrected',
    ],
    [
      ...round.tables.map((table) => [
        round.round,
        table.table,
        ...sides.flatMap((at) => [table.seats[at]?.entrant ?? null, table.seats[at]?.name ?? null]),
        ...resultCells(table),
        table.state,
        table.source,
        table.corrected ? 'yes' : 'no',
      ]),
      ...round.unpaired.map(({ entrant, name, gets }) => [
        round.round,
        null,
        entrant,
        name,
        ...nothing(2 * sides.length + 1),
        gets,
        'confirmed',
        null,
        'no',
      ]),
    ],
  );
};

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
