import type { GameResult, Pins, Seat } from '@arbiter/kernel';
import type { Aftermath, MatchEvent, MatchEventData } from '@arbiter/contracts';
import { type Calls, goesOnWithout, noCalls, withCall, withCallTaken, withoutCall, withoutCalls } from './calls.js';
import { type Clocks, heldShown, newClocks, runningShown, stopClocks } from './clocks.js';
import type { ClockShown, EntropyState, MatchStatus } from './commands.js';

export interface DrawOffer {
  readonly seat: Seat;
  readonly scope: 'game' | 'match';
}

/** All that recording itself knows of a match: folded from its stored events, without the rules. */
export interface MatchMeta {
  readonly created: MatchEventData<'MatchCreated'>;
  readonly pins: Pins;
  readonly status: MatchStatus;
  /** When the newest event was recorded: milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly ready: readonly boolean[];
  /** For each seat the hex digits of its opened entropy, or null. */
  readonly entropy: readonly (string | null)[];
  /** For each seat the commitment of its player, or null. */
  readonly commitments: readonly (string | null)[];
  /** For each seat whether its player declined to add entropy. */
  readonly declined: readonly boolean[];
  /** What followed from the newest action under the rules; null before the start. */
  readonly aftermath: Aftermath | null;
  readonly gamesEnded: number;
  /** For each seat how many answers it has given since the last game event. */
  readonly idleAnswers: readonly number[];
  readonly drawOffers: readonly DrawOffer[];
  /** Null where the match has no clock, and before the start. */
  readonly clocks: Clocks | null;
  /** The moment from which the match is held, by a judge's pause or by calls, and at which its clocks stand; null while it is not. */
  readonly pausedAt: number | null;
  /** Since when a judge's pause stands; null where none does. */
  readonly judgePausedAt: number | null;
  readonly calls: Calls;
  readonly result: GameResult | null;
  readonly endedAt: number | null;
  /** Null until the match is over. */
  readonly revealedSeed: string | null;
  /** For each judge until when their reading is on record, in milliseconds since 1970-01-01 UTC. */
  readonly watched: { readonly [judge: string]: number };
}

/** Whether an offer of a draw is by this seat and in this scope: each seat has at most one open offer in each scope. */
export const isOffer = (offer: DrawOffer, { seat, scope }: DrawOffer): boolean => offer.seat === seat && offer.scope === scope;

/** Returns the moment at which clocks are read: they stand still while the match is paused. */
export const clockNow = (meta: MatchMeta, now: number): number => meta.pausedAt ?? now;

const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((old, index) => (index === at ? value : old));

const begun = (data: MatchEventData<'MatchCreated'>): MatchMeta => ({
  created: data,
  pins: data.pins,
  status: 'created',
  at: data.at,
  ready: data.players.map(() => false),
  entropy: data.players.map(() => null),
  commitments: data.players.map(() => null),
  declined: data.players.map(() => false),
  aftermath: null,
  gamesEnded: 0,
  idleAnswers: data.players.map(() => 0),
  drawOffers: [],
  clocks: null,
  pausedAt: null,
  judgePausedAt: null,
  calls: noCalls,
  result: null,
  endedAt: null,
  revealedSeed: null,
  watched: {},
});

const acted = (meta: MatchMeta, aftermath: Aftermath): MatchMeta => ({ ...meta, aftermath, clocks: aftermath.clocks ?? meta.clocks });

/** Nothing holds a match that is over. */
const released = ({ calls }: MatchMeta): Pick<MatchMeta, 'pausedAt' | 'judgePausedAt' | 'calls'> => ({
  pausedAt: null,
  judgePausedAt: null,
  calls: withoutCalls(calls),
});

/** Counts an answer that no game event follows; any game event sets all counts to 0. */
const idleAfter = (
  { aftermath: before, idleAnswers }: MatchMeta,
  { seat, aftermath }: MatchEventData<'ActionRecorded'>,
): readonly number[] => {
  const happened = aftermath.gameEvents.last !== before?.gameEvents.last;
  return happened ? idleAnswers.map(() => 0) : replaced(idleAnswers, seat, (idleAnswers[seat] ?? 0) + 1);
};

