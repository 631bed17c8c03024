import type { Ruleset } from '@arbiter/kernel';
import type { RulesetRegistry } from '@arbiter/recording';

/** A released ruleset with the version that matches pin. */
export interface Release {
  /** SHA-256 (hex) of the bundle. */
  readonly version: string;
  readonly ruleset: Ruleset;
}

/** The games that this installation knows. Old matches load the release they were recorded with, new ones the current. */
export interface GameShelf extends RulesetRegistry {
  /** Ids of all games. */
  games(): readonly string[];
  /** @returns null for a game that is not here */
  current(game: string): Promise<Release | null>;
}
