import type { GameResult, Language, RuleRef, Seat } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';
import { isDrawn } from '../match/drafts.js';

const player = (seat: Seat, language: Language): string => (language === 'en' ? `Player ${seat + 1}` : `玩家${seat + 1}`);
const players = (seats: readonly Seat[], language: Language): string => seats.map((seat) => player(seat, language)).join(language === 'en' ? ' and ' : '、');
/** Rules in brackets; nothing where none was named. */
const cited = (rules: readonly RuleRef[], language: Language): string => {
  if (rules.length === 0) return '';
  return language === 'en' ? ` (${rules.join(', ')})` : `(${rules.join('、')})`;
};
const outcome = (result: GameResult, language: Language): string => {
  const { winners } = result;
  if (winners.length > 0) return language === 'en' ? `${players(winners, 'en')} won` : `${players(winners, 'zh')}獲勝`;
  if (isDrawn(result)) return language === 'en' ? 'a draw' : '和局';
  return language === 'en' ? 'nobody won' : '無人獲勝';
};
const seconds = (ms: number): string => String(Math.round(ms / 100) / 10);

const english = (event: MatchEvent): string | null => {
  const who = 'seat' in event.data ? player(event.data.seat, 'en') : '';
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
    case 'DrawOffered':
      return `${who} offers to draw the ${event.data.scope}.`;
    case 'DrawAgreed':
      return `The players agree to draw the ${event.data.scope}.`;
    case 'ClockStarted':
      return 'The clocks start.';
    case 'ClockExpired':
      return `${who} runs out of time.`;
    case 'ClockCredited':
      return event.data.cause === 'downtime' ? `${seconds(event.data.ms)} seconds in which nobody could play are given back.` : `The server's clock was set forward by ${seconds(event.data.ms)} seconds; nobody is charged with them.`;
    case 'ExtraTimeGiven':
      return `A judge gives ${who} ${seconds(event.data.ms)} more seconds: ${event.data.reason}`;
    case 'MatchPaused':
      return `A judge pauses the match: ${event.data.reason}`;
    case 'MatchResumed':
      return 'The match goes on.';
    case 'RulingGiven':
      return `Ruling${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'LossGiven':
      return `A judge gives ${who} a loss of the ${event.data.scope}${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'LossGivenBeforeStart':
      return `A judge gives ${players(event.data.seats, 'en')} a loss of the match, which has not begun${cited(event.data.rules, 'en')}: ${event.data.reason}`;
    case 'MatchCancelled':
      return `The match is cancelled: ${event.data.reason}`;
    case 'SeedRevealed':
      return `The seed is revealed: ${event.data.seed}`;
    case 'GameEnded':
      return `Game ${event.data.game} ends: ${outcome(event.data.result, 'en')}.`;
    case 'MatchEnded':
      return `The match ends: ${outcome(event.data.result, 'en')}.`;
    case 'ActionRecorded':
    case 'JudgeViewed':
      return null;
  }
};

const chinese = (event: MatchEvent): string | null => {
  const who = 'seat' in event.data ? player(event.data.seat, 'zh') : '';
  const scope = 'scope' in event.data ? (event.data.scope === 'game' ? '這一局' : '整場比賽') : '';
  switch (event.type) {
    case 'MatchCreated':
      return `比賽建立:${event.data.pins.game},賽制 ${event.data.pins.format.id}。`;
    case 'PlayerReady':
      return `${who}準備完成。`;
    case 'EntropyGiven':
      return `${who}加入亂數。`;
    case 'EntropyCommitted':
      return `${who}承諾亂數。`;
    case 'EntropyDeclined':
      return `${who}不加入亂數。`;
    case 'EntropyOpened':
      return `${who}公開所承諾的亂數。`;
    case 'MatchStarted':
      return '比賽開始。';
    case 'Conceded':
      return `${who}放棄${scope}。`;
    case 'DrawOffered':
      return `${who}提議${scope}和局。`;
    case 'DrawAgreed':
      return `雙方同意${scope}和局。`;
    case 'ClockStarted':
      return '開始計時。';
    case 'ClockExpired':
      return `${who}時間用盡。`;
    case 'ClockCredited':
      return event.data.cause === 'downtime' ? `歸還無法進行的 ${seconds(event.data.ms)} 秒。` : `伺服器時鐘被調快 ${seconds(event.data.ms)} 秒,不計入任何玩家。`;
    case 'ExtraTimeGiven':
      return `裁判給予${who} ${seconds(event.data.ms)} 秒:${event.data.reason}`;
    case 'MatchPaused':
      return `裁判暫停比賽:${event.data.reason}`;
    case 'MatchResumed':
      return '比賽繼續。';
    case 'RulingGiven':
      return `裁定${cited(event.data.rules, 'zh')}:${event.data.reason}`;
    case 'LossGiven':
      return `裁判判${who}輸掉${scope}${cited(event.data.rules, 'zh')}:${event.data.reason}`;
    case 'LossGivenBeforeStart':
      return `裁判判${players(event.data.seats, 'zh')}輸掉尚未開始的整場比賽${cited(event.data.rules, 'zh')}:${event.data.reason}`;
    case 'MatchCancelled':
      return `比賽取消:${event.data.reason}`;
    case 'SeedRevealed':
      return `公開種子:${event.data.seed}`;
    case 'GameEnded':
      return `第 ${event.data.game} 局結束:${outcome(event.data.result, 'zh')}。`;
    case 'MatchEnded':
      return `比賽結束:${outcome(event.data.result, 'zh')}。`;
    case 'ActionRecorded':
    case 'JudgeViewed':
      return null;
  }
};

/** The sentence of a stored event; null where the game events say it all. It says nothing that only some may know. */
export const eventWords = (event: MatchEvent, language: Language): string | null => (language === 'en' ? english(event) : chinese(event));
