import type { JsonObject } from '@arbiter/kernel';
import type { MatchEvent } from '@arbiter/contracts';

/**
 * Returns what everybody may know about a stored event while the match runs. Answers, entropy, decks, fingerprints and hashes are left out;
 * what an answer did is told by the game events that the reader may see.
 */
export const publicFacts = (event: MatchEvent): JsonObject => {
  switch (event.type) {
    case 'MatchCreated': {
      const { pins, players, gatheringId, clock, spectatorDelay, tournament } = event.data;
      const { game, ruleset, seats, seedCommitment } = pins;
      return { game, ruleset, seats, seedCommitment, format: pins.format.id, players, gatheringId, clock, spectatorDelay, tournament };
    }
    case 'PlayerReady':
    case 'EntropyGiven':
    case 'EntropyCommitted':
    case 'EntropyDeclined':
    case 'EntropyOpened':
    case 'ConcededBeforeStart':
      return { seat: event.data.seat };
    case 'MatchStarted':
      return {};
    case 'ActionRecorded':
    case 'ClockExpired':
      return { seat: event.data.seat, decision: event.data.decision };
    case 'Conceded':
    case 'DrawOffered':
    case 'DrawAgreed':
      return { seat: event.data.seat, scope: event.data.scope };
    case 'ClockStarted':
      return { rules: event.data.rules };
    case 'ClockCredited':
      return { ms: event.data.ms, cause: event.data.cause };
    case 'ExtraTimeGiven':
      return { seat: event.data.seat, ms: event.data.ms, reason: event.data.reason };
    case 'MatchPaused':
      return { reason: event.data.reason };
    case 'MatchResumed':
    case 'TimeCalled':
    case 'JudgeViewed':
      return {};
    case 'JudgeCalled':
      // Why the judge was called is between the caller and those at the table.
      return { call: event.data.call, seat: event.data.seat, stops: event.data.stops };
    case 'CallTaken':
      return { call: event.data.call };
    case 'CallClosed':
      return { call: event.data.call, goesOn: event.data.goesOn };
    case 'RulingGiven':
      return { reason: event.data.reason, rules: event.data.rules };
    case 'LossGiven':
      return { seat: event.data.seat, scope: event.data.scope, reason: event.data.reason, rules: event.data.rules };
    case 'Rewound':
      return { toVersion: event.data.toVersion, number: event.data.number, reason: event.data.reason, rules: event.data.rules };
    case 'LossGivenBeforeStart':
      return { seats: event.data.seats, cause: event.data.cause, reason: event.data.reason, rules: event.data.rules };
    case 'GameEnded':
      return { game: event.data.game, winners: event.data.result.winners, reason: event.data.result.reason, rule: event.data.result.rule };
    case 'MatchEnded':
      return { winners: event.data.result.winners, reason: event.data.result.reason, rule: event.data.result.rule };
    case 'MatchCancelled':
      return { reason: event.data.reason };
    case 'SeedRevealed':
      return { seed: event.data.seed };
  }
};
