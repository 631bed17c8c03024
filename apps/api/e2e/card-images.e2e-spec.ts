import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot } from './browser.js';
import { bootRig, type Loose, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';

const starline = {
  game: 'starline',
  file: 'libs/games/starline/src/bundle.ts',
  name: 'rules',
  cards: 'libs/games/starline/src/cards/index.ts',
};
const [preset] = games.starline.presetDecks();
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="84"><rect width="60" height="84" fill="teal"/></svg>';

/** Picks the race of one deck, that deck, and otherwise what is offered first. */
const plainly = (decision: Loose): unknown => {
  if ((decision['kind'] as string) === 'buildDeck') return { bulk: preset?.deck };
  const ids = [...(decision['domain']!['options'] as unknown as Loose[])].map((option) => option['id'] as string);
  const race = ids.find((id) => id === preset?.id);
  return { picks: race === undefined ? ids.slice(0, Math.max(1, Number(decision['domain']!['min']))) : [race] };
};

describeInBrowser('an installation that has images of cards', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;
  let table: Table;
  let images: Server;
  const asked = new Set<string>();
  let withImage: string | null = null;

  beforeAll(async () => {
    // The first card that is asked for has an image, all others have none.
    images = createServer((request, response) => {
      const card = /^\/cards\/([^/.]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
      asked.add(card);
      withImage ??= card;
      if (card !== withImage) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    }).listen(0, '127.0.0.1');
    await once(images, 'listening');
    const origin = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
    database = await createTestDatabase();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, starline, {
      CARD_IMAGES: `starline=${origin}/cards/{id}.svg`,
    });
    browser = await launch();
    table = await setTable(rig, { game: 'starline', match: { format: 'standard' } });
    await table.start();
    for (let answers = 0; answers < 60; answers += 1) {
      const { json } = await table.view(table.judge);
      const [one] = json['pending'] as unknown as Loose[];
      if (one === undefined || Number(json['view']?.['turn']?.['number'] ?? 0) >= 3) break;
      const answer = await table.answer(Number(one['decision']!['seat']) as 0 | 1, plainly);
      if (answer.status !== 200) throw new Error(answer.text);
    }
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await rig.close();
    await database.drop();
    images.close();
  });

  it('given a player at the table, then cards that they see have their images, those without stay readable, and hidden ones are not asked for', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(`${rig.url}/matches/${table.matchId}/board#token=${table.seats[0]}`);
    await page.locator('.card-image.cover.there').first().waitFor();
    expect(await page.locator('.card-image.cover.there').first().getAttribute('alt')).not.toBe('');
    const without = page.locator('.game-card:not(.back):has(> .card-image.cover:not(.there))').first();
    await without.locator('.name').first().waitFor();
    expect(await without.locator('> .card-image').evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    expect(await page.locator('.game-card.back .card-image').count()).toBe(0);
    const { json } = await table.view(table.seats[0]);
    const seen = new Set([...JSON.stringify(json).matchAll(/"card":"([^"]+)"/g)].map(([, card]) => card));
    expect([...asked].filter((card) => !seen.has(card))).toEqual([]);
    expect(told.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    await shoot(page, 'card-images');
    expect(await barriers(page)).toEqual([]);
    await context.close();
  });

  it('given the page, then its policy allows images of that origin alone', async () => {
    const policy = (await rig.get('/')).headers.get('content-security-policy')!;
    expect(policy).toMatch(/img-src 'self' data: http:\/\/127\.0\.0\.1:\d+;/);
    expect(policy).toContain("default-src 'self'");
  });
});