const after = (meta: MatchMeta, event: Exclude<MatchEvent, { readonly type: 'MatchCreated' }>): MatchMeta => {
  switch (event.type) {
    case 'PlayerReady':
      return { ...meta, ready: replaced(meta.ready, event.data.seat, true) };
    case 'EntropyCommitted':
      return { ...meta, commitments: replaced(meta.commitments, event.data.seat, event.data.commitment) };
    case 'EntropyDeclined':
      return { ...meta, declined: replaced(meta.declined, event.data.seat, true) };
    case 'EntropyGiven':
    case 'EntropyOpened':
      return { ...meta, entropy: replaced(meta.entropy, event.data.seat, event.data.entropy) };
    case 'MatchStarted':
      return { ...acted(meta, event.data.aftermath), status: 'running' };
    case 'ActionRecorded': {
      // A player who plays on has declined what others offered.
      const drawOffers = meta.drawOffers.filter((offer) => offer.seat === event.data.seat);
      return { ...acted(meta, event.data.aftermath), drawOffers, idleAnswers: idleAfter(meta, event.data) };
    }
    case 'Conceded':
    case 'DrawAgreed':
    case 'ClockExpired':
    case 'LossGiven':
      return { ...acted(meta, event.data.aftermath), drawOffers: [] };
    case 'TimeCalled':
      return acted(meta, event.data.aftermath);
    case 'Rewound':
      // What players said meanwhile was said of a game that is no more.
      return { ...acted(meta, event.data.aftermath), drawOffers: [], idleAnswers: meta.idleAnswers.map(() => 0) };
    case 'DrawOffered':
      return {
        ...meta,
        drawOffers: [...meta.drawOffers.filter((offer) => !isOffer(offer, event.data)), { seat: event.data.seat, scope: event.data.scope }],
      };
    case 'ClockStarted':
    case 'ClockCredited':
    case 'ExtraTimeGiven':
      return { ...meta, clocks: event.data.clocks };
    case 'MatchPaused':
      return {
        ...meta,
        status: 'paused',
        pausedAt: meta.pausedAt ?? event.data.at,
        judgePausedAt: event.data.at,
        clocks: event.data.clocks,
      };
    case 'MatchResumed':
      return { ...meta, status: 'running', pausedAt: null, judgePausedAt: null, clocks: event.data.clocks };
    case 'JudgeCalled': {
      const called = { ...meta, calls: withCall(meta, event.data), clocks: event.data.clocks };
      return event.data.stops ? { ...called, status: 'paused', pausedAt: meta.pausedAt ?? event.data.at } : called;
    }
    case 'CallTaken':
      return { ...meta, calls: withCallTaken(meta.calls, event.data) };
    case 'CallClosed': {
      const closed = { ...meta, calls: withoutCall(meta.calls, event.data.call), clocks: event.data.clocks };
      return goesOnWithout(meta, event.data.call) ? { ...closed, status: 'running', pausedAt: null } : closed;
    }
    case 'JudgeViewed':
      return { ...meta, watched: { ...meta.watched, [event.data.judge]: event.data.until } };
    case 'GameEnded':
      // An offer to draw the game that has ended does not hold for the next one.
      return { ...meta, gamesEnded: event.data.game, drawOffers: meta.drawOffers.filter((offer) => offer.scope === 'match') };
    case 'MatchEnded':
      return { ...meta, status: 'ended', result: event.data.result, endedAt: event.data.at, drawOffers: [], ...released(meta) };
    case 'MatchCancelled':
      return {
        ...meta,
        status: 'cancelled',
        endedAt: event.data.at,
        drawOffers: [],
        ...released(meta),
        clocks: meta.clocks === null ? null : stopClocks(meta.clocks, clockNow(meta, event.data.at)),
      };
    case 'SeedRevealed':
      return { ...meta, revealedSeed: event.data.seed };
    case 'RulingGiven':
    case 'LossGivenBeforeStart':
    case 'ConcededBeforeStart':
      return meta;
  }
};

/**
 * Folds one stored event.
 * @throws {Error} when a stream does not begin with `MatchCreated`, or holds it twice
 */
export const foldMeta = (meta: MatchMeta | null, event: MatchEvent): MatchMeta => {
  if (event.type === 'MatchCreated') {
    if (meta !== null) throw new Error('a match is created once');
    return begun(event.data);
  }
  if (meta === null) throw new Error(`a match begins with MatchCreated, not with ${event.type}`);
  return { ...after(meta, event), at: event.data.at };
};

/**
 * Returns the state of each seat's entropy. A player who is ready without having committed has declined; so has every player who gave none
 * in an older match, since nothing can be added there any more.
 */
export const entropyStates = (meta: MatchMeta): readonly EntropyState[] =>
  meta.ready.map((ready, seat) => {
    if ((meta.entropy[seat] ?? null) !== null) return 'opened';
    if ((meta.commitments[seat] ?? null) !== null) return 'committed';
    return ready || meta.declined[seat] === true || meta.created.entropy === 'given' ? 'declined' : 'undecided';
  });

/** Returns the seats that must still commit or decline before any entropy can be opened. */
export const undecidedSeats = (meta: MatchMeta): readonly Seat[] =>
  entropyStates(meta).flatMap((state, seat) => (state === 'undecided' ? [seat] : []));

/** Returns the clocks as readers see them: full before the start, and running only while the match is. */
export const clocksShown = ({ created, status, clocks, at, pausedAt, pins, endedAt }: MatchMeta): readonly ClockShown[] | null => {
  if (created.clock === null) return null;
  const standing = clocks ?? newClocks(created.clock, pins.seats);
  switch (status) {
    case 'running':
      return runningShown(standing);
    case 'paused':
      return heldShown(standing, pausedAt ?? at);
    case 'created':
    case 'ended':
    case 'cancelled':
      return runningShown(stopClocks(standing, endedAt ?? at));
  }
};
