import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

/** Why a rule of the book needs no test of its own. The list of reasons is closed. */
export type ExcusedRule =
  /** It heads a list or points elsewhere; `shownBy` would come out differently if it meant something else. */
  | { readonly rule: RuleNumber; readonly reason: 'definition'; readonly shownBy: RuleNumber }
  /** It speaks of paper: where things are printed, how cards are handled by hand, which documents exist. */
  | { readonly rule: RuleNumber; readonly reason: 'physical'; readonly why: string }
  /** The book contradicts itself, and the ruling settles it. */
  | { readonly rule: RuleNumber; readonly reason: 'contradiction'; readonly ruling: RulingId };

/** Why a worked example is no scenario. */
export interface ExcusedExample {
  readonly example: ExampleId;
  readonly reason: 'ruleText' | 'unreadable';
  readonly why: string;
}

const physical = (rule: RuleNumber, why: string): ExcusedRule => ({ rule, reason: 'physical', why });
const definition = (rule: RuleNumber, shownBy: RuleNumber): ExcusedRule => ({ rule, reason: 'definition', shownBy });

export const excusedRules: readonly ExcusedRule[] = [
  physical('101.1', 'it says which document this is'),
  physical('203.3', 'where the attribute cost is printed'),
  physical('203.6', 'an ornament around the printed cost'),
  physical('204.4', 'text without meaning for the rules is not kept'),
  physical('205.2', 'where races and traits are printed'),
  physical('209.1', 'pictures are not kept'),
  physical('209.2', 'pictures are not kept'),
  physical('210.1', 'what is printed for collectors is not kept'),
  physical('210.2', 'what is printed for collectors is not kept'),
  physical('1022.1a', 'what lies on a card to count with'),
  physical('1101.1', 'how keywords are printed'),
  physical('1302.2b', 'how a double-faced card is laid down so that its face is seen'),
  physical('1302.5', 'sleeves'),
  // Heads of chapters: what they announce stands in the rules after them.
  definition('601.1', '602.1'),
  definition('801.1', '802.1'),
  definition('1001.1', '1009.1'),
  definition('1201.1', '1203.1'),
  definition('1401.1', '1404.1'),
  // Pointers.
  definition('1104.3', '805.2'),
  definition('1113.3', '708.4'),
  definition('1117.3', '1302.2'),
];

/** All examples can be played. */
export const excusedExamples: readonly ExcusedExample[] = [];
