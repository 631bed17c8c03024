import type { EntrantNumber, PenaltyKind } from './events.js';
import type { TournamentState } from './state.js';

/** What an infraction is called in a policy of penalties, and what it usually costs. */
export interface Infraction {
  readonly code: string;
  readonly title: string;
  readonly usual: PenaltyKind;
  /** Whether a second one in the same tournament, by the same entrant, costs a game. */
  readonly rises: boolean;
  readonly source: string;
}

/**
 * Infractions of the deck and of coming late, which a tournament notices itself; judges may give any other code.
 * @see Infraction Procedure Guide (2024-09-23) 3.1, 3.4, 3.5, 4.x
 */
export const infractions: readonly Infraction[] = [
  { code: 'ipg/2', title: 'Game Play Error', usual: 'warning', rises: true, source: 'IPG 2' },
  { code: 'ipg/3.1', title: 'Tardiness', usual: 'gameLoss', rises: false, source: 'IPG 3.1' },
  { code: 'ipg/3.3', title: 'Slow Play', usual: 'warning', rises: true, source: 'IPG 3.3' },
  { code: 'ipg/3.4', title: 'Decklist Problem', usual: 'gameLoss', rises: false, source: 'IPG 3.4' },
  { code: 'ipg/3.5', title: 'Deck Problem', usual: 'warning', rises: true, source: 'IPG 3.5' },
  { code: 'ipg/4', title: 'Unsporting Conduct', usual: 'disqualification', rises: false, source: 'IPG 4' },
];

/**
 * What a judge is told that an infraction usually costs this entrant; a judge decides.
 * @returns null for a code that the list does not have
 */
export const proposedPenalty = ({ penalties }: TournamentState, entrant: EntrantNumber, code: string): PenaltyKind | null => {
  const known = infractions.find((one) => one.code === code);
  if (known === undefined) return null;
  const before = penalties.some((one) => one.entrant === entrant && one.infraction === code && one.kind === 'warning' && !one.withdrawn);
  return known.rises && before ? 'gameLoss' : known.usual;
};
