import { describe, expect, it } from '@jest/globals';
import { eventMessage, maximalDataBytes } from './message.js';

const recorded = {
  tournamentId: '01a22c63-0000-7000-8000-00000000abcd',
  version: 12,
  hash: 'ab'.repeat(32),
  recordedAt: '2026-02-27T10:00:00.000Z',
};
const cancelled = (reason: string) => ({ type: 'TournamentCancelled', data: { at: 1, by: null, reason } }) as const;

describe('the message about an event', () => {
  it('given an event, when its message is written, then its id follows from tournament and version, and has no full stop', () => {
    expect(JSON.parse(eventMessage({ ...recorded, event: cancelled('Rain.') }))).toEqual({
      id: 'evt_01a22c6300007000800000000000abcd_12',
      type: 'TournamentCancelled',
      tournament: recorded.tournamentId,
      version: 12,
      hash: recorded.hash,
      recordedAt: recorded.recordedAt,
      data: { at: 1, by: null, reason: 'Rain.' },
    });
  });

  it('given data that are too large, when the message is written, then they are left out, by their length in bytes', () => {
    const rest = JSON.stringify(cancelled('').data).length;
    const dataOf = (reason: string): unknown =>
      (JSON.parse(eventMessage({ ...recorded, event: cancelled(reason) })) as { data: unknown }).data;
    expect(dataOf('x'.repeat(maximalDataBytes - rest))).not.toBeNull();
    expect(dataOf('x'.repeat(maximalDataBytes - rest + 1))).toBeNull();
    expect(dataOf('é'.repeat(maximalDataBytes - rest))).toBeNull();
  });
});
