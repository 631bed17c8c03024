import { setTimeout as pause } from 'node:timers/promises';
import type { Ruleset } from '@arbiter/kernel';
import { resendingApi } from '../api.js';
import { getReady, playRecorded, type RecordedMatch } from '../load/recorded-match.js';
import { BotSocket } from '../load/socket-match.js';
import { openTournament, type Tournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import { costFigures, type CostMeter, diskFigures } from './cost.js';
import { compared, type Figure, percentile } from './figure.js';
import { newMatch } from './new-match.js';

export interface HttpBench {
  /** Addresses of the API's processes; with several, everything is measured at the first, and then with the players of a match at different ones. */
  readonly urls: readonly string[];
  /** Meters what an action costs; null where nothing is known of the processes. */
  readonly meter: CostMeter | null;
  readonly ruleset: Ruleset;
  readonly game: string;
  /** Numbers of matches that are played at the same time, one run for each number. */
  readonly atOnce: readonly number[];
  /** Milliseconds that are measured, and milliseconds before them that are not. */
  readonly measureMs: number;
  readonly warmUpMs: number;
  readonly onStep: (step: string) => void;
  /** Durable appends per second with 32 in flight, for comparison; null where they were not measured. */
  readonly appends: number | null;
}

interface Measured {
  readonly latencies: readonly number[];
  readonly seconds: number;
  /** What was used while it was measured, with the number of actions that this is for. */
  readonly cost: (name: string) => readonly Figure[];
}

/** One measurement: how the bots talk, how many matches they play at once, and at how many processes of the API. */
interface Run {
  readonly way: Way;
  readonly atOnce: number;
  readonly nodes: number;
  /** Actions a second that all bots together are to send; null: as many as are answered. */
  readonly rate: number | null;
}

/** How bots talk to the API: with requests alone, or over one socket for each player. */
type Way = 'HTTP' | 'sockets';

/**
 * Measures actions per second through the real API: bots answer what they are asked, and are asked again. With requests, an answer brings
 * the next question of the same player, and the other one asks for theirs; over sockets everybody is told. An action's time runs from its
 * first byte sent to its acknowledgement. The bots share the machine with the servers.
 */
export async function httpFigures(bench: HttpBench): Promise<readonly Figure[]> {
  const tournament = await openTournament(bench.urls[0] as string, bench.game, 'Benchmark');
  const figures: Figure[] = [];
  const before = await bench.meter?.disk();
  const nodes = bench.urls.length === 1 ? [1] : [1, bench.urls.length];
  for (const run of bench.atOnce.flatMap((atOnce) =>
    nodes.flatMap((count) => (['HTTP', 'sockets'] as const).map((way): Run => ({ way, atOnce, nodes: count, rate: null }))),
  )) {
    const { way, atOnce } = run;
    const title = way === 'HTTP' ? 'HTTP actions' : 'socket actions';
    const name = `${title}, ${atOnce} ${atOnce === 1 ? 'match' : 'matches'} at once${run.nodes === 1 ? '' : `, at ${run.nodes} processes`}`;
    bench.onStep(name);
    const { latencies, seconds, cost } = await measure(bench, tournament, run);
    const sample = { sampleSize: latencies.length, sampleOf: 'acknowledged actions' };
    const rate = latencies.length / seconds;
    const others = figures.filter(({ unit }) => unit === 'actions/s');
    const single = others.find((figure) => figure.name === name.replace(/, at \d+ processes$/, ''));
    const one = others.find((figure) => figure.name.startsWith(title));
    const http = way === 'HTTP' ? undefined : others.findLast((figure) => figure.name.startsWith('HTTP'));
    const comparedWith = [
      ...(single === undefined
        ? one === undefined
          ? []
          : [compared(rate, one.name, one.value)]
        : [compared(rate, single.name, single.value, 0.8)]),
      ...(http === undefined ? [] : [compared(rate, http.name, http.value)]),
      ...(bench.appends === null || atOnce !== 32 ? [] : [compared(rate, 'arbiter append, 32 in flight', bench.appends)]),
    ];
    figures.push({ name, unit: 'actions/s', value: rate, ...sample, comparedWith });
    for (const [label, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const)
      figures.push({ name: `${name}, ${label}`, unit: 'ms', value: percentile(latencies, share), ...sample, comparedWith: [] });
    figures.push(...cost(name));
    // How long an action takes when there is room: only where the bots are told what comes, so that they can keep the pace.
    if (way === 'sockets' && atOnce > 1 && run.nodes === 1)
      for (const paced of [rate / 2, ...(rate > 500 ? [500] : [])])
        figures.push(...(await pacedFigures(bench, tournament, run, name, paced)));
  }
  const after = await bench.meter?.disk();
  return before === undefined || after === undefined ? figures : [...figures, ...diskFigures(before, after)];
}

/** Measures how long actions take at a rate that is below the highest. */
const pacedFigures = async (
  bench: HttpBench,
  tournament: Tournament,
  run: Run,
  title: string,
  rate: number,
): Promise<readonly Figure[]> => {
  const name = `${title}, ${Math.round(rate)} a second`;
  bench.onStep(name);
  const { latencies } = await measure(bench, tournament, { ...run, rate });
  const sample = { sampleSize: latencies.length, sampleOf: 'acknowledged actions' };
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return [
    { name: `${name}, p50`, unit: 'ms', value: p50, ...sample, comparedWith: [] },
    { name: `${name}, p99`, unit: 'ms', value: p99, ...sample, comparedWith: [compared(p99, 'p50', p50)] },
  ];
};

/** Returns a wait that lets so many go on in a second, at equal distances. */
const paceOf = (rate: number): (() => Promise<void>) => {
  let next = performance.now();
  return async () => {
    next = Math.max(next + 1_000 / rate, performance.now());
    await pause(next - performance.now());
  };
};

/** Returns the process that a seat's player talks to. */
const urlOf = ({ urls }: HttpBench, { nodes }: Run, seat: number): string => urls[seat % nodes] as string;

async function measure(bench: HttpBench, tournament: Tournament, run: Run): Promise<Measured> {
  const { way, atOnce, nodes, rate } = run;
  const pace = rate === null ? undefined : paceOf(rate);
  const organizer = resendingApi(bench.urls[0] as string).as(tournament.organizer);
  const seats = tournament.seats.map((secret, seat) => resendingApi(urlOf(bench, run, seat)).as(secret));
  const sockets =
    way === 'HTTP' ? [] : await Promise.all(tournament.seats.map((secret, seat) => BotSocket.open(urlOf(bench, run, seat), secret)));
  const from = performance.now() + bench.warmUpMs;
  const until = from + bench.measureMs;
  const latencies: number[] = [];
  const enough = (): boolean => performance.now() >= until;
  const answered = (ms: number): void => {
    const now = performance.now();
    if (now >= from && now < until) latencies.push(ms);
  };
  const table = async (number: number): Promise<void> => {
    for (let count = 0; !enough(); count += 1) {
      const commandPrefix = `bench-${way}-${atOnce}-${nodes}-${Math.round(rate ?? 0)}-${number}-${count}`;
      const match: RecordedMatch = {
        matchId: await newMatch(bench, tournament, organizer, commandPrefix, count),
        ruleset: bench.ruleset,
        seats,
        draw: drawFrom(commandPrefix),
        commandPrefix,
        enough,
        watch: {
          acknowledged: (_ack, command, { ms }) => {
            if (command.isAnswer) answered(ms);
          },
          refused: (_match, commandId, problem) => {
            throw new Error(`${commandId} was refused: ${problem}`);
          },
        },
      };
      await (way === 'HTTP' ? playRecorded(match) : playOver(sockets, match, answered, pace));
    }
  };
  const cost = meterBetween(bench, from, until, () => latencies.length);
  await Promise.all(Array.from({ length: atOnce }, (_, number) => table(number)));
  for (const socket of sockets) socket.close();
  return { latencies, seconds: bench.measureMs / 1000, cost: await cost };
}

/** Meters from one moment of `performance.now` to another. @returns the figures of what an action cost */
async function meterBetween(
  { meter }: HttpBench,
  from: number,
  until: number,
  actions: () => number,
): Promise<(name: string) => readonly Figure[]> {
  if (meter === null) return () => [];
  await pause(from - performance.now());
  const [before, none] = [await meter.read(), actions()];
  await pause(until - performance.now());
  const [all, after] = [actions(), await meter.read()];
  return (name) => costFigures(name, before, after, all - none);
}

/** Plays a match with one bot at each socket, until it is over or the measuring is. */
async function playOver(
  sockets: readonly BotSocket[],
  match: RecordedMatch,
  answered: (ms: number) => void,
  pace: (() => Promise<void>) | undefined,
): Promise<void> {
  const { matchId, ruleset, commandPrefix, enough = () => false } = match;
  await getReady(match);
  const over = sockets.map((socket, seat) =>
    socket.play({
      matchId,
      ruleset,
      draw: drawFrom(`${commandPrefix}-${seat}`),
      commandPrefix: `${commandPrefix}-${seat}`,
      ...(pace === undefined ? {} : { pace }),
      answered: (ms) => {
        answered(ms);
        return enough();
      },
    }),
  );
  // A bot that is asked nothing more waits for ever once the other one has stopped.
  await Promise.race(over);
}
