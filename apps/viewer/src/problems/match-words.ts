import { commonWords } from './common-words.js';
import { type ProblemWords, said, saidWithDetail } from './said.js';

/** Words for every refusal that whoever plays or watches a match, or begins one against a bot, can meet. Loaded with the first refusal. */
export const matchProblemWords: ProblemWords = {
  ...commonWords,
  'page/not-sent': said(['This could not be sent.', 'Try again.'], ['未能送出。', '请重试。']),
  'decision/unknown': said(
    ['There is no such question.', 'The table is read again: answer what is asked now.'],
    ['没有这个选择。', '已重新读取桌面：请回答现在的选择。'],
  ),
  'decision/closed': said(
    ['This was answered already.', 'The table is read again: look what is asked now.'],
    ['这个选择已有答案。', '已重新读取桌面：请看现在的选择。'],
  ),
  'decision/not-yours': said(['Another player is asked.', 'Wait for your turn to answer.'], ['正在等待另一位牌手选择。', '请等待轮到你。']),
  'answer/malformed': saidWithDetail(
    ['This is no answer to what is asked.', 'Load the page again and choose anew.'],
    ['这不是该问题的答案。', '请重新载入本页后再选择。'],
  ),
  'answer/illegal': saidWithDetail(
    ['The rules don’t allow this answer.', 'Look at what is asked, and choose differently.'],
    ['规则不允许这样回答。', '请看要求，另作选择。'],
  ),
  'answer/nothing-done': said(
    ['{most} answers in a row have changed nothing.', 'Wait until something happens.'],
    ['已连续 {most} 次回答而毫无变化。', '请等待有事发生。'],
  ),
  'action/not-possible': saidWithDetail(
    ['This is not possible now.', 'Look how the match stands, and try again later.'],
    ['现在不能这样做。', '请看对局现况，稍后再试。'],
  ),
  'match/over': said(['The match is over.', 'Nothing can be done in it any more.'], ['对局已结束。', '不能再进行操作。']),
  'match/set-apart': said(
    ['The record of this match is being looked into.', 'Whoever runs this installation was told; nothing is added meanwhile.'],
    ['这场对局的记录正在核查。', '维护者已得知；其间不再记录新内容。'],
  ),
  'match/wrong-phase': said(
    ['Not at this stage of the match.', 'Look whether it has begun, and whether it is over.'],
    ['对局的这个阶段不能这样做。', '请看对局是否已开始、是否已结束。'],
  ),
  'match/paused': said(
    ['The match stands still: a judge has paused it, or was called.', 'Wait until it goes on.'],
    ['对局已停止：裁判已暂停，或有人呼叫裁判。', '请等待继续。'],
  ),
  'call/already-open': said(['You have called a judge already.', 'Wait until they come.'], ['你已呼叫裁判。', '请等待裁判到来。']),
  'match/not-ready': said(['Not everybody is ready.', 'Wait for the others.'], ['还有人未准备好。', '请等待其他牌手。']),
  'match/entropy-given': said(
    ['You have given your chance already.', 'Nothing is left to do before the start but to be ready.'],
    ['你已提交过随机数。', '开始之前只需准备就绪。'],
  ),
  'match/entropy-waiting': said(
    ['Another player has not decided about chance of their own.', 'Wait for them.'],
    ['另一位牌手尚未决定是否提交随机数。', '请等待。'],
  ),
  'match/entropy-not-committed': said(
    ['There is no chance of yours to open.', 'Nothing is left to do before the start but to be ready.'],
    ['没有你可以公开的随机数。', '开始之前只需准备就绪。'],
  ),
  'match/entropy-mismatch': said(
    ['This is not the chance that you committed to.', 'It is in the browser in which you said that you are ready: open the match there.'],
    ['与你先前提交的随机数不符。', '它保存在你按下准备的那个浏览器中：请在那里打开对局。'],
  ),
  'match/entropy-unopened': said(
    ['You have to open your chance first.', 'Open the match in the browser in which you said that you are ready.'],
    ['须先公开你的随机数。', '请在你按下准备的那个浏览器中打开对局。'],
  ),
  'match/owned-elsewhere': said(
    ['The match is moving to another server.', 'Try again in a moment.'],
    ['对局正在转移到另一台服务器。', '请稍后再试。'],
  ),
  'match/archived': said(
    ['The match is archived.', 'It can be looked at, and nothing is added.'],
    ['对局已归档。', '可以查看，不能再添加。'],
  ),
  'match/bad-seats': said(
    ['So many do not play this game.', 'It takes {min} to {max} players.'],
    ['人数不符。', '此游戏需要 {min} 至 {max} 人。'],
  ),
  'draw/no-offer': said(
    ['Nobody offers a draw any more.', 'Offer one yourself, if you like.'],
    ['已无人提议平手。', '如愿意，可由你提议。'],
  ),
  'draw/already-offered': said(['You offer this draw already.', 'Wait for the answer.'], ['你已提议平手。', '请等待回应。']),
  'deck/missing': said(['A deck is missing.', 'Choose or paste one first.'], ['缺少套牌。', '请先选择或贴上套牌。']),
  'format/not-fitting': said(
    ['The format does not fit so many players.', 'It takes {min} to {max}.'],
    ['此赛制不适合这个人数。', '需要 {min} 至 {max} 人。'],
  ),
  'judge/players-left': said(['Nobody has won by that.', 'Choose differently.'], ['尚不能以此分出胜负。', '请另作选择。']),
  'judge/rewind-unavailable': said(
    ['This match cannot go back.', 'Its rules are of a time before that was possible.'],
    ['此对局无法回退。', '其规则版本尚不支持回退。'],
  ),
  'rewind/other-game': said(
    ['That version is of another game.', 'Choose one of the game under way.'],
    ['该版本属于另一局。', '请选择本局的版本。'],
  ),
  'rewind/abandoned': said(
    ['An earlier rewind abandoned that version.', 'Choose one that stands.'],
    ['该版本已被先前的回退弃用。', '请选择仍有效的版本。'],
  ),
  'rewind/nothing-since': said(
    ['Nothing was done since that version.', 'Choose an earlier one.'],
    ['该版本之后没有任何操作。', '请选择更早的版本。'],
  ),
  'rewind/too-many': said(
    ['The match has gone back {most} times.', 'Go on from here, or play it again.'],
    ['对局已回退 {most} 次。', '请从此处继续，或重新对局。'],
  ),
  'read/closed-while-running': said(
    ['This opens when the match is over.', 'Watch it from your own seat, or as a spectator.'],
    ['对局结束后才公开。', '请以自己的座位或观众视角观看。'],
  ),
  'read/not-published': said(
    ['The record of this match is not public yet.', 'It can be had when the organizer publishes the match; players and staff have it now.'],
    ['这场对局的纪录尚未公开。', '主办者公开对局后即可取得；牌手与工作人员现在就能取得。'],
  ),
  'ruleset/unknown': said(
    ['The rules of this match are not installed here.', 'Tell whoever runs this installation.'],
    ['此处没有这场对局所用的规则版本。', '请联系维护者。'],
  ),
  'version/not-found': said(['There is no such moment.', 'The newest version is {newest}.'], ['没有这个时刻。', '最新的版本是 {newest}。']),
  'stream/version-conflict': said(
    ['Somebody else was faster.', 'The table is read again: look, and answer again if it is still right.'],
    ['有人抢先一步。', '已重新读取桌面：请查看后再回答。'],
  ),
  'request/too-many-streams': said(
    ['This match is open too often at once.', 'Close other windows that show it.'],
    ['同时打开的窗口过多。', '请关闭其他显示对局的窗口。'],
  ),
  'bot-match/closed': said(
    ['Nobody plays against bots here any more.', 'The matches that were begun go on.'],
    ['此处已不开放与机器人对局。', '已开始的对局可以继续。'],
  ),
  'bot-match/full': said(
    ['The bots play as many matches as they can.', 'Try again in a few minutes.'],
    ['机器人的对局已满。', '请过几分钟再试。'],
  ),
  'bot-match/too-many': said(
    ['Too many matches were begun from here.', 'Go on with one of yours, or try again in an hour.'],
    ['从此处开始的对局过多。', '请继续已有的对局，或一小时后再试。'],
  ),
  'bot-match/deck-unknown': said(
    ['There is no such deck any more.', 'Load the page again and choose another one.'],
    ['已没有此套牌。', '请重新载入本页并另选。'],
  ),
  'bot-match/deck-unfit': said(
    ['This deck can not be played here.', 'Mend what is listed, or choose a ready-made deck.'],
    ['此套牌不能在这里使用。', '请修正列出的问题，或选用现成套牌。'],
  ),
  'phrase/too-many': said(['Too much was said.', 'Wait half a minute.'], ['说得太频繁了。', '请等半分钟。']),
};
