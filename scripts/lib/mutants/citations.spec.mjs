import { describe, expect, it } from '@jest/globals';
import { citationReader } from './citations.mjs';

const book = citationReader({
  numbers: [
    '101.1',
    '101.1a',
    '101.1b',
    '101.1c',
    '101.2',
    '102.1',
    '十一.8(1)',
    '十一.8(2)',
    '十一.8(3)',
    '十五.遠程.1',
    '十五.遠程.3',
    '2.2-1',
    '2.2-2',
    '2.2-3',
  ],
  headings: ['101', '102', '2', '2.2', '十五.遠程'],
  rulings: ['ruling:28'],
});

describe('rules that a piece of source cites', () => {
  it('given numbers in comments and in texts, then both count, and nothing else that looks like one', () => {
    expect(book("/** Ends it (101.1a). */\nconst a = f(102.1, '101.2', 'till 101.1c');")).toEqual(['101.1a', '101.2']);
  });

  it('given a long text and a comment with an apostrophe before it, then a number that is handed on is found all the same', () => {
    expect(book("// it's over\nf('a text that is longer than any number of a rule', '101.2');")).toEqual(['101.2']);
  });

  it('given lists and spans that leave out what is the same, then they are filled in', () => {
    expect(book('// 101.1a-c')).toEqual(['101.1a', '101.1b', '101.1c']);
    expect(book('// 十一.8(1) to (3)')).toEqual(['十一.8(1)', '十一.8(2)', '十一.8(3)']);
    expect(book('// 十五.遠程.1, .3')).toEqual(['十五.遠程.1', '十五.遠程.3']);
    expect(book('// a link goes on (2.2-2)')).toEqual(['2.2-2']);
  });

  it("given the name of a keyword without its chapter, then it is that keyword's", () => {
    expect(book('// only the named place (遠程.1, ruling 28)')).toEqual(['十五.遠程.1', 'ruling:28']);
  });

  it('given a heading, then the rules under it count where no rule is cited itself', () => {
    expect(book('// damage (101)')).toEqual(['101.1', '101.1a', '101.1b', '101.1c', '101.2']);
    expect(book('// damage (101, 102.1)')).toEqual(['102.1']);
    expect(book('// step 2 of 5')).toEqual([]);
  });
});
