import type { EntrantNumber, PenaltyKind } from './events.js';
import type { PenaltyState, TournamentState } from './state.js';

/** What an infraction is called in a policy of penalties, and what it usually costs. */
export interface Infraction {
  readonly code: string;
  readonly title: string;
  readonly usual: PenaltyKind;
  /** The warning of the day, by the same entrant, in whose place a game loss is given: the second, or the third; null where none is. */
  readonly risesAt: number | null;
  readonly source: string;
}

/**
 * Infractions of the deck and of coming late, which a tournament notices itself; judges may give any other code.
 * @see Infraction Procedure Guide (2024-09-23) 3.1, 3.4, 3.5, 4.x
 */
export const infractions: readonly Infraction[] = [
  { code: 'ipg/2', title: 'Game Play Error', usual: 'warning', risesAt: 3, source: 'IPG 2' },
  { code: 'ipg/3.1', title: 'Tardiness', usual: 'gameLoss', risesAt: null, source: 'IPG 3.1' },
  { code: 'ipg/3.3', title: 'Slow Play', usual: 'warning', risesAt: 2, source: 'IPG 3.3' },
  { code: 'ipg/3.4', title: 'Decklist Problem', usual: 'gameLoss', risesAt: null, source: 'IPG 3.4' },
  { code: 'ipg/3.5', title: 'Deck Problem', usual: 'warning', risesAt: 2, source: 'IPG 3.5' },
  { code: 'ipg/4', title: 'Unsporting Conduct', usual: 'disqualification', risesAt: null, source: 'IPG 4' },
];

/** What an infraction usually costs an entrant, after the warnings that they had for the same before. */
export interface ProposedPenalty {
  readonly kind: PenaltyKind;
  readonly earlier: readonly PenaltyState[];
}

/**
 * What a judge is told that an infraction usually costs this entrant; a judge decides.
 * @param since warnings that were given before do not count, in milliseconds since 1970-01-01 UTC: they begin anew every day
 * @returns null for a code that the list does not have
 */
export const proposedPenalty = (
  { penalties }: TournamentState,
  entrant: EntrantNumber,
  code: string,
  since = Number.NEGATIVE_INFINITY,
): ProposedPenalty | null => {
  const known = infractions.find((one) => one.code === code);
  if (known === undefined) return null;
  const earlier = penalties.filter(
    (one) => one.entrant === entrant && one.infraction === code && one.kind === 'warning' && !one.withdrawn && one.at >= since,
  );
  const rises = known.risesAt !== null && earlier.length + 1 >= known.risesAt;
  return { kind: rises ? 'gameLoss' : known.usual, earlier };
};

/**
 * Proposals for all who were warned of something: only these may differ from what an infraction usually costs.
 * @param since as in `proposedPenalty`
 */
export const proposedPenalties = (
  state: TournamentState,
  since?: number,
): readonly (ProposedPenalty & { readonly entrant: EntrantNumber; readonly infraction: string })[] =>
  state.penalties
    .filter(
      (one, index, all) => all.findIndex(({ entrant, infraction }) => entrant === one.entrant && infraction === one.infraction) === index,
    )
    .flatMap(({ entrant, infraction }) => {
      const proposed = proposedPenalty(state, entrant, infraction, since);
      return proposed === null || proposed.earlier.length === 0 ? [] : { entrant, infraction, ...proposed };
    });
