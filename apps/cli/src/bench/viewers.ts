import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, newCommandId } from '@arbiter/client';
import type { Ruleset } from '@arbiter/kernel';
import { resendingApi } from '../api.js';
import { getReady, type RecordedMatch } from '../load/recorded-match.js';
import { BotSocket } from '../load/socket-match.js';
import { openTournament, type Tournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import type { CostMeter } from './cost.js';
import { compared, type Figure } from './figure.js';
import { newMatch } from './new-match.js';

export interface ViewersBench {
  readonly url: string;
  readonly meter: CostMeter;
  readonly ruleset: Ruleset;
  readonly game: string;
  readonly measureMs: number;
  readonly onStep: (step: string) => void;
}

/** One measurement: how many matches are played, how many viewers each has, and how many actions a second there are in each. */
interface Run {
  readonly matches: number;
  readonly viewersOfEach: number;
  readonly actionsPerSecond: number;
}

/** Viewers of one match: slow enough that everybody is told of each action by itself. */
const manyOfOne = { matches: 1, viewersOfEach: 1_000, actionsPerSecond: 10 } as const satisfies Run;
/** One viewer for each of many matches, who shares what they are told with nobody. */
const oneOfMany = { matches: 32, viewersOfEach: 1, actionsPerSecond: 12 } as const satisfies Run;
/** How long after the last action what is sent to viewers still counts, in milliseconds. */
const settleMs = 1_000;

/** What a run came to. */
interface Watched {
  readonly actions: number;
  readonly cpuMs: number;
  readonly statements: number | null;
  /** Bytes that all viewers were sent. */
  readonly bytes: number;
  /** Viewers that were told of the last version of their match. */
  readonly upToDate: number;
}

/**
 * Measures what viewers cost who follow over server-sent events: a thousand of one match, and for comparison one of each of several matches.
 * Both are played without viewers too, and what that takes is not theirs.
 */
export async function viewersFigures(bench: ViewersBench): Promise<readonly Figure[]> {
  const tournament = await openTournament(bench.url, bench.game, 'Watched');
  const spectator = await mintSpectator(bench.url, tournament);
  const run = async (one: Run): Promise<Watched> => {
    bench.onStep(`${one.matches} matches with ${one.viewersOfEach} viewers each`);
    return watch(bench, tournament, spectator, one);
  };
  const withAndWithout = async (
    one: Run,
  ): Promise<{ readonly watched: Watched; readonly cpu: number; readonly statements: number | null }> => {
    // In turn, so that a process that gets quicker meanwhile favours neither.
    const alone = { ...one, viewersOfEach: 0 };
    const [first, second, third, fourth] = [await run(alone), await run(one), await run(one), await run(alone)];
    const [none, watched] = [sum(first, fourth), sum(second, third)];
    const more = (of: (measured: Watched) => number): number => of(watched) / watched.actions - of(none) / none.actions;
    const counted = watched.statements !== null && none.statements !== null;
    return { watched, cpu: more(({ cpuMs }) => cpuMs), statements: counted ? more(({ statements }) => statements ?? 0) : null };
  };
  // A process is slower at first.
  await run(oneOfMany);
  const single = await withAndWithout(oneOfMany);
  const { watched, cpu, statements } = await withAndWithout(manyOfOne);
  const sample = { sampleSize: watched.actions, sampleOf: 'actions that were watched', comparedWith: [] };
  const name = `${manyOfOne.viewersOfEach} viewers of a match`;
  return [
    { ...sample, name: 'one viewer of a match, CPU of the API', unit: 'ms/action', value: single.cpu, sampleSize: single.watched.actions },
    { ...sample, name: `${name}, CPU of the API`, unit: 'ms/action', value: cpu, comparedWith: [compared(cpu, 'one viewer', single.cpu)] },
    { ...sample, name: `${name}, sent to each`, unit: 'bytes/action', value: watched.bytes / watched.actions / manyOfOne.viewersOfEach },
    { ...sample, name: `${name}, told of the last action`, unit: 'viewers', value: watched.upToDate },
    ...(statements === null ? [] : [{ ...sample, name: `${name}, statements`, unit: 'statements/action', value: statements }]),
  ];
}

const sum = (one: Watched, other: Watched): Watched => ({
  actions: one.actions + other.actions,
  cpuMs: one.cpuMs + other.cpuMs,
  statements: one.statements === null || other.statements === null ? null : one.statements + other.statements,
  bytes: one.bytes + other.bytes,
  upToDate: Math.min(one.upToDate, other.upToDate),
});

async function mintSpectator(url: string, { gatheringId, organizer }: Tournament): Promise<string> {
  const client = resendingApi(url).as(organizer);
  const body = { role: 'spectator', commandId: newCommandId() } as const;
  return (await answerOf(client.POST('/gatherings/{gatheringId}/tokens', { params: { path: { gatheringId } }, body }))).secret;
}

async function watch(bench: ViewersBench, tournament: Tournament, spectator: string, run: Run): Promise<Watched> {
  const { url, ruleset, meter } = bench;
  const commandPrefix = `viewers-${run.matches}-${run.viewersOfEach}-${newCommandId()}`;
  const organizer = resendingApi(url).as(tournament.organizer);
  const matches = await Promise.all(
    Array.from({ length: run.matches }, async (_, number): Promise<RecordedMatch> => {
      const prefix = `${commandPrefix}-${number}`;
      const match: RecordedMatch = {
        matchId: await newMatch({ ruleset }, tournament, organizer, prefix, number),
        ruleset,
        seats: tournament.seats.map((secret) => resendingApi(url).as(secret)),
        draw: drawFrom(prefix),
        commandPrefix: prefix,
        watch: { acknowledged: () => undefined, refused: (_match, _id, problem) => Promise.reject(new Error(problem)) },
      };
      await getReady(match);
      return match;
    }),
  );
  const open = matches.flatMap(({ matchId }) => Array.from({ length: run.viewersOfEach }, () => Viewer.open(url, matchId, spectator)));
  const viewers = await Promise.all(open);
  const sockets = await Promise.all(tournament.seats.map((secret) => BotSocket.open(url, secret)));
  await pause(settleMs);
  const [before, bytesBefore] = [await meter.read(), bytesOf(viewers)];
  const actions = await playPaced(bench, sockets, matches, run.actionsPerSecond);
  await pause(settleMs);
  const after = await meter.read();
  for (const one of [...sockets, ...viewers]) one.close();
  return {
    actions,
    cpuMs: (after.cpuMs?.get('API') ?? 0) - (before.cpuMs?.get('API') ?? 0),
    statements: after.statements === null || before.statements === null ? null : after.statements - before.statements,
    bytes: bytesOf(viewers) - bytesBefore,
    upToDate: upToDate(viewers),
  };
}

const bytesOf = (viewers: readonly Viewer[]): number => viewers.reduce((sum, { bytes }) => sum + bytes, 0);

const upToDate = (viewers: readonly Viewer[]): number => {
  const newest = new Map<string, number>();
  for (const { matchId, version } of viewers) newest.set(matchId, Math.max(version, newest.get(matchId) ?? 0));
  return viewers.filter(({ matchId, version }) => version === newest.get(matchId)).length;
};

/** Plays matches over sockets, each at a pace. @returns how many actions were acknowledged */
async function playPaced(
  { ruleset, measureMs }: ViewersBench,
  sockets: readonly BotSocket[],
  matches: readonly RecordedMatch[],
  actionsPerSecond: number,
): Promise<number> {
  const until = performance.now() + measureMs;
  let actions = 0;
  const answered = (): boolean => {
    actions += 1;
    return performance.now() >= until;
  };
  const pace = (): Promise<void> => pause(1_000 / actionsPerSecond);
  await Promise.all(
    matches.map(({ matchId, commandPrefix }) =>
      Promise.race(
        sockets.map((socket, seat) => {
          const prefix = `${commandPrefix}-${seat}`;
          return socket.play({ matchId, ruleset, draw: drawFrom(prefix), commandPrefix: prefix, pace, answered });
        }),
      ),
    ),
  );
  return actions;
}

/** Somebody who follows a match over server-sent events. */
class Viewer {
  bytes = 0;
  /** Newest version that they were told of. */
  version = 0;

  private constructor(
    readonly matchId: string,
    private readonly request: ClientRequest,
  ) {}

  /** @throws {Error} when the stream is refused */
  static open(url: string, matchId: string, token: string): Promise<Viewer> {
    return new Promise((resolve, reject) => {
      const request = get(`${url}/matches/${matchId}/live`, { headers: { authorization: `Bearer ${token}` }, agent: viewersAgent });
      request.on('error', reject);
      request.on('response', (response: IncomingMessage) => {
        if (response.statusCode !== 200) return reject(new Error(`a viewer was refused with ${response.statusCode}`));
        const viewer = new Viewer(matchId, request);
        response.on('data', (chunk: Buffer) => viewer.take(chunk));
        resolve(viewer);
      });
    });
  }

  close(): void {
    this.request.on('error', () => undefined);
    this.request.destroy();
  }

  private take(chunk: Buffer): void {
    this.bytes += chunk.length;
    const at = chunk.lastIndexOf('id: ');
    const version = at < 0 ? Number.NaN : Number.parseInt(chunk.toString('latin1', at + 4, at + 16), 10);
    if (version > this.version) this.version = version;
  }
}

const viewersAgent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
