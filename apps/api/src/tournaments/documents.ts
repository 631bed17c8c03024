import type { Json } from '@arbiter/kernel';
import {
  decimal,
  type DrawnPods,
  endOfTime,
  type EntrantNumber,
  type EntrantState,
  exactly,
  type Figure,
  loneReport,
  type MatchTerm,
  ownValue,
  type RoundTimer,
  type RoundState,
  type StandingsPolicy,
  type StandingsRow,
  type TableState,
  type TournamentState,
} from '@arbiter/tournaments';

/** The name of an entrant: the names of its players, or its number where they are not known. */
export type NameOf = (entrant: EntrantNumber) => string;

/** How entrants are called, and which of them have a history over all events: the id of the player, or null. */
export interface Named {
  readonly nameOf: NameOf;
  readonly playerOf: (entrant: EntrantNumber) => string | null;
}

/** Who reads a page about a table. */
export type TableReader =
  | { readonly kind: 'staff' }
  | { readonly kind: 'entrant'; readonly entrant: EntrantNumber }
  | { readonly kind: 'public' };

const instant = (at: number): string => new Date(at).toISOString();
const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

export const clockDocument = (clock: RoundTimer | null): object | null =>
  clock === null
    ? null
    : {
        minutes: clock.minutes,
        startedAt: instant(clock.startedAt),
        pausedAt: instantOrNull(clock.pausedAt),
        endsAt: instantOrNull(endOfTime(clock, 0)),
        timeCalledAt: instantOrNull(clock.timeCalledAt),
      };

/** The pods of a draft. @param phase index of its phase */
export const draftDocument = (phase: number, { pods, order, irregular, seed, reason, event }: DrawnPods, nameOf: NameOf): object => ({
  phase,
  pods: pods.map(({ pod, seats }) => ({ pod, seats: seats.map((entrant) => ({ entrant, name: nameOf(entrant) })) })),
  order,
  irregular,
  seed,
  reason,
  event,
});

export const roundSummary = (round: RoundState): object => ({
  round: round.round,
  phase: round.phase,
  stage: round.stage,
  tables: round.tables.length,
  missing: round.tables.filter(({ result }) => result.state !== 'confirmed').length,
  disputed: round.tables.filter(({ result }) => result.state === 'disputed').map(({ table }) => table),
  clock: clockDocument(round.clock),
});

/** @param tellsDeck whether the reader may know what the deck is like */
export const entrantDocument = (entrant: EntrantState, { nameOf, playerOf }: Named, tellsDeck: boolean): object => ({
  entrant: entrant.number,
  name: nameOf(entrant.number),
  playerId: playerOf(entrant.number),
  playerIds: entrant.players,
  place: entrant.place,
  presence: entrant.presence,
  play: entrant.play,
  awardedByes: entrant.awardedByes,
  deck: entrant.deck === null ? null : tellsDeck ? { standing: entrant.deck.standing, late: entrant.deck.late } : {},
  ...(tellsDeck ? { deckUnlocked: entrant.deckUnlocked } : {}),
});

/** What a reader may know of what players have reported: staff all of it, a player their own report, everybody else nothing. */
const reportsFor = ({ result }: TableState, reader: TableReader): readonly object[] => {
  if (result.state !== 'reported' && result.state !== 'disputed') return [];
  const known = result.reports.filter(
    ({ reporter }) => reader.kind === 'staff' || (reader.kind === 'entrant' && reporter === reader.entrant),
  );
  return known.map(({ reporter, result }) => ({ reporter, result }));
};

/** Whether a reader may know that something was reported: staff, and whoever sits at the table. */
const knowsState = ({ entrants }: TableState, reader: TableReader): boolean =>
  reader.kind === 'staff' || (reader.kind === 'entrant' && entrants.includes(reader.entrant));

