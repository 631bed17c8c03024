import { provenCards } from '@arbiter/contracts';
import type { CataloguePins, Ruleset } from '@arbiter/kernel';
import { KeptPromises } from '../kept-newest.js';
import type { RulesetRegistry } from '../ports.js';
import type { BundleHeader } from './bundle.js';
import { fail } from './faults.js';

/** How many sets of cards stay with their rules. Matches of the same decks mostly reach the same cards. */
const keptSets = 32;

const loaded = new WeakMap<RulesetRegistry, KeptPromises<Ruleset>>();

const loadedBy = (rulesets: RulesetRegistry): KeptPromises<Ruleset> => {
  const known = loaded.get(rulesets) ?? new KeptPromises<Ruleset>(keptSets);
  loaded.set(rulesets, known);
  return known;
};

/**
 * Loads rules with the cards in a file, each of which must be proven to be in the pinned catalogue. The rules of one set of cards are put
 * together once: which cards of a catalogue they are, their places in it tell.
 * @param version SHA-256 (hex) of the rules
 * @throws {Faulty} `catalogue/differs`
 * @throws {UnknownRuleset}
 */
export const shownRules = async (
  rulesets: RulesetRegistry,
  { pins: { game }, cards: shown }: Extract<BundleHeader, { readonly arbiterExport: 2 }>,
  version: string,
  { root, openings }: CataloguePins,
): Promise<Ruleset> => {
  const cards = provenCards(game, shown, { root, openings });
  if (cards === null) return fail('catalogue/differs', 1, 'the card programs are not those that were pinned');
  const places = shown.cards.map(([place]) => place).join(' ');
  return loadedBy(rulesets).get(`${version} ${game} ${root} ${openings} ${places}`, () => rulesets.loadWith(version, cards));
};
