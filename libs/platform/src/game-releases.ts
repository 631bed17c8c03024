import type { Ruleset, WholeRuleset } from '@arbiter/kernel';
import { fixedRulesets, type RulesetRegistry } from '@arbiter/recording';

/** A released ruleset with the version that matches pin. */
export interface Release {
  /** SHA-256 (hex) of the bundle. */
  readonly version: string;
  readonly ruleset: Ruleset;
}

/** The games that this installation knows. Old matches load the release that they were recorded with, new ones the current release. */
export interface GameReleases extends RulesetRegistry {
  /** Returns the ids of all games. */
  games(): Promise<readonly string[]>;
  /**
   * Returns the current release of a game.
   * @returns null for a game that is not installed
   */
  current(game: string): Promise<Release | null>;
}

/** Makes game releases from rulesets that are in memory already, one release per game. For tests and tools. */
export const fixedReleases = (releases: readonly (Release & { readonly ruleset: WholeRuleset })[]): GameReleases => ({
  games: async () => releases.map(({ ruleset }) => ruleset.game),
  current: async (game) => releases.find(({ ruleset }) => ruleset.game === game) ?? null,
  ...fixedRulesets(Object.fromEntries(releases.map(({ version, ruleset }) => [version, ruleset]))),
});
