import type { BothLanguages } from '../types.js';

/** What is wrong with a token, by the code of the refusal; what to do is said by each page, since their ways on differ. */
export const tokenTitles = {
  'page/token-malformed': { en: 'This is no access token.', zh: '这不是存取权杖。' },
  'access/token-missing': { en: 'This needs a token.', zh: '需要权杖。' },
  'access/token-invalid': { en: 'This token is not known here.', zh: '这里没有这个权杖。' },
  'access/token-expired': { en: 'The token has expired.', zh: '权杖已过期。' },
  'access/token-revoked': { en: 'The token was revoked.', zh: '权杖已被撤销。' },
  'access/not-impartial': { en: 'Somebody who plays here stands behind this token.', zh: '此权杖与一名参赛者有关。' },
} as const satisfies { readonly [code: string]: BothLanguages };

const useless: ReadonlySet<string> = new Set<keyof typeof tokenTitles>([
  'page/token-malformed',
  'access/token-invalid',
  'access/token-expired',
  'access/token-revoked',
]);

/** Whether a refusal says that the reader's token opens nothing, so that they get further without it. */
export const isTokenUseless = ({ code }: { readonly code: string }): boolean => useless.has(code);