/** By what a table is shown: the tournament, names and points of its entrants, and who reads. */
export interface ShownBy extends Named {
  readonly state: TournamentState;
  readonly pointsOf: (entrant: EntrantNumber) => number;
  readonly reader: TableReader;
}

export const tableDocument = (table: TableState, { state, nameOf, playerOf, pointsOf, reader }: ShownBy): object => {
  const { result } = table;
  const confirmed = result.state === 'confirmed' ? result : null;
  return {
    table: table.table,
    seats: table.entrants.map((entrant) => ({
      entrant,
      name: nameOf(entrant),
      playerId: playerOf(entrant),
      points: pointsOf(entrant),
    })),
    matchId: table.matchId,
    why: table.why,
    forced: table.forced,
    state: confirmed !== null || knowsState(table, reader) ? result.state : 'missing',
    result: confirmed?.result ?? null,
    source: confirmed?.source.kind ?? null,
    corrected: confirmed?.corrected ?? false,
    event: confirmed?.event ?? null,
    reports: reportsFor(table, reader),
    reportStandsAt: knowsState(table, reader) ? instantOrNull(loneReport(state, table)?.standsAt ?? null) : null,
    extensionSeconds: table.extensionSeconds,
  };
};

const digits = { digits: 4, mode: 'halfUp' } as const;

const shownFigure = (figure: Figure, { ownGw }: StandingsPolicy): { readonly exact: string; readonly shown: string } => {
  const value = ownValue(figure, ownGw);
  return { exact: exactly(value), shown: figure.kind === 'sum' ? exactly(value) : decimal(value, digits) };
};

export const standingsRowDocument = (
  row: StandingsRow,
  entrant: EntrantState,
  { nameOf, playerOf }: Named,
  policy: StandingsPolicy,
): object => ({
  rank: row.rank,
  entrant: entrant.number,
  name: nameOf(entrant.number),
  playerId: playerOf(entrant.number),
  play: entrant.play,
  figures: Object.fromEntries(Object.entries(row.figures).map(([figure, value]) => [figure, shownFigure(value, policy)])),
  composite: row.composite,
});

/** A figure with the terms that it is made of, down to results; opponents stand there with their names. */
export const openedFigure = (
  figure: Figure,
  policy: StandingsPolicy,
  nameOf: NameOf,
): { readonly exact: string; readonly shown: string; readonly terms: Json } => ({
  ...shownFigure(figure, policy),
  terms: termsOf(figure, policy, nameOf),
});

const termsOf = (figure: Figure, policy: StandingsPolicy, nameOf: NameOf): Json => {
  switch (figure.kind) {
    case 'mean':
      return figure.terms.map(({ round, opponent, figure: theirs }) => ({
        round,
        opponent: Number(opponent),
        opponentName: nameOf(Number(opponent)),
        name: theirs.name,
        exact: exactly(theirs.value),
        terms: termsOf(theirs, policy, nameOf),
      }));
    case 'share':
      return {
        earned: figure.earned,
        possible: figure.possible,
        raw: exactly(figure.raw),
        results: figure.terms.map((term) => resultTerm(term, nameOf)),
      };
    case 'sum':
      return figure.terms.map((term) => resultTerm(term, nameOf));
  }
};

/** The opponents of a term of the standings, with their names; none of a bye. */
export const opponentsOfTerm = ({ opponents }: MatchTerm, nameOf: NameOf): readonly { readonly entrant: number; readonly name: string }[] =>
  opponents.map((opponent) => ({ entrant: Number(opponent), name: nameOf(Number(opponent)) }));

const resultTerm = (term: MatchTerm, nameOf: NameOf): Json => ({
  round: term.round,
  place: term.place,
  opponents: opponentsOfTerm(term, nameOf).map(({ entrant, name }) => ({ entrant, name })),
  outcome: term.outcome,
  points: term.points,
  possible: term.possible,
  gamePoints: term.gamePoints,
  possibleGamePoints: term.possibleGamePoints,
});
