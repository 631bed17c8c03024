import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Pins, Ruleset } from '@arbiter/kernel';
import { gameOf, localPins, pinnedDecks, withDecks } from '../rulesets.js';
import { benchEngine, type EngineBenchResult } from './engine.js';

/** What a thread is to measure: games between all presets in turn, or of one preset against itself. */
export interface EngineOrders {
  readonly game: string;
  readonly preset: string | null;
  readonly games: number;
  readonly fingerprints: boolean;
}

/**
 * Measures in a thread of its own, in which nothing has been compiled before, so that no figure depends on earlier measurements.
 * @param start starts the program once more in a thread, in such a way that it calls `measureForOthers` there
 */
export function measureInThread(orders: EngineOrders, start: (workerData: unknown) => Worker): Promise<EngineBenchResult> {
  const worker = start(orders);
  return new Promise<EngineBenchResult>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread of the bench ended before it had measured')));
    worker.on('message', resolve);
  }).finally(() => worker.terminate());
}

/** Runs in the thread and measures what its orders say. The main thread waits meanwhile, so that the process's CPU time is the thread's. */
export function measureForOthers(): void {
  const { game, preset, games, fingerprints } = workerData as EngineOrders;
  const ruleset = gameOf(game);
  parentPort?.postMessage(benchEngine(ruleset, pinsOf(ruleset, preset), { games, fingerprints }));
}

function pinsOf(ruleset: Ruleset, preset: string | null): (game: number) => Pins {
  const pins = localPins(ruleset, 'bench');
  const deck = ruleset.presetDecks().find(({ id }) => id === preset)?.deck;
  const decks = deck === undefined ? null : Array.from({ length: ruleset.seats.min }, () => deck);
  return (game) => ({ ...pins, matchId: `bench-${game}`, ...(decks === null ? withDecks(pinnedDecks(ruleset, game)) : { decks }) });
}
