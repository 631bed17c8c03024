import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot } from './browser.js';
import { bootRig, type Loose, type Rig } from './rig.js';
import { rulesetOf, twoPlayers } from './two-players.js';

const starline = rulesOf.starline;
const [preset] = starline.presetDecks();

const { race, cards } = preset!.deck as unknown as { readonly race: string; readonly cards: readonly string[] };
const names = new Map(starline.cards().map((card) => [card.id, card.names.en]));

/** A ready-made deck as a player would write it. */
const written = (): string =>
  [`Race: ${race}`, ...[...new Set(cards)].map((card) => `${cards.filter((one) => one === card).length} ${names.get(card)}`)].join('\n');

let database: TestDatabase;
let rig: Rig;
beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, rulesetOf('starline'));
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

const read = (body: object, game = 'starline') => rig.post(`/games/${game}/deck-readings`, rig.organizer, body);

describe('a deck as a player writes it', () => {
  it('given a list, when it is read, then it comes in the shape in which a match asks for it', async () => {
    const { status, json } = await read({ text: written() });
    expect(status).toBe(200);
    expect(json['deck']).toEqual(preset!.deck);
    expect(json['judgement']).toMatchObject({ standing: 'enforced', violations: [] });
  });

  it('given a name that no card has, then there is no deck, and the name is told', async () => {
    const { json } = await read({ text: `${written()}\n1 Blorbo` });
    expect(json['deck']).toBeNull();
    expect((json['judgement']!['violations'] as unknown as Loose[]).map(({ detail }) => detail as string).join(' ')).toContain('Blorbo');
  });

  it('given both text and JSON, a game or a format that nobody knows, or no token, then it is refused by name', async () => {
    expect(await read({ text: written(), deck: preset!.deck })).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await read({ text: written() }, 'chess')).toMatchObject({ status: 404, json: { code: 'game/not-found' } });
    expect(await read({ text: written(), format: 'blitz' })).toMatchObject({
      status: 404,
      json: { code: 'format/not-found', params: { formats: Object.keys(starline.formats) } },
    });
    expect(await rig.post('/games/starline/deck-readings', null, { text: written() })).toMatchObject({ status: 401 });
  });
});

describeInBrowser('a deck that a player brings along', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('given a match asks for a deck, when a list is pasted, then what is wrong with it is said, and once mended it is played', async () => {
    const { matchId, secrets } = await twoPlayers(rig, 'starline');
    const [one, other] = await Promise.all(
      secrets.map(async (secret) => {
        const page = await (await person(browser)).newPage();
        await page.goto(`${rig.url}/matches/${matchId}/board#token=${secret}`);
        await page.getByRole('button', { name: 'I am ready' }).click();
        return page;
      }),
    );
    // Both declare the race of the deck that they will bring.
    for (const page of [one!, other!]) await page.locator('.prompt.mine').getByRole('button', { name: /orc/i }).click();
    await one!.getByText('A deck of your own').click();
    const list = one!.getByRole('textbox', { name: 'A deck of your own' });
    const play = one!.getByRole('button', { name: 'Play this deck' });
    await list.fill(`${written()}\n1 Blorbo`);
    await play.click();
    await one!.getByRole('alert').getByText('Blorbo').waitFor();
    await shoot(one!, 'own-deck');
    expect(await barriers(one!)).toEqual([]);
    await list.fill(written());
    await play.click();
    await list.waitFor({ state: 'detached' });
  });
});
