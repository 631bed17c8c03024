import type { CallKind, MatchEvent } from '@arbiter/contracts';
import { sortedJson } from '../hashing.js';

/**
 * Writes the meaning of a command as a comparable text: a command id that is sent again with another meaning is refused. The intent of a
 * stored command follows from its event.
 */
export const intent = (doing: string, meaning: object = {}): string => sortedJson({ doing, ...meaning });

export const callIntent = ({
  seat,
  kind,
  sawVersion,
}: {
  readonly seat: number;
  readonly kind: CallKind;
  readonly sawVersion: number;
}): string => intent('call', { seat, kind, sawVersion });

export const intentOf = (event: MatchEvent): string | null => {
  switch (event.type) {
    case 'MatchCreated': {
      const { pins, gatheringId, players, clock, spectatorDelay, autoStart, tournament } = event.data;
      return intent('create', {
        gatheringId,
        players,
        ruleset: pins.ruleset,
        format: pins.format,
        decks: pins.decks ?? null,
        clock,
        spectatorDelay,
        autoStart,
        tournament,
      });
    }
    case 'PlayerReady':
      return intent('ready', { seat: event.data.seat });
    case 'EntropyGiven':
      return intent('entropy', { seat: event.data.seat, entropy: event.data.entropy });
    case 'EntropyCommitted':
      return intent('commitEntropy', { seat: event.data.seat, commitment: event.data.commitment });
    case 'EntropyDeclined':
      return intent('declineEntropy', { seat: event.data.seat });
    case 'EntropyOpened':
      return intent('openEntropy', { seat: event.data.seat, entropy: event.data.entropy });
    case 'MatchStarted':
      return intent('start');
    case 'ActionRecorded':
      return intent('answer', { seat: event.data.seat, decision: event.data.decision, answer: event.data.answer });
    case 'Conceded':
      return intent('concede', { seat: event.data.seat, scope: event.data.scope });
    case 'ConcededBeforeStart':
      return intent('concede', { seat: event.data.seat, scope: 'match' });
    case 'DrawOffered':
    case 'DrawAgreed':
      return intent('draw', { seat: event.data.seat, scope: event.data.scope });
    case 'MatchPaused':
      return intent('pause', { judge: event.data.judge, reason: event.data.reason });
    case 'MatchResumed':
      return intent('resume', { judge: event.data.judge });
    case 'ExtraTimeGiven':
      return intent('extraTime', { judge: event.data.judge, seat: event.data.seat, ms: event.data.ms, reason: event.data.reason });
    case 'JudgeCalled':
      return callIntent(event.data);
    case 'CallTaken':
      return intent('takeCall', { judge: event.data.judge, call: event.data.call });
    case 'CallClosed': {
      const { judge, call, outcome, improper } = event.data;
      return intent('closeCall', { judge, call, outcome, improper });
    }
    case 'RulingGiven':
      return intent('ruling', { judge: event.data.judge, reason: event.data.reason, rules: event.data.rules });
    case 'LossGiven': {
      const { judge, seat, scope, reason, rules } = event.data;
      return intent('loss', { judge, seat, scope, reason, rules });
    }
    case 'Rewound': {
      const { judge, toVersion, banks, reason, rules } = event.data;
      return intent('rewind', { judge, toVersion, banks, reason, rules });
    }
    case 'TimeCalled':
      return intent('timeCalled', { judge: event.data.judge });
    case 'LossGivenBeforeStart': {
      const { judge, seats, cause, reason, rules } = event.data;
      return cause === 'no-show'
        ? intent('noShow', { judge, seats, reason, rules })
        : intent('loss', { judge, seat: seats[0] ?? null, scope: 'match', reason, rules });
    }
    case 'MatchCancelled':
      return intent('cancel', { by: event.data.by, reason: event.data.reason });
    case 'ClockStarted':
    case 'ClockExpired':
    case 'ClockCredited':
    case 'JudgeViewed':
    case 'GameEnded':
    case 'MatchEnded':
    case 'SeedRevealed':
      return null;
  }
};
