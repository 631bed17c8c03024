import type { Action, GameEvent, GameResult } from '@arbiter/kernel';
import type { Aftermath, MatchEvent } from '@arbiter/contracts';
import { sha256 } from '../hashing.js';

/** Returns the action that the rules carried out for a stored event; null if there was none, as for a rewind (`rewinds.ts`). */
export const actionOf = (event: MatchEvent): Action | null => {
  switch (event.type) {
    case 'ActionRecorded':
      return { type: 'answer', seat: event.data.seat, decision: event.data.decision, answer: event.data.answer };
    case 'Conceded':
      return { type: 'concede', seat: event.data.seat, scope: event.data.scope };
    case 'DrawAgreed':
      return { type: 'agreeDraw', scope: event.data.scope };
    case 'ClockExpired':
      return { type: 'timeOut', seat: event.data.seat, decision: event.data.decision };
    case 'LossGiven':
      return { type: 'judgeLoss', seat: event.data.seat, scope: event.data.scope, rules: event.data.rules };
    case 'TimeCalled':
      return { type: 'timeCalled' };
    case 'MatchCreated':
    case 'PlayerReady':
    case 'EntropyGiven':
    case 'EntropyCommitted':
    case 'EntropyDeclined':
    case 'EntropyOpened':
    case 'MatchStarted':
    case 'DrawOffered':
    case 'ClockStarted':
    case 'ClockCredited':
    case 'ExtraTimeGiven':
    case 'MatchPaused':
    case 'MatchResumed':
    case 'JudgeCalled':
    case 'CallTaken':
    case 'CallClosed':
    case 'RulingGiven':
    case 'LossGivenBeforeStart':
    case 'ConcededBeforeStart':
    case 'JudgeViewed':
    case 'Rewound':
    case 'GameEnded':
    case 'MatchEnded':
    case 'MatchCancelled':
    case 'SeedRevealed':
      return null;
  }
};

/** Returns what followed from an event under the rules, for the start and for actions; null for other events. */
export const aftermathOf = (event: MatchEvent): Aftermath | null => ('aftermath' in event.data ? event.data.aftermath : null);

/** Returns the SHA-256 over the JSON of the game events that one action produced; every random draw is among them. */
export const gameEventsHash = (events: readonly GameEvent[]): string => sha256(JSON.stringify(events));

/** `type` of the game event that closes one game of a match; its data hold `reason`, and `winners` or `winner` (null for a draw). */
export const gameEndedType = 'gameEnded';

/**
 * Whether another game of the match begins: then every bank is full again.
 * @param result result of the match, null while it runs
 */
export const startsGame = (events: readonly GameEvent[], result: GameResult | null): boolean =>
  result === null && events.some((event) => event.type === gameEndedType);
