import { readFileSync } from 'node:fs';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { answerOf, applyViewPatch, type Client, type MatchView, newCommandId, type ViewPatch } from '@arbiter/client';
import type { Ruleset } from '@arbiter/kernel';
import { resendingApi } from '../api.js';
import { getReady } from '../load/recorded-match.js';
import { BotSocket } from '../load/socket-match.js';
import { openTournament, type Tournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import type { CostMeter } from './cost.js';
import { type Figure, percentile } from './figure.js';
import { newMatch } from './new-match.js';

export interface PatchedViewersBench {
  readonly url: string;
  readonly meter: CostMeter;
  /** Ids of the API's processes, whose memory is read. */
  readonly apiPids: readonly number[];
  readonly ruleset: Ruleset;
  readonly game: string;
  readonly measureMs: number;
  readonly onStep: (step: string) => void;
}

/** Viewers of one match, all with one spectator's token, as when many watch a final. */
const viewersOfMatch = 500;
/** How the match is played: as people do on a busy day, and as fast as it goes. Milliseconds before each answer. */
const paces = { 'at two actions a second': 500, 'as fast as it goes': 0 } as const;
/** How long what was sent last may take, in milliseconds. */
const patienceMs = 10_000;

/** What a run came to. */
interface Watched {
  readonly actions: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly cpuMs: number;
  readonly bytes: number;
  readonly memoryMb: number;
  /** Viewers who have at the end what the view shows. */
  readonly same: number;
}

/**
 * Measures 500 viewers of one match who are sent views by patches. Each of them applies every patch; what leads from the same view by the same
 * patch is computed once for all of them, since they share one processor with what is measured.
 */
export async function patchedViewersFigures(bench: PatchedViewersBench): Promise<readonly Figure[]> {
  const tournament = await openTournament(bench.url, bench.game, 'Watched by patches');
  const path = { gatheringId: tournament.gatheringId };
  const body = { role: 'spectator', commandId: newCommandId() } as const;
  const organizer = resendingApi(bench.url).as(tournament.organizer);
  const { secret } = await answerOf(organizer.POST('/gatherings/{gatheringId}/tokens', { params: { path }, body }));
  const figures: Figure[] = [];
  for (const [how, paceMs] of Object.entries(paces)) {
    bench.onStep(`a match is played ${how}, first without viewers, then with ${viewersOfMatch}`);
    const alone = await watch(bench, tournament, secret, paceMs, 0);
    const watched = await watch(bench, tournament, secret, paceMs, viewersOfMatch);
    const name = `${viewersOfMatch} viewers by patches, ${how}`;
    const sample = { sampleSize: watched.actions, sampleOf: 'actions', comparedWith: [] };
    const told = { sampleSize: watched.latencies.length, sampleOf: 'views shown', comparedWith: [] };
    figures.push(
      { ...sample, name: `${name}: actions`, unit: 'actions/s', value: watched.actions / watched.seconds },
      { ...told, name: `${name}: from the event to the view, p50`, unit: 'ms', value: percentile(watched.latencies, 0.5) },
      { ...told, name: `${name}: from the event to the view, p99`, unit: 'ms', value: percentile(watched.latencies, 0.99) },
      { ...sample, name: `${name}: CPU of the API`, unit: 'ms/action', value: watched.cpuMs / watched.actions },
      { ...sample, name: `${name}: CPU of the API, nobody watching`, unit: 'ms/action', value: alone.cpuMs / alone.actions },
      { ...sample, name: `${name}: sent to each`, unit: 'bytes/action', value: watched.bytes / watched.actions / viewersOfMatch },
      { ...sample, name: `${name}: memory of the API`, unit: 'MB', value: watched.memoryMb },
      { ...sample, name: `${name}: memory of the API, nobody watching`, unit: 'MB', value: alone.memoryMb },
      { ...sample, name: `${name}: have what the view shows`, unit: 'viewers', value: watched.same },
    );
  }
  return figures;
}

async function watch(
  bench: PatchedViewersBench,
  tournament: Tournament,
  spectator: string,
  paceMs: number,
  viewersOfIt: number,
): Promise<Watched> {
  const { url, ruleset, meter, measureMs } = bench;
  const commandPrefix = `patched-${newCommandId()}`;
  const organizer = resendingApi(url).as(tournament.organizer);
  const matchId = await newMatch({ ruleset }, tournament, organizer, commandPrefix, 0);
  const seats = tournament.seats.map((secret) => resendingApi(url).as(secret));
  const refused = (_match: string, _id: string, problem: string): Promise<never> => Promise.reject(new Error(problem));
  await getReady({
    matchId,
    ruleset,
    seats,
    draw: drawFrom(commandPrefix),
    commandPrefix,
    watch: { acknowledged: () => undefined, refused },
  });
  const steps: SharedSteps = new Map();
  const viewers = await Promise.all(Array.from({ length: viewersOfIt }, () => PatchedViewer.open(url, matchId, spectator, steps)));
  const sockets = await Promise.all(tournament.seats.map((secret) => BotSocket.open(url, secret)));
  await pause(1_000);
  const before = await meter.read();
  const bytesBefore = viewers.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const viewer of viewers) viewer.latencies.length = 0;
  const began = performance.now();
  let actions = 0;
  const answered = (): boolean => {
    actions += 1;
    return performance.now() - began >= measureMs;
  };
  const pace = async (): Promise<void> => {
    if (paceMs > 0) await pause(paceMs);
  };
  const playing = sockets.map((socket, seat) =>
    socket.play({
      matchId,
      ruleset,
      draw: drawFrom(`${commandPrefix}-${seat}`),
      commandPrefix: `${commandPrefix}-${seat}`,
      pace,
      answered,
    }),
  );
  await Promise.race(playing);
  const seconds = (performance.now() - began) / 1_000;
  const same = await settledViewers(matchId, organizer, viewers);
  const after = await meter.read();
  const memoryMb = bench.apiPids.reduce((sum, pid) => sum + memoryOf(pid), 0);
  for (const one of [...sockets, ...viewers]) one.close();
  await Promise.allSettled(playing);
  return {
    actions,
    seconds,
    latencies: viewers.flatMap(({ latencies }) => latencies),
    cpuMs: (after.cpuMs?.get('API') ?? 0) - (before.cpuMs?.get('API') ?? 0),
    bytes: viewers.reduce((sum, { bytes }) => sum + bytes, 0) - bytesBefore,
    memoryMb,
    same,
  };
}

