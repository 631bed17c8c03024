import type { DeckViolation, FormatPins, Ruleset } from '@arbiter/kernel';
import type { DeckItem, FaultPattern } from './format.js';

/** The faults that a deck check found, and the differences from those that were expected. */
export interface DeckReport {
  readonly faults: readonly DeckViolation[];
  readonly problems: readonly string[];
}

/**
 * Checks a deck by a format of the game, and compares its faults with those that a line of a script expects. A deck that is text is a list
 * as players write it; names in it that are wrong are faults too.
 */
export function checkDeckLine({ deck, faults }: DeckItem, ruleset: Ruleset, format: FormatPins): DeckReport {
  const found = faultsOf(deck, ruleset, format);
  const said = found.map(({ code, rule, detail }) => `${code} (${rule ?? 'no rule'}): ${detail}`).join('; ');
  if (found.length !== faults.length)
    return { faults: found, problems: [`the deck has ${found.length} faults, expected ${faults.length}: ${said === '' ? 'none' : said}`] };
  const others = faults.filter((pattern, at) => !isMeant(pattern, found[at] as DeckViolation));
  return {
    faults: found,
    problems: others.map((pattern) => `expected the fault ${JSON.stringify(pattern)} at its place, found ${said}`),
  };
}

function faultsOf(deck: DeckItem['deck'], ruleset: Ruleset, format: FormatPins): readonly DeckViolation[] {
  if (typeof deck !== 'string') return ruleset.validateDeck(format, deck);
  const parsed = ruleset.parseDeck(deck);
  return parsed.ok ? ruleset.validateDeck(format, parsed.deck) : parsed.violations;
}

/** Whether a fault matches the pattern: `detail` must contain its text, and the `params` that the pattern names must be equal. */
function isMeant({ code, rule, cards, detail, params = {} }: FaultPattern, fault: DeckViolation): boolean {
  return (
    (code === undefined || code === fault.code) &&
    (rule === undefined || rule === fault.rule) &&
    (cards === undefined || JSON.stringify(cards) === JSON.stringify(fault.cards)) &&
    (detail === undefined || fault.detail.includes(detail)) &&
    Object.entries(params).every(([name, value]) => JSON.stringify(value) === JSON.stringify(fault.params[name]))
  );
}
