import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets, verifyExport } from '@arbiter/recording';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { Player } from './choosing.js';
import { type Hand, Seated, type Shown, shownOn } from './hands.js';
import { releaseIntoFolder } from './released.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { mint } from './table.js';
import { type Game, numbers, rulesetOf, twoPlayers } from './two-players.js';

/** Who plays how: at a desk in English, with a phone in Chinese. */
interface Sitting {
  readonly game: Game;
  readonly desk: Hand;
  readonly phone: Hand;
  readonly chinese: 'zh' | 'zh-Hant';
  /** The ready-made deck of both, one that attacks; null where decks are chosen at the table. */
  readonly deck: string | null;
}

const sittings: readonly Sitting[] = [
  { game: 'starline', desk: 'mouse', phone: 'keys', chinese: 'zh-Hant', deck: null },
  { game: 'magic', desk: 'keys', phone: 'taps', chinese: 'zh', deck: 'red-goblins' },
  { game: 'yugioh', desk: 'keys', phone: 'taps', chinese: 'zh', deck: 'steel' },
  { game: 'force-of-will', desk: 'mouse', phone: 'keys', chinese: 'zh', deck: 'flame' },
  { game: 'grand-archive', desk: 'keys', phone: 'taps', chinese: 'zh', deck: 'embers' },
];

/** `WHOLE_MATCHES_TOLD=1` tells of each match how long it took. */
const told = process.env['WHOLE_MATCHES_TOLD'] !== undefined;

/** So often is pressed at most; matches of these players end far sooner. */
const mostPressed = 1_200;

type Two = readonly [Seated, Seated];

