import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type HashedEvent, chainFault, emptyStreamHash, eventHash } from './hash-chain.js';

const event: HashedEvent = {
  previousHash: emptyStreamHash,
  salt: '00112233445566778899aabbccddeeff',
  logId: 0,
  stream: { type: 'match', id: '01a19467-e800-7000-8000-000000000000' },
  version: 1,
  type: 'MatchCreated',
  schemaVersion: 1,
  commandId: 'command-0001',
  keyId: null,
  payload: '{"b":1,"a":"星"}',
  sealed: null,
};

const chain = (length: number): (HashedEvent & { hash: string })[] => {
  const events: (HashedEvent & { hash: string })[] = [];
  for (let version = 1; version <= length; version += 1) {
    const next = { ...event, version, previousHash: events.at(-1)?.hash ?? emptyStreamHash, payload: `{"n":${version}}` };
    events.push({ ...next, hash: eventHash(next) });
  }
  return events;
};

describe('hash of an event', () => {
  it('given an event, then its hash is SHA-256 over the length-prefixed fields', () => {
    const field = (bytes: Buffer | null): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes?.length ?? 0xff_ff_ff_ff);
      return Buffer.concat([length, bytes ?? Buffer.alloc(0)]);
    };
    const text = (value: string): Buffer => field(Buffer.from(value, 'utf8'));
    const rest = (stream: readonly Buffer[]): readonly Buffer[] => [
      field(Buffer.alloc(32)),
      field(Buffer.from(event.salt, 'hex')),
      text('0'),
      ...stream,
      text('1'),
      text('MatchCreated'),
      text('1'),
      text('command-0001'),
      field(null),
      text(event.payload),
      field(null),
    ];
    const sha256 = (fields: readonly Buffer[]): string => createHash('sha256').update(Buffer.concat(fields)).digest('hex');
    expect(eventHash(event)).toBe(sha256([text('arbiter/event/2'), ...rest([text('match'), text(event.stream.id)])]));
    expect(eventHash(event, 1)).toBe(sha256(rest([text(event.stream.id)])));
  });

  it('given two events that differ in one field, then their hashes differ', () => {
    const changes: readonly Partial<HashedEvent>[] = [
      { previousHash: '1'.repeat(64) },
      { salt: 'f'.repeat(32) },
      { logId: 1 },
      { stream: { type: 'match', id: '01a19467-e800-7000-8000-000000000001' } },
      { stream: { type: 'event', id: '01a19467-e800-7000-8000-000000000000' } },
      { version: 2 },
      { type: 'MatchCreate' },
      { schemaVersion: 2 },
      { commandId: null },
      { commandId: '' },
      { keyId: '' },
      { keyId: 'key' },
      { payload: '{"a":"星","b":1}' },
      { sealed: '' },
      { sealed: '00' },
    ];
    const hashes = [event, ...changes.map((change) => ({ ...event, ...change }))].map((one) => eventHash(one));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('given text moved from one field to its neighbour, then the hash differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (left, right) => {
        const apart = eventHash({ ...event, commandId: left, keyId: right });
        expect(eventHash({ ...event, commandId: left + right, keyId: '' })).not.toBe(apart);
      }),
    );
  });
});

describe('chain of a match', () => {
  it('given an untouched chain, then it has no fault', () => {
    expect(chainFault(chain(20))).toBeNull();
    expect(chainFault([])).toBeNull();
  });

  it('given one changed payload in the middle, then the fault is named there, though both ends are right', () => {
    const events = chain(9);
    events[4] = { ...events[4]!, payload: '{"n":50}' };
    expect(chainFault(events)).toEqual({ version: 5, fault: 'wrong-hash' });
  });

  it('given an event re-hashed after a change, then the link behind it is broken', () => {
    const events = chain(9);
    const changed = { ...events[4]!, payload: '{"n":50}' };
    events[4] = { ...changed, hash: eventHash(changed) };
    expect(chainFault(events)).toEqual({ version: 6, fault: 'broken-link' });
  });

  it('given a missing, doubled or foreign event, then that is named', () => {
    const events = chain(5);
    expect(chainFault(events.filter((_, index) => index !== 2))).toEqual({ version: 3, fault: 'gap' });
    expect(chainFault([...events.slice(0, 3), ...events.slice(2)])).toEqual({ version: 4, fault: 'gap' });
    expect(chainFault(events.slice(1))).toEqual({ version: 1, fault: 'gap' });
    const foreign = { ...events[3]!, stream: { type: 'match', id: '01a19467-e800-7000-8000-00000000ffff' } };
    expect(chainFault([...events.slice(0, 3), foreign])).toEqual({ version: 4, fault: 'wrong-match' });
  });
});
