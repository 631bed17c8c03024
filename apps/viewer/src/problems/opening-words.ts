import { type ProblemWords, said } from './said.js';

/** Words for refusals that may meet whoever opens a page, before any other words are loaded; what is wrong with a token is apart from them. */
export const openingWords = {
  'page/unreachable': said(
    ['The server does not answer.', 'Look whether you are online, then try again or load the page again.'],
    ['服务器没有回应。', '请确认网络已连接，然后重试或重新载入本页。'],
  ),
  'match/not-found': said(
    [
      'There is no such match for you.',
      'The address may be wrong, the match may not be published, or it may belong to another gathering than your token. Open the whole link that you were given, or use another token.',
    ],
    ['你看不到这场对局。', '网址可能有误，对局可能尚未公开，或属于与你的权杖不同的赛场。请打开收到的完整链接，或使用另一个权杖。'],
  ),
  'judge/plays-in-this-match': said(
    [
      'You play in this match.',
      'Nobody is judge or staff at their own table: open it with the token of your player, or ask somebody else.',
    ],
    ['你是这场对局的参赛者。', '参赛者不能在自己的桌上担任裁判或工作人员：请用牌手权杖打开，或请他人处理。'],
  ),
} as const satisfies ProblemWords;
