import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { prepare } from './prepare.js';

const written = (printed: { readonly [key: string]: Json }, ...abilities: readonly Ability[]): CardProgram => ({
  id: 'x',
  names: { en: 'X', zh: 'X' },
  printed: { groups: [], ...printed },
  abilities,
});
const monster = { kind: 'monster', frame: 'effect', effect: true, marks: [], attribute: 'FIRE', race: 'Beast', level: 4, atk: 0, def: 0 };
/** Spell Speeds of a card's abilities; `undefined` for an ability that is not activated. */
const speedsOf = (card: CardProgram): readonly unknown[] => prepare(card).abilities.map(({ marks }) => marks?.speed);
const cardOf = (kind: string, property: string): CardProgram => written({ kind, property }, { kind: 'spell' });

describe('Spell Speeds', () => {
  it(`are 1 of most Spells, of ignition, trigger and flip effects, and of what is activated in a Pendulum Zone ${shows('4.4.1.1-3', 'ruling:7')}`, () => {
    expect(['normal', 'equip', 'field', 'continuous', 'ritual'].map((property) => speedsOf(cardOf('spell', property)))).toEqual([
      [1],
      [1],
      [1],
      [1],
      [1],
    ]);
    expect(speedsOf(written(monster, { kind: 'activated' }, { kind: 'triggered', on: [{ event: 'flipped' }] }))).toEqual([1, 1]);
    // A Pendulum Effect that only applies continuously has no Spell Speed; one that is activated, and the activation of the card as a
    // Spell, have Spell Speed 1.
    expect(
      speedsOf(
        written(
          { ...monster, scale: 3, pendulumEffect: true },
          { kind: 'static', from: ['pendulumZone'], marks: { pendulum: true } },
          { kind: 'activated', from: ['pendulumZone'], marks: { pendulum: true } },
        ),
      ),
    ).toEqual([undefined, 1, 1]);
    // A replacement has no Spell Speed either.
    expect(speedsOf(written(monster, { kind: 'static' }, { kind: 'replacement', on: [{ event: 'moved' }] }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it(`are 2 of Quick-Play Spells, of Normal and Continuous Traps and of quick effects ${shows('4.4.1.2-2')}`, () => {
    expect(speedsOf(cardOf('spell', 'quickPlay'))).toEqual([2]);
    expect(['normal', 'continuous'].map((property) => speedsOf(cardOf('trap', property)))).toEqual([[2], [2]]);
    expect(speedsOf(written(monster, { kind: 'activated', marks: { quick: true } }))).toEqual([2]);
  });

  it(`are 3 of Counter Traps alone ${shows('4.4.1.3-3')}`, () => {
    expect(speedsOf(cardOf('trap', 'counter'))).toEqual([3]);
    expect(
      speedsOf(
        written(
          { kind: 'trap', property: 'counter' },
          { kind: 'spell' },
          { kind: 'activated', from: ['graveyard'], marks: { quick: true } },
        ),
      ),
    ).toEqual([3, 2]);
  });
});