describeInBrowser('a whole match by the page alone', () => {
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

  /** A page of somebody, whose errors are kept; a browser tells of every answer that is no success, such as a refused one, and of a lost line. */
  const open = async (url: string, how: Parameters<typeof person>[1], errors: string[]): Promise<Page> => {
    const page = await (await person(browser, how)).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !/\b(409|422)\b|ERR_INTERNET_DISCONNECTED/.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    return page;
  };

  const getReady = async ({ page, hand }: Seated): Promise<void> => {
    const ready = page.getByRole('button', { name: /^(I am ready|我准备好了|我準備好了)$/ });
    await ready.waitFor();
    if (hand !== 'keys') return ready.click();
    await ready.focus();
    await page.keyboard.press('Enter');
  };

  /** Is asked only where they can act from now on. */
  const askActing = async ({ page, hand }: Seated): Promise<void> => {
    const button = page.locator('[data-key=asking]');
    await button.waitFor();
    if (hand === 'keys') await page.keyboard.press('a');
    else await button.click();
    await page.locator('[data-key=asking][aria-pressed=true]').waitFor();
  };

  /** Waits until one of two players is asked. @returns who, and what; null where the match has ended */
  const whoIsAsked = async (two: Two) => {
    for (;;) {
      const shown = await Promise.all(two.map(({ page }) => shownOn(page)));
      const at = shown.findIndex(({ state }) => state === 'asked');
      if (at >= 0) return { at, shown: shown[at] as Extract<Shown, { readonly state: 'asked' }> };
      if (shown.every(({ state }) => state === 'ended')) return null;
      await two[0].page.waitForTimeout(10);
    }
  };

  /** The other's line breaks, which a player's page tells, and is there again. */
  const breakLine = async (player: Seated, other: Seated): Promise<void> => {
    const context = other.page.context();
    await context.setOffline(true);
    await player.page.locator('.present.lost', { hasText: other.name }).waitFor();
    await context.setOffline(false);
    await player.page.locator('.present.here', { hasText: other.name }).waitFor();
    await other.page.locator('.problem.lost').waitFor({ state: 'detached' });
  };

  /** One answer at a second device, which closes the question at the first. */
  const answerElsewhere = async (player: Seated, opened: () => Promise<Page>, opponent: string): Promise<void> => {
    const before = JSON.stringify(await shownOn(player.page));
    const page = await opened();
    const second = new Seated(page, player.name, 'mouse', new Player(opponent, numbers(3)));
    const header = (one: Page) => one.locator('.prompt.mine header strong').first().innerText();
    expect(await header(page)).toBe(await header(player.page));
    while (JSON.stringify(await shownOn(player.page)) === before) {
      const shown = await shownOn(page);
      if (shown.state === 'asked') await second.act(shown);
      else await page.waitForTimeout(10);
    }
    await page.context().close();
  };

  /** A page is loaded again; what was picked and not sent stands. */
  const loadAgain = async ({ page }: Seated): Promise<void> => {
    const before = await shownOn(page);
    await page.reload();
    await page.locator('.prompt.mine').first().waitFor();
    expect(await shownOn(page)).toEqual(before);
  };

  /** Plays to the end; what happens in the middle happens once each. @returns what of it happened */
  const playOut = async (two: Two, middle: readonly Middle[]): Promise<readonly string[]> => {
    const open = [...middle];
    const happened: string[] = [];
    for (let pressed = 0; pressed < mostPressed; pressed += 1) {
      const asked = await whoIsAsked(two);
      if (asked === null) return happened;
      const next = open.findIndex(({ when }) =>
        when(
          pressed,
          asked.shown.question.options.some(({ picked }) => picked === true),
        ),
      );
      const due = next >= 0 && !asked.shown.refused ? open.splice(next, 1)[0] : undefined;
      if (due === undefined) {
        await two[asked.at]!.act(asked.shown);
        continue;
      }
      happened.push(due.what);
      await due.happens(two[asked.at]!, two[1 - asked.at]!);
    }
    throw new Error(`no end after ${mostPressed} times; it says ${JSON.stringify(await whoIsAsked(two))}`);
  };

  interface Middle {
    readonly what: string;
    when(pressed: number, hasPicked: boolean): boolean;
    happens(player: Seated, other: Seated): Promise<void>;
  }

  const verdictOf = async (rig: Rig, game: Game, text: string) => {
    const key = String((await rig.get('/evidence/key')).json['key']);
    const folder = await releaseIntoFolder(rulesetOf(game));
    try {
      return await verifyExport(text, { rulesets: new FileRulesets(folder.directory, { presentationOf }), key });
    } finally {
      await folder.remove();
    }
  };

  const download = async (page: Page): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
    return readFile(await file.path(), 'utf8');
  };

  it.each(sittings)(
    'given $game at a desk and on a phone, when one plays by clicks and the other by keys, then somebody wins, all see it, and the record verifies',
    async ({ game, desk, phone, chinese, deck }) => {
      const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
      const rig = await bootRig(servers, rulesetOf(game));
      const worker = await bootWorker(servers, rulesetOf(game), rig.prefix);
      const began = Date.now();
      try {
        const own = deck === null ? undefined : rulesOf[game].presetDecks().find(({ id }) => id === deck)!.deck;
        const { gatheringId, matchId, secrets } = await twoPlayers(rig, game, own === undefined ? undefined : [own, own]);
        const address = (secret: string): string => `${rig.url}/matches/${matchId}/board#token=${secret}`;
        const errors: string[] = [];
        const hows = [
          { width: 1400, language: 'en' },
          { width: 390, language: chinese, touch: phone === 'taps' },
        ] as const;
        const names = ['Ann', 'Bob'] as const;
        const seat = async (at: 0 | 1, hand: Hand): Promise<Seated> =>
          new Seated(await open(address(secrets[at]), hows[at], errors), names[at], hand, new Player(names[1 - at]!, numbers(at + 1)));
        const two: Two = [await seat(0, desk), await seat(1, phone)];
        const spectator = await open(address(await mint(rig, gatheringId, { role: 'spectator' })), { width: 1400 }, errors);
        const three = [two[0].page, two[1].page, spectator];
        for (const seated of two) await getReady(seated);
        for (const seated of two) await askActing(seated);
        const middle: readonly Middle[] = [
          {
            what: 'lost line',
            when: (pressed) => pressed >= 10,
            happens: breakLine,
          },
          { what: 'loaded again with picks', when: (pressed, picked) => pressed >= 4 && picked, happens: loadAgain },
          { what: 'loaded again', when: (pressed) => pressed >= 18, happens: loadAgain },
          {
            what: 'second device',
            when: (pressed) => pressed >= 14,
            happens: (player) => {
              const at = player === two[0] ? 0 : 1;
              const second = async () => {
                const page = await open(address(secrets[at]), hows[at], errors);
                await page.locator('.prompt.mine').first().waitFor();
                return page;
              };
              return answerElsewhere(player, second, names[1 - at]!);
            },
          },
          {
            what: 'looked at',
            when: (pressed) => pressed >= 24,
            happens: async () => {
              for (const page of three) {
                await shoot(page, `whole-${game}-middle-${three.indexOf(page)}`, page !== three[1]);
                expect(await barriers(page)).toEqual([]);
                expect(await slides(page)).toBe(false);
              }
            },
          },
        ];
        const happened = await playOut(two, middle);
        expect(happened).toEqual(expect.arrayContaining(['lost line', 'loaded again', 'second device', 'looked at']));
        // What the page answers by itself can't be pressed; a moment in which a question goes is met seldom.
        for (const { missed } of two) expect(missed).toBeLessThanOrEqual(3);
        const played = Date.now() - began;

        for (const page of three) await page.locator('.end-panel').waitFor();
        const { json } = await rig.get(`/matches/${matchId}/view`, rig.organizer);
        const winners = json['result']!['winners'] as unknown as readonly number[];
        const version = `${String(json['version'])} / ${String(json['version'])}`;
        for (const page of three) await page.locator('.slider output', { hasText: version }).waitFor({ state: 'attached' });
        for (const { page } of two) expect(await page.locator('.end-panel strong').count()).toBe(winners.length === 0 ? 0 : 1);
        if (winners.length > 0) await two[0].page.getByText(winners.includes(0) ? 'You won.' : 'You did not win.').waitFor();
        expect(await spectator.locator('.status').innerText()).toBe(await two[0].page.locator('.status').innerText());
        for (const page of three) {
          await page
            .locator('.end-panel .seed', { hasText: /[0-9a-f]{64}/ })
            .nth(1)
            .waitFor();
          const [seed = '', commitment = ''] = (await page.locator('.end-panel').innerText()).match(/[0-9a-f]{64}/g) ?? [];
          expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
          await shoot(page, `whole-${game}-end-${three.indexOf(page)}`, page !== three[1]);
          expect(await barriers(page)).toEqual([]);
          expect(await slides(page)).toBe(false);
        }
        expect(await verdictOf(rig, game, await download(two[0].page))).toMatchObject({ ok: true });
        expect(errors).toEqual([]);
        if (told)
          console.info(
            `${game}: ${two.map(({ name, pressed, missed }) => `${name} ${pressed} (${missed} missed)`).join(', ')}; version ${version}; ${played} ms; ${happened.join(', ')}`,
          );
        for (const page of three) await page.context().close();
      } finally {
        await worker.close();
        await rig.close();
      }
    },
    300_000,
  );
});
