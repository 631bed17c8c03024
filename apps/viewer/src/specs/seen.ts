import type { MatchShown, Seen } from '../types.js';

/** A match of which nothing is shown, as it came when the page's clock stood at 50 seconds and the server's at 1,000. For specs. */
export const seen = (status: MatchShown['status'] = 'running'): Seen => ({
  matchView: {
    matchId: 'm',
    version: 9,
    newest: 9,
    at: 0,
    now: 1_000_000,
    status,
    game: 'magic',
    format: { id: 'single', bestOf: 1, onTimeOut: 'loseMatch', options: {} },
    ruleset: '',
    players: [],
    ready: [],
    entropy: [],
    drawOffers: [],
    calls: [],
    seedCommitment: '',
    clocks: null,
    view: null,
    pending: [],
    result: null,
  },
  cameAt: 50_000,
});
