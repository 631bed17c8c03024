import { createHash, randomUUID } from 'node:crypto';
import { matchIdOfSlot, slotsOfMonth } from '@arbiter/contracts';
import type { Action, Decision, FormatPins, Json, Ruleset } from '@arbiter/kernel';
import { defaultServiceOptions, MatchService, startingKey, type ServicePorts } from '@arbiter/recording';
import { botAnswer } from '../bot.js';
import { drawFrom } from '../random.js';
import { localPins, pinnedDecks, withDecks } from '../rulesets.js';

/** A match whose course is known before it is recorded, since its seed and choices are fixed. */
export interface PlannedMatch {
  readonly matchId: string;
  readonly seed: string;
  readonly players: readonly string[];
  readonly actions: readonly Action[];
  /** Decks by seat, where the game pins decks; null where it doesn't. */
  readonly decks: readonly Json[] | null;
}

/** Number of events beside the actions: created, ready twice, started, and at the end result, ended and seed revealed. */
const besidesActions = 7;
const candidates = 400;

/** The bench records in a log of its own, as the API owns those that it uses. */
const benchSlot = slotsOfMonth - 1;

/**
 * Finds a match of bots whose record has about so many events, by playing many matches without recording them.
 *
 * @returns the shortest match that is long enough, else the longest
 */
export function planMatch(ruleset: Ruleset, format: FormatPins, events: number): PlannedMatch {
  let best: PlannedMatch | null = null;
  const wanted = events - besidesActions;
  for (let number = 0; number < candidates; number += 1) {
    const one = playOut(ruleset, format, number);
    const better =
      best === null ||
      (best.actions.length < wanted
        ? one.actions.length > best.actions.length
        : one.actions.length >= wanted && one.actions.length < best.actions.length);
    if (better) best = one;
    if (best !== null && best.actions.length >= wanted && best.actions.length < wanted * 1.04) return best;
  }
  return best as PlannedMatch;
}

/** Returns the players' entropy for the starting key when no player adds any. */
export const nobodysEntropy = (seats: number): readonly null[] => Array.from({ length: seats }, () => null);

function playOut(ruleset: Ruleset, format: FormatPins, number: number): PlannedMatch {
  const matchId = matchIdOfSlot(Date.now(), benchSlot);
  const seed = createHash('sha256').update(`planned match ${number}`).digest('hex');
  const decks = pinnedDecks(ruleset, number);
  const pins = { ...localPins(ruleset, matchId, format), ...withDecks(decks) };
  const session = ruleset.openSession(pins, ruleset.start(pins, startingKey(seed, matchId, nobodysEntropy(pins.seats))).state);
  const draw = drawFrom(`planned match ${number}`);
  const actions: Action[] = [];
  while (session.result() === null) {
    const decision = session.pending()[0] as Decision;
    const action: Action = { type: 'answer', seat: decision.seat, decision: decision.id, answer: botAnswer(ruleset, decision, draw) };
    const done = session.act(action);
    if (!done.ok) throw new Error(`a bot's answer was refused: ${done.refusal.detail}`);
    actions.push(action);
  }
  return { matchId, seed, players: nobodysEntropy(pins.seats).map(() => randomUUID()), actions, decks };
}

/**
 * Records a planned match as a service would.
 * @param version the ruleset's version, under which `ports.rulesets` finds it
 * @param pause what is done while the match stands after so many actions
 */
export async function recordPlanned(
  ports: Omit<ServicePorts, 'randomness'>,
  version: string,
  format: FormatPins,
  planned: PlannedMatch,
  pause: { readonly after: number; readonly work: () => Promise<void> },
): Promise<void> {
  const { matchId, seed, actions } = planned;
  const service = new MatchService(
    { ...ports, randomness: { seed: () => seed } },
    { ...defaultServiceOptions, owner: `bench-${process.pid}` },
  );
  const players = planned.players;
  const yes = ({ ok, ...rest }: { readonly ok: boolean }): void => {
    if (!ok) throw new Error(`recording a match: ${JSON.stringify(rest)}`);
  };
  try {
    yes(
      await service.create({
        matchId,
        commandId: 'bench-create',
        gatheringId: null,
        players,
        ruleset: version,
        format,
        clock: null,
        spectatorDelay: { versions: 0, ms: 0 },
        autoStart: true,
        ...withDecks(planned.decks),
      }),
    );
    for (const seat of players.keys()) yes(await service.ready({ matchId, commandId: `bench-ready-${seat}`, seat }));
    for (const [at, action] of actions.entries()) {
      if (at === pause.after) await pause.work();
      if (action.type === 'answer')
        yes(
          await service.answer({ matchId, commandId: `bench-${at}`, seat: action.seat, decision: action.decision, answer: action.answer }),
        );
    }
  } finally {
    await service.close();
  }
}
