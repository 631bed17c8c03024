import { because, type ExcusedExample, type ExcusedRule } from '@arbiter/kernel/words';
import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

const shownBy = (rule: RuleNumber, by: RuleNumber): ExcusedRule<RuleNumber, RulingId> => ({ rule, reason: 'definition', shownBy: by });

/** Rules of the book that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber, RulingId>[] = [
  ...because<RuleNumber, 'physical'>('physical', 'whose cards a deck is made of outside the game', ['1.1.3.1']),
  ...because<RuleNumber, 'physical'>('physical', 'cards go back to their owners outside the game', ['1.4.6']),
  ...because<RuleNumber, 'physical'>('physical', 'cards that were written on', ['1.5.3.1', '1.5.3.2']),
  ...because<RuleNumber, 'physical'>('physical', 'where things are printed on a card, and how they look', [
    '1.6.2',
    '1.6.2.1',
    '1.6.3.1',
    '1.6.4.1',
    '1.6.4.2.1',
    '1.6.4.2.2',
    '1.6.4.2.2.1',
    '1.6.5.1',
    '1.6.5.3.1',
    '1.6.5.3.2',
    '1.6.6.1',
    '1.6.7.1',
    '1.6.9.1',
    '1.6.10.1',
    '1.6.10.1.1',
    '1.6.10.1.1.1',
    '1.6.10.1.2',
    '1.6.10.1.2.1',
    '1.6.10.1.2.2',
    '1.6.11.1',
    '1.6.11.2',
  ]),
  ...because<RuleNumber, 'physical'>('physical', 'how players tell each other which card they mean', ['1.6.3.2.2.1']),
  ...because<RuleNumber, 'physical'>('physical', 'how cards lie in front of people and are picked up', [
    '2.1.1.2.1',
    '2.1.1.4',
    '2.1.7.6.1',
    '2.3.3.1.2',
    '2.3.3.1.3',
    '2.6.6.1',
  ]),
  ...because<RuleNumber, 'physical'>('physical', 'what lies on a card to count with', ['2.11.3', '2.11.7.1.1.1', '2.11.7.1.2']),
  ...because<RuleNumber, 'physical'>('physical', 'dice, coins and shuffling by hand', [
    '2.11.7.4.2',
    '2.11.7.4.2.1',
    '2.11.7.4.2.1.1',
    '2.11.7.4.3',
    '2.11.7.4.3.1',
    '2.11.7.4.4',
    '2.11.7.4.5.1',
    '2.11.7.4.5.2',
  ]),
  ...because<RuleNumber, 'physical'>('physical', 'disputes between people, which judges settle', [
    '2.11.7.9.3',
    '2.11.7.9.3.1',
    '2.11.7.9.4',
  ]),
  ...because<RuleNumber, 'physical'>('physical', 'in which order people lay cards of which the order says nothing', [
    '2.1.5.5',
    '2.1.6.7',
    '2.1.7.5',
  ]),
  // Rules that only give things their names.
  shownBy('1.7.1.4.4', '1.7.1.4.3'),
  shownBy('2.4.0.2', '2.4.1.4'),
  // First rules of lists: what they announce is stated in the rules after them.
  shownBy('1.4.2', '1.4.2.2'),
  shownBy('1.4.3', '1.4.3.3'),
  shownBy('2.5.1.1', '2.5.1.1.3'),
  shownBy('2.5.1.2', '2.5.1.1.3'),
  shownBy('2.8.1.2', '2.8.1.2.1'),
  shownBy('2.8.1.3', '2.8.1.3.1'),
  shownBy('2.8.2.2', '2.8.2.2.1'),
  shownBy('2.11.7.7.3', '2.11.7.7.3.1'),
  shownBy('2.11.7.7.4', '2.11.7.7.4.1'),
];

/** Worked examples that need no scenario. */
export const excusedExamples: readonly ExcusedExample<ExampleId>[] = [
  { example: 'ex:2.4.0.1#1', reason: 'ruleText', why: 'the line goes on with the sentence of the rule' },
  { example: 'ex:2.11.7.4.3.1#1', reason: 'ruleText', why: 'how a die stands in for a choice at random; the rule itself is about dice' },
];
