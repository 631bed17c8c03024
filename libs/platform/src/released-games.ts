import type { ReleasedRulesets } from '@arbiter/recording';
import type { GameReleases, Release } from './game-releases.js';

/** The games of an installation: all releases; the newest release of each game is current. */
export const releasedGames = (rulesets: ReleasedRulesets): GameReleases => ({
  games: async () => [...new Set((await rulesets.releases()).map(({ game }) => game))].sort(),
  current: async (game): Promise<Release | null> => {
    const version = await rulesets.newest(game);
    return version === null ? null : { version, ruleset: await rulesets.load(version) };
  },
  load: (version, catalogue) => rulesets.load(version, catalogue),
  loadWith: (version, cards) => rulesets.loadWith(version, cards),
  cardsOf: (version, catalogue) => rulesets.cardsOf(version, catalogue),
});
