import { because, type ExcusedExample, type ExcusedRule } from '@arbiter/kernel/words';
import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

const shownBy = (rule: RuleNumber, by: RuleNumber): ExcusedRule<RuleNumber, RulingId> => ({ rule, reason: 'definition', shownBy: by });

/** Rules of the book that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber, RulingId>[] = [
  ...because<RuleNumber, 'physical'>('physical', 'which document this is', ['101.1']),
  ...because<RuleNumber, 'physical'>('physical', 'where things are printed on a card', ['203.3', '203.6', '205.2', '1101.1']),
  ...because<RuleNumber, 'physical'>('physical', 'texts and pictures without meaning, and what is printed for collectors, are not kept', [
    '204.3',
    '204.4',
    '209.1',
    '209.2',
    '210.1',
    '210.2',
  ]),
  ...because<RuleNumber, 'physical'>('physical', 'what lies on a card to count with', ['1022.1a']),
  ...because<RuleNumber, 'physical'>(
    'physical',
    'who may turn a ruler over to read its other side: which card it is, all know, and so what is behind it',
    ['308.5'],
  ),
  ...because<RuleNumber, 'physical'>('physical', 'how a double-faced card is laid down and sleeved', ['1302.2b', '1302.5']),
  // Rules that only give things their names.
  shownBy('901.1', '901.1a'),
  // First rules of chapters: what they announce is stated in the rules after them.
  shownBy('601.1', '602.1'),
  shownBy('1001.1', '1009.1'),
  shownBy('1201.1', '1203.1'),
  // Rules that only point to others.
  shownBy('1104.3', '805.2'),
  shownBy('1113.3', '708.4'),
  shownBy('1117.3', '1302.2'),
];

/** No example is excused: all can be played. */
export const excusedExamples: readonly ExcusedExample<ExampleId>[] = [];
