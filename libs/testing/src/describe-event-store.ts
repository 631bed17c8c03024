import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainFault, emptyStreamHash, leafTag, logOf, matchStream, newMatchId } from '@arbiter/contracts';
import {
  type AppendRequest,
  type EventStore,
  type Head,
  type Lease,
  LeaseLost,
  type LeaseStore,
  type NewEvent,
  VersionConflict,
} from '@arbiter/recording';
import { inMatch } from './in-match.js';

/** What a contract suite needs of an adapter. */
export interface EventStoreUnderTest {
  readonly store: EventStore;
  readonly leases: LeaseStore;
  close(): Promise<void>;
}

const start: Head = { version: 0, hash: emptyStreamHash };
let commands = 0;
const freshCommand = (): string => `command-${(commands += 1)}`;
const event = (payload: string, commandId: string | null = freshCommand()): NewEvent => ({
  type: 'ActionTaken',
  schemaVersion: 1,
  payload,
  commandId,
});
const freshMatch = (): string => newMatchId(Date.now());

/** Tests the promises of the `EventStore` port on an adapter. Every adapter of the port runs this suite. */
export function describeEventStore(name: string, open: () => Promise<EventStoreUnderTest>): void {
  describe(`event store: ${name}`, () => {
    let under: EventStoreUnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(() => under.close());

    const append = (matchId: string, expected: Head, events: readonly NewEvent[], fence: number | null = null) =>
      under.store.append({ ...inMatch(matchId), expected, events, fence });
    /** Takes the log of matches, which nobody holds. */
    const leased = async (name: string): Promise<Lease> => {
      const answer = await under.leases.acquire(logOf(matchStream(freshMatch())), { name, address: null }, 60_000);
      if (answer.kind !== 'granted') throw new Error('another test holds the log');
      return answer.lease;
    };
    const written = async (matchId: string, count: number): Promise<Head> => {
      let head = start;
      for (let number = 1; number <= count; number += 1) head = (await append(matchId, head, [event(`{"n":${number}}`)])).at(-1)!;
      return head;
    };

    it('given a new match, when events are appended, then versions are dense from 1 and every link holds', async () => {
      const matchId = freshMatch();
      const head = await written(matchId, 3);
      const next = await append(matchId, head, [event('{"n":4}', 'together'), event('{"n":5}', 'together')]);
      await append(matchId, next.at(-1)!, [event('{"n":6}', null)]);
      const events = await under.store.read(matchStream(matchId));
      expect(events.map((one) => one.version)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(events.map((one) => one.payload)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `{"n":${n}}`));
      expect(chainFault(events)).toBeNull();
      expect(new Set(events.map((one) => one.salt)).size).toBe(6);
      expect(events.every((one) => one.stream.id === matchId && !Number.isNaN(Date.parse(one.recordedAt)))).toBe(true);
    });

    it('given an append, then what it gives back is what is read', async () => {
      const matchId = freshMatch();
      const answer = await append(matchId, start, [event('{"a":1}', null), event('{"b":2}', null)]);
      expect(await under.store.read(matchStream(matchId))).toEqual(answer);
      expect(await under.store.head(matchStream(matchId))).toEqual({ version: 2, hash: answer[1]?.hash });
    });

    it('given payloads with any order of keys, spaces and writing, then they are read back to the letter', async () => {
      const payloads = [
        '{"b":1,  "a":2}',
        '{"a":1,"a":2}',
        '[1.0, 1e2]',
        '"星星戰線 \\u0000 \\ud83d\\ude00 😀"',
        '{"text":"a\\"b\\\\c{},"}',
      ];
      const matchId = freshMatch();
      await append(
        matchId,
        start,
        payloads.map((payload) => event(payload, null)),
      );
      expect((await under.store.read(matchStream(matchId))).map((one) => one.payload)).toEqual(payloads);
    });

    it('given a stream, when its id is read, or written to, as another type, then nothing is there and nothing is written', async () => {
      // Both types are recorded in the same log.
      const stream = { type: 'gathering', id: freshMatch() };
      const other = { ...stream, type: 'installation' };
      const first = await under.store.append({
        stream,
        tagKey: '5e'.repeat(32),
        expected: start,
        events: [event('{}', 'command-1')],
        fence: null,
      });
      const head = first.at(-1)!;
      expect([await under.store.head(other), await under.store.read(other), await under.store.byCommand(other, 'command-1')]).toEqual([
        null,
        [],
        [],
      ]);
      for (const expected of [head, start])
        await expect(
          under.store.append({ stream: other, tagKey: '5e'.repeat(32), expected, events: [event('{}')], fence: null }),
        ).rejects.toBeInstanceOf(VersionConflict);
      expect(await under.store.read(stream)).toEqual(first);
    });

    it('given one stream, when it is written to in several appends, then each version has the tag that its key gives', async () => {
      const matchId = freshMatch();
      await written(matchId, 3);
      const { tagKey } = inMatch(matchId);
      expect((await under.store.read(matchStream(matchId))).map(({ tag }) => tag)).toEqual(
        [1, 2, 3].map((version) => leafTag(tagKey, version)),
      );
    });

    it('given a match that nobody began, then it has no head and no events', async () => {
      expect(await under.store.head(matchStream(freshMatch()))).toBeNull();
      expect(await under.store.read(matchStream(freshMatch()))).toEqual([]);
      expect(await under.store.byCommand(matchStream(freshMatch()), 'command')).toEqual([]);
    });

    it('given a range, then only its events are read, each with the hash that it follows', async () => {
      const matchId = freshMatch();
      await written(matchId, 6);
      const all = await under.store.read(matchStream(matchId));
      expect(await under.store.read(matchStream(matchId), { from: 3, to: 4 })).toEqual(all.slice(2, 4));
      expect(await under.store.read(matchStream(matchId), { from: 5 })).toEqual(all.slice(4));
      expect(await under.store.read(matchStream(matchId), { to: 2 })).toEqual(all.slice(0, 2));
      expect(await under.store.read(matchStream(matchId), { from: 7 })).toEqual([]);
    });

    it('given a writer who missed an event, when it appends, then it is refused and nothing is written', async () => {
      const matchId = freshMatch();
      const head = await written(matchId, 2);
      await written(
        matchId.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
        1,
      );
      await append(matchId, head, [event('{"n":3}')]);
      await expect(append(matchId, head, [event('{"late":1}', null), event('{"late":2}', null)])).rejects.toBeInstanceOf(VersionConflict);
      await expect(append(matchId, start, [event('{"late":3}')])).rejects.toBeInstanceOf(VersionConflict);
      expect((await under.store.read(matchStream(matchId))).map((one) => one.payload)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    });

    it('given a writer whose head has the right version and a wrong hash, when it appends, then it is refused', async () => {
      const matchId = freshMatch();
      const head = await written(matchId, 2);
      await expect(append(matchId, { version: 2, hash: 'f'.repeat(64) }, [event('{}')])).rejects.toBeInstanceOf(VersionConflict);
      await expect(append(freshMatch(), head, [event('{}')])).rejects.toBeInstanceOf(VersionConflict);
      expect(await under.store.head(matchStream(matchId))).toEqual({ version: head.version, hash: head.hash });
    });

    it('given many writers at one head, when they append at once, then exactly one is written', async () => {
      const matchId = freshMatch();
      const head = await written(matchId, 1);
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, (_, writer) =>
          append(matchId, head, [event(`{"writer":${writer}}`, `writer-${writer}`), event(`{"writer":${writer}}`, `writer-${writer}`)]),
        ),
      );
      const refused = tries.filter((one) => one.status === 'rejected');
      expect(refused.every((one) => one.reason instanceof VersionConflict)).toBe(true);
      expect(refused.length).toBe(19);
      const events = await under.store.read(matchStream(matchId));
      expect(events.length).toBe(3);
      expect(events[1]?.payload).toBe(events[2]?.payload);
      expect(chainFault(events)).toBeNull();
    });

    it('given many matches, when they append at once, then each has its own chain', async () => {
      const matches = Array.from({ length: 40 }, freshMatch);
      await Promise.all(matches.map((matchId) => written(matchId, 5)));
      for (const matchId of matches) {
        const events = await under.store.read(matchStream(matchId));
        expect(events.length).toBe(5);
        expect(chainFault(events)).toBeNull();
      }
    });

    it('given a command that was answered, when it is sent again, then it gets the first answer and adds nothing', async () => {
      const matchId = freshMatch();
      const head = await written(matchId, 1);
      const first = await append(matchId, head, [event('{"first":1}', 'resent'), event('{"first":2}', 'resent')]);
      const moved = (await append(matchId, first.at(-1)!, [event('{"other":1}')])).at(-1)!;
      const again = [event('{"second":1}', 'resent'), event('{"second":2}', 'resent')];
      expect(await append(matchId, head, again)).toEqual(first);
      expect(await append(matchId, moved, again)).toEqual(first);
      expect(await under.store.byCommand(matchStream(matchId), 'resent')).toEqual(first);
      expect((await under.store.head(matchStream(matchId)))?.version).toBe(4);
    });

    it('given one command sent many times at once, then all senders get one answer', async () => {
      const matchId = freshMatch();
      const answers = await Promise.all(Array.from({ length: 10 }, () => append(matchId, start, [event('{"once":true}', 'impatient')])));
      expect(new Set(answers.map((answer) => answer[0]?.hash)).size).toBe(1);
      expect((await under.store.head(matchStream(matchId)))?.version).toBe(1);
    });

    it('given one command id in two matches, then each has its own answer', async () => {
      const [left, right] = [freshMatch(), freshMatch()];
      await append(left, start, [event('{"match":"left"}', 'shared')]);
      await append(right, start, [event('{"match":"right"}', 'shared')]);
      expect((await under.store.byCommand(matchStream(left), 'shared')).map((one) => one.payload)).toEqual(['{"match":"left"}']);
      expect((await under.store.byCommand(matchStream(right), 'shared')).map((one) => one.payload)).toEqual(['{"match":"right"}']);
    });

    it('given a lease that another owner took over, when the old owner appends, then it is refused', async () => {
      const matchId = freshMatch();
      const old = await leased('node-1');
      const head = (await append(matchId, start, [event('{"by":1}')], old.fence)).at(-1)!;
      await under.leases.release(old);
      const taken = await leased('node-2');
      await expect(append(matchId, head, [event('{"by":"old"}')], old.fence)).rejects.toBeInstanceOf(LeaseLost);
      await append(matchId, head, [event('{"by":2}')], taken.fence);
      expect((await under.store.read(matchStream(matchId))).map((one) => one.payload)).toEqual(['{"by":1}', '{"by":2}']);
      await under.leases.release(taken);
    });

    it('given a lost lease, when an answered command is sent again, then it still gets the first answer', async () => {
      const matchId = freshMatch();
      const old = await leased('node-1');
      const request: AppendRequest = { ...inMatch(matchId), expected: start, events: [event('{}', 'before-the-loss')], fence: old.fence };
      const first = await under.store.append(request);
      await under.leases.release(old);
      const taken = await leased('node-2');
      expect(await under.store.append(request)).toEqual(first);
      await under.leases.release(taken);
    });
  });
}
