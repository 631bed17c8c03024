import { createHash, createHmac } from 'node:crypto';
import { exactly, historyOfState, policyNamed, type StandingsPolicy, standingsOf, type TournamentState } from '@arbiter/tournaments';
import { canonicalJson } from './canonical-json.js';

/** SHA-256 of a tournament's secret, which its first event has; the secret itself is told at the end. @param secret 64 hex digits */
export const commitmentTo = (secret: string): string => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/**
 * Returns the seed of a draw: HMAC-SHA-256 under the tournament's secret, over what is drawn and the hash of the stream's last event. Nobody
 * can choose it, whoever draws again leaves an event, and everybody can compute it once the secret is told.
 * @param what `round N` or `cut N`
 * @param hash hash of the stream's last event before the draw, 64 hex digits
 */
export const seedOfDraw = (secret: string, what: string, hash: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`arbiter/tournament/v1\n${what}\n${hash}`, 'utf8').digest('hex');

/** SHA-256 of a policy's canonical JSON: which rules of a name were meant. */
export const hashOfPolicy = (policy: StandingsPolicy): string => createHash('sha256').update(canonicalJson(policy), 'utf8').digest('hex');

/**
 * Returns SHA-256 of the standings after a round: ranks and exact figures. Both who publishes standings and who verifies them compute it.
 * @throws {Error} a policy that is not known, or a round that was not played
 */
export const digestOfStandings = (state: TournamentState, round: number): string => {
  const policy = policyNamed(state.settings.policy);
  const history = historyOfState(state);
  const answer = standingsOf(history, policy, Math.min(round, history.rounds.length));
  if (!answer.ok) throw new Error(`no standings of a closed round: ${answer.problem.detail}`);
  const rows = answer.standings.rows.map(({ rank, entrant, figures }) => ({
    rank,
    entrant,
    figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, exactly(figure.value)])),
  }));
  return createHash('sha256').update(canonicalJson(rows), 'utf8').digest('hex');
};
