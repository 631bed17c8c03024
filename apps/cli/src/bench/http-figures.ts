import { answerOf } from '@arbiter/client';
import type { Ruleset } from '@arbiter/kernel';
import { resendingApi } from '../api.js';
import { playRecorded } from '../load/recorded-match.js';
import { openTournament, type Tournament } from '../load/tournament.js';
import { drawFrom } from '../random.js';
import { firstFormat, pinnedDecks, withDecks } from '../rulesets.js';
import { compared, type Figure, percentile } from './figure.js';

export interface HttpBench {
  readonly url: string;
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
}

/**
 * Measures actions per second through the real API: bots answer, read what they are asked next, and answer again. An action's time runs
 * from its first byte sent to its acknowledgement. The bots share the machine with the servers.
 */
export async function httpFigures(bench: HttpBench): Promise<readonly Figure[]> {
  const tournament = await openTournament(bench.url, bench.game, 'Benchmark');
  const figures: Figure[] = [];
  for (const atOnce of bench.atOnce) {
    bench.onStep(`HTTP actions, ${atOnce} matches at once`);
    const { latencies, seconds } = await measure(bench, tournament, atOnce);
    const name = `HTTP actions, ${atOnce} ${atOnce === 1 ? 'match' : 'matches'} at once`;
    const sample = { sampleSize: latencies.length, sampleOf: 'acknowledged actions' };
    const rate = latencies.length / seconds;
    const one = figures.find((figure) => figure.unit === 'actions/s');
    const comparedWith = [
      ...(one === undefined ? [] : [compared(rate, one.name, one.value)]),
      ...(bench.appends === null || atOnce !== 32 ? [] : [compared(rate, 'arbiter append, 32 in flight', bench.appends)]),
    ];
    figures.push({ name, unit: 'actions/s', value: rate, ...sample, comparedWith });
    for (const [label, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const)
      figures.push({ name: `${name}, ${label}`, unit: 'ms', value: percentile(latencies, share), ...sample, comparedWith: [] });
  }
  return figures;
}

async function measure(bench: HttpBench, tournament: Tournament, atOnce: number): Promise<Measured> {
  const api = resendingApi(bench.url);
  const organizer = api.as(tournament.organizer);
  const seats = tournament.seats.map((secret) => api.as(secret));
  const from = performance.now() + bench.warmUpMs;
  const until = from + bench.measureMs;
  const latencies: number[] = [];
  const table = async (number: number): Promise<void> => {
    for (let match = 0; performance.now() < until; match += 1) {
      const commandPrefix = `bench-${atOnce}-${number}-${match}`;
      const created = await answerOf(
        organizer.POST('/gatherings/{gatheringId}/matches', {
          params: { path: { gatheringId: tournament.gatheringId } },
          body: {
            players: tournament.players,
            format: firstFormat(bench.ruleset),
            commandId: `${commandPrefix}-create`,
            ...withDecks(pinnedDecks(bench.ruleset, match)),
          },
        }),
      );
      await playRecorded({
        matchId: created.match.matchId,
        ruleset: bench.ruleset,
        seats,
        draw: drawFrom(commandPrefix),
        commandPrefix,
        enough: () => performance.now() >= until,
        watch: {
          acknowledged: (_ack, command, { ms }) => {
            const now = performance.now();
            if (command.isAnswer && now >= from && now < until) latencies.push(ms);
          },
          refused: (_match, commandId, problem) => {
            throw new Error(`${commandId} was refused: ${problem}`);
          },
        },
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => table(number)));
  return { latencies, seconds: bench.measureMs / 1000 };
}
