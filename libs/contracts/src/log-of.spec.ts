import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foundingLog, logOf, logsOfTime, matchesOfLog, slotsOfMonth } from './log-of.js';
import { matchStream } from './stream-id.js';
import { newMatchId } from './uuid-v7.js';

const times = fc.integer({ min: 0, max: Date.UTC(9999, 11) });

describe('the log of a stream', () => {
  it('given a match of November 2026, then its log is that of the month and of the slot in its id', () => {
    const [first, second] = logsOfTime(Date.UTC(2026, 10, 29), 8);
    expect(second! - first!).toBe(128);
    expect(logOf(matchStream('01a1dc80-f000-7000-8000-000000000001'))).toBe(first);
    expect(logOf(matchStream('01a1dc80-f000-7880-8000-000000000001'))).toBe(second);
    expect(logOf(matchStream('01a1dc80-f000-7bff-8000-000000000001'))).toBe(first! + 1_023);
  });

  it('given a stream that is no match, then it is in the founding log, in which no match is', () => {
    expect(logOf({ type: 'gathering', id: newMatchId(Date.UTC(2026, 10)) })).toBe(foundingLog);
    expect(logOf(matchStream(newMatchId(0)))).not.toBe(foundingLog);
    expect(matchesOfLog(foundingLog)).toBeNull();
  });

  it('given any time and number of slots, when a match id is made, then its log is one of those in use at that time, and all are used', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: slotsOfMonth }), (time, slots) => {
        const logs = logsOfTime(time, slots);
        expect(logs).toContain(logOf(matchStream(newMatchId(time, slots))));
        expect(new Set(logs).size).toBe(slots);
        expect(logs.filter((logId) => logId % slotsOfMonth < slotsOfMonth / 2)).toHaveLength(Math.ceil(slots / 2));
      }),
    );
    const drawn = new Set(Array.from({ length: 200 }, () => logOf(matchStream(newMatchId(0, 4)))));
    expect([...drawn].sort()).toEqual([...logsOfTime(0, 4)]);
  });

  it('given any match, then it is among the ids of its log, and of no other month', () => {
    fc.assert(
      fc.property(times, (time) => {
        const id = newMatchId(time, slotsOfMonth);
        const logId = logOf(matchStream(id));
        const range = matchesOfLog(logId)!;
        expect(id >= range.from && id < range.before).toBe(true);
        expect(Number.parseInt(id.slice(14, 18), 16) % slotsOfMonth).toBe(range.slot);
        expect(matchesOfLog(logId + slotsOfMonth)!.from).toBe(range.before);
      }),
    );
  });
});
