import { describe, expect, it } from '@jest/globals';
import type { WordedDomain, WordedOption } from '../types.js';
import {
  selectionAtFirst,
  answerFrom,
  type ChosenDomain,
  emptySelection,
  firstSelection,
  hindranceOf,
  isGeneral,
  isSingle,
  optionsAbout,
  proposedSelection,
  toggled,
} from './selection.js';

const option = (id: string, more: Partial<WordedOption> = {}): WordedOption => ({ id, label: id, words: { en: id, zh: id }, ...more });
type Options = Extract<WordedDomain, { type: 'options' }>;
type Distribution = Extract<WordedDomain, { type: 'distribution' }>;
const options = (min: number, max: number, more: Partial<Options> = {}): Options => ({
  type: 'options',
  options: ['a', 'b', 'c', 'd'].map((id) => option(id)),
  min,
  max,
  ...more,
});
const picks = (domain: ChosenDomain, ...chosen: readonly string[]) => hindranceOf(domain, { kind: 'picks', picks: chosen });

describe('picks', () => {
  it('are sent at a click only where one is the whole answer', () => {
    expect([
      isSingle(options(1, 1)),
      isSingle(options(0, 1)),
      isSingle(options(1, 2)),
      isSingle({ type: 'number', min: 1, max: 1 }),
    ]).toEqual([true, false, false, false]);
  });

  it('are picked and taken back in the order chosen; where one is enough, the new one takes the place of the old', () => {
    const two = options(0, 2);
    expect(toggled(two, toggled(two, [], 'b'), 'a')).toEqual(['b', 'a']);
    expect(toggled(two, ['b', 'a'], 'b')).toEqual(['a']);
    expect(toggled(options(0, 1), ['a'], 'b')).toEqual(['b']);
    expect(toggled(options(0, 1), ['a'], 'a')).toEqual([]);
  });

  it('of one group: the new one takes the place of the old; options without a group stay', () => {
    const grouped = options(0, 4, {
      groups: true,
      options: [option('a', { group: 'x' }), option('b', { group: 'x' }), option('c', { group: 'y' }), option('d')],
    });
    expect(toggled(grouped, ['a', 'c', 'd'], 'b')).toEqual(['c', 'd', 'b']);
  });

  it('say how many are missing, or too many', () => {
    const domain = options(2, 3);
    expect([picks(domain), picks(domain, 'a', 'b'), picks(domain, 'a', 'b', 'c', 'd')]).toEqual([
      { word: 'pickMore', n: 2 },
      null,
      { word: 'pickFewer', n: 1 },
    ]);
  });

  it('must be able to add up to the sum that is asked for, each with any one of its weights', () => {
    const domain = options(1, 3, {
      sum: 5,
      options: [option('a', { weight: [2, 4] }), option('b', { weight: [1] }), option('c', { weight: [3] })],
    });
    expect([picks(domain, 'a'), picks(domain, 'a', 'b'), picks(domain, 'a', 'c'), picks(domain, 'b', 'c')]).toEqual([
      { word: 'sumNotReached', n: 5 },
      null,
      null,
      { word: 'sumNotReached', n: 5 },
    ]);
  });
});

describe('amounts', () => {
  const domain: Distribution = {
    type: 'distribution',
    total: 5,
    min: 0,
    options: [option('a', { enough: 2 }), option('b', { least: 1 }), option('c', { most: 2 })],
  };
  const amounts = (a: number, b: number, c: number) => hindranceOf(domain, { kind: 'amounts', amounts: { a, b, c } });

  it('begin with the least that each gets', () => {
    expect(emptySelection(domain)).toEqual({ kind: 'amounts', amounts: { a: 0, b: 1, c: 0 } });
  });

  it('say what is left, too much for all or one, too little, or given before an earlier one has enough', () => {
    expect([amounts(2, 2, 1), amounts(2, 1, 1), amounts(3, 3, 1), amounts(5, 0, 0), amounts(2, 0, 3), amounts(1, 4, 0)]).toEqual([
      null,
      { word: 'amountLeft', n: 1 },
      { word: 'amountTooMuch', n: 2 },
      { word: 'amountTooLittle', n: 1 },
      { word: 'amountTooLittle', n: 1 },
      { word: 'amountsInOrder', n: 2 },
    ]);
    expect(amounts(2, 1, 2)).toBeNull();
    expect(hindranceOf({ ...domain, total: 6 }, { kind: 'amounts', amounts: { a: 2, b: 1, c: 3 } })).toEqual({
      word: 'amountTooMuch',
      n: 1,
    });
  });
});

describe('answers', () => {
  it('are what the API takes', () => {
    expect([
      answerFrom({ kind: 'picks', picks: ['b', 'a'] }),
      answerFrom({ kind: 'number', number: 3 }),
      answerFrom({ kind: 'amounts', amounts: { a: 1 } }),
      answerFrom({ kind: 'name', card: 'bolt' }),
    ]).toEqual([{ picks: ['b', 'a'] }, { number: 3 }, { amounts: { a: 1 } }, { picks: ['name:bolt'] }]);
  });

  it('of a name wait for the name; a number is always one', () => {
    expect(hindranceOf({ type: 'name', among: 'cards' }, { kind: 'name', card: null })).toEqual({ word: 'nameMissing', n: 1 });
    expect(hindranceOf({ type: 'name', among: 'cards' }, { kind: 'name', card: 'bolt' })).toBeNull();
    expect(emptySelection({ type: 'number', min: 2, max: 5 })).toEqual({ kind: 'number', number: 2 });
  });

  it('are proposed where the game has an example', () => {
    expect(proposedSelection(options(0, 4, { checked: true, example: ['a', 'c'] }))).toEqual({ kind: 'picks', picks: ['a', 'c'] });
    expect(proposedSelection(options(0, 4))).toBeNull();
    expect(firstSelection(options(0, 4, { checked: true, example: ['a', 'c'] }))).toEqual({ kind: 'picks', picks: ['a', 'c'] });
    expect(firstSelection(options(0, 4))).toEqual({ kind: 'picks', picks: [] });
  });
});

describe('a deck', () => {
  it('given a question for a deck, then nothing is picked, so that a table which asks what is picked can be drawn', () =>
    expect(selectionAtFirst({ type: 'bulk' } as WordedDomain)).toEqual({ kind: 'picks', picks: [] }));
});

describe('pointing at the table', () => {
  const attack = option('attack', {
    about: [
      { role: 'subject', object: 4 },
      { role: 'target', player: 1 },
    ],
  });
  const move = option('move', {
    about: [
      { role: 'subject', object: 4 },
      { role: 'place', place: 'lane-2' },
    ],
  });
  const pass = option('pass');
  const named = option('named', { about: [{ role: 'card', card: 'bolt' }] });
  const domain = options(1, 1, { options: [attack, move, pass, named] });

  it('finds the options about an object, a player or a place, in whichever role', () => {
    expect([optionsAbout(domain, { object: 4 }), optionsAbout(domain, { player: 1 }), optionsAbout(domain, { place: 'lane-2' })]).toEqual([
      [attack, move],
      [attack],
      [move],
    ]);
    expect(optionsAbout(domain, { object: 1 })).toEqual([]);
    expect(optionsAbout({ type: 'number', min: 1, max: 2 }, { object: 4 })).toEqual([]);
  });

  it('leaves what is about nothing there to buttons', () => {
    expect([attack, move, pass, named].map(isGeneral)).toEqual([false, false, true, true]);
  });
});
