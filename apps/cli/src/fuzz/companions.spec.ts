import { describe, expect, it } from '@jest/globals';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { companionsOf } from './companions.js';

const card = (id: string, races: readonly string[], attributes: readonly string[], ...abilities: readonly Ability[]): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { races, attributes },
  abilities,
});
const drummer = card('drummer', ['Imp'], ['fire'], {
  kind: 'activated',
  cost: [{ verb: 'payCounters', kind: 'beat' }],
  clauses: [{ do: [{ verb: 'destroy', what: { all: { from: 'field', where: { any: [{ races: ['Ogre'] }] } } } }] }],
});
const near = card('near', ['Ogre'], ['fire']);
const far = card('far', ['Ogre'], ['water']);
const giver = card('giver', ['Elf'], ['water'], {
  kind: 'triggered',
  clauses: [{ do: [{ verb: 'addCounters', what: 'self', kind: 'beat' }] }],
});
const other = card('other', ['Imp'], ['fire'], {
  kind: 'triggered',
  clauses: [{ do: [{ verb: 'addCounters', what: 'self', kind: 'rust' }] }],
});
const all = [other, giver, far, drummer, near];

describe('the companions of a card', () => {
  it('are of races that it names, or put counters that it takes; those of its attributes come first', () => {
    expect(companionsOf(drummer, all, 6).map(({ id }) => id)).toEqual(['near', 'giver', 'far']);
  });

  it('are so many at most, and none where it speaks of nothing', () => {
    expect(companionsOf(drummer, all, 1)).toEqual([near]);
    expect(companionsOf(near, all, 6)).toEqual([]);
  });
});
