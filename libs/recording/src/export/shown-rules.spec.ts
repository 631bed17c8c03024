import { describe, expect, it } from '@jest/globals';
import { catalogueOf, showCards } from '@arbiter/contracts';
import type { CardSource, JsonObject, Ruleset } from '@arbiter/kernel';
import { type RulesetRegistry, UnknownRuleset } from '../ports.js';
import type { BundleHeader } from './bundle.js';
import { shownRules } from './shown-rules.js';

const card = (id: string): JsonObject => ({ id, printed: { power: id.length } });
const catalogue = catalogueOf('probe', ['ant', 'bee', 'crow', 'elk'].map(card), { awaited: [] });
type Header = Extract<BundleHeader, { readonly arbiterExport: 2 }>;

const headerWith = (...keys: readonly string[]): Header =>
  ({ arbiterExport: 2, pins: { game: 'probe' }, cards: showCards(catalogue, new Set(keys)) }) as unknown as Header;

/** A registry that only says with which cards it was asked for rules. */
const asked = (): { readonly rulesets: RulesetRegistry; readonly sets: (readonly string[])[] } => {
  const sets: (readonly string[])[] = [];
  const loadWith = async (version: string, { cards }: CardSource): Promise<Ruleset> => {
    sets.push([version, ...cards.keys()]);
    if (version === 'lost') throw new UnknownRuleset(version);
    return {} as Ruleset;
  };
  return { rulesets: { loadWith } as unknown as RulesetRegistry, sets };
};

describe('rules with the cards of exports', () => {
  it('given two files with the same cards, then their rules are put together once; with one card less, they are others', async () => {
    const { rulesets, sets } = asked();
    const all = await shownRules(rulesets, headerWith('ant', 'bee', 'elk'), 'v1', catalogue.pins);
    expect(await shownRules(rulesets, headerWith('elk', 'bee', 'ant'), 'v1', catalogue.pins)).toBe(all);
    expect(await shownRules(rulesets, headerWith('ant', 'bee'), 'v1', catalogue.pins)).not.toBe(all);
    expect(await shownRules(rulesets, headerWith('ant', 'bee', 'elk'), 'v2', catalogue.pins)).not.toBe(all);
    expect(await shownRules(asked().rulesets, headerWith('ant', 'bee', 'elk'), 'v1', catalogue.pins)).not.toBe(all);
    expect(sets).toEqual([
      ['v1', 'ant', 'bee', 'elk'],
      ['v1', 'ant', 'bee'],
      ['v2', 'ant', 'bee', 'elk'],
    ]);
  });

  it('given rules that were put together for a file, when another file has a changed card in the same place, then it is found', async () => {
    const { rulesets } = asked();
    const honest = headerWith('ant', 'bee');
    await shownRules(rulesets, honest, 'v1', catalogue.pins);
    const [first, ...others] = honest.cards.cards;
    const forged = {
      ...honest,
      cards: { ...honest.cards, cards: [[first![0], { ...first![1], printed: { power: 99 } }] as const, ...others] },
    };
    await expect(shownRules(rulesets, forged, 'v1', catalogue.pins)).rejects.toThrow('not those that were pinned');
  });

  it('given rules that are not here, then they are looked for again the next time', async () => {
    const { rulesets, sets } = asked();
    for (const _time of [1, 2])
      await expect(shownRules(rulesets, headerWith('ant'), 'lost', catalogue.pins)).rejects.toThrow(UnknownRuleset);
    expect(sets).toHaveLength(2);
  });
});
