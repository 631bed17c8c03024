import { describe, expect, it } from '@jest/globals';
import { parseAbilityWords } from './ability-words.js';
import type { AbilityFacts, BoardObject, StackItem } from './driver.js';
import { fits, isNamed, isNamedItem, waitsAs } from './match-names.js';
import { parseName } from './names.js';

const ability = (rest: Partial<AbilityFacts>): AbilityFacts => ({
  names: ['Pinger'],
  keyword: null,
  loyalty: null,
  cost: [],
  mana: false,
  text: '',
  ...rest,
});
const fit = (words: string, rest: Partial<AbilityFacts>): boolean => fits(ability(rest), parseAbilityWords(words)) > 0;

describe('abilities by the beginning of their text', () => {
  it('given costs, when they are compared, then closed symbols must be equal and open ones may go on', () => {
    expect(fit('{1}{R}: ', { cost: ['{1}{R}'] })).toBe(true);
    expect(fit('{1}: ', { cost: ['{1}{R}'] })).toBe(false);
    expect(fit('{1}', { cost: ['{1}{R}'] })).toBe(true);
    expect(fit('{2}, {T}, Sacrifice', { cost: ['{2}', '{T}', 'sacrifice'] })).toBe(true);
    expect(fit('{2}, {T}, Sacrifice', { cost: ['{2}', '{T}'] })).toBe(false);
    expect(fit('Discard a creature card', { cost: ['discard'] })).toBe(true);
  });

  it('given keywords and loyalty, when they are compared, then their costs and signs count', () => {
    expect(fit('Equip', { keyword: 'equip', cost: ['{3}'] })).toBe(true);
    expect(fit('Equip {3}', { keyword: 'equip', cost: ['{3}'] })).toBe(true);
    expect(fit('Equip {4}', { keyword: 'equip', cost: ['{3}'] })).toBe(false);
    expect(fit('Crew 3', { keyword: 'crew' })).toBe(true);
    expect(fit('+1: Draw', { loyalty: '+1' })).toBe(true);
    expect(fit('-1', { loyalty: '+1' })).toBe(false);
    expect(fit('Delirium', { text: 'transform' })).toBe(true);
  });

  it('given two abilities with one cost, when one is meant, then the effect decides', () => {
    const words = parseAbilityWords('{T}: Add {G}');
    const add = (mana: string): number => fits(ability({ cost: ['{T}'], text: `add ${mana}` }), words);
    expect(add('{G}')).toBeGreaterThan(add('{R}'));
    expect(fits(ability({ cost: ['{T}'], text: 'Pinger deals 1 damage' }), parseAbilityWords('{T}: {this} deals'))).toBeGreaterThan(
      fits(ability({ cost: ['{T}'], text: 'draw' }), parseAbilityWords('{T}: {this} deals')),
    );
  });
});

describe('names', () => {
  const object = (rest: Partial<BoardObject>): BoardObject => ({
    id: 1,
    names: ['Soldier'],
    alias: null,
    faceDown: false,
    token: true,
    copy: false,
    zone: 'battlefield',
    owner: 0,
    controller: 0,
    types: [],
    subtypes: [],
    keywords: [],
    colours: '',
    power: 1,
    toughness: 1,
    basePower: 1,
    baseToughness: 1,
    manaValue: 0,
    tapped: false,
    damage: 0,
    counters: {},
    attachedTo: null,
    ...rest,
  });

  it('given tokens, copies, aliases and face-down permanents, when they are named, then the marks count', () => {
    expect(isNamed(object({}), parseName('Soldier Token'))).toBe(true);
    expect(isNamed(object({ copy: true }), parseName('Soldier[no copy]'))).toBe(false);
    expect(isNamed(object({ copy: true }), parseName('Soldier[only copy]'))).toBe(true);
    expect(isNamed(object({ alias: 's.2' }), parseName('@s.2'))).toBe(true);
    expect(isNamed(object({ names: [], faceDown: true }), parseName('[face-down:ANY]'))).toBe(true);
    expect(isNamed(object({}), parseName('[face-down:ANY]'))).toBe(false);
  });

  it('given spells and abilities that wait, when words ask for them, then spells answer to names and abilities to their beginnings', () => {
    const spell: StackItem = { ...ability({ names: ['Wear // Tear', 'Wear', 'Tear'] }), id: 2, kind: 'spell', controller: 0, copy: false };
    const trigger: StackItem = { ...ability({ text: 'when Pinger enters, draw' }), id: 3, kind: 'triggered', controller: 0, copy: false };
    const activated: StackItem = {
      ...ability({ cost: ['{3}{R}{R}'], text: 'draw' }),
      id: 4,
      kind: 'activated',
      controller: 0,
      copy: false,
    };
    expect(waitsAs(spell, 'Cast fused Wear // Tear')).toBe(true);
    expect(waitsAs(spell, 'Shock')).toBe(false);
    expect([
      waitsAs(trigger, 'enters'),
      waitsAs(trigger, 'When {this} enters'),
      waitsAs(trigger, 'stack ability (When'),
      waitsAs(spell, 'stack ability (When'),
    ]).toEqual([true, true, true, false]);
    const dying: StackItem = {
      ...ability({ text: 'when Pinger dies, draw a card' }),
      id: 5,
      kind: 'triggered',
      controller: 0,
      copy: false,
    };
    expect([waitsAs(trigger, 'When {this} dies, its controller'), waitsAs(dying, 'When {this} dies, its controller')]).toEqual([
      false,
      true,
    ]);
    expect(waitsAs(activated, '{3}{R}{R}')).toBe(true);
    expect(isNamedItem(spell, parseName('Tear'))).toBe(true);
    expect(isNamedItem(trigger, parseName('stack ability (When Pinger'))).toBe(true);
  });
});
