import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, newCommandId } from '@arbiter/client';
import type { Ruleset } from '@arbiter/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { resendingApi } from '../api.js';
import { playRecorded } from '../load/recorded-match.js';
import { openTournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import type { CostMeter } from './cost.js';
import { atMost, compared, type Figure, percentile } from './figure.js';
import { newMatch } from './new-match.js';

export interface PageBench {
  readonly url: string;
  /** Reads the processor time of the API; null where its processes are somebody else's. */
  readonly meter: CostMeter | null;
  readonly ruleset: Ruleset;
  readonly game: string;
  /** Number of events that the match should have at least; bots play until one is long enough, at most four. */
  readonly events: number;
  /** How often the page is opened, each time in a browser that knows nothing of it. */
  readonly rounds: number;
  readonly onStep: (step: string) => void;
}

/** A slow phone: bytes a second in both directions, milliseconds before an answer begins, and how many times slower it computes. */
const phone = { download: 1_600_000 / 8, upload: 750_000 / 8, latencyMs: 150, slower: 4 } as const;
/** Milliseconds within which the first board should be there. */
const mostToOpen = 1_000;
/** Milliseconds without a change after which the page counts as complete. */
const settledMs = 1_500;
const patienceMs = 60_000;

/** Kinds of what a page loads, by which its bytes are told. */
type Kind = 'page' | 'script' | 'style' | 'data';

/** What was seen when a page was opened once. */
interface Opened {
  /** Milliseconds from opening the address until the first board is painted. */
  readonly boardMs: number;
  /** Milliseconds until the board changes no more. */
  readonly completeMs: number;
  /** Requests that were sent until the first board is there, and in all. */
  readonly requestsBefore: number;
  readonly requests: number;
  /** Bytes of headers and bodies as they came over the line, by kind. */
  readonly bytes: ReadonlyMap<Kind, number>;
}

/**
 * Notes when there is a board for the first time, painted, and when it changed last. Runs in the page. The browser tells when a text of the
 * board was on the screen (Element Timing): a timer would come after those of the page, which do then what the board need not wait for.
 */
const watchBoard = `(() => {
  window.seen = { board: 0, changed: 0 };
  new PerformanceObserver((seen) => (window.seen.board ||= seen.getEntries()[0].startTime)).observe({ type: 'element' });
  new MutationObserver(() => {
    const board = document.querySelector('.board');
    if (board === null) return;
    const text = board.textContent;
    if (text !== window.seen.text) requestAnimationFrame(() => setTimeout(() => (window.seen.changed = performance.now())));
    window.seen.text = text;
    if (window.seen.waited) return;
    const first = document.createTreeWalker(board, NodeFilter.SHOW_TEXT).nextNode();
    if (first === null) return;
    window.seen.waited = true;
    first.parentElement.setAttribute('elementtiming', 'board');
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()`;

/**
 * Opens a published match as a reader without a token does, on a slow phone that a headless Chromium plays (CHROMIUM names it), and measures
 * how large a step of a replay is.
 * @returns nothing where there is no Chromium, or no playwright-core to drive it (it is a package for development), which is said
 */
export async function pageFigures({ url, meter, ruleset, game, events, rounds, onStep }: PageBench): Promise<readonly Figure[]> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    onStep(`the page is not measured: no browser at ${executablePath} (CHROMIUM names another one)`);
    return [];
  }
  const playwright = await import('playwright-core').catch(() => null);
  if (playwright === null) {
    onStep('the page is not measured: playwright-core is not installed');
    return [];
  }
  const { matchId, newest } = await publishedMatch({ url, meter, ruleset, game, events, onStep });
  onStep(`opening a match of ${newest} events ${rounds} times`);
  const browser = await playwright.chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const opened: Opened[] = [];
  try {
    // The first page also starts the browser's own parts, and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const seen = await openSlowly(page, session, `${url}/matches/${matchId}/board`);
      if (round > 0) opened.push(seen);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  onStep('stepping through it');
  const steps = await stepsOf(url, matchId, newest);
  const costs = meter === null ? [] : await costFigures(url, meter, game, matchId);
  const sample = { sampleSize: rounds, sampleOf: 'openings, median', comparedWith: [] };
  const middle = (of: (one: Opened) => number): number => percentile(opened.map(of), 0.5);
  const board = middle(({ boardMs }) => boardMs);
  const kinds: readonly Kind[] = ['page', 'script', 'style', 'data'];
  return [
    {
      ...sample,
      name: 'page on a slow phone, first board',
      unit: 'ms',
      value: board,
      comparedWith: [atMost(board, 1, 'the goal', mostToOpen)],
    },
    { ...sample, name: 'page on a slow phone, board changes no more', unit: 'ms', value: middle(({ completeMs }) => completeMs) },
    { ...sample, name: 'requests until the first board', unit: 'requests', value: middle(({ requestsBefore }) => requestsBefore) },
    { ...sample, name: 'requests in all', unit: 'requests', value: middle(({ requests }) => requests) },
    ...kinds.map((kind) => ({
      ...sample,
      name: `bytes over the line, ${kind}`,
      unit: 'KB',
      value: middle(({ bytes }) => bytes.get(kind) ?? 0) / 1_000,
    })),
    ...(['compressed', 'plain'] as const).map((how) => ({
      name: `a step of the replay, ${how}`,
      unit: 'KB',
      value:
        percentile(
          steps.map((step) => step[how]),
          0.5,
        ) / 1_000,
      sampleSize: steps.length,
      sampleOf: 'versions, median',
      comparedWith: [],
    })),
    ...(await patchFigures(url, matchId, newest)),
    ...costs,
  ];
}

