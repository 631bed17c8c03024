import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { emptyStreamHash, eventHash, leafTag, matchStream, tagKeyOf } from '@arbiter/contracts';
import fc from 'fast-check';
import type { StoredEvent } from '../ports.js';
import { ArchiveFault } from './archive-fault.js';
import { type ArchivedMatch, packMatch, unpackMatch } from './archived-match.js';

const logId = 700_000;
const matchId = '01a0a25d-0400-7c00-a54e-7f186b2baa24';
const seed = 'ab'.repeat(32);

/** What of an event does not follow from the rest. */
interface Given {
  readonly leaves: number;
  readonly ms: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly commandId: string | null;
  readonly keyId: string | null;
  readonly sealed: string | null;
  readonly salt: string;
  readonly payload: string;
}

/** Makes a match whose links, hashes and tags are right. */
const matchOf = (events: readonly Given[], path: readonly string[] = []): ArchivedMatch => {
  const stream = matchStream(matchId);
  let [leaf, time, previousHash] = [-1, Date.UTC(2026, 9, 1), emptyStreamHash];
  const placed = events.map(({ leaves, ms, ...given }, at) => {
    leaf += leaves;
    time += ms;
    const fields = { ...given, previousHash, logId, stream, version: at + 1 };
    const hash = eventHash(fields);
    previousHash = hash;
    const event: StoredEvent = { ...fields, hash, tag: leafTag(tagKeyOf(stream, seed), at + 1), recordedAt: new Date(time).toISOString() };
    return { leaf, event };
  });
  return { logId, matchId, seed, events: placed, path };
};

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((one) => Buffer.from(one).toString('hex'));

const given: fc.Arbitrary<Given> = fc.record({
  leaves: fc.integer({ min: 1, max: 100_000 }),
  // The database's clock may be set back.
  ms: fc.integer({ min: -10_000, max: 10_000_000 }),
  type: fc.string({ minLength: 1 }),
  schemaVersion: fc.integer({ min: 1, max: 9 }),
  commandId: fc.oneof(
    fc.constant(null),
    fc.constant('concede'),
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
    fc.string({ unit: 'grapheme' }),
  ),
  keyId: fc.option(fc.string()),
  sealed: fc.option(hex(5)),
  salt: hex(16),
  payload: fc.json(),
});

describe('an archived match', () => {
  it('given any events, when they are packed and unpacked, then they are the same', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 20 }), fc.array(hex(32), { maxLength: 20 }), (events, path) => {
        const match = matchOf(events, path);
        expect(unpackMatch(logId, 'key', packMatch(match))).toEqual(match);
      }),
      { numRuns: 200 },
    );
  });

  it('given several events of one command, one after the other and apart, then each keeps the command', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const base = { leaves: 1, ms: 1, type: 'A', schemaVersion: 1, keyId: null, sealed: null, salt: '00'.repeat(16), payload: '{}' };
    const match = matchOf([one, one, null, one, other, 'text', 'text', null, null].map((commandId) => ({ ...base, commandId })));
    expect(unpackMatch(logId, 'key', packMatch(match))).toEqual(match);
  });

  it('given another file, a part of one, more behind it, or the match of another log, then it is refused by its key', () => {
    const object = packMatch(matchOf(fc.sample(given, { numRuns: 3, seed: 1 })));
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('arbiter-archive 1 0\n'),
      Buffer.from('arbiter-archive 2 5\nabcde'),
      Buffer.from('arbiter-archive 1 9999999999\n'),
      object.subarray(0, -1),
      object.subarray(0, 30),
      Buffer.concat([object, Buffer.from([0])]),
    ])
      expect(() => unpackMatch(logId, 'the key', bytes)).toThrow(ArchiveFault);
    expect(() => unpackMatch(logId + 1, 'the key', object)).toThrow(`the key in the archive of log ${logId + 1}: it is of log ${logId}`);
  });

  it('given the golden matches of all games, with commands of clients, then an event takes less than 105 bytes', async () => {
    const folder = join(import.meta.dirname, '../../../../fixtures/replays');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.gz'));
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const lines = gunzipSync(await readFile(join(folder, name)))
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .slice(1, -1);
      // Leaves alternate with those of other matches, and clients draw their ids.
      const events = lines.map((line, at): Given => {
        const { type, schemaVersion, commandId, salt, payload } = JSON.parse(line) as StoredEvent;
        return {
          leaves: 1 + ((at * 7) % 31),
          ms: (at * 37) % 2_000,
          type,
          schemaVersion,
          commandId: commandId && randomUUID(),
          keyId: null,
          sealed: null,
          salt,
          payload,
        };
      });
      const match = matchOf(
        events,
        Array.from({ length: 20 }, () => 'cd'.repeat(32)),
      );
      const bytes = packMatch(match).length / events.length;
      expect([name, bytes < 105]).toEqual([name, true]);
    }
  });
});
