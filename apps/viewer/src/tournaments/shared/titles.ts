import { type BothLanguages, type Language, textIn } from './language.js';

const same = (text: string): BothLanguages => ({ en: text, zh: text });

const policies: { readonly [id: string]: BothLanguages } = {
  magic: { en: 'Magic (floor 0.33)', zh: '万智牌（下限 0.33）' },
  'magic-third': { en: 'Magic (floor 1/3)', zh: '万智牌（下限 1/3）' },
  'magic-0.3333333': { en: 'Magic (floor 0.3333333)', zh: '万智牌（下限 0.3333333）' },
  'magic-0.3333': { en: 'Magic (floor 0.3333)', zh: '万智牌（下限 0.3333）' },
  'magic-0.3333-rounded': { en: 'Magic (floor 0.3333, terms rounded)', zh: '万智牌（下限 0.3333，逐项舍入）' },
  yugioh: { en: 'Yu-Gi-Oh!, XXYYYZZZ', zh: '游戏王，XXYYYZZZ' },
  'grand-archive': same('Grand Archive'),
  'force-of-will': { en: 'Force of Will', zh: '力量之意志' },
  starline: { en: 'Starline (house policy)', zh: '星星战线（自订规则）' },
  pods: { en: 'Pods of 3 and 4', zh: '三至四人分组' },
  'pods-phantom-0.20': { en: 'Pods of 3 and 4, a bye counts as an opponent of 0.20', zh: '三至四人分组，轮空计作 0.20 的对手' },
  'pods-phantom-0.33': { en: 'Pods of 3 and 4, a bye counts as an opponent of 0.33', zh: '三至四人分组，轮空计作 0.33 的对手' },
};

/** What a policy of standings is called; the server's own title for one that nobody has words for. */
export function policyTitle({ id, title }: { readonly id: string; readonly title: string }, language: Language): string {
  const found = Object.hasOwn(policies, id) ? policies[id] : undefined;
  return found === undefined ? title : textIn(found, language);
}

const infractions: { readonly [code: string]: BothLanguages } = {
  'ipg/2': { en: 'Game Play Error', zh: '游戏行动失误' },
  'ipg/3.1': { en: 'Tardiness', zh: '迟到' },
  'ipg/3.3': { en: 'Slow Play', zh: '游戏过缓' },
  'ipg/3.4': { en: 'Decklist Problem', zh: '牌表问题' },
  'ipg/3.5': { en: 'Deck Problem', zh: '套牌问题' },
  'ipg/4': { en: 'Unsporting Conduct', zh: '举止违背运动道德' },
};

/** What an infraction is called; the server's own title for one that nobody has words for. */
export function infractionTitle({ code, title }: { readonly code: string; readonly title: string }, language: Language): string {
  const found = Object.hasOwn(infractions, code) ? infractions[code] : undefined;
  return found === undefined ? title : textIn(found, language);
}
