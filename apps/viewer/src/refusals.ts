import { openingWords } from './problems/opening-words.js';
import { isTokenUseless, tokenTitles } from './problems/token-titles.js';
import type { Language } from './types.js';

/** What a refused reader is told: what is wrong, and what to do. */
export interface Refusal {
  readonly title: string;
  readonly detail: string;
  /** Whether going on without a token makes sense: a published match needs none. */
  readonly tokenIsUseless: boolean;
}

/** The fields of a problem document that the page uses. */
export interface Refused {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const tokenLength = 47;

/**
 * Says what is wrong with a text that can't be a token, without asking the server (it might not even fit into a request). Null for a text
 * that may be one.
 */
export function malformedToken(token: string): Refused | null {
  if (/^arb_[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return { code: 'page/token-malformed', title: '', detail: '', params: { length: token.length, begins: token.startsWith('arb_') } };
}

/** Shown when the server gave no answer at all. */
export const unreachable: Refused = { code: 'page/unreachable', title: '', detail: '', params: {} };

type Said = (refused: Refused, language: Language) => { readonly title: string; readonly detail: string };

const askForAnother = {
  en: 'Ask an organizer of the gathering for a new link, or paste another token below.',
  zh: '请向比赛主办者索取新链接，或在下方贴上另一个权杖。',
};

const moment = (value: unknown, language: Language): string => new Date(String(value)).toLocaleString(language === 'en' ? 'en' : 'zh');

/** Describes a token that has ended, with the moment of its end where the server tells it. */
const ended =
  (
    code: 'access/token-expired' | 'access/token-revoked',
    when: string,
    sentence: Readonly<Record<Language, (at: string) => string>>,
  ): Said =>
  ({ params }, language) => ({
    title: tokenTitles[code][language],
    detail: `${params[when] === undefined ? '' : `${sentence[language](moment(params[when], language))} `}${askForAnother[language]}`,
  });

/** What is said of it wherever it happens. */
const everywhere = (code: keyof typeof openingWords): Said => {
  const { title, advice } = openingWords[code];
  return (_refused, language) => ({ title: title[language], detail: advice[language] });
};

const aboutToken =
  (code: keyof typeof tokenTitles, detail: Readonly<Record<Language, string>>): Said =>
  (_refused, language) => ({ title: tokenTitles[code][language], detail: detail[language] });

const whatIsWrong = (begins: boolean, length: number): Readonly<Record<Language, string>> => {
  if (!begins)
    return { en: `A token begins with "arb_" and has ${tokenLength} characters.`, zh: `权杖以 "arb_" 开头，共 ${tokenLength} 个字符。` };
  if (length !== tokenLength)
    return {
      en: `A token has ${tokenLength} characters, and this one ${length}.`,
      zh: `权杖共 ${tokenLength} 个字符，这一个有 ${length} 个。`,
    };
  return {
    en: 'A token holds letters, digits, "-" and "_", and this one something else.',
    zh: '权杖只含字母、数字、"-" 和 "_"，这一个含有其他字符。',
  };
};

const copiedWrong: Said = ({ params }, language) => {
  const what = whatIsWrong(params['begins'] === true, Number(params['length']));
  const advice = {
    en: 'The link was probably not copied whole: copy it again, or paste the token below.',
    zh: '链接可能没有复制完整：请重新复制，或在下方贴上权杖。',
  };
  return { title: tokenTitles['page/token-malformed'][language], detail: `${what[language]} ${advice[language]}` };
};

const refusals: Readonly<Record<string, Said>> = {
  'page/token-malformed': copiedWrong,
  'page/unreachable': everywhere('page/unreachable'),
  'match/not-found': everywhere('match/not-found'),
  'judge/plays-in-this-match': everywhere('judge/plays-in-this-match'),
  'access/token-missing': aboutToken('access/token-missing', {
    en: 'Open the whole link that you were given, or paste its token below. An organizer of the gathering mints tokens.',
    zh: '请打开收到的完整链接，或在下方贴上权杖。权杖由比赛主办者发放。',
  }),
  'access/token-invalid': aboutToken('access/token-invalid', {
    en: `It was minted in another installation, or in a database that is no longer in use. ${askForAnother.en}`,
    zh: `它来自另一个安装，或来自已不再使用的数据库。${askForAnother.zh}`,
  }),
  'access/token-expired': ended('access/token-expired', 'expiredAt', {
    en: (at) => `It was good until ${at}.`,
    zh: (at) => `有效期至 ${at}。`,
  }),
  'access/token-revoked': ended('access/token-revoked', 'revokedAt', {
    en: (at) => `That was at ${at}.`,
    zh: (at) => `撤销时间：${at}。`,
  }),
  'access/not-impartial': aboutToken('access/not-impartial', {
    en: 'Who plays in a gathering, or was given a token by somebody who does, sees its matches as spectators do. An organizer who does not play can give you a token of your own.',
    zh: '参赛者本人，以及由参赛者发放的权杖，只能以观众视角观看。请向不参赛的主办者索取权杖。',
  }),
};

/** Whether something is said here that only whoever opens a page has to know: what to do about their token. */
export const isAboutOpening = ({ code }: Pick<Refused, 'code'>): boolean => Object.hasOwn(refusals, code);

/** Returns a refusal in the reader's language where it is about opening a page, otherwise in the server's words. */
export function refusalOf(refused: Refused, language: Language): Refusal {
  const said = Object.hasOwn(refusals, refused.code) ? refusals[refused.code] : undefined;
  const { title, detail } = said?.(refused, language) ?? refused;
  return { title, detail, tokenIsUseless: isTokenUseless(refused) || refused.code === 'match/not-found' };
}
