import type { Json } from '../contract.js';

/** A piece of text in both languages; the two are always built together, so that neither says more than the other. */
export interface Phrase {
  readonly en: string;
  readonly zh: string;
  /** Whether it is about several things, so that English verbs agree with a plural. */
  readonly many?: boolean;
}

/** Says that a program holds a word for which the renderer has no words; a bug of the renderer or of the card that players never see. */
export class UnknownWord extends Error {
  constructor(kind: string, word: unknown) {
    super(`no words for ${kind} ${JSON.stringify(word)}`);
    this.name = 'UnknownWord';
  }
}

/** Fails. @throws {UnknownWord} always; the compiler proves that known words never get here */
export function unsaid(kind: string, word: never): never {
  throw new UnknownWord(kind, word);
}

/** Returns the words for a word in a table. @throws {UnknownWord} where there are none */
export function wordOf(table: { readonly [word: string]: Phrase }, word: unknown, kind: string): Phrase {
  const found = typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined;
  if (found === undefined) throw new UnknownWord(kind, word);
  return found;
}

export function phrase(en: string, zh: string): Phrase {
  return { en, zh };
}

export const nothing: Phrase = { en: '', zh: '' };

/** Fills a template for each language, with `$1` to `$9` for the parts; `%s` makes the English verb agree with the first part. */
export function template(en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  const [first] = parts;
  const plain = first === undefined || first.many === true || first.en === 'you';
  const put = (template: string, language: 'en' | 'zh'): string =>
    template.replace(/\$(\d)/g, (_, digit: string) => parts[Number(digit) - 1]?.[language] ?? '');
  return { en: put(en.replaceAll('%s', plain ? '' : 's'), 'en'), zh: put(zh, 'zh') };
}

export function many(one: Phrase): Phrase {
  return { ...one, many: true };
}

/** Joins phrases with a separator for each language; empty ones are left out. */
export function join(parts: readonly Phrase[], en: string, zh: string): Phrase {
  return {
    en: parts
      .map((part) => part.en)
      .filter((text) => text !== '')
      .join(en),
    zh: parts
      .map((part) => part.zh)
      .filter((text) => text !== '')
      .join(zh),
  };
}

/** Joins statements: A, B and C / A、B且C. */
export function and(parts: readonly Phrase[]): Phrase {
  return listed(parts, ' and ', '且');
}

/** Joins alternatives: A, B or C. */
export function or(parts: readonly Phrase[]): Phrase {
  return listed(parts, ' or ', '或');
}

/** Joins phrases: `en` and `zh` stand before the last one, and commas between the others (`comma` in Chinese). */
export function listed(parts: readonly Phrase[], en: string, zh: string, comma = '、'): Phrase {
  const last = parts.at(-1);
  if (last === undefined) return nothing;
  if (parts.length === 1) return last;
  const before = join(parts.slice(0, -1), ', ', comma);
  return { en: `${before.en}${en}${last.en}`, zh: `${before.zh}${zh}${last.zh}`, many: true };
}

/**
 * Checks that a node has only fields that the renderer says, because a program must not hold anything unread. @throws {UnknownWord} for any
 * other field
 */
export function onlyFields(node: object, kind: string, fields: readonly string[]): void {
  for (const field of Object.keys(node)) if (!fields.includes(field)) throw new UnknownWord(`field of ${kind}`, field);
}

/** Makes a sentence: in English it begins with a capital, and both languages get a full stop. */
export function sentence(text: Phrase): Phrase {
  return { en: ended(capital(text.en), '.'), zh: ended(text.zh, '。') };
}

function ended(text: string, stop: string): string {
  return /[.。」”]$/.test(text) && /[.。][」”]?$/.test(text) ? text : `${text}${stop}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Puts `a` or `an` before an English phrase. */
export function withArticle(en: string): string {
  return /^[aeiou]/i.test(en) && !/^(?:uni[tqvf]|one\b|eu)/i.test(en) ? `an ${en}` : `a ${en}`;
}

/** Returns a list of one value, or the list itself. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value as Json];
}
