import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type JsonObject } from '@arbiter/kernel';
import { pinsFor, playOut } from '@arbiter/testing';
import { yugioh } from '../game.js';

const times = (n: number, ...cards: readonly string[]): readonly string[] => cards.flatMap((card) => Array.from({ length: n }, () => card));

/** A deck that allows every kind of summon. */
const deck: Json = {
  main: [
    ...times(
      3,
      'genex-controller',
      'angel-trumpeter',
      '7-colored-fish',
      'cyber-dragon',
      'polymerization',
      'zera-the-mant',
      'mandragon',
      'lancephorhynchus',
      'contract-with-the-abyss',
    ),
    ...times(2, 'gil-garth', 'insect-knight', 'foucaults-cannon', 'monster-reborn', 'solemn-judgment', 'advanced-ritual-art'),
    ...times(1, 'summoned-skull'),
  ],
  extra: [
    ...times(3, 'scrap-archfiend', 'lanphorhynchus'),
    ...times(2, 'sea-monster-of-theseus', 'berserker-of-the-tenyi', 'steelswarm-roach'),
    'elemental-hero-mudballman',
    'gauntlet-launcher',
    'gauntlet-launcher',
  ],
  side: [],
};

/** States that must never exist between two actions. */
function faultsOf(state: Json): readonly string[] {
  const objects = Object.values((state as JsonObject).objects as JsonObject) as unknown as readonly {
    readonly id: number;
    readonly card: string;
    readonly kind: string;
    readonly arriving: boolean;
    readonly slot: string;
    readonly under: readonly number[];
    readonly owner: number;
  }[];
  const faults = objects.filter(({ arriving }) => arriving).map(({ card }) => `${card} is arriving`);
  for (const { card, under, slot } of objects)
    if (under.length > 0 && (slot === '' || !['steelswarm-roach', 'gauntlet-launcher'].includes(card)))
      faults.push(`${card} carries cards`);
  for (const seat of [0, 1]) if (objects.filter(({ owner }) => owner === seat).length !== 55) faults.push(`seat ${seat} has other cards`);
  return faults;
}

describe('random play of every kind of summon', () => {
  const ruleset = createRuleset(yugioh);
  const faults: string[] = [];
  const games = Array.from({ length: 40 }, (_, seed) =>
    playOut(ruleset, pinsFor(yugioh, [deck, deck]), seed + 1, {
      eager: 4,
      watch: (decision, state) => {
        if (decision.kind === 'openAction') faults.push(...faultsOf(state as unknown as Json));
      },
    }),
  );
  const events = games.flatMap((game) => game.events);

  it('has them all, with their materials', () => {
    const kinds = new Set(events.filter(({ type }) => type === 'monsterSummoned').map(({ data }) => data.how));
    expect([...kinds].sort()).toEqual(['flip', 'fusion', 'link', 'normal', 'pendulum', 'ritual', 'special', 'synchro', 'tribute', 'xyz']);
    expect(events.some(({ type }) => type === 'becameMaterial')).toBe(true);
  });

  it('leaves no monster half summoned, loses no card and puts none under what is no Xyz Monster', () => {
    expect([...new Set(faults)]).toEqual([]);
  });
});