/** Waits until every viewer has the newest view. @returns how many have what `GET /matches/:matchId/view` shows at that version */
async function settledViewers(matchId: string, organizer: Client, viewers: readonly PatchedViewer[]): Promise<number> {
  if (viewers.length === 0) return 0;
  const until = performance.now() + patienceMs;
  const params = { path: { matchId } };
  let { newest } = await answerOf(organizer.GET('/matches/{matchId}/view', { params }));
  while (viewers.some(({ view }) => (view?.version ?? 0) < newest) && performance.now() < until) {
    await pause(50);
    ({ newest } = await answerOf(organizer.GET('/matches/{matchId}/view', { params })));
  }
  const shown = settled(await answerOf(organizer.GET('/matches/{matchId}/view', { params: { ...params, query: { version: newest } } })));
  // Most of them have one and the same object.
  const compared = new Map<MatchView, boolean>();
  return viewers.filter(({ view }) => {
    if (view === null) return false;
    const known = compared.get(view) ?? isDeepStrictEqual(settled(view), shown);
    compared.set(view, known);
    return known;
  }).length;
}

const settled = ({ now: _now, newest: _newest, ...rest }: MatchView): Omit<MatchView, 'now' | 'newest'> => rest;

/** Memory of a process, in MB; 0 where the operating system does not tell. */
const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
};

/** What a patch led to, by the view that it was applied to and its text. */
type SharedSteps = Map<string, { readonly from: MatchView | null; readonly view: MatchView }>;

/** Somebody who follows the view of a match. */
class PatchedViewer {
  bytes = 0;
  view: MatchView | null = null;
  /** Milliseconds from an event, by the clock of the server, to its view, by the same machine's. */
  readonly latencies: number[] = [];
  private rest = '';
  private failure: Error | null = null;

  private constructor(
    private readonly request: ClientRequest,
    private readonly steps: SharedSteps,
  ) {}

  /** @throws {Error} when the stream is refused */
  static open(url: string, matchId: string, token: string, steps: SharedSteps): Promise<PatchedViewer> {
    return new Promise((resolve, reject) => {
      const request = get(`${url}/matches/${matchId}/live?views=patches`, {
        headers: { authorization: `Bearer ${token}` },
        agent: viewersAgent,
      });
      request.on('error', reject);
      request.on('response', (response: IncomingMessage) => {
        if (response.statusCode !== 200) return reject(new Error(`a viewer was refused with ${response.statusCode}`));
        const viewer = new PatchedViewer(request, steps);
        response.setEncoding('utf8');
        response.on('data', (text: string) => viewer.take(text));
        resolve(viewer);
      });
    });
  }

  close(): void {
    this.request.on('error', () => undefined);
    this.request.destroy();
  }

  private take(text: string): void {
    this.bytes += Buffer.byteLength(text);
    const blocks = (this.rest + text).split('\n\n');
    this.rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (view|patch)\ndata: (.*)$/m.exec(block) ?? [];
      if (event === undefined || data === undefined || this.failure !== null) continue;
      this.view = this.led(event, data);
      if (this.view !== null) this.latencies.push(Date.now() - this.view.at);
    }
  }

  /** @returns null where a patch does not fit, which counts as a viewer who has not what the view shows */
  private led(event: string, data: string): MatchView | null {
    const key = `${this.view?.version ?? 0} ${data}`;
    const known = this.steps.get(key);
    if (known !== undefined && (event === 'view' || known.from === this.view)) return known.view;
    const made = event === 'view' ? (JSON.parse(data) as MatchView) : this.patched(JSON.parse(data) as ViewPatch);
    if (made === null) this.failure = new Error('a patch does not fit');
    else this.steps.set(key, { from: event === 'view' ? null : this.view, view: made });
    return made;
  }

  private patched(patch: ViewPatch): MatchView | null {
    const next = this.view === null ? null : applyViewPatch(this.view, patch);
    return next?.applied === true ? next.view : null;
  }
}

const viewersAgent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
