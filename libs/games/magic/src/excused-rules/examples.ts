import type { ExcusedExample } from '@arbiter/kernel/words';
import type { ExampleId } from '../rule-numbers/index.js';

/**
 * Lines marked as examples that are no examples. All others can be played by two players; where an example needs a card of a variant
 * (614.13b), a card made up for the test stands in for it.
 */
export const excusedExamples: readonly ExcusedExample<ExampleId>[] = [
  { example: 'ex:608.2b#1', reason: 'ruleText', why: 'the rule breaks off before it and goes on in it' },
  { example: 'ex:609.7b#1', reason: 'ruleText', why: 'the rule breaks off before it and goes on in it' },
];
