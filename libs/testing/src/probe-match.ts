import { type Answer, type Decision, drawPicks, type FormatPins } from '@arbiter/kernel';
import {
  type Answered,
  type ClockRules,
  MatchService,
  type ServiceOptions,
  type SpectatorDelay,
  type Timeline,
  Timelines,
  defaultServiceOptions,
  entropyCommitment,
} from '@arbiter/recording';
import { type MemoryWorld, memoryWorld } from './memory/memory-ports.js';
import { probeFormat, probeRuleset } from './probe-ruleset.js';

/** Version under which `probeWorld` knows the probe game. */
export const probeVersion = 'ab'.repeat(32);
export const probeMatchId = '01890000-0000-7000-8000-000000000001';

export const probeWorld = (): MemoryWorld => memoryWorld({ [probeVersion]: probeRuleset });

export const probeService = (world: MemoryWorld, change: Partial<ServiceOptions> = {}): MatchService =>
  new MatchService(world.ports, { ...defaultServiceOptions, owner: 'node-1', ...change });

/**
 * Returns the value of an answer that must be a success.
 * @throws {Error} names the problem otherwise
 */
export const yes = <T>(answered: Answered<T>): T => {
  if (!answered.ok) throw new Error(`${answered.problem.code}: ${answered.problem.detail}`);
  return answered.value;
};

export interface ProbeMatchOptions {
  readonly matchId?: string;
  readonly gatheringId?: string;
  readonly players?: readonly [string, string];
  readonly format?: FormatPins;
  readonly clock?: ClockRules | null;
  readonly spectatorDelay?: SpectatorDelay;
  /** Entropy by seat, 32 hex digits or more; the other players decline by being ready. */
  readonly entropy?: readonly string[];
  /** The table of a tournament's round that it is played at. */
  readonly tournament?: { readonly id: string; readonly round: number; readonly table: number };
}

/** Creates a probe match and starts it; by default alice has seat 0 and bob seat 1. */
export const startProbeMatch = async (service: MatchService, options: ProbeMatchOptions = {}): Promise<string> => {
  const matchId = options.matchId ?? probeMatchId;
  yes(
    await service.create({
      matchId,
      commandId: 'create-1',
      gatheringId: options.gatheringId ?? 'gathering-1',
      players: options.players ?? ['alice', 'bob'],
      ruleset: probeVersion,
      format: options.format ?? probeFormat(),
      clock: options.clock ?? null,
      spectatorDelay: options.spectatorDelay ?? { versions: 0, ms: 0 },
      autoStart: true,
      tournament: options.tournament ?? null,
    }),
  );
  const committed = [...(options.entropy ?? []).entries()];
  for (const [seat, entropy] of committed)
    yes(await service.commitEntropy({ matchId, commandId: `commit-${seat}`, seat, commitment: entropyCommitment(matchId, seat, entropy) }));
  for (const [seat, entropy] of committed) yes(await service.openEntropy({ matchId, commandId: `open-${seat}`, seat, entropy }));
  for (const seat of [0, 1]) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  return matchId;
};

/** Returns a function that draws an integer in [0, n), from a small generator of the test's own. */
export const chooser = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
};

/** Draws a legal answer. */
export const someAnswer = ({ domain }: Decision, draw: (n: number) => number): Answer =>
  domain.type === 'bulk' ? { bulk: null } : drawPicks(domain, draw);

const asked = (timeline: Timeline): readonly Decision[] =>
  timeline.view(timeline.head(), { role: 'judge' })?.pending.flatMap((open) => (open.yours ? [open.decision] : [])) ?? [];

const readers = new WeakMap<MemoryWorld, Timelines>();
const timelinesOf = (world: MemoryWorld): Timelines => {
  const timelines = readers.get(world) ?? new Timelines(world.ports);
  readers.set(world, timelines);
  return timelines;
};

/** Returns the open decisions of a match, with all possible answers. */
export const openDecisions = async (world: MemoryWorld, matchId: string): Promise<readonly Decision[]> => {
  const timeline = await timelinesOf(world).get(matchId);
  return timeline === null ? [] : asked(timeline);
};

/**
 * Answers at random until a number of answers were given or nobody is asked.
 * @returns the number of answers
 */
export const playProbeMatch = async (
  world: MemoryWorld,
  service: MatchService,
  matchId: string,
  seed: number,
  answers = 1_000,
): Promise<number> => {
  const draw = chooser(seed);
  for (let count = 0; count < answers; count += 1) {
    const open = await openDecisions(world, matchId);
    const decision = open[draw(Math.max(1, open.length))];
    if (decision === undefined) return count;
    yes(
      await service.answer({
        matchId,
        commandId: `play-${seed}-${count}`,
        seat: decision.seat,
        decision: decision.id,
        answer: someAnswer(decision, draw),
      }),
    );
  }
  return answers;
};
