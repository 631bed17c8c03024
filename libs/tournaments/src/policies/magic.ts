import type { ChainStep, FigureName, PolicySource, StandingsPolicy } from './policy.js';

const exact = (figure: FigureName): ChainStep => ({ figure, at: null });

/** Match points, opponents' match-win, game-win and opponents' game-win percentage (MTR C). */
const magicChain: readonly ChainStep[] = [exact('points'), exact('omw'), exact('gw'), exact('ogw')];
const magicFigures: readonly FigureName[] = ['points', 'mw', 'gw', 'omw', 'ogw'];

const shared: readonly PolicySource[] = [
  { setting: 'points 3/1/0, chain, percentages, byes 2-0, byes not among opponents', source: 'MTR C, 2026-02-27', footing: 'stated' },
  { setting: 'disqualified players leave the standings, their results stay', source: 'IPG 1.1, 2024-09-23', footing: 'stated' },
  { setting: 'a player without opponents has the floor as OMW and OGW', source: 'no rule found', footing: 'house' },
];

const magicWith = (id: string, title: string, floor: string, floorSource: PolicySource): StandingsPolicy => ({
  id,
  title,
  points: { kind: 'fixed', win: 3, draw: 1, equalScore: 'draw' },
  chain: magicChain,
  figures: magicFigures,
  floor,
  shares: null,
  ownGw: 'floored',
  byeInMw: true,
  byeGames: 2,
  repeatedOpponent: 'each',
  phantomForByes: null,
  withoutOpponents: floor,
  composite: null,
  sources: [floorSource, ...shared],
});

const observed = (setting: string): PolicySource => ({
  setting,
  source: 'published standings of tournament software',
  footing: 'observed',
});

/** Magic as MTR C has it: floor 0.33. */
export const magic = magicWith('magic', 'Magic, floor 0.33', '0.33', {
  setting: 'floor 0.33',
  source: 'MTR C, 2026-02-27',
  footing: 'stated',
});

/** Magic as most tournament software has it: floor one third. */
export const magicThird = magicWith('magic-third', 'Magic, floor 1/3', '1/3', observed('floor 1/3'));

/** One third cut after seven digits. */
export const magicSevenDigits = magicWith('magic-0.3333333', 'Magic, floor 0.3333333', '0.3333333', observed('floor 0.3333333'));

/** One third cut after four digits. */
export const magicFourDigits = magicWith('magic-0.3333', 'Magic, floor 0.3333', '0.3333', observed('floor 0.3333'));

/** One third cut after four digits; MW and GW are rounded to four digits before means are made of them. */
export const magicRoundedFirst: StandingsPolicy = {
  ...magicWith(
    'magic-0.3333-rounded',
    'Magic, floor 0.3333, each MW and GW first rounded to 4 digits, half even',
    '0.3333',
    observed('floor 0.3333'),
  ),
  shares: { digits: 4, mode: 'halfEven' },
};
