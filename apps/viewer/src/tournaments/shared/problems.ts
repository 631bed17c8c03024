import { commonWords } from '../../problems/common-words.js';
import {
  type Problem,
  problemOf as problemOfRefusal,
  type ProblemText,
  problemTextOf,
  type ProblemWords,
  said,
} from '../../problems/said.js';
import { isTokenUseless } from '../../problems/token-titles.js';
import type { Language } from './language.js';
import { TokenMalformed } from './token-client.js';

export { isTokenUseless, type Problem };

/** Words for every refusal that these pages can meet. Lists and numbers of its parameters stand where braces are. */
export const problemWords: ProblemWords = {
  ...commonWords,
  'page/no-organizer': said(
    ['This token is not an organizer’s.', 'Open the link that you were given as an organizer, or paste its token.'],
    ['这不是主办者的权杖。', '请打开主办者链接，或贴上其中的权杖。'],
  ),
  'page/no-history': said(
    ['This player has no history across events.', 'Who was only registered by name has none; check the link otherwise.'],
    ['这名牌手没有跨赛事的战绩。', '只按姓名登记者没有战绩；否则请检查链接。'],
  ),
  'page/result-unreadable': said(
    [
      'This is not a result.',
      'Type games of the left and the right side, such as 2-1; x: both lose; n1 or n2: that side did not come. In a pod: 1 to 4 for the seat that won, d: drawn, x: all lose, and behind it who did not come, such as 1n3.',
    ],
    [
      '看不懂这个结果。',
      '请输入左右两边赢的局数，例如 2-1；x 表示双方判负；n1 或 n2 表示该方缺席。多人桌：1 至 4 表示获胜座位，d 平手，x 全部判负，其后加缺席座位，例如 1n3。',
    ],
  ),
  'page/not-of-all': said(
    ['This token is of one gathering.', 'Facts of cards belong to all gatherings: whoever runs this installation imports them.'],
    ['此权杖只属于一个活动。', '卡牌资料供所有活动使用：由本系统的维护者导入。'],
  ),
  'page/upload-broken': said(
    [
      'The file did not arrive.',
      'It has to arrive within 30 seconds and may be no larger than this installation takes: pack it with gzip, or use the command line.',
    ],
    ['文件未能送达。', '须在 30 秒内送达，且不超过本系统的上限：请用 gzip 压缩，或使用命令行。'],
  ),
  'page/upload-stopped': said(['It was stopped.', 'Nothing of the file was kept.'], ['已停止。', '文件未被保留。']),
  'cards/source-unknown': said(
    ['This is no list of cards that is known.', 'Choose another file; or say below whose list it is, if it is one.'],
    ['看不出这是哪种卡牌资料。', '请另选文件；如确为卡牌资料，请在下方指明来源。'],
  ),
  'cards/game-unknown': said(
    ['The list does not say of which game its cards are.', 'Choose the game and send it again.'],
    ['资料没有说明属于哪个游戏。', '请选择游戏后重新发送。'],
  ),
  'cards/other-game': said(
    ['These are cards of another game.', 'Choose that game, or leave it open.'],
    ['这些牌属于另一个游戏。', '请选择该游戏，或不指定。'],
  ),
  'cards/older-snapshot': said(
    ['What this source said on a later day is known already.', 'Send a newer list, or name another source.'],
    ['此来源较新的资料已导入。', '请发送更新的资料，或另取来源名称。'],
  ),
  'cards/broken-file': said(['The file is broken.', 'Download it again, and send it whole.'], ['文件已损坏。', '请重新下载，再完整发送。']),
  'cards/no-card': said(['The file has no cards.', 'Choose another one.'], ['文件中没有卡牌。', '请另选文件。']),
  'job/not-found': said(['This import is not known any more.', 'Look at the list below.'], ['已找不到此导入。', '请查看下方列表。']),
  'tournament/not-found': said(
    [
      'There is no such tournament for you.',
      'Check the link: it may be wrong, or belong to another gathering than your token. Otherwise ask the organizer for it.',
    ],
    ['你看不到这个赛事。', '请检查链接：网址可能有误，或属于与你的权杖不同的活动；否则请向主办者索取。'],
  ),
  'tournament/changed': said(
    [
      'Somebody else was faster: the tournament has changed.',
      'Nothing was done. The page shows it as it is now: look, and do it again if it is still right.',
    ],
    ['有人抢先一步：赛事已有变化。', '操作未执行。本页已更新：请查看后，如仍需要再操作一次。'],
  ),
  'tournament/wrong-status': said(
    ['Not at this stage of the tournament.', 'See above which step comes next.'],
    ['赛事的这个阶段不能这样做。', '请看上方的下一步。'],
  ),
  'tournament/structure-missing': said(
    ['Nobody has said which rounds are played.', 'Set rounds and cut first.'],
    ['尚未设定要打哪些轮次。', '请先设定轮次与晋级。'],
  ),
  'tournament/structure-invalid': said(
    ['These rounds cannot be played.', 'Check rounds, cut and best of; once round 1 is paired, a change needs a reason.'],
    ['这样的赛制无法进行。', '请检查轮次、晋级与局数；第一轮配对后，更改需要理由。'],
  ),
  'tournament/nothing-to-change': said(['It is so already.', 'There is nothing left to do here.'], ['已经是这样了。', '无需再做。']),
  'tournament/too-few-entrants': said(
    ['Too few entrants play.', 'At least two have to play: register more, or check in those who are there.'],
    ['参赛者太少。', '至少需要两人：请再登记，或为到场者签到。'],
  ),
  'tournament/phase-not-over': said(
    ['Rounds are left to be played.', 'Play and close them first, or change the rounds with a reason.'],
    ['还有轮次未打完。', '请先打完并关闭，或附理由更改轮次。'],
  ),
  'tournament/no-next-phase': said(['No phase follows.', 'Finish the tournament.'], ['没有下一阶段。', '请结束赛事。']),
  'tournament/cut-too-large': said(
    ['The cut is larger than the field.', '{cut} would go on, and {entrants} play. Make the cut smaller.'],
    ['晋级人数多于参赛人数。', '要晋级 {cut} 人，而在场 {entrants} 人。请减少晋级人数。'],
  ),
  'tournament/cut-tied': said(
    ['Entrants are tied at the edge of the cut: {entrants}.', 'Have a lot decide.'],
    ['晋级线上有人同分：{entrants}。', '请抽签决定。'],
  ),
  'tournament/late-entry-closed': said(
    ['Nobody enters now.', 'Late entrants are taken during the first Swiss rounds only, and not during a draft whose pods are drawn.'],
    ['现在不能加入。', '只有瑞士轮期间可以迟到加入；轮抽分组之后须等该轮抽结束。'],
  ),
  'draft/not-now': said(
    ['No draft begins now.', 'Pods are drawn before the first round of a draft.'],
    ['现在没有轮抽开始。', '轮抽组在轮抽的第一轮之前抽取。'],
  ),
  'draft/pods-missing': said(
    ['The pods of this draft are not drawn.', 'Draw them, have everybody draft, then pair the round.'],
    ['本次轮抽尚未分组。', '请先抽取轮抽组并完成轮抽，再配对。'],
  ),
  'draft/pods-drawn': said(
    ['The pods of this draft are drawn already.', 'To draw them again, give a reason; everybody sees it.'],
    ['本次轮抽已经分组。', '重新分组须说明理由，所有人都能看到。'],
  ),
  'entrant/not-found': said(
    ['There is no entrant {entrant}.', 'Look at the list of players.'],
    ['没有 {entrant} 号参赛者。', '请查看牌手名单。'],
  ),
  'entrant/registered-already': said(
    ['This player is registered already, as number {entrant}.', 'Nothing has to be done.'],
    ['该牌手已登记，编号 {entrant}。', '无需再做。'],
  ),
  'entrant/wrong-place': said(
    ['Entrant {entrant} does not hold such a place.', 'Look in the list whether they wait or have cancelled.'],
    ['{entrant} 号参赛者没有席位。', '请在名单中查看其是否候补或已取消。'],
  ),
  'entrant/not-active': said(
    ['Entrant {entrant} does not play any more.', 'Reinstate them first, if that is right.'],
    ['{entrant} 号参赛者已不在赛中。', '如需要，请先恢复其参赛。'],
  ),
  'round/not-found': said(['There is no such round yet.', 'Wait until it is published.'], ['还没有这一轮。', '请等待公布。']),
  'round/wrong-stage': said(
    ['Not at this stage of round {round}.', 'See above which step comes next.'],
    ['第 {round} 轮的这个阶段不能这样做。', '请看上方的下一步。'],
  ),
  'round/unfinished': said(
    ['The round is not finished.', 'Without a result: tables {missing}. In dispute: tables {disputed}. Enter these results first.'],
    ['本轮尚未结束。', '缺结果：{missing} 桌。有争议：{disputed} 桌。请先录入。'],
  ),
  'round/no-more': said(['No round is left.', 'Make the cut, or finish the tournament.'], ['没有剩余轮次。', '请进行晋级，或结束赛事。']),
  'round/pairing-refused': said(
    ['The round cannot be paired.', 'Look whether enough players are there and play.'],
    ['本轮无法配对。', '请查看是否有足够的牌手在场。'],
  ),
  'round/override-invalid': said(
    [
      'These pairings do not do.',
      'Everybody has exactly one place, by twos outside of pods; in a bracket only numbers of tables change. Start over.',
    ],
    ['这样的配对不成立。', '每人恰好有一个位置，多人桌以外两人一桌；淘汰赛只能更改桌号。请重新开始。'],
  ),
  'table/not-found': said(
    ['Round {round} has no table {table}.', 'Look at the pairings for the number.'],
    ['第 {round} 轮没有 {table} 桌。', '请在配对表中查看桌号。'],
  ),
  'result/impossible': said(
    ['This result cannot happen.', 'Whoever first wins the needed games wins the match: check the numbers.'],
    ['不可能有这样的结果。', '先赢足局数者获胜：请检查数字。'],
  ),
  'result/draw-not-allowed': said(
    ['There are no draws here.', 'Somebody has to win: play on, or call a judge.'],
    ['这里没有平手。', '必须分出胜负：请继续，或请裁判。'],
  ),
  'result/not-reported-by-players': said(
    ['Staff enter the results here.', 'Hand in your result slip.'],
    ['本赛事由工作人员录入结果。', '请交成绩单。'],
  ),
  'result/not-yours': said(
    ['This is another table’s result.', 'Load the page again: you may sit elsewhere now.'],
    ['这是别桌的结果。', '请重新载入：你的座位可能已变。'],
  ),
  'result/stands': said(
    ['Table {table} has its result.', 'Staff can correct it, with a reason.'],
    ['{table} 桌已有结果。', '工作人员可附理由更正。'],
  ),
  'result/missing': said(['Table {table} has no result to correct.', 'Enter one.'], ['{table} 桌没有可更正的结果。', '请直接录入。']),
  'deck/submission-closed': said(['Decks are locked.', 'Ask the organizer to unlock yours.'], ['套牌已锁定。', '请主办者为你解锁。']),
  'penalty/not-found': said(['There is no such penalty.', 'Load the page again.'], ['没有这项处罚。', '请重新载入。']),
  'result/not-due': said(
    ['No report of this table stands by itself yet.', 'Wait until the time for the other players is over, or enter the result.'],
    ['本桌还没有自动生效的回报。', '请等待对手的回报时限结束，或由工作人员录入结果。'],
  ),
  'result/frozen': said(
    ['Later matches stand on the result of table {table}.', 'The bracket went on from it: it stays as it is.'],
    ['后续对局以 {table} 桌的结果为准。', '淘汰赛已据此进行，不能更改。'],
  ),
  'deck/not-asked-for': said(['This tournament takes no decks.', 'You need not hand in anything.'], ['本赛事不收套牌表。', '无需提交。']),
  'deck/too-few-tables': said(
    ['Only {left} tables still play and were not drawn.', 'Draw fewer.'],
    ['只剩 {left} 桌仍在对局且未被抽到。', '请减少抽查桌数。'],
  ),
  'player/is-bot': said(
    ['A bot plays as this player.', 'Bots enter no tournament: choose another player.'],
    ['这名牌手是机器人。', '机器人不参加赛事，请另选牌手。'],
  ),
  'deck/not-found': said(['No deck was handed in.', 'Ask the player for it.'], ['尚未提交套牌。', '请向选手索取。']),
  'policy/not-found': said(
    ['This standings policy is not known.', 'Choose another game or format.'],
    ['没有这种排名规则。', '请选择其他游戏或赛制。'],
  ),
  'card-list/unreadable': said(
    ['The list of cards cannot be read.', 'Mend what is said of it and send it again.'],
    ['无法读取牌表。', '请按说明修正后重新发送。'],
  ),
  'card-list/not-found': said(
    ['This list of cards is not known.', 'Choose another one, or have facts of cards imported.'],
    ['没有这份牌表。', '请另选，或先导入卡牌资料。'],
  ),
};

type PageCode =
  | 'page/token-malformed'
  | 'page/unreachable'
  | 'page/no-organizer'
  | 'page/no-history'
  | 'page/result-unreadable'
  | 'page/not-of-all'
  | 'page/upload-broken'
  | 'page/upload-stopped';

/** A problem that the page itself finds. */
export const pageProblem = (code: PageCode): Problem => ({
  code,
  title: '',
  detail: '',
  params: {},
});

/** Makes a problem of whatever an attempt threw. */
export const problemOf = (error: unknown): Problem =>
  error instanceof TokenMalformed ? pageProblem('page/token-malformed') : problemOfRefusal(error);

/** Whether another token is needed for what was refused. */
export const needsAnotherToken = (problem: Problem): boolean =>
  isTokenUseless(problem) ||
  problem.code.startsWith('access/') ||
  problem.code === 'page/no-organizer' ||
  problem.code === 'page/not-of-all';

/** Returns a problem in the reader's language, or in the server's words where the page has none. */
export const problemText = (problem: Problem, language: Language): ProblemText => problemTextOf(problemWords, problem, language);
