import type { Pins, Ruleset } from '@arbiter/kernel';
import type { Scenario } from './format.js';

/**
 * Makes the pins of a scenario's match: the seed is public, and the pinned ruleset is not a release.
 * @returns a sentence instead when the scenario names no format of the game
 */
export function pinsFor(scenario: Scenario, ruleset: Ruleset): Pins | string {
  const formats = Object.keys(ruleset.formats);
  const id = scenario.format ?? formats[0];
  const format = id === undefined ? undefined : ruleset.formats[id];
  if (format === undefined) return `the game ${ruleset.game} has no format "${id}"; formats: ${formats.join(', ')}`;
  return {
    matchId: 'scenario',
    game: ruleset.game,
    ruleset: 'scenario',
    catalogueHash: 'scenario',
    format: scenario.options === null ? format : { ...format, options: { ...format.options, ...scenario.options } },
    seats: scenario.seats ?? ruleset.seats.min,
    seedCommitment: null,
    ...(scenario.decks === null ? {} : { decks: [...scenario.decks] }),
    ...(scenario.cards.length === 0 ? {} : { inlineCards: copyOf(scenario.cards) }),
  };
}

type Cards = NonNullable<Pins['inlineCards']>;

let latest: { readonly cards: Cards; readonly copy: Cards } | null = null;

/**
 * Returns a copy of a scenario's cards, the same one for scenarios that follow each other and share their cards: an engine compiles them once. Whatever it caches
 * for them (a library of the whole game) is freed when other cards come, however long the scenarios are kept.
 */
function copyOf(cards: Cards): Cards {
  if (latest?.cards !== cards) latest = { cards, copy: [...cards] };
  return latest.copy;
}