const kindOf = (type: string): Kind =>
  (({ Document: 'page', Script: 'script', Stylesheet: 'style' }) as const satisfies Readonly<Record<string, Kind>>)[
    type as 'Document' | 'Script' | 'Stylesheet'
  ] ?? 'data';

/** Opens an address on the slow phone and waits until its board has settled. */
async function openSlowly(page: Page, session: CDPSession, address: string): Promise<Opened> {
  const kinds = new Map<string, Kind>();
  const bytes = new Map<Kind, number>();
  const sentAt: number[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, kindOf(type ?? ''));
    sentAt.push(timestamp * 1_000);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.download,
    uploadThroughput: phone.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  await page.addInitScript(watchBoard);
  await page.goto(address, { waitUntil: 'commit' });
  const { board, changed } = await settled(page);
  const began = Math.min(...sentAt);
  const requestsBefore = sentAt.filter((at) => at - began <= board).length;
  return { boardMs: board, completeMs: Math.max(board, changed), requestsBefore, requests: sentAt.length, bytes };
}

interface Seen {
  readonly board: number;
  readonly changed: number;
  readonly now: number;
}

/** Waits until a page has a board that changes no more. It is asked from outside, since the page's own policy lets nothing be evaluated in it. */
async function settled(page: Page): Promise<Seen> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const seen = (await page.evaluate('({ ...window.seen, now: performance.now() })')) as Seen;
    if (seen.board > 0 && seen.now - Math.max(seen.board, seen.changed) > settledMs) return seen;
    if (performance.now() > until) throw new Error(`the page showed no board within ${patienceMs} ms`);
    await pause(200);
  }
}

