import { describe, expect, it } from '@jest/globals';
import type { WordedDomain, WordedOption } from '../types.js';
import { idleAnswer } from './idle.js';

const option = (id: string, more: Partial<WordedOption> = {}): WordedOption => ({ id, label: id, words: { en: id, zh: id }, ...more });
const asking = (domain: WordedDomain) => ({ domain });
const pick = (...options: readonly WordedOption[]) => asking({ type: 'options', min: 1, max: 1, options: [...options] });
const pass = option('pass');
const standing = [option('pass:turn', { standing: true }), option('pass:unable', { standing: true })];

describe('what the page answers for a player who is asked only where they can act', () => {
  it('given nothing but passing, standing answers and mana, then it passes, once', () => {
    expect(idleAnswer(pick(pass))).toEqual({ picks: ['pass'] });
    expect(idleAnswer(pick(pass, ...standing))).toEqual({ picks: ['pass'] });
    expect(idleAnswer(pick(pass, option('mana:1', { params: { mana: true } }), ...standing))).toEqual({ picks: ['pass'] });
  });

  it('given options whose label the layout names as making payment, then they are no act', () => {
    const will = option('will:1', { label: 'will' });
    expect(idleAnswer(pick(pass, will))).toBeNull();
    expect(idleAnswer(pick(pass, will), ['will'])).toEqual({ picks: ['pass'] });
  });

  it('given something to do besides, then the player is asked', () => {
    expect(idleAnswer(pick(pass, option('cast:1'), ...standing))).toBeNull();
    expect(idleAnswer(pick(option('yes'), option('no')))).toBeNull();
  });

  it('given one answer only, then it is given', () => {
    expect(idleAnswer(pick(option('object:1')))).toEqual({ picks: ['object:1'] });
    expect(idleAnswer(pick(option('object:1'), ...standing))).toEqual({ picks: ['object:1'] });
    expect(idleAnswer(asking({ type: 'number', min: 2, max: 2 }))).toEqual({ number: 2 });
    expect(idleAnswer(asking({ type: 'distribution', total: 2, min: 0, options: [option('a')] }))).toEqual({ amounts: { a: 2 } });
  });

  it('given one option that may be picked or not, a name, a deck, an order or picks that are judged together, then the player is asked', () => {
    const two = [option('a'), option('b')];
    expect(idleAnswer(asking({ type: 'options', min: 0, max: 1, options: [option('a')] }))).toBeNull();
    expect(idleAnswer(asking({ type: 'name', among: 'any', example: ['name:a'] }))).toBeNull();
    expect(idleAnswer(asking({ type: 'bulk', schema: 'deck' }))).toBeNull();
    expect(idleAnswer(asking({ type: 'options', min: 2, max: 2, options: two, ordered: true }))).toBeNull();
    expect(idleAnswer(asking({ type: 'options', min: 2, max: 2, options: two, sum: 2 }))).toBeNull();
    expect(idleAnswer(asking({ type: 'options', min: 2, max: 2, options: two }))).toEqual({ picks: ['a', 'b'] });
  });
});
