import type { EntrantId, Entry, History } from '../history.js';
import { policyOf } from '../policies/index.js';
import type { FigureName, StandingsPolicy } from '../policies/policy.js';
import { exactly } from '../rational.js';
import { standingsOf, type Standings } from '../standings/standings.js';

const entryOf = (text: string, place: string): Entry => {
  const [player = '', what = '', other = ''] = text.split(' ');
  if (what === 'bye') return { kind: 'bye', player, place };
  if (what === 'loss') return { kind: 'assignedLoss', player, place };
  if (what === 'waited-for') return { kind: 'noShow', present: player, absent: other, place };
  const [first = 0, second = 0, drawn = 0] = what.split('-').map(Number);
  const games = { first, second, drawn };
  return { kind: text.endsWith(' both-lose') ? 'doubleLoss' : 'match', players: [player, other], games, place };
};

/**
 * A history in short: a list of rounds, each a list such as `a 2-1-0 b`, `a 1-1-0 b both-lose`, `a waited-for b` (who did not come),
 * `a bye` and `a loss` (without opponent).
 */
export const played = (...rounds: readonly (readonly string[])[]): History => {
  const entries = rounds.map((round, at) => round.map((text, index) => entryOf(text, `round ${at + 1}, table ${index + 1}`)));
  const ids = [
    ...new Set(
      entries.flat().flatMap((one) => ('players' in one ? one.players : 'player' in one ? [one.player] : [one.present, one.absent])),
    ),
  ];
  return { entrants: ids.map((id) => ({ id, play: 'active', frozenAfter: null })), rounds: entries };
};

/** The same history with something else said about some of its entrants. */
export const withEntrants = (history: History, changes: Readonly<Record<EntrantId, Partial<History['entrants'][number]>>>): History => ({
  ...history,
  entrants: history.entrants.map((entrant) => ({ ...entrant, ...changes[entrant.id] })),
});

/** The policy of that id, which there must be. */
export const policy = (id: string): StandingsPolicy => {
  const found = policyOf(id);
  if (found === null) throw new Error(`no policy ${id}`);
  return found;
};

/** Standings that there must be. */
export const standings = (history: History, id: string | StandingsPolicy, afterRound?: number): Standings => {
  const answer = standingsOf(history, typeof id === 'string' ? policy(id) : id, afterRound);
  if (!answer.ok) throw new Error(`${answer.problem.code} at ${answer.problem.place}`);
  return answer.standings;
};

/** A number of an entrant as an exact fraction. */
export const figure = (of: Standings, entrant: EntrantId, name: FigureName): string => {
  const found = of.rows.find((row) => row.entrant === entrant)?.figures[name];
  return found === undefined ? 'none' : exactly(found.value);
};

/** One number of every entrant, as exact fractions. */
export const figures = (of: Standings, name: FigureName): Readonly<Record<EntrantId, string>> =>
  Object.fromEntries(of.rows.map(({ entrant }) => [entrant, figure(of, entrant, name)]));

/** The order as `1 a`, `2 b`, ... */
export const order = ({ rows }: Standings): readonly string[] => rows.map(({ rank, entrant }) => `${rank} ${entrant}`);
