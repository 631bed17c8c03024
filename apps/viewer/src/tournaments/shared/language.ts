import type { BothLanguages, Language } from '../../types.js';

export type { BothLanguages, Language };

/** What stands in the places of a text that are marked with braces. */
export type Params = Readonly<Record<string, string | number>>;

/** Fills the marked places of a text: `Round {n}`. */
export const filled = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : whole));

/** A text in one language. */
export const textIn = (texts: BothLanguages, language: Language, params: Params = {}): string => filled(texts[language], params);

/** The locale of dates and orders. */
export const localeOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : 'en');
