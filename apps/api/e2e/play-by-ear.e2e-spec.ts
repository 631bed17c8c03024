import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets, verifyExport } from '@arbiter/recording';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser } from 'playwright-core';
import { describeInBrowser, launch, person } from './browser.js';
import { type Heard, Listener } from './by-accessibility.js';
import { Player } from './choosing.js';
import { concede, doOneThing, doWhatEnds, hasEnded, isAsked, type Random } from './playing-by-ear.js';
import { releaseIntoFolder } from './released.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { allGames, type Game, numbers, rulesetOf, twoPlayers } from './two-players.js';
import { until } from './until.js';

/** `GAMES_BY_EAR=20` plays so many matches of each game to their ends; without it one of each, of which only Starline's may be long. */
const many = process.env['GAMES_BY_EAR'] === undefined ? null : Number(process.env['GAMES_BY_EAR']);
const mostDone = (game: Game): number => (many !== null ? 4_000 : game === 'starline' ? 150 : 40);

describeInBrowser('a match by roles and names alone, as a screen reader tells them', () => {
  let database: TestDatabase;
  let browser: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await database.drop();
  });

  interface Seated {
    readonly matchId: string;
    readonly secrets: readonly string[];
    readonly listeners: readonly Listener[];
    close(): Promise<void>;
  }

  const seat = async (rig: Rig, game: Game): Promise<Seated> => {
    const { matchId, secrets } = await twoPlayers(rig, game);
    const contexts = await Promise.all(secrets.map(() => person(browser, { width: 1400 })));
    const listeners = await Promise.all(
      contexts.map(async (context, at) => {
        const page = await context.newPage();
        await page.goto(`${rig.url}/matches/${matchId}/board#token=${secrets[at]}`);
        return Listener.at(page);
      }),
    );
    return {
      matchId,
      secrets,
      listeners,
      close: async () => {
        await Promise.all(contexts.map((context) => context.close()));
      },
    };
  };

  const isReady = async (listener: Listener): Promise<void> => {
    for (;;) {
      const button = (await listener.hear()).controls.find(({ name }) => name === 'I am ready');
      if (button !== undefined && (await listener.press(button))) return;
    }
  };

  /** Plays until the match has ended, or so much was done: then the first one concedes. @returns how much was done */
  const playOut = async ({ listeners }: Seated, random: Random, most: number): Promise<number> => {
    let done = 0;
    const players = [new Player('Bob', random), new Player('Ann', random)];
    // Whole matches have to end; what is only begun may wander.
    const doOne = (at: number, heard: Heard): Promise<boolean> =>
      many === null ? doOneThing(listeners[at]!, heard, random) : doWhatEnds(listeners[at]!, heard, players[at]!, random);
    // Whoever was asked last is often asked again.
    for (let at = 0; ; ) {
      const heard = await listeners[at]!.hear();
      if (hasEnded(heard)) break;
      if (done >= most && !heard.dialog) {
        await concede(listeners[at]!);
        break;
      }
      if (isAsked(heard) && (await doOne(at, heard))) done += 1;
      else at = 1 - at;
    }
    await Promise.all(listeners.map((listener) => until(() => listener.hear(), hasEnded)));
    return done;
  };

  const verdictOf = async (rig: Rig, game: Game, { matchId, secrets }: Seated) => {
    const accepted = await rig.post(`/matches/${matchId}/exports`, secrets[0]!, {});
    if (accepted.status !== 202) throw new Error(accepted.text);
    const jobId = String(accepted.json['jobId']);
    await until(
      async () => (await rig.get(`/jobs/${jobId}`, secrets[0]!)).json['state'] as string,
      (state) => state === 'done' || state === 'dead',
    );
    const { text } = await rig.get(`/jobs/${jobId}/output`, secrets[0]!);
    const key = String((await rig.get('/evidence/key')).json['key']);
    const folder = await releaseIntoFolder(rulesetOf(game));
    try {
      return await verifyExport(text, { rulesets: new FileRulesets(folder.directory, { presentationOf }), key });
    } finally {
      await folder.remove();
    }
  };

  it.each(allGames)(
    'given %s, when two play who hear roles and names and press keys, then all that is asked can be answered, and the record verifies',
    async (game) => {
      const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
      const rig = await bootRig(servers, rulesetOf(game));
      const worker = await bootWorker(servers, rulesetOf(game), rig.prefix);
      try {
        for (let match = 0; match < (many ?? 1); match += 1) {
          const began = performance.now();
          const seated = await seat(rig, game);
          await Promise.all(seated.listeners.map(isReady));
          const done = await playOut(seated, numbers(match + 1), mostDone(game));
          expect(done).toBeGreaterThan(10);
          expect(await verdictOf(rig, game, seated)).toMatchObject({ ok: true });
          if (many !== null)
            console.info(
              `${game}, match ${match + 1} of ${many}: ${done} things done in ${Math.round((performance.now() - began) / 1000)} s, verified`,
            );
          await seated.close();
        }
      } finally {
        await worker.close();
        await rig.close();
      }
    },
    many === null ? 180_000 : many * 1_200_000,
  );
});
