import { openingWords } from './opening-words.js';
import { type ProblemWords, said } from './said.js';
import { tokenTitles } from './token-titles.js';

/** What is wrong with a token, and what to do about it. */
const ofToken = (code: keyof typeof tokenTitles, en: string, zh: string) => said([tokenTitles[code].en, en], [tokenTitles[code].zh, zh]);

/** Words for the refusals that several pages meet. */
export const commonWords: ProblemWords = {
  ...openingWords,
  'deck/locked': said(
    ['This is another deck than the registered one.', 'A match of the tournament is played with the deck that was handed in.'],
    ['这不是已登记的套牌。', '赛事对局须使用已提交的套牌。'],
  ),
  'deck/illegal': said(
    ['The deck breaks the rules.', 'Mend what is listed and hand it in again.'],
    ['套牌不合规则。', '请修正下列问题后再提交。'],
  ),
  'read/lists-closed': said(
    ['The lists of this match are closed.', 'Its record opens when the organizer opens the lists, or when the tournament is over.'],
    ['这场对局的套牌表尚未公开。', '主办方公开套牌表或比赛结束后即可查看对局记录。'],
  ),
  'format/not-found': said(
    ['The game has no such format.', 'Load the page again and choose another one.'],
    ['该游戏没有这种赛制。', '请重新载入并另选。'],
  ),
  'game/not-found': said(['This game is not played here.', 'Choose another one.'], ['这里没有这个游戏。', '请另选。']),
  'gathering/not-found': said(
    ['There is no such gathering for this token.', 'Use a token of that gathering.'],
    ['此权杖看不到该活动。', '请使用该活动的权杖。'],
  ),
  'player/not-found': said(['The gathering has no such player.', 'Add them by name.'], ['活动中没有这名牌手。', '请按姓名添加。']),
  'command/reused': said(
    ['This was sent before for something else.', 'Load the page again and repeat it.'],
    ['此请求编号已用于其他操作。', '请重新载入后再试。'],
  ),
  'access/forbidden': said(['Your token may not do this.', 'Ask an organizer.'], ['你的权杖不能这样做。', '请联系主办者。']),
  'access/not-impartial': ofToken('access/not-impartial', 'Have an organizer who does not play do it.', '请由不参赛的主办者操作。'),
  'page/token-malformed': ofToken(
    'page/token-malformed',
    'The link was probably not copied whole: copy it again.',
    '链接可能没有复制完整：请重新复制。',
  ),
  'access/token-missing': ofToken('access/token-missing', 'Open the whole link that you were given.', '请打开收到的完整链接。'),
  'access/token-invalid': ofToken('access/token-invalid', 'Ask for a new link.', '请索取新链接。'),
  'access/token-expired': ofToken('access/token-expired', 'Ask for a new link.', '请索取新链接。'),
  'access/token-revoked': ofToken('access/token-revoked', 'Ask for a new link.', '请索取新链接。'),
  'token/already-minted': said(
    ['The link was made already.', 'Make another one: a secret is shown only once.'],
    ['链接已生成过。', '请另生成一个：密钥只显示一次。'],
  ),
  'deck/unreadable': said(['The deck cannot be read.', 'Mend the lines that are listed.'], ['无法读取套牌。', '请修正列出的行。']),
  'request/malformed': said(
    ['Something in what you entered is not accepted.', 'Names have at most 80 letters; nothing may be empty.'],
    ['输入内容不被接受。', '姓名最多 80 字；不能为空。'],
  ),
  'request/too-large': said(
    ['This is too large.', 'Send less at once; pack a list of cards with gzip.'],
    ['内容太大。', '请分次发送；卡牌资料可用 gzip 压缩。'],
  ),
  'request/unsupported-media-type': said(
    ['The server does not take this.', 'Load the page again.'],
    ['服务器不接受此格式。', '请重新载入。'],
  ),
  'request/route-not-found': said(
    ['This installation cannot do this yet.', 'Ask whoever runs it for a newer one.'],
    ['此安装尚不支持。', '请联系维护者更新。'],
  ),
  'request/rate-limited': said(['Too many requests came from here.', 'Wait a little and try again.'], ['请求过多。', '请稍候再试。']),
  'server/internal': said(
    ['The server failed.', 'Try again; if it stays so, tell whoever runs it.'],
    ['服务器出错。', '请重试；若仍如此，请联系维护者。'],
  ),
  'server/unavailable': said(
    ['The server cannot answer now.', 'Nothing was lost: try again in a moment.'],
    ['服务器暂时无法回应。', '没有丢失任何内容：请稍后再试。'],
  ),
  'server/storage-full': said(
    ['The server has no room to record anything.', 'Tell whoever runs it; the match goes on when there is room.'],
    ['服务器存储空间已满，无法记录。', '请联系维护者；有空间后即可继续。'],
  ),
};
