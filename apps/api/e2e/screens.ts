import { livelyAnswers } from '@arbiter/bots';
import { games as rulesOf } from '@arbiter/games';
import type { Answer, Decision } from '@arbiter/kernel';
import type { Browser, Page } from 'playwright-core';
import { person, shoot } from './browser.js';
import { type Game, numbers } from './two-players.js';
import type { Loose, Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';
import { list } from './tournament.js';

/** Folder that pictures go to; what takes them is skipped without it. */
const folder = process.env['SCREENS'];

/** Whether pictures are wanted. */
export const screensWanted = folder !== undefined;

/** Takes a picture of what the window shows, small enough for a repository. @param whole of the whole page, where it is not much higher */
export const picture = async (page: Page, name: string, whole = false): Promise<void> => {
  if ((await page.locator('.columns aside').count()) > 0) await page.locator('aside li').first().waitFor();
  // What has just come may still be measured, as arrows are.
  await page.waitForTimeout(500);
  await shoot(page, name, whole);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 70, fullPage: whole });
};

/** A match between two players, with whatever its pages need. */
export interface Staged {
  readonly gatheringId: string;
  readonly matchId: string;
  readonly secrets: readonly [string, string];
  readonly spectator: string;
  readonly judge: string;
}

/** Sets a match that both players are ready for. @param more of the request that creates it */
export const stage = async (
  rig: Rig,
  game: Game,
  names: readonly [string, string],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Staged> => {
  const gatheringId = await createGathering(rig, 0, game);
  const players = [await createPlayer(rig, gatheringId, names[0]), await createPlayer(rig, gatheringId, names[1])] as const;
  const rules = rulesOf[game];
  const presets = rules.presetDecks();
  const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
    players,
    format: Object.keys(rules.formats)[0],
    ...('pinsDecks' in rules && rules.pinsDecks === true ? { decks: [presets[0]!.deck, presets.at(-1)!.deck] } : {}),
    commandId: newCommand(),
    ...more,
  });
  if (created.status !== 201) throw new Error(created.text);
  const matchId = String(created.json['match']!['matchId']);
  const secrets = [
    await mint(rig, gatheringId, { role: 'player', playerId: players[0] }),
    await mint(rig, gatheringId, { role: 'player', playerId: players[1] }),
  ] as const;
  for (const secret of secrets) await rig.post(`/matches/${matchId}/ready`, secret, { commandId: newCommand() });
  return {
    gatheringId,
    matchId,
    secrets,
    spectator: await mint(rig, gatheringId, { role: 'spectator' }),
    judge: await mint(rig, gatheringId, { role: 'judge' }),
  };
};

/** Where a match stands before an answer: who is asked what, and the view of the one who is asked. */
export interface Standing {
  readonly seat: 0 | 1;
  readonly decision: Decision;
  readonly view: Loose;
}

const decide = (game: Game, decision: Decision, random: (n: number) => number): readonly Answer[] => {
  if (decision.domain.type !== 'bulk') return livelyAnswers(decision.domain, random);
  const presets = rulesOf[game].presetDecks();
  return [{ bulk: (presets.find(({ id }) => id === decision.prompt.params['race']) ?? presets[0]!).deck }];
};

/**
 * Answers for both players at random, the same every time as far as their cards allow, until a moment is one to be shown.
 * @param most answers at most
 * @returns who is asked then; null where the match is over
 */
export const playUntil = async (
  rig: Rig,
  game: Game,
  { matchId, secrets }: Staged,
  isShown: (standing: Standing, answered: number) => boolean,
  most = 400,
  random = numbers(11),
): Promise<0 | 1 | null> => {
  for (let answered = 0; ; answered += 1) {
    const views = [await rig.get(`/matches/${matchId}/view`, secrets[0]), await rig.get(`/matches/${matchId}/view`, secrets[1])];
    const asked = views.findIndex(({ json }) => list(json['pending']).some((one) => one['yours'] as unknown));
    if (asked < 0) return null;
    const seat = asked as 0 | 1;
    const own = list(views[seat]!.json['pending']).find((one) => one['yours'] as unknown)!;
    const decision = own['decision'] as unknown as Decision;
    if (answered >= most || isShown({ seat, decision, view: views[seat]!.json['view']! }, answered)) return seat;
    for (const answer of decide(game, decision, random)) {
      const { status } = await rig.post(`/matches/${matchId}/decisions/${decision.id}/answer`, secrets[seat], {
        commandId: newCommand(),
        answer,
      });
      if (status === 200) break;
    }
  }
};

export interface Look {
  readonly width?: number;
  readonly language?: 'en' | 'zh' | 'zh-Hant';
  readonly dark?: boolean;
}

/** Opens an address as somebody does, waits until it is there, and closes it when it has been used. */
export const withPage = async (
  browser: Browser,
  url: string,
  ready: string,
  look: Look,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await person(browser, { width: 1_400, ...look, touch: look.width === 390 });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await use(page);
  await context.close();
};
