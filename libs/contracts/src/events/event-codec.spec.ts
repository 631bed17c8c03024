import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type EventCatalogue, UnreadableEvent, decodeWith } from './event-codec.js';
import { matchEventTypes } from './match-events.js';
import { decodeMatchEvent, encodeMatchEvent } from './match-stream.js';
import { gatheringStream } from './gathering-events.js';
import { installationStreamType } from './installation-events.js';
import { logStreamType } from './log-events.js';
import { tournamentStream } from './tournament-events.js';

/** An event type that has changed twice: v1 had `minutes`, v2 `seconds`, v3 has milliseconds and a reason. */
const catalogue: EventCatalogue = {
  TimeGiven: {
    schema: z.strictObject({ ms: z.int(), reason: z.string() }),
    upcasters: [
      (old) => ({ seconds: z.object({ minutes: z.number() }).parse(old).minutes * 60 }),
      (old) => ({ ms: z.object({ seconds: z.number() }).parse(old).seconds * 1_000, reason: 'unknown' }),
    ],
  },
};

describe('reading stored events', () => {
  it('given old shapes, when they are read, then each is lifted step by step to the newest', () => {
    const newest = { ms: 120_000, reason: 'unknown' };
    expect(decodeWith(catalogue, { type: 'TimeGiven', schemaVersion: 1, payload: '{"minutes":2}' }).data).toEqual(newest);
    expect(decodeWith(catalogue, { type: 'TimeGiven', schemaVersion: 2, payload: '{"seconds":120}' }).data).toEqual(newest);
    expect(decodeWith(catalogue, { type: 'TimeGiven', schemaVersion: 3, payload: '{"ms":5,"reason":"rain"}' }).data).toEqual({
      ms: 5,
      reason: 'rain',
    });
  });

  it.each([
    ['an unknown type', { type: 'TimeTaken', schemaVersion: 1, payload: '{}' }],
    ['an inherited name', { type: 'constructor', schemaVersion: 1, payload: '{}' }],
    ['a version from the future', { type: 'TimeGiven', schemaVersion: 4, payload: '{}' }],
    ['no version at all', { type: 'TimeGiven', schemaVersion: 0, payload: '{}' }],
    ['a payload that is not JSON', { type: 'TimeGiven', schemaVersion: 3, payload: '{' }],
    ['a payload that does not fit', { type: 'TimeGiven', schemaVersion: 3, payload: '{"ms":"5","reason":"rain"}' }],
    ['a payload with more than its shape', { type: 'TimeGiven', schemaVersion: 3, payload: '{"ms":5,"reason":"rain","note":1}' }],
  ])('given %s, when it is read, then it is refused and nothing is guessed', (_case, event) => {
    expect(() => decodeWith(catalogue, event)).toThrow(UnreadableEvent);
  });
});

describe("the match's own events", () => {
  it('given an event, when it is written and read, then it is the same', () => {
    const event = { type: 'RulingGiven', data: { at: 1, judge: 'judy', reason: 'Play on.', rules: ['一.1'] } } as const;
    const encoded = encodeMatchEvent(event);
    expect(encoded).toEqual({ type: 'RulingGiven', schemaVersion: 1, payload: JSON.stringify(event.data) });
    expect(decodeMatchEvent(encoded)).toEqual(event);
  });

  it('given data that do not fit, when they are written, then that fails before anything is stored', () => {
    expect(() => encodeMatchEvent({ type: 'PlayerReady', data: { at: -1, seat: 0 } })).toThrow(UnreadableEvent);
  });

  it('given any type, then docs/event-types.md describes it', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/event-types.md'), 'utf8');
    const others = [gatheringStream, installationStreamType, logStreamType, tournamentStream].flatMap(({ catalogue: known }) =>
      Object.keys(known),
    );
    for (const type of [...matchEventTypes, ...others]) expect(text).toContain(`| \`${type}\` |`);
  });
});
