import { describe, expect, it } from '@jest/globals';
import { cardId } from '@arbiter/kernel/authoring';
import { keywordRules } from '../keywords/keyword-rules.js';
import { coloursOfCost, parseCost } from '../characteristics/symbols.js';
import { keptSubtypes } from '../characteristics/card-types.js';
import { basicLands, dualLands } from './basic-lands.js';
import { factsOnly } from './vanilla.js';

const named = (name: string) => factsOnly.find((one) => one.names.en === name)!;

describe('the cards that are facts only', () => {
  it('have ids of their own', () => {
    expect(new Set(factsOnly.map(({ id }) => id)).size).toBe(factsOnly.length);
    expect(cardId("Mons's Goblin Raiders")).toBe('monss-goblin-raiders');
    expect(cardId('Isamaru, Hound of Konda')).toBe('isamaru-hound-of-konda');
  });

  it.each(factsOnly.map((one) => [one.names.en, one] as const))('%s prints costs, subtypes and keywords of the rules', (_, { printed }) => {
    expect(() => parseCost(printed.cost ?? '')).not.toThrow();
    expect(keptSubtypes(printed.subtypes, printed.types)).toEqual(printed.subtypes);
    for (const keyword of printed.keywords)
      expect(Object.keys(keywordRules)).toContain(typeof keyword === 'string' ? keyword : keyword.word);
  });

  it('give a mana cost to every spell and none to any land (202.1b)', () => {
    for (const { printed } of factsOnly) expect(printed.cost === null).toBe(printed.types.includes('land'));
  });

  it('give power and toughness to creatures and to nothing else (208.1, 208.3)', () => {
    for (const { printed } of factsOnly)
      expect([printed.power !== undefined, printed.toughness !== undefined]).toEqual([
        printed.types.includes('creature'),
        printed.types.includes('creature'),
      ]);
  });

  it('hold eleven basic lands (205.4c), of which one has no basic land type, and ten lands with two', () => {
    expect(basicLands).toHaveLength(11);
    expect(basicLands.filter(({ printed }) => printed.subtypes.length === 0).map(({ names }) => names.en)).toEqual(['Wastes']);
    expect(dualLands.every(({ printed }) => printed.subtypes.length === 2)).toBe(true);
    expect(named('Island').names.zh).toBe('海岛');
  });

  it('know hybrid colours, colour indicators, artifact creatures and legends', () => {
    expect(coloursOfCost(parseCost(named('Boros Recruit').printed.cost!))).toEqual(['white', 'red']);
    expect(named('Dryad Arbor').printed).toMatchObject({ cost: null, colours: ['green'], types: ['land', 'creature'] });
    expect(named('Ornithopter').printed).toMatchObject({ types: ['artifact', 'creature'], power: 0, keywords: ['flying'] });
    expect(named('Isamaru, Hound of Konda').printed.supertypes).toEqual(['legendary']);
  });
});
