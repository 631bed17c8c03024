import type { Language } from '../types.js';

/** What is wrong with a deck, by the last part of the code, for readers of Chinese; the server's sentences are English. */
const chinese: Readonly<Record<string, string>> = {
  'unknown-card': '此处没有这张牌。',
  'not-played': '此处不能使用这张牌。',
  'not-a-deck-card': '这张牌不能放入套牌。',
  size: '套牌张数不符。',
  'too-small': '套牌张数不足。',
  'too-large': '套牌张数过多。',
  'other-size': '套牌张数不符。',
  copies: '同名牌过多。',
  'too-many-copies': '同名牌过多。',
  list: '这张牌在此赛制中禁止或受限。',
  'wrong-part': '这张牌不能放在这一部分。',
  'wrong-section': '这张牌不能放在这一部分。',
  side: '备牌不符规定。',
  sideboard: '备牌不符规定。',
  malformed: '无法读出套牌。',
  illegal: '套牌不合规则。',
};

/** Returns the reader's words for a fault; null where the server's own sentence is all there is, or in the reader's language. */
export const faultWord = (code: string, language: Language): string | null =>
  language === 'en' ? null : (chinese[code.slice(code.lastIndexOf('/') + 1)] ?? null);
