import type { GameResult, Language, PlayerNames, RuleRef, Seat } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { isDrawn } from '../match/drafts.js';

const player = (seat: Seat, language: Language, names: PlayerNames): string =>
  names[seat] ?? (language === 'en' ? `Player ${seat + 1}` : `玩家${seat + 1}`);
const players = (seats: readonly Seat[], language: Language, names: PlayerNames): string =>
  seats.map((seat) => player(seat, language, names)).join(language === 'en' ? ' and ' : '、');
/** Cites rules in brackets; returns an empty text where none is given. */
const cited = (rules: readonly RuleRef[], language: Language): string => {
  if (rules.length === 0) return '';
  return language === 'en' ? ` (${rules.join(', ')})` : `（${rules.join('、')}）`;
};
const outcome = (result: GameResult, language: Language, names: PlayerNames): string => {
  const { winners } = result;
  if (winners.length > 0) return language === 'en' ? `${players(winners, 'en', names)} won` : `${players(winners, 'zh', names)}获胜`;
  if (isDrawn(result)) return language === 'en' ? 'a draw' : '和局';
  return language === 'en' ? 'nobody won' : '无人获胜';
};
const seconds = (ms: number): string => String(Math.round(ms / 100) / 10);

const english = (event: MatchEvent, names: PlayerNames): string | null => {
  const who = 'seat' in event.data ? player(event.data.seat, 'en', names) : '';
  switch (event.type) {
    case 'MatchCreated':
      return `The match is set up: ${event.data.pins.game}, format ${event.data.pins.format.id}.`;
    case 'PlayerReady':
      return `${who} is ready.`;
    case 'EntropyGiven':
      return `${who} adds entropy.`;
    case 'EntropyCommitted':
      return `${who} commits to entropy.`;
    case 'EntropyDeclined':
      return `${who} adds no entropy.`;
    case 'EntropyOpened':
      return `${who} opens the entropy that they committed to.`;
    case 'MatchStarted':
      return 'The match starts.';
    case 'Conceded':
      return `${who} concedes the ${event.data.scope}.`;
    case 'ConcededBeforeStart':
      return `${who} concedes the match, which has not begun.`;
    case 'DrawOffered':
      return `${who} offers to draw the ${event.data.scope}.`;
    case 'DrawAgreed':
      return `The players agree to draw the ${event.data.scope}.`;
    case 'ClockStarted':
      return 'The clocks start.';
    case 'ClockExpired':
      return `${who} runs out of time.`;
    case 'ClockCredited':
      return event.data.cause === 'downtime'
        ? `${seconds(event.data.ms)} seconds in which nobody could play are given back.`
        : `The server's clock was set forward by ${seconds(event.data.ms)} seconds; nobody is charged with them.`;
    case 'ExtraTimeGiven':
      return `A judge gives ${who} ${seconds(event.data.ms)} more seconds: ${event.data.reason}`;
    case 'MatchPaused':
      return `A judge pauses the match: ${event.data.reason}`;
    case 'MatchResumed':
      return 'The match goes on.';
    case 'JudgeCalled':
      return event.data.stops ? `${who} calls a judge; the match stands still.` : `${who} calls a judge; the match goes on meanwhile.`;
    case 'CallTaken':
      return 'A judge takes the call.';
    case 'CallClosed':
      return `A judge closes the call${event.data.improper && event.data.stoppedMs > 0 ? `, which was improper: ${seconds(event.data.stoppedMs)} seconds are charged to the caller` : ''}.${event.data.goesOn ? ' The match goes on.' : ''}`;
    case 'RulingGiven':
      return `Ruling${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'LossGiven':
      return `A judge gives ${who} a loss of the ${event.data.scope}${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'Rewound':
      return `A judge lets the match go back to version ${event.data.toVersion}${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'LossGivenBeforeStart':
      return `A judge gives ${players(event.data.seats, 'en', names)} a loss of the match, which has not begun${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'MatchCancelled':
      return `The match is cancelled: ${event.data.reason}`;
    case 'SeedRevealed':
      return `The seed is revealed: ${event.data.seed}`;
    case 'GameEnded':
      return `Game ${event.data.game} ends: ${outcome(event.data.result, 'en', names)}.`;
    case 'MatchEnded':
      return `The match ends: ${outcome(event.data.result, 'en', names)}.`;
    case 'ActionRecorded':
    case 'TimeCalled':
    case 'JudgeViewed':
      return null;
  }
};

const chinese = (event: MatchEvent, names: PlayerNames): string | null => {
  const who = 'seat' in event.data ? player(event.data.seat, 'zh', names) : '';
  const scope = 'scope' in event.data ? (event.data.scope === 'game' ? '这一局' : '整场比赛') : '';
  switch (event.type) {
    case 'MatchCreated':
      return `比赛建立：${event.data.pins.game}，赛制 ${event.data.pins.format.id}。`;
    case 'PlayerReady':
      return `${who}准备完成。`;
    case 'EntropyGiven':
      return `${who}加入随机数。`;
    case 'EntropyCommitted':
      return `${who}承诺随机数。`;
    case 'EntropyDeclined':
      return `${who}不加入随机数。`;
    case 'EntropyOpened':
      return `${who}公开所承诺的随机数。`;
    case 'MatchStarted':
      return '比赛开始。';
    case 'Conceded':
      return `${who}放弃${scope}。`;
    case 'ConcededBeforeStart':
      return `${who}放弃尚未开始的整场比赛。`;
    case 'DrawOffered':
      return `${who}提议${scope}和局。`;
    case 'DrawAgreed':
      return `所有玩家同意${scope}和局。`;
    case 'ClockStarted':
      return '开始计时。';
    case 'ClockExpired':
      return `${who}时间用尽。`;
    case 'ClockCredited':
      return event.data.cause === 'downtime'
        ? `归还无法进行的 ${seconds(event.data.ms)} 秒。`
        : `服务器时钟被调快 ${seconds(event.data.ms)} 秒，不计入任何玩家。`;
    case 'ExtraTimeGiven':
      return `裁判给予${who} ${seconds(event.data.ms)} 秒：${event.data.reason}`;
    case 'MatchPaused':
      return `裁判暂停比赛：${event.data.reason}`;
    case 'MatchResumed':
      return '比赛继续。';
    case 'JudgeCalled':
      return event.data.stops ? `${who}呼叫裁判；比赛停止。` : `${who}呼叫裁判；比赛照常进行。`;
    case 'CallTaken':
      return '裁判受理呼叫。';
    case 'CallClosed':
      return `裁判结束呼叫${event.data.improper && event.data.stoppedMs > 0 ? `，呼叫不当：呼叫者扣除 ${seconds(event.data.stoppedMs)} 秒` : ''}。${event.data.goesOn ? '比赛继续。' : ''}`;
    case 'RulingGiven':
      return `裁定${cited(event.data.rules, 'zh')}：${event.data.reason}`;
    case 'LossGiven':
      return `裁判判${who}输掉${scope}${cited(event.data.rules, 'zh')}：${event.data.reason}`;
    case 'Rewound':
      return `裁判让比赛回到版本 ${event.data.toVersion}${cited(event.data.rules, 'zh')}：${event.data.reason}`;
    case 'LossGivenBeforeStart':
      return `裁判判${players(event.data.seats, 'zh', names)}输掉尚未开始的整场比赛${cited(event.data.rules, 'zh')}：${event.data.reason}`;
    case 'MatchCancelled':
      return `比赛取消：${event.data.reason}`;
    case 'SeedRevealed':
      return `公开种子：${event.data.seed}`;
    case 'GameEnded':
      return `第 ${event.data.game} 局结束：${outcome(event.data.result, 'zh', names)}。`;
    case 'MatchEnded':
      return `比赛结束：${outcome(event.data.result, 'zh', names)}。`;
    case 'ActionRecorded':
    case 'TimeCalled':
    case 'JudgeViewed':
      return null;
  }
};

/** Returns the sentence for a stored event, without anything that only some may know; null where the game events say everything. */
export const eventWords = (event: MatchEvent, language: Language, names: PlayerNames = []): string | null =>
  language === 'en' ? english(event, names) : chinese(event, names);