/** Lets bots play matches over HTTP until one is long enough, and publishes the longest. */
async function publishedMatch(bench: Omit<PageBench, 'rounds'>): Promise<{ readonly matchId: string; readonly newest: number }> {
  const { url, ruleset, game, events, onStep } = bench;
  const tournament = await openTournament(url, game, 'Opened on a phone');
  const organizer = resendingApi(url).as(tournament.organizer);
  let longest = { matchId: '', newest: 0 };
  for (let count = 0; count < 4 && longest.newest < events; count += 1) {
    onStep('bots play a match');
    // The same bots draw the same cards in every run only as far as the server's seed lets them; the length is told.
    const commandPrefix = `page-${count}-${newCommandId()}`;
    const matchId = await newMatch({ ruleset }, tournament, organizer, commandPrefix, count);
    const seats = tournament.seats.map((secret) => resendingApi(url).as(secret));
    await playRecorded({ matchId, ruleset, seats, draw: drawFrom(`page ${count}`), commandPrefix, watch: {} });
    const { newest } = await answerOf(organizer.GET('/matches/{matchId}/view', { params: { path: { matchId } } }));
    if (newest > longest.newest) longest = { matchId, newest };
  }
  await answerOf(organizer.POST('/matches/{matchId}/publication', { params: { path: { matchId: longest.matchId } } }));
  return longest;
}

/** Bytes of the views of versions from all over a match, as they are and compressed. */
async function stepsOf(
  url: string,
  matchId: string,
  newest: number,
): Promise<readonly { readonly plain: number; readonly compressed: number }[]> {
  const versions = Array.from({ length: 20 }, (_, at) => Math.max(1, Math.floor((newest * (at + 1)) / 20)));
  const steps: { readonly plain: number; readonly compressed: number }[] = [];
  for (const version of versions) {
    const address = `${url}/matches/${matchId}/view?version=${version}`;
    steps.push({ plain: await bytesOf(address, 'identity'), compressed: await bytesOf(address, 'br, gzip') });
  }
  return steps;
}

/** Versions that the page asks patches of at once. */
const atOnce = 40;

/** Measures what a step costs by patches, where the page asks for forty at once; and how large one patch is. */
async function patchFigures(url: string, matchId: string, newest: number): Promise<readonly Figure[]> {
  const parts: { readonly steps: number; readonly plain: number; readonly compressed: number }[] = [];
  for (let from = 1; from < newest; from += atOnce) {
    const to = Math.min(newest, from + atOnce);
    const address = `${url}/matches/${matchId}/patches?from=${from}&to=${to}`;
    parts.push({ steps: to - from, plain: await bytesOf(address, 'identity'), compressed: await bytesOf(address, 'br, gzip') });
  }
  const steps = parts.reduce((sum, part) => sum + part.steps, 0);
  return (['compressed', 'plain'] as const).map((how) => ({
    name: `a step of the replay by patches, ${how}`,
    unit: 'KB',
    value: parts.reduce((sum, part) => sum + part[how], 0) / steps / 1_000,
    sampleSize: steps,
    sampleOf: `versions, mean, ${atOnce} asked for at once`,
    comparedWith: [],
  }));
}

/** Requests of each kind by which their cost is measured, after as many that are not. */
const requestsForCost = 300;

/** Measures what the first board costs the API's processor, compressed, beside the view alone and beside the layout. */
async function costFigures(url: string, meter: CostMeter, game: string, matchId: string): Promise<readonly Figure[]> {
  const cost = async (path: string): Promise<number> => {
    const asked = async (): Promise<void> => {
      for (let count = 0; count < requestsForCost; count += 1) await bytesOf(`${url}${path}`, 'br, gzip');
    };
    await asked();
    const before = await meter.read();
    await asked();
    const after = await meter.read();
    return ((after.cpuMs?.get('API') ?? 0) - (before.cpuMs?.get('API') ?? 0)) / requestsForCost;
  };
  const [view, layout, table] = [
    await cost(`/matches/${matchId}/view`),
    await cost(`/games/${game}/layout`),
    await cost(`/matches/${matchId}/table`),
  ];
  const sample = { unit: 'ms/request', sampleSize: requestsForCost, sampleOf: 'requests, mean' };
  return [
    { ...sample, name: 'the view, CPU of the API', value: view, comparedWith: [] },
    { ...sample, name: 'the first board, CPU of the API', value: table, comparedWith: [compared(table, 'view and layout', view + layout)] },
  ];
}

/** Returns the bytes of a body as they come over the line. */
const bytesOf = (address: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'application/json', 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) reject(new Error(`${address} was refused with ${response.statusCode}`));
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
