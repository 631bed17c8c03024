import { describe, expect, it } from '@jest/globals';
import { decodeTournamentEvent, encodeTournamentEvent } from './tournament-events.js';

const hash = 'ab'.repeat(32);
const settings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'players',
  matches: 'recorded',
  clock: null,
  decks: 'required',
  visibility: 'public',
} as const;
const created = {
  at: 1,
  by: '01890000-0000-7000-8000-000000000001',
  gatheringId: '01890000-0000-7000-8000-000000000002',
  game: 'magic',
  policyHash: hash,
  seedCommitment: hash,
};
const stored = (schemaVersion: number, more: object) => ({
  type: 'TournamentCreated',
  schemaVersion,
  payload: JSON.stringify({ ...created, settings: { ...settings, ...more } }),
});

describe('events of a tournament', () => {
  it('given a tournament of version 1, when read, then the format names the list, the first round the day, and no lone report stands', () => {
    expect(decodeTournamentEvent(stored(1, {}))).toEqual({
      type: 'TournamentCreated',
      data: { ...created, settings: { ...settings, loneReportMinutes: null, cardList: null, heldOn: null } },
    });
  });

  it('given a payload of the newest version that says it is of the first, when read, then it is refused', () => {
    expect(() => decodeTournamentEvent(stored(1, { loneReportMinutes: null, cardList: 'modern', heldOn: null }))).toThrow(
      'not of that version',
    );
  });

  it('given a list and a day, when written and read, then they are what they were; a day that is none is refused', () => {
    const event = decodeTournamentEvent(stored(2, { loneReportMinutes: 10, cardList: 'modern', heldOn: '2026-01-10' }));
    expect(encodeTournamentEvent(event)).toMatchObject({ schemaVersion: 2 });
    expect(decodeTournamentEvent(encodeTournamentEvent(event))).toEqual(event);
    expect(() => decodeTournamentEvent(stored(2, { loneReportMinutes: null, cardList: null, heldOn: '2026-02-30' }))).toThrow('heldOn');
  });
});
