import type { Game, Phase, Settings, Structure } from './types.js';

/** Whether a phase is a bracket: somebody has to win each table. */
export const isElimination = (kind: Phase['kind'] | undefined): boolean => kind === 'singleElimination' || kind === 'doubleElimination';

/** What somebody fills in to make a tournament. */
export interface Template {
  readonly rounds: number;
  /** How many go on to the bracket; 0 for none. */
  readonly cut: 0 | 4 | 8;
  readonly bestOf: number;
  /** Null without a limit. */
  readonly minutes: number | null;
}

/** Swiss rounds that tell so many players apart; at least three, as shops play them. Tables of the single games are not in here. */
export const proposedRounds = (players: number): number => Math.max(3, Math.ceil(Math.log2(Math.max(2, players))));

/** The usual cut for so many players. */
export function proposedCut(players: number): Template['cut'] {
  if (players < 9) return 0;
  return players < 17 ? 4 : 8;
}

/** Swiss rounds, and a bracket after a cut; the bracket has no time limit. */
export function structureOf({ rounds, cut, bestOf, minutes }: Template): Structure {
  const swiss = { kind: 'swiss', rounds, bestOf, minutes, gate: null, lastRoundByRank: false, sides: 'lot' } as const;
  if (cut === 0) return { phases: [swiss] };
  const gate = { kind: 'top', places: cut } as const;
  const bracket = { kind: 'singleElimination', bestOf, minutes: null, gate, thirdPlace: false, withdrawals: 'walkover' } as const;
  return { phases: [swiss, bracket] };
}

const policies: { readonly [game: string]: string } = {
  magic: 'magic',
  yugioh: 'yugioh',
  'grand-archive': 'grand-archive',
  'force-of-will': 'force-of-will',
  starline: 'starline',
};

/** The standings policy of a game. */
export const policyOf = (game: string): string => (Object.hasOwn(policies, game) ? policies[game] : undefined) ?? 'magic';

const minutesOf: { readonly [game: string]: number } = { magic: 50, yugioh: 50, 'grand-archive': 60, 'force-of-will': 60 };

/** The usual length of a game's rounds. */
export const proposedMinutes = (game: string): number => (Object.hasOwn(minutesOf, game) ? minutesOf[game] : undefined) ?? 50;

/** Settings of a new tournament that nobody was asked for. */
export function settingsOf(
  game: Pick<Game, 'game'>,
  chosen: Pick<
    Settings,
    'format' | 'capacity' | 'checkIn' | 'selfRegistration' | 'reporting' | 'loneReportMinutes' | 'matches' | 'decks' | 'cardList' | 'heldOn'
  >,
): Settings {
  return { ...chosen, policy: policyOf(game.game), clock: null, visibility: 'public' };
}
