import type { Language, WordedOption } from '../types.js';

/** Options that read alike, once each with their number: it does not matter which of them is chosen. */
export function alike(
  options: readonly WordedOption[],
  language: Language,
): readonly { readonly option: WordedOption; readonly count: number }[] {
  const found = new Map<string, { readonly option: WordedOption; count: number }>();
  for (const option of options) {
    const known = found.get(option.words[language]);
    if (known === undefined) found.set(option.words[language], { option, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}
