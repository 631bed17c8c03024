import type { FormatPins, Ruleset } from '@arbiter/kernel';
import {
  type CreateMatch,
  type JudgeAct,
  MatchService,
  type RulesetRegistry,
  Timelines,
  defaultServiceOptions,
  writeBundle,
} from '@arbiter/recording';
import { memoryEvidence } from './memory/memory-evidence.js';
import { memoryWorld } from './memory/memory-ports.js';
import { chooser, yes } from './probe-match.js';

export interface RecordedMatch {
  /** The export, signed by a key that exists for this match only. */
  readonly text: string;
  readonly verifierKey: string;
  readonly answers: number;
}

export interface RecordMatch {
  readonly rulesets: RulesetRegistry;
  /** The version under which the match is recorded. */
  readonly version: string;
  readonly format: FormatPins;
  /** Seed of the random choices; the match's own seed is fixed. */
  readonly seed: number;
  readonly matchId?: string;
  /** Number of answers after which seat 0 concedes. */
  readonly atMost?: number;
  /** Number of answers after which a judge calls time. */
  readonly timeAfter?: number;
  /** Number of answers after which a judge lets the match go back, by eight of them. */
  readonly backAfter?: number;
}

/** Returns different preset decks of a game that pins decks; other ones for the next seed. */
const decksFor = ({ pinsDecks, presetDecks, seats }: Ruleset, seed: number): Partial<Pick<CreateMatch, 'decks'>> => {
  if (pinsDecks !== true) return {};
  const presets = presetDecks();
  return {
    decks: Array.from({ length: seats.min }, (_, seat) => (presets[(seed + seat) % presets.length] as (typeof presets)[number]).deck),
  };
};

/** Records a whole match of random legal play in memory, as a service would record it. */
export const recordMatch = async ({
  rulesets,
  version,
  format,
  seed,
  matchId = '01890000-0000-7000-8000-0000000000aa',
  atMost = 20_000,
  timeAfter = -1,
  backAfter = -1,
}: RecordMatch): Promise<RecordedMatch> => {
  const world = memoryWorld(rulesets);
  const ruleset = await rulesets.load(version);
  const service = new MatchService(world.ports, { ...defaultServiceOptions, owner: 'recorder' });
  const players = Array.from({ length: ruleset.seats.min }, (_, seat) => `player-${seat}`);
  yes(
    await service.create({
      matchId,
      commandId: 'create',
      gatheringId: null,
      players,
      ruleset: version,
      format,
      clock: null,
      spectatorDelay: { versions: 0, ms: 0 },
      autoStart: true,
      ...decksFor(ruleset, seed),
    }),
  );
  for (const seat of players.keys()) yes(await service.ready({ matchId, commandId: `ready-${seat}`, seat }));
  const timelines = new Timelines(world.ports);
  const draw = chooser(seed);
  let answers = 0;
  /** The newest version before each look. */
  const heads: number[] = [];
  let wentBack = false;
  for (;;) {
    const timeline = await timelines.get(matchId);
    const state = timeline?.state(timeline.head()) ?? null;
    const pending = state === null ? [] : ruleset.pending(state);
    const decision = pending[draw(Math.max(1, pending.length))];
    if (timeline === null || state === null || decision === undefined) break;
    if (answers === atMost) {
      yes(await service.concede({ matchId, commandId: 'concede', seat: 0, scope: 'match' }));
      break;
    }
    if (answers === timeAfter) yes(await service.judge({ matchId, commandId: 'time', judge: 'judy', act: { type: 'timeCalled' } }));
    heads.push(timeline.head());
    if (answers === backAfter && !wentBack) {
      wentBack = true;
      const toVersion = heads.at(-9) ?? 1;
      const acts: readonly JudgeAct[] = [
        { type: 'pause', reason: 'a judge is called' },
        { type: 'rewind', toVersion, banks: 'then', reason: 'a trigger was missed', rules: [] },
        { type: 'resume' },
      ];
      for (const act of acts) yes(await service.judge({ matchId, commandId: `back ${act.type}`, judge: 'judy', act }));
      continue;
    }
    const answer = ruleset.sample(timeline.at(1).meta.pins, state, decision, draw);
    world.time.advance(1_000);
    answers += 1;
    yes(await service.answer({ matchId, commandId: `answer-${answers}`, seat: decision.seat, decision: decision.id, answer }));
  }
  if (world.troubles.length > 0) throw world.troubles[0];
  const { evidence, verifierKey } = memoryEvidence(world.store);
  const text = [...yes(await writeBundle({ timelines, evidence }, matchId))].join('');
  return { text, verifierKey, answers };
};
