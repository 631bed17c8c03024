import type { Decision, Json, Ruleset } from '@arbiter/kernel';

/**
 * Returns the deck that a bot hands in where one is asked for: between two games of a match its own as it is, otherwise the preset deck of
 * the race that it has declared, or the first preset deck.
 */
export function deckFor(ruleset: Ruleset, decision: Decision): Json {
  const { game: _, ...parts } = decision.prompt.params;
  const { race, main } = parts;
  if (main !== undefined) return parts;
  const presets = ruleset.presetDecks();
  return (presets.find(({ id }) => id === race) ?? presets[0])?.deck ?? null;
}
