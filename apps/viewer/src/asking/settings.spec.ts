import { describe, expect, it } from '@jest/globals';
import { firstSettings, readSettings } from './settings.js';
import { noStops, stopsAt, toggledStop } from './stops.js';

describe('how a player wants to be asked', () => {
  it('given nothing that was kept, or nothing that is understood, then they are asked everywhere', () => {
    expect(readSettings(null)).toEqual(firstSettings);
    expect(readSettings('{')).toEqual(firstSettings);
    expect(readSettings('[1]')).toEqual(firstSettings);
    expect(readSettings('{"ask":"never","told":1,"stops":{"magic":3}}')).toEqual({
      ask: 'always',
      told: false,
      stopsTold: false,
      stops: { magic: noStops },
    });
  });

  it('given what was kept, then it is read as it was', () => {
    const kept = { ask: 'acting', told: true, stopsTold: true, stops: { magic: { own: ['draw'], others: ['end', 'upkeep'] } } } as const;
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it('given a stop in their own turns, then it holds in theirs alone, until it is taken away', () => {
    const stops = toggledStop(noStops, 'own', 'draw');
    const at = (seat: number, phase = 'draw') => stopsAt(stops, { turn: { number: 1, seat, phase } }, 0);
    expect([at(0), at(1), at(0, 'end')]).toEqual([true, false, false]);
    expect(toggledStop(stops, 'own', 'draw')).toEqual(noStops);
  });
});
