import type { PolicySource } from '../policies/policy.js';

/** How long a round lasts. `setting`: the organizer says; `usual` is proposed, if anything is. */
export type TimeLimit =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'setting'; readonly usual: number | null };

/** `earlier`: rounds of a playoff before the quarterfinal. */
export type ClockPhase = 'swiss' | 'earlier' | 'quarterfinal' | 'semifinal' | 'final';

/**
 * What happens when time is called, one step after the other.
 *
 * - `stopAtOnce`: nobody plays on. `finishTurn`: the turn ends; it may count as turn 0.
 * - `extraTurns`: so many turns of both players together, or until so many minutes are over, whichever comes first.
 * - `slowPlayTurns`: so many more where slow play was found.
 * - `unfinishedGameDrawn`: the game that is going on is a draw. `gamesDecide`: who has won more games wins the match; equal is a draw,
 *   unless a later step says otherwise.
 * - `bothLoseBelow`: if nobody has won as many games, both lose the match.
 * - `lifeDecides`: with equal games, who has more life (of the player or of their champion) wins.
 * - `playUntilBehind`: with equal life, play goes on until somebody has less, who loses.
 */
export type EndOfRoundStep =
  | { readonly kind: 'stopAtOnce' }
  | { readonly kind: 'finishTurn'; readonly countsAs: 'turnZero' | 'noTurn' }
  | { readonly kind: 'extraTurns'; readonly turns: number; readonly orMinutes: number | null }
  | { readonly kind: 'slowPlayTurns'; readonly turns: number }
  | { readonly kind: 'unfinishedGameDrawn' }
  | { readonly kind: 'gamesDecide' }
  | { readonly kind: 'bothLoseBelow'; readonly games: number }
  | { readonly kind: 'lifeDecides'; readonly of: 'player' | 'champion' }
  | { readonly kind: 'playUntilBehind' };

/** The clock of a game's rounds, as data that survives JSON. `elimination` holds where a playoff has a time limit at all. */
export interface RoundClock {
  readonly id: string;
  readonly title: string;
  readonly limits: Readonly<Record<ClockPhase, TimeLimit>>;
  readonly atTime: { readonly swiss: readonly EndOfRoundStep[]; readonly elimination: readonly EndOfRoundStep[] };
  readonly sources: readonly PolicySource[];
}

const minutes = (count: number): TimeLimit => ({ kind: 'minutes', minutes: count });
const unlimited: TimeLimit = { kind: 'unlimited' };
const setting: TimeLimit = { kind: 'setting', usual: null };

const KTP = 'KDE-US Tournament Policy 2.5 (2025-09-05)';

const magicTurns: readonly EndOfRoundStep[] = [
  { kind: 'finishTurn', countsAs: 'noTurn' },
  { kind: 'extraTurns', turns: 5, orMinutes: null },
  { kind: 'slowPlayTurns', turns: 2 },
];

/** Magic: five turns after time, then draws; a playoff is decided by games, then life. */
export const magicClock: RoundClock = {
  id: 'magic',
  title: 'Magic',
  limits: { swiss: minutes(50), earlier: setting, quarterfinal: minutes(90), semifinal: minutes(90), final: unlimited },
  atTime: {
    swiss: [...magicTurns, { kind: 'unfinishedGameDrawn' }, { kind: 'gamesDecide' }],
    elimination: [...magicTurns, { kind: 'gamesDecide' }, { kind: 'lifeDecides', of: 'player' }, { kind: 'playUntilBehind' }],
  },
  sources: [
    { setting: '50 minutes; quarterfinal and semifinal 90; final without limit', source: 'MTR B, 2026-02-27', footing: 'stated' },
    { setting: 'the turn ends, five more in total; what a playoff is decided by', source: 'MTR 2.4, 2026-02-27', footing: 'stated' },
    { setting: 'two more turns for slow play', source: 'IPG 3.3, 2024-09-23', footing: 'stated' },
    { setting: 'rounds of a playoff before the quarterfinal are set by the organizer', source: 'no rule found', footing: 'house' },
  ],
};

/** Yu-Gi-Oh!: over at once; without two Duels won both lose. */
export const yugiohClock: RoundClock = {
  id: 'yugioh',
  title: 'Yu-Gi-Oh!',
  limits: { swiss: minutes(50), earlier: unlimited, quarterfinal: unlimited, semifinal: unlimited, final: unlimited },
  atTime: { swiss: [{ kind: 'stopAtOnce' }, { kind: 'bothLoseBelow', games: 2 }, { kind: 'gamesDecide' }], elimination: [] },
  sources: [
    { setting: '50 minutes; top cut without limit', source: `${KTP} III.C`, footing: 'stated' },
    { setting: 'over at once; if nobody has two Duels, both lose', source: `${KTP} V.B`, footing: 'stated' },
    { setting: 'other regions (OCG) end rounds otherwise', source: 'second-hand', footing: 'unverified' },
  ],
};

