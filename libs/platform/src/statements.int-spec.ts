import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMatchId } from '@arbiter/contracts';
import { LogDatabases } from '@arbiter/event-store';
import type { Reader } from '@arbiter/recording';
import {
  chooser,
  createTestDatabase,
  probeFormat,
  probeRuleset,
  probeVersion,
  someAnswer,
  startProbeMatch,
  testRedisUrl,
  type TestDatabase,
  yes,
} from '@arbiter/testing';
import { Client } from 'pg';
import { fixedReleases } from './game-releases.js';
import { openPlatform, type Platform } from './platform.js';

let database: TestDatabase;
let platform: Platform;
const troubles: unknown[] = [];
const sent: string[] = [];
const send = Client.prototype.query;

/** What a statement is called: its name, or how it begins. */
const nameOf = (statement: unknown): string => {
  const { name, text } = typeof statement === 'object' && statement !== null ? (statement as { name?: string; text?: string }) : {};
  return (
    name ??
    String(text ?? statement)
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60)
  );
};

beforeAll(async () => {
  database = await createTestDatabase();
  platform = openPlatform({
    databases: LogDatabases.one(database.appUrl),
    redisUrl: testRedisUrl(),
    nodeName: `statements-${randomUUID()}`,
    prefix: `statements-${randomUUID()}`,
    releases: () => fixedReleases([{ version: probeVersion, ruleset: probeRuleset }]),
    trouble: (error) => troubles.push(error),
  });
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    sent.push(nameOf(given[0]));
    return (send as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof send;
});
afterAll(async () => {
  Client.prototype.query = send;
  await platform.close();
  await database.drop();
});

describe('statements of a match under way', () => {
  it('given players who answer and everybody who reads after each answer, then only the appends reach the database', async () => {
    const players = [randomUUID(), randomUUID()] as const;
    const matchId = await startProbeMatch(platform.matches, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players,
      format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
    });
    const seats = [0, 1].map((seat): Reader => ({ kind: 'player', seat }));
    const readers: readonly Reader[] = [...seats, { kind: 'spectator' }];
    const draw = chooser(3);
    sent.length = 0;
    let answers = 0;
    let version = 0;
    while (answers < 30) {
      for (const [seat, reader] of seats.entries()) {
        const { pending } = yes(await platform.reader.decisions(matchId, reader));
        const own = pending.flatMap((one) => (one.yours ? [one.decision] : []))[0];
        if (own === undefined) continue;
        const answer = someAnswer(own, draw);
        yes(await platform.matches.answer({ matchId, commandId: `answer-${answers}`, seat, decision: own.id, answer }));
        answers += 1;
        for (const one of readers) {
          yes(await platform.reader.news(matchId, one, version, 100));
          ({ version } = yes(await platform.reader.matchView(matchId, one)));
        }
      }
    }
    const isAppend = (name: string): boolean => name.startsWith('append');
    // Nothing is searched for the append: this process owns the log, and has written the last event of the match.
    expect(sent.filter((name) => /^append-owned(-one)?$/.test(name))).toHaveLength(answers);
    // One snapshot in fifty actions: the one of the start may still have been under way. Once a second each node looks which streams were
    // set apart, and every two seconds it extends its leases.
    expect(sent.filter((name) => name.includes('match_snapshot')).length).toBeLessThanOrEqual(2);
    expect(sent.filter((name) => !isAppend(name) && !/match_snapshot|finding|lease-renew/.test(name))).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
