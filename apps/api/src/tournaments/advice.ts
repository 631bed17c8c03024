import {
  type ProposedStructure,
  type RoundTable,
  roundClockOf,
  roundTables,
  structureFor,
  type Structure,
  type TournamentState,
  unverifiedSources,
} from '@arbiter/tournaments';

/** Tables of rounds that a standings policy may be played by, by the policy's beginning: `magic-third` plays by Magic's. */
const tablesFor = ({ settings, game }: TournamentState): readonly RoundTable[] => {
  if (settings.policy === 'pods') return roundTables.filter(({ id }) => id === 'pods');
  return roundTables.filter(({ id }) => id === game || id.startsWith(`${game}-`));
};

const minutesOf = ({ game }: TournamentState): number | null => {
  const limit = roundClockOf(game)?.limits.swiss;
  if (limit === undefined || limit.kind === 'unlimited') return null;
  return limit.kind === 'minutes' ? limit.minutes : limit.usual;
};

/** The phases of a proposal: rounds of the clock's length, and a playoff without a limit. */
const phasesOf = (proposed: ProposedStructure, bestOf: number, minutes: number | null): Structure['phases'] => {
  const swiss = (rounds: number) => ({ kind: 'swiss', rounds, bestOf, minutes, gate: null, lastRoundByRank: false, sides: 'lot' }) as const;
  const playoff = (places: number) =>
    ({
      kind: 'singleElimination',
      bestOf,
      minutes: null,
      gate: { kind: 'top', places },
      thirdPlace: false,
      withdrawals: 'walkover',
    }) as const;
  const withCut = (first: Structure['phases'][number], cut: number | null) => (cut === null ? [first] : [first, playoff(cut)]);
  switch (proposed.kind) {
    case 'swiss':
      return withCut(swiss(proposed.rounds), proposed.cut);
    case 'twoDays':
      return withCut(swiss(proposed.firstDay + proposed.secondDay), proposed.cut);
    case 'pods':
      return withCut({ kind: 'pods', rounds: proposed.rounds, bestOf: 1, minutes: null, gate: null }, proposed.cut);
    case 'singleElimination':
      return [{ ...playoff(2), gate: null }];
  }
};

/**
 * Structures that the tables of the tournament's game propose, and the clock of its rounds.
 * @param entrants how many; those who are registered where absent
 * @param bestOf games of a match in the tournament's format
 */
export const proposalsFor = (state: TournamentState, entrants: number | undefined, bestOf: number): object => {
  const registered = state.entrants.filter(({ place }) => place === 'registered');
  const withByes = (byes: number): number =>
    entrants === undefined ? registered.filter(({ awardedByes }) => awardedByes === byes).length : 0;
  const field = { entrants: entrants ?? registered.length, withByes: { one: withByes(1), two: withByes(2), three: withByes(3) } };
  const minutes = minutesOf(state);
  const clock = roundClockOf(state.game);
  return {
    proposals: tablesFor(state).flatMap((table) => {
      const answer = structureFor(table, field);
      if (!answer.ok) return [];
      return {
        table: table.id,
        title: table.title,
        counted: answer.counted,
        structure: { phases: phasesOf(answer.structure, bestOf, minutes) },
        warnings: answer.warnings.map(({ kind }) => kind),
        sources: table.sources.map(({ source }) => source),
      };
    }),
    clock: clock === null ? null : { minutes, atTime: clock.atTime, unverified: unverifiedSources(clock).map(({ setting }) => setting) },
  };
};
