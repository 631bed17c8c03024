import { describe, expect, it } from '@jest/globals';
import { publicEventTypes } from './who-is-told.js';

describe('what everybody may know of a tournament', () => {
  it('given every type of event, when it is looked at, then reports, decks and penalties are not among those that everybody may know', () => {
    for (const closed of [
      'ResultReported',
      'ResultDisputed',
      'DeckSubmitted',
      'DeckCheckDrawn',
      'DeckChecked',
      'PenaltyGiven',
      'PenaltyWithdrawn',
      'EntrantDisqualified',
    ])
      expect(publicEventTypes).not.toContain(closed);
    expect(publicEventTypes).toEqual(expect.arrayContaining(['RoundPaired', 'RoundPublished', 'ResultConfirmed', 'SeedRevealed']));
  });
});
