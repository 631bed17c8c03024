import { RequestRefused } from '@arbiter/client';
import type { BothLanguages, Language } from '../types.js';

/** A refusal as the pages keep it: its code, and what is told with it. */
export interface Problem {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The number of the rule that says no, where a rule does. */
  readonly rule?: string | undefined;
}

/** What is wrong, and what to do. */
interface Said {
  readonly title: BothLanguages;
  readonly advice: BothLanguages;
  /** Whether the server's English sentence says more, which no parameter does. */
  readonly saysMore: boolean;
}

/** Words of refusals by their codes. Lists and numbers of their parameters stand where braces are. */
export type ProblemWords = { readonly [code: string]: Said };

/** Words in English and Chinese: what is wrong, and what to do. */
export const said = (en: readonly [string, string], zh: readonly [string, string]): Said => ({
  title: { en: en[0], zh: zh[0] },
  advice: { en: en[1], zh: zh[1] },
  saysMore: false,
});

/** The same, where the server's own sentence is shown with it. */
export const saidWithDetail = (en: readonly [string, string], zh: readonly [string, string]): Said => ({ ...said(en, zh), saysMore: true });

/** Makes a problem of whatever an attempt threw. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof RequestRefused)) return { code: 'page/unreachable', title: '', detail: '', params: {} };
  const { code, title, detail, params, body } = error;
  const rule = typeof body === 'object' && body !== null && 'rule' in body && typeof body.rule === 'string' ? body.rule : undefined;
  return { code, title, detail, params, rule };
}

/** What a refusal says to whoever was refused. */
export const toldOf = (error: unknown): Problem => {
  if (error instanceof RequestRefused) return problemOf(error);
  console.error(error);
  return { ...problemOf(error), code: 'page/not-sent' };
};

/** A refusal in the reader's language. */
export interface ProblemText {
  readonly title: string;
  readonly advice: string;
  /** The server's English sentence, where it says more; empty otherwise. */
  readonly detail: string;
}

const shown = (value: unknown, language: Language): string => {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(language === 'zh' ? '、' : ', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
};

/** Returns a problem in the reader's language, or in the server's words where there are none. */
export function problemTextOf(words: ProblemWords, problem: Problem, language: Language): ProblemText {
  const found = Object.hasOwn(words, problem.code) ? words[problem.code] : undefined;
  if (found === undefined) return { title: problem.title, advice: problem.detail, detail: '' };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) =>
      shown(Object.hasOwn(problem.params, name) ? problem.params[name] : undefined, language),
    );
  return {
    title: filled(found.title[language]),
    advice: filled(found.advice[language]),
    detail: found.saysMore ? problem.detail : '',
  };
}
