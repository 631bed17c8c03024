import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { newCommand } from './table.js';
import { allGames, type Game, rulesetOf } from './two-players.js';
import { until } from './until.js';

let database: TestDatabase;
const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

const opened = { BOT_MATCHES_AT_ONCE: 20, BOT_MATCHES_PER_ADDRESS: 0 };
const begin = (rig: Rig, body: object) => rig.post('/bot-matches', null, { commandId: newCommand(), ...body });
const registered = async (): Promise<number> =>
  Number((await database.query<{ n: string }>('SELECT count(*) AS n FROM match_registration'))[0]?.n);

/** Both decks of a match, as they stand in its log. */
const decksOf = async (matchId: string): Promise<readonly unknown[]> =>
  (
    await database.query<{ decks: readonly unknown[] }>(
      `SELECT payload::jsonb -> 'pins' -> 'decks' AS decks FROM log_event WHERE stream_id = $1 AND type = 'MatchCreated'`,
      [matchId],
    )
  )[0]!.decks;

const { magic } = rulesOf;
const ready = magic.presetDecks()[0]!.deck as unknown as { readonly [part: string]: readonly string[] };
const nameOf = new Map(magic.cards().map(({ id, names }) => [id, names.en]));
const basicLands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const linesOf = (cards: readonly string[] = []): readonly string[] =>
  [...new Set(cards)].map((card) => `${cards.filter((one) => one === card).length} ${nameOf.get(card)}`);
/** A ready-made deck of Magic as a player would write it. */
const written: readonly string[] = [
  ...linesOf(ready['main']),
  ...(ready['sideboard']?.length ? ['Sideboard', ...linesOf(ready['sideboard'])] : []),
];

describe('a deck that a guest brings to a match against a bot', () => {
  const pinned = allGames.filter((game) => 'pinsDecks' in rulesOf[game] && rulesOf[game].pinsDecks === true);

  it.each(pinned)('given %s, when a guest brings a deck, then they play with it, and the bot with a ready-made one', async (game: Game) => {
    const rig = await bootRig(servers(), rulesetOf(game), opened);
    try {
      const presets = rulesOf[game].presetDecks().map(({ deck }) => deck);
      const made = await begin(rig, { game, ownDeck: { deck: presets.at(-1) } });
      expect([made.status, made.json['code']]).toEqual([201, undefined]);
      const seat = Number(made.json['seat']);
      const decks = await decksOf(String(made.json['match']!['matchId']));
      expect(decks[seat]).toEqual(presets.at(-1));
      expect(presets).toContainEqual(decks[1 - seat]);
    } finally {
      await rig.close();
    }
  });

  it('given a list with faults, when it is sent, then each is told with its line, nothing is begun or charged, and mended it is played once', async () => {
    const rig = await bootRig(servers(), rulesetOf('magic'), { BOT_MATCHES_AT_ONCE: 20, BOT_MATCHES_PER_ADDRESS: 1 });
    try {
      const before = await registered();
      const text = [...written.slice(0, 2), '4 Blorbo', ...written.slice(2), '1 Blurbo (M20) 7'].join('\n');
      const refused = await begin(rig, { game: 'magic', ownDeck: { text } });
      expect([refused.status, refused.json['code']]).toEqual([422, 'bot-match/deck-unfit']);
      const faults = refused.json['params']!['faults'] as unknown as Loose[];
      expect(faults.map(({ line }) => Number(line))).toEqual([3, written.length + 2]);
      expect(faults[0]!['detail']).toContain('Blorbo');
      // A deck that is read well may break the rules: five of a card, and too few cards.
      const spell = ready['main']!.map((card) => nameOf.get(card)!).find((name) => !basicLands.includes(name));
      const five = await begin(rig, { game: 'magic', ownDeck: { text: `# mine\n5 ${spell}` } });
      expect(five).toMatchObject({ status: 422, json: { code: 'bot-match/deck-unfit' } });
      expect((five.json['params']!['faults'] as unknown as Loose[]).map(({ line }) => Number(line)).toSorted()).toEqual([0, 2]);
      expect(await registered()).toBe(before);

      const body = { game: 'magic', ownDeck: { text: written.join('\n') }, commandId: newCommand() };
      const made = await begin(rig, body);
      expect(made.status).toBe(201);
      const decks = await decksOf(String(made.json['match']!['matchId']));
      expect(decks[Number(made.json['seat'])]).toEqual(magic.presetDecks()[0]!.deck);
      // Sent again it is the same match, of which the token is not told twice; that is not charged, another match would be.
      expect((await registered()) - before).toBe(1);
      expect(await begin(rig, { ...body, commandId: newCommand() })).toMatchObject({ status: 429, json: { code: 'bot-match/too-many' } });
    } finally {
      await rig.close();
    }
  });

  it('given a deck beside a ready-made one, no deck in it, or decks that are chosen at the table, then it is refused by name', async () => {
    const rig = await bootRig(servers(), rulesetOf('magic'), opened);
    try {
      const ownDeck = { text: written.join('\n') };
      const body = { game: 'magic', ownDeck, commandId: newCommand() };
      expect((await begin(rig, body)).status).toBe(201);
      const before = await registered();
      expect(await begin(rig, body)).toMatchObject({ status: 409, json: { code: 'token/already-minted' } });
      expect(await begin(rig, { game: 'magic', deck: magic.presetDecks()[0]!.id, ownDeck })).toMatchObject({
        status: 400,
        json: { code: 'request/malformed', issues: [{ path: 'ownDeck' }] },
      });
      expect(await begin(rig, { game: 'magic', ownDeck: {} })).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
      expect(await registered()).toBe(before);
    } finally {
      await rig.close();
    }
    const starline = await bootRig(servers(), rulesetOf('starline'), opened);
    try {
      expect(await begin(starline, { game: 'starline', ownDeck: { text: '1 x' } })).toMatchObject({
        status: 422,
        json: { code: 'bot-match/deck-unknown', params: { decks: [] } },
      });
    } finally {
      await starline.close();
    }
  });
});