/** Grand Archive: the turn ends as turn 0, then three turns or five minutes. */
export const grandArchiveClock: RoundClock = {
  id: 'grand-archive',
  title: 'Grand Archive',
  limits: { swiss: minutes(60), earlier: unlimited, quarterfinal: unlimited, semifinal: unlimited, final: unlimited },
  atTime: {
    swiss: [
      { kind: 'finishTurn', countsAs: 'turnZero' },
      { kind: 'extraTurns', turns: 3, orMinutes: 5 },
      { kind: 'unfinishedGameDrawn' },
      { kind: 'gamesDecide' },
    ],
    elimination: [
      { kind: 'finishTurn', countsAs: 'turnZero' },
      { kind: 'extraTurns', turns: 3, orMinutes: 5 },
      { kind: 'gamesDecide' },
      { kind: 'lifeDecides', of: 'champion' },
    ],
  },
  sources: [
    {
      setting: '60 minutes; playoff without limit',
      source: 'Grand Archive tournament rules, Round Times (trg.gatcg.com)',
      footing: 'stated',
    },
    {
      setting: 'turn 0, then three turns or five minutes, drawn; a timed playoff by games, then by the life of the champion',
      source: 'Grand Archive tournament rules, End of Match (trg.gatcg.com)',
      footing: 'stated',
    },
  ],
};

/** Force of Will: all of it second-hand, ended as in Magic. */
export const forceOfWillClock: RoundClock = {
  id: 'force-of-will',
  title: 'Force of Will',
  limits: { swiss: minutes(60), earlier: setting, quarterfinal: setting, semifinal: setting, final: setting },
  atTime: magicClock.atTime,
  sources: [
    { setting: '60 minutes', source: 'second-hand', footing: 'unverified' },
    { setting: 'ended as in Magic', source: 'no rule found', footing: 'unverified' },
    { setting: 'time limits of playoffs are set by the organizer', source: 'no rule found', footing: 'house' },
  ],
};

/** Starline: the organizer says how long; the turn ends and the game is drawn. */
export const starlineClock: RoundClock = {
  id: 'starline',
  title: 'Starline (house policy)',
  limits: { swiss: setting, earlier: setting, quarterfinal: setting, semifinal: setting, final: setting },
  atTime: {
    swiss: [{ kind: 'finishTurn', countsAs: 'noTurn' }, { kind: 'unfinishedGameDrawn' }, { kind: 'gamesDecide' }],
    elimination: [{ kind: 'finishTurn', countsAs: 'noTurn' }, { kind: 'gamesDecide' }],
  },
  sources: [{ setting: 'all of it', source: 'no published tournament rules found', footing: 'house' }],
};

/** All clocks. */
export const roundClocks: readonly RoundClock[] = [magicClock, yugiohClock, grandArchiveClock, forceOfWillClock, starlineClock];

/** The clock of that id, or null. */
export const roundClockOf = (id: string): RoundClock | null => roundClocks.find((clock) => clock.id === id) ?? null;

/** What a table or a clock has at second hand, not yet checked. */
export const unverifiedSources = ({ sources }: { readonly sources: readonly PolicySource[] }): readonly PolicySource[] =>
  sources.filter(({ footing }) => footing === 'unverified');

/** A match when all turns after time are over: games won, and life, by side. The unfinished game is in neither count. */
export interface MatchAtTime {
  readonly games: readonly [number, number];
  readonly life: readonly [number, number];
}

/** What the end of a round gives. `gamesDrawn` are games that the end itself added; `playOn`: nobody is ahead, so it goes on. */
export type EndedMatch =
  | { readonly kind: 'won'; readonly side: 0 | 1; readonly by: 'games' | 'life'; readonly gamesDrawn: number }
  | { readonly kind: 'drawn'; readonly gamesDrawn: number }
  | { readonly kind: 'bothLose' }
  | { readonly kind: 'playOn' };

const ahead = ([one, other]: readonly [number, number]): 0 | 1 | null => (one === other ? null : one > other ? 0 : 1);

/**
 * What becomes of a match after the turns that a procedure allows. Steps that are about turns decide nothing.
 * @param steps one procedure of a clock, in order
 */
export function endedBy(steps: readonly EndOfRoundStep[], { games, life }: MatchAtTime): EndedMatch {
  let gamesDrawn = 0;
  for (const step of steps) {
    switch (step.kind) {
      case 'stopAtOnce':
      case 'finishTurn':
      case 'extraTurns':
      case 'slowPlayTurns':
        break;
      case 'unfinishedGameDrawn':
        gamesDrawn += 1;
        break;
      case 'bothLoseBelow':
        if (Math.max(...games) < step.games) return { kind: 'bothLose' };
        break;
      case 'gamesDecide': {
        const side = ahead(games);
        if (side !== null) return { kind: 'won', side, by: 'games', gamesDrawn };
        break;
      }
      case 'lifeDecides': {
        const side = ahead(life);
        if (side !== null) return { kind: 'won', side, by: 'life', gamesDrawn };
        break;
      }
      case 'playUntilBehind':
        return { kind: 'playOn' };
    }
  }
  return { kind: 'drawn', gamesDrawn };
}
