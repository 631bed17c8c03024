import type { Entry, History, Round } from '../history.js';
import type { TableResult, Unpaired } from './events.js';
import { isElimination } from './plan.js';
import { type EntrantState, type EventReference, type RoundState, type TableState, type TournamentState, isActive } from './state.js';

/** The name that an entrant has in standings. */
export const standingsId = (entrant: number): string => String(entrant);

/** The place of a table in the terms of standings, such as `round 3, table 5`. */
export const placeOfTable = (round: number, table: number): string => `round ${round}, table ${table}`;

const entryOf = (round: number, { table, entrants }: TableState, result: TableResult): Entry => {
  const place = placeOfTable(round, table);
  const [first = 0, second = 0] = entrants;
  switch (result.kind) {
    case 'games': {
      const [one, other] = result.wins;
      return {
        kind: 'match',
        players: [standingsId(one.entrant), standingsId(other.entrant)],
        games: { first: one.games, second: other.games, drawn: result.drawn },
        place,
      };
    }
    case 'doubleLoss':
      return {
        kind: 'doubleLoss',
        players: [standingsId(first), standingsId(second)],
        games: { first: 0, second: 0, drawn: 0 },
        place,
      };
    case 'noShow': {
      const present = first === result.absent ? second : first;
      return { kind: 'noShow', present: standingsId(present), absent: standingsId(result.absent), place };
    }
    case 'pod':
      return { kind: 'pod', players: entrants.map(standingsId), winner: result.winner === null ? null : standingsId(result.winner), place };
  }
};

const unpairedEntry = (round: number, { entrant, gets }: Unpaired): Entry => {
  const player = standingsId(entrant);
  return gets === 'bye'
    ? { kind: 'bye', player, place: `round ${round}, bye` }
    : { kind: 'assignedLoss', player, place: `round ${round}, loss` };
};

const lateEntries = (entrants: readonly EntrantState[], round: number): readonly Entry[] =>
  entrants.flatMap(({ number, missed }): readonly Entry[] => {
    if (missed === null || missed.as === 'nothing' || round > missed.rounds) return [];
    const player = standingsId(number);
    const place = `round ${round}, before entrant ${number} came`;
    return [missed.as === 'byes' ? { kind: 'bye', player, place } : { kind: 'assignedLoss', player, place }];
  });

const roundEntries = (state: TournamentState, round: RoundState): Round => [
  ...round.tables.flatMap((table) => (table.result.state === 'confirmed' ? [entryOf(round.round, table, table.result.result)] : [])),
  ...round.unpaired.map((unpaired) => unpairedEntry(round.round, unpaired)),
  ...lateEntries(state.entrants, round.round),
];

/** The rounds that count in the standings: all but those of elimination. */
export const roundsThatCount = (state: TournamentState): readonly RoundState[] =>
  state.rounds.filter(({ phase }) => !isElimination(state.structure?.phases[phase]));

const tookPart = (state: TournamentState): ReadonlySet<number> =>
  new Set([
    ...state.entrants.filter((entrant) => isActive(entrant) && entrant.presence !== 'noShow').map(({ number }) => number),
    ...state.rounds.flatMap(({ tables, unpaired }) => [
      ...tables.flatMap(({ entrants }) => entrants),
      ...unpaired.map(({ entrant }) => entrant),
    ]),
  ]);

/**
 * Returns what standings are made from: everybody who plays or was paired, and the confirmed results of the rounds that count. Rounds that
 * were not published yet give nothing away: their byes do not count.
 */
export const historyOfState = (state: TournamentState): History => {
  const part = tookPart(state);
  return {
    entrants: state.entrants
      .filter(({ number }) => part.has(number))
      .map(({ number, play }) => ({ id: standingsId(number), play, frozenAfter: null })),
    rounds: roundsThatCount(state)
      .filter(({ stage }) => stage !== 'paired')
      .map((round) => roundEntries(state, round)),
  };
};

/** The event that a place in the terms of standings opens down to; null for a place that no event of a result stands behind. */
export const eventOfPlace = (state: TournamentState, place: string): EventReference | null => {
  const [, round, table] = /^round (\d+), (?:table (\d+)|bye|loss)$/.exec(place) ?? [];
  const found = round === undefined ? undefined : state.rounds[Number(round) - 1];
  if (found === undefined) return null;
  if (table === undefined) return found.event;
  const result = found.tables.find((one) => one.table === Number(table))?.result;
  return result?.state === 'confirmed' ? result.event : null;
};
