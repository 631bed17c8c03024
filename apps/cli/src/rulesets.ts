import { resolve } from 'node:path';
import { games } from '@arbiter/games';
import type { FormatPins, Json, Pins, Ruleset } from '@arbiter/kernel';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets } from '@arbiter/recording';
import { CommandFailed } from './failure.js';

/** Opens the released rulesets of this checkout (`RULESETS_DIR`, default `rulesets`). */
export function releasedRulesets(): FileRulesets {
  return new FileRulesets(resolve(process.env.RULESETS_DIR ?? 'rulesets'), { presentationOf });
}

/** Returns the ids of all games in this repository. */
export function allGames(): readonly string[] {
  return Object.keys(games);
}

/** Returns a game's rules from the sources, released or not. @throws {CommandFailed} */
export function gameOf(id: string): Ruleset {
  const found = Object.entries(games).find(([name]) => name === id)?.[1];
  if (found === undefined)
    throw new CommandFailed(`There is no game called ${JSON.stringify(id)}. There are: ${Object.keys(games).join(', ')}.`);
  return found;
}

/**
 * Returns a preset deck for each seat, where the game pins decks; `number` counts through all combinations of presets.
 * @throws {CommandFailed} when the game has no preset deck
 */
export function pinnedDecks(ruleset: Ruleset, number = 0, players: number = ruleset.seats.min): readonly Json[] | null {
  if (ruleset.pinsDecks !== true) return null;
  const presets = ruleset.presetDecks();
  if (presets.length === 0) throw new CommandFailed(`${ruleset.game} has no preset deck.`);
  return Array.from(
    { length: players },
    (_, seat) => (presets[Math.floor(number / presets.length ** seat) % presets.length] as (typeof presets)[number]).deck,
  );
}

/** Makes the pins of a match that is not recorded: local play, fuzzing, benchmarks. */
export function localPins(ruleset: Ruleset, matchId: string, format?: FormatPins, inlineCards?: Pins['inlineCards']): Pins {
  const chosen = format ?? Object.values(ruleset.formats)[0];
  if (chosen === undefined) throw new CommandFailed(`${ruleset.game} has no format.`);
  return {
    matchId,
    game: ruleset.game,
    ruleset: 'unreleased',
    catalogueHash: '',
    format: chosen,
    seats: ruleset.seats.min,
    seedCommitment: null,
    ...(inlineCards === undefined ? {} : { inlineCards }),
    ...withDecks(pinnedDecks(ruleset)),
  };
}

/** Returns the first format that a game names. @throws {CommandFailed} when it has none */
export function firstFormat(ruleset: Ruleset): string {
  const [first] = Object.keys(ruleset.formats);
  if (first === undefined) throw new CommandFailed(`${ruleset.game} has no format.`);
  return first;
}

/** Returns the `decks` field of pins; empty where there are no decks. */
export function withDecks(decks: readonly Json[] | null): Pick<Pins, 'decks'> {
  return decks === null ? {} : { decks };
}
