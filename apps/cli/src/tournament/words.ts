import type { Shape } from '@arbiter/client';

type Table = Shape<'TournamentRound'>['tables'][number];

/** Puts cells under one another. Names may have letters of double width; nobody is hurt when columns then shift. */
export const columns = (rows: readonly (readonly (string | number)[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

const resultInWords = ({ seats, result, state }: Table): string => {
  if (result === null) return state;
  if (result.kind === 'doubleLoss') return 'both lose';
  if (result.kind === 'noShow') return `#${result.absent} did not come`;
  if (result.kind === 'pod') return result.winner === null ? 'drawn' : `#${result.winner} wins`;
  const games = seats.map(({ entrant }) => result.wins.find((win) => win.entrant === entrant)?.games ?? 0);
  return [...games, ...(result.drawn > 0 ? [result.drawn] : [])].join('-');
};

/** Shows a tournament. */
export const tournamentLines = (tournament: Shape<'Tournament'>): readonly string[] => {
  const { name, tournamentId, game, settings, status, entrants, rounds, places, version } = tournament;
  return [
    `${name} (${game}, ${settings.format}, ${settings.policy}): ${status}`,
    `tournament ${tournamentId}, version ${version}`,
    `${entrants.registered} registered, ${entrants.waiting} waiting, ${entrants.playing} playing`,
    ...rounds.map(
      ({ round, stage, tables, missing, disputed }) =>
        `round ${round}: ${stage}, ${tables} tables, ${missing} without a result${disputed.length > 0 ? `, disputed: ${disputed.join(', ')}` : ''}`,
    ),
    ...columns((places ?? []).map(({ place, entrant, name: who }) => [place, `#${entrant}`, who])),
  ];
};

/** Shows a round: tables with their sides and results, and who has no opponent. */
export const roundLines = ({ round, stage, tables, unpaired }: Shape<'TournamentRound'>): readonly string[] => [
  `round ${round}: ${stage}`,
  ...columns(
    tables.map((table) => {
      const sides = Array.from({ length: Math.max(2, ...tables.map(({ seats }) => seats.length)) }, (_, at) => table.seats[at]);
      return [table.table, ...sides.map((seat) => (seat === undefined ? '' : `#${seat.entrant} ${seat.name}`)), resultInWords(table)];
    }),
  ),
  ...unpaired.map(({ entrant, name, gets }) => `${gets}: #${entrant} ${name}`),
];

/** Shows standings, every figure as it is shown. */
export const standingsLines = ({ round, policy, chain, rows }: Shape<'TournamentStandings'>): readonly string[] => [
  `after round ${round}, ${policy.title}`,
  ...columns([
    ['rank', 'entrant', 'name', ...chain],
    ...rows.map((row) => [
      String(row.rank),
      `#${row.entrant}`,
      row.play === 'active' ? row.name : `${row.name} (${row.play})`,
      ...chain.map((figure) => row.figures[figure]?.shown ?? ''),
    ]),
  ]),
];

/** Shows who was registered. */
export const registeredLines = ({ registered }: Shape<'EntrantsRegistered'>): readonly string[] =>
  columns(registered.map(({ entrant, name, place }) => [`#${entrant}`, name, place]));
