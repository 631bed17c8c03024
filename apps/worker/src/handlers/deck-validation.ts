import type { DeckVerdict } from '@arbiter/contracts';
import { PermanentFailure, type JobHandler } from '@arbiter/jobs';
import type { DeckViolation, FormatPins, Json, Ruleset } from '@arbiter/kernel';
import type { GameReleases } from '@arbiter/platform';
import { UnknownRuleset } from '@arbiter/recording';

const loadRuleset = async (releases: GameReleases, version: string): Promise<Ruleset> => {
  try {
    return await releases.load(version);
  } catch (error) {
    throw error instanceof UnknownRuleset ? new PermanentFailure(error.message) : error;
  }
};

const verdict = (ruleset: string, deck: Json, violations: readonly DeckViolation[]): DeckVerdict => ({
  legal: violations.length === 0,
  ruleset,
  violations: violations.map(({ code, rule, cards, detail, params }) => ({ code, rule, cards: [...cards], detail, params })),
  deck,
});

const formatOf = (ruleset: Ruleset, id: string): FormatPins => {
  const format = Object.hasOwn(ruleset.formats, id) ? ruleset.formats[id] : undefined;
  if (format === undefined) throw new PermanentFailure(`the ruleset has no format ${id}`);
  return format;
};

/** Checks a deck with the same function that the match itself uses, and lists every violation. */
export const deckValidation =
  (releases: GameReleases): JobHandler<'deck-validation'> =>
  async (input) => {
    const ruleset = await loadRuleset(releases, input.ruleset);
    const format = formatOf(ruleset, input.format);
    if (input.source.type === 'json') {
      const { deck } = input.source;
      return { result: verdict(input.ruleset, deck, ruleset.validateDeck(format, deck)), output: null };
    }
    const parsed = ruleset.parseDeck(input.source.text);
    if (!parsed.ok) return { result: verdict(input.ruleset, null, parsed.violations), output: null };
    return { result: verdict(input.ruleset, parsed.deck, ruleset.validateDeck(format, parsed.deck)), output: null };
  };
