import { describe, expect, it } from '@jest/globals';
import type { Ability } from '@arbiter/kernel';
import { faultsOf } from '../testing/program-check.js';
import { catalogue } from './index.js';
import { damage, made, spell, targetCreature } from './forms.js';

/** Keywords that cards had before the game knew what they do. */
const beforeTheirRules = ['shadow', 'protection'];

describe('the cards', () => {
  it('say nothing that the game does not know', () => {
    expect(catalogue.filter(({ printed }) => !('rule' in printed)).flatMap(faultsOf).filter((fault) => !beforeTheirRules.some((word) => fault.endsWith(`nobody reads the keyword ${word}`)))).toEqual([]);
  });

  it('have ids and names of their own', () => {
    expect(catalogue.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
    expect(catalogue.filter(({ id }) => !id.includes(':')).map(({ names }) => names.en).filter((name, at, names) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('a program with faults', () => {
  const faults = (ability: Ability): readonly string[] => faultsOf(made('Broken', '{R}', 'instant', ability));

  it('given unknown words, when it is read, then each is named with its place', () => {
    expect(faults(spell(targetCreature({ subtypes: 'Squirel' }), damage(1)))).toEqual(['broken abilities/0/0/from/where: unknown subtypes "Squirel"']);
    expect(faults(spell({ verb: 'dealDamages', amount: 1 }))).toEqual(['broken abilities/0/0/do/0: unknown verb dealDamages']);
    expect(faultsOf(made('Broken', '{R}', 'instant', 'flyng' as 'flying'))).toEqual(['broken printed: unknown keyword "flyng"']);
  });

  it('given a name that nothing binds, when it is read, then it is named', () => {
    expect(faults(spell(damage(1, { var: 'other' })))).toEqual(['broken abilities/0/0/do/0/to: nothing binds other']);
    expect(faults(spell(targetCreature(), damage(1)))).toEqual([]);
  });
});
