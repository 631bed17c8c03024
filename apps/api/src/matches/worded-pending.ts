import type { Decision, Option, PendingView, PlayerNames, Ruleset } from '@arbiter/kernel';

/** A text in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly zh: string;
}
type Worded<T> = T & { readonly words: BothLanguages };

/**
 * Returns the open decisions as their reader sees them, with the words of each question and each option, and likewise of what the reader
 * can say while others are asked.
 */
export const wordedPending = (ruleset: Ruleset, pending: readonly PendingView[], names: PlayerNames): readonly unknown[] =>
  pending.map((one) =>
    one.yours
      ? { ...one, decision: worded(ruleset, one.decision, names) }
      : one.may === undefined
        ? one
        : { ...one, may: one.may.map((option) => wordedOption(ruleset, option, names)) },
  );

function worded(ruleset: Ruleset, decision: Decision, names: PlayerNames): Worded<Decision> {
  const { domain } = decision;
  const words = { en: ruleset.renderDecision(decision, 'en', names), zh: ruleset.renderDecision(decision, 'zh', names) };
  if (!('options' in domain)) return { ...decision, words };
  return { ...decision, words, domain: { ...domain, options: domain.options.map((option) => wordedOption(ruleset, option, names)) } };
}

const wordedOption = (ruleset: Ruleset, option: Option, names: PlayerNames): Worded<Option> => ({
  ...option,
  words: { en: ruleset.renderOption(option, 'en', names), zh: ruleset.renderOption(option, 'zh', names) },
});