describeInBrowser('a guest in the lobby', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each([
    {
      width: 1400,
      language: 'en',
      own: 'A deck of your own',
      pasted: 'Your deck as text, in any usual form',
      line: 'Line 3:',
      said: 'Arbiter has no program for',
      go: 'Play now',
      ready: 'I am ready',
      another: 'Begin another match',
      goOn: 'Go on with it',
      leaves: /you leave it: it ends by itself/,
      concede: 'Concede the match',
      over: 'ended',
    },
    {
      width: 390,
      language: 'zh',
      own: '自己的套牌',
      pasted: '套牌文字，常见格式均可',
      line: '第3行：',
      said: '此处没有这张牌。',
      go: '开始对局',
      ready: '我准备好了',
      another: '开始另一场对局',
      goOn: '继续这场对局',
      leaves: /便离开了这一场/,
      concede: '整场认输',
      over: '已结束',
    },
  ] as const)(
    'given $width pixels, when they paste a deck with a fault, then its line is said, nothing is lost, and mended it is played; in the lobby the match that runs is offered',
    async ({ width, language, own, pasted, line, said, go, ready: sayReady, another, goOn, leaves, concede, over }) => {
      const rig = await bootRig(servers(), rulesetOf('magic'), opened);
      const worker = await bootWorker(servers(), rulesetOf('magic'), rig.prefix, { BOT_PAUSE_MS: 0 });
      try {
        const context = await person(browser, { width, language });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(`${rig.url}/`);
        await page.getByRole('radio', { name: own }).check();
        const list = page.getByRole('textbox', { name: pasted });
        const faulty = [...written.slice(0, 2), '4 Blorbo', ...written.slice(2)].join('\n');
        await list.fill(faulty);
        await page.getByRole('button', { name: go }).click();
        await page.getByRole('alert').getByText('Blorbo').waitFor();
        expect(await page.getByRole('alert').textContent()).toContain(said);
        expect(await barriers(page)).toEqual([]);
        expect(await slides(page)).toBe(false);
        await shoot(page, `guest-deck-${width}`);
        expect(await list.inputValue()).toBe(faulty);
        await page.getByRole('button', { name: line }).click();
        expect(await list.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd))).toBe(
          '4 Blorbo',
        );
        await list.fill(written.join('\n'));
        expect(await page.getByRole('alert').count()).toBe(0);
        await page.getByRole('button', { name: go }).click();
        await page.getByRole('button', { name: sayReady }).click();
        await page.getByRole('button', { name: concede }).waitFor();

        const tab = await context.newPage();
        tab.on('pageerror', (error) => errors.push(error.message));
        await tab.goto(`${rig.url}/`);
        await tab.getByRole('button', { name: another }).waitFor();
        await tab.getByText(leaves).waitFor();
        expect(await barriers(tab)).toEqual([]);
        expect(await slides(tab)).toBe(false);
        await shoot(tab, `guest-goes-on-${width}`);
        await tab.getByRole('button', { name: goOn }).click();
        await tab.waitForURL(/\/matches\//);
        await tab.getByRole('button', { name: concede }).click();
        await tab.getByRole('button', { name: concede }).click();
        await tab.locator('.status .ended').waitFor({ state: 'attached' });
        // The list of matches follows the log: the lobby is opened until it knows.
        const tag = page.locator('.play-bot li .tag');
        await until(
          async () => {
            await page.goto(`${rig.url}/`);
            await tag.waitFor();
            return tag.textContent();
          },
          (said) => said === over,
        );
        expect(await page.getByRole('button', { name: goOn }).count()).toBe(0);
        await page.getByRole('button', { name: go }).waitFor();
        expect(errors).toEqual([]);
        await context.close();
      } finally {
        await worker.close();
        await rig.close();
      }
    },
    180_000,
  );
});
