import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listsHeading, type RuleRow, rulesDocument, type RulesLists } from '@arbiter/scenarios';

/** A game's rulings and excused rules, with the numbers of its book. */
export interface BookLists extends RulesLists {
  readonly numbers: readonly RuleRow[];
  readonly examples?: readonly string[];
}

/**
 * Tests the lists of a game against its book: rulings are numbered without gaps, excuses are about rules that exist and name rules that are
 * not excused themselves, and RULES.md agrees with the data.
 *
 * @param folder the game's folder, absolute
 */
export function describeRulesLists(folder: string, lists: BookLists): void {
  const { numbers, rulings, excuses, examples = [], exampleExcuses = [] } = lists;
  const rules = new Set(numbers.filter(({ kind }) => kind !== 'heading').map(({ number }) => number));
  const excused = new Set(excuses.map(({ rule }) => rule));

  describe('rulings', () => {
    it('given the rulings, then they are numbered without a gap, about rules that exist, and say what is asked, how it is read, and why', () => {
      expect(rulings.map(({ id }) => id)).toEqual(rulings.map((_, index) => `ruling:${index + 1}`));
      expect(rulings.flatMap((ruling) => ruling.rules).filter((rule) => !rules.has(rule))).toEqual([]);
      expect(rulings.filter(({ question, reading, reason }) => [question, reading, reason].some((text) => text.trim() === ''))).toEqual([]);
    });
  });

  describe('excused rules', () => {
    it('given the excuses, then each is for a rule of the book, none is made twice, and headings need none', () => {
      expect([...excused].filter((rule) => !rules.has(rule))).toEqual([]);
      expect(excused.size).toBe(excuses.length);
    });

    it('given definitions, then what shows them exists, is another rule, and is not excused itself', () => {
      expect(
        excuses.filter((excuse) => excuse.reason === 'definition' && (!rules.has(excuse.shownBy) || excused.has(excuse.shownBy))),
      ).toEqual([]);
    });

    it('given excuses by a ruling or in words, then there is the ruling, and the words say why', () => {
      expect(excuses.filter((excuse) => excuse.reason === 'contradiction' && !rulings.some(({ id }) => id === excuse.ruling))).toEqual([]);
      expect([...excuses, ...exampleExcuses].filter((excuse) => 'why' in excuse && excuse.why.trim() === '')).toEqual([]);
    });

    it('given excused examples, then they exist, once each', () => {
      const ids = exampleExcuses.map(({ example }) => example);
      expect(ids.filter((id) => !examples.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  describe('RULES.md and the lists behind it', () => {
    it('given the data, then RULES.md ends with its lists (node scripts/rules-document.mjs writes them)', () => {
      const text = readFileSync(join(folder, 'RULES.md'), 'utf8');
      expect(text.slice(text.indexOf(listsHeading))).toBe(rulesDocument(lists));
    });
  });
}
