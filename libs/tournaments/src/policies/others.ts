import { magicThird } from './magic.js';
import type { PolicySource, StandingsPolicy } from './policy.js';

const thousandths = { digits: 3, mode: 'halfUp' } as const;

const unverified = (setting: string, source: string): PolicySource => ({ setting, source, footing: 'unverified' });

/** Yu-Gi-Oh!: no draws, both players of a match may lose, the tiebreaker is one number XXYYYZZZ. */
export const yugioh: StandingsPolicy = {
  id: 'yugioh',
  title: 'Yu-Gi-Oh!, XXYYYZZZ',
  points: { kind: 'fixed', win: 3, draw: 0, equalScore: 'bothLose' },
  chain: [
    { figure: 'points', at: null },
    { figure: 'omw', at: thousandths },
    { figure: 'oomw', at: thousandths },
  ],
  figures: ['points', 'mw', 'omw', 'oomw'],
  floor: '0',
  shares: null,
  ownGw: 'floored',
  byeInMw: true,
  byeGames: 2,
  repeatedOpponent: 'each',
  phantomForByes: null,
  withoutOpponents: '0',
  composite: 'XXYYYZZZ',
  sources: [
    { setting: 'points 3/0, no draws, both may lose', source: 'KDE-US Tournament Policy 2.5 (2025-09-05) V.B', footing: 'stated' },
    unverified('XXYYYZZZ in thousandths, half up, at most 999', 'second-hand'),
    unverified('no floor', 'second-hand'),
    unverified('a bye counts as a win', 'second-hand'),
    { setting: 'a player without opponents has 0', source: 'no rule found', footing: 'house' },
  ],
};

/** Grand Archive: the columns that its tournament software shows. */
export const grandArchive: StandingsPolicy = {
  ...magicThird,
  id: 'grand-archive',
  title: 'Grand Archive',
  sources: [
    { setting: 'points 3/1/0, chain points, OMW, GW, OGW', source: 'columns of the official standings', footing: 'observed' },
    unverified('floor 1/3', 'second-hand'),
    { setting: 'a bye is a win 2-0', source: 'Grand Archive tournament rules (trg.gatcg.com)', footing: 'stated' },
    { setting: 'a player without opponents has the floor as OMW and OGW', source: 'no rule found', footing: 'house' },
  ],
};

/** Force of Will: as Magic with a floor of one third, all of it second-hand. */
export const forceOfWill: StandingsPolicy = {
  ...magicThird,
  id: 'force-of-will',
  title: 'Force of Will',
  sources: [
    unverified('points 3/1/0', 'second-hand'),
    unverified('chain as Magic', 'second-hand'),
    unverified('floor 1/3', 'second-hand'),
    unverified('a bye is a win 2-0', 'second-hand'),
    { setting: 'a player without opponents has the floor as OMW and OGW', source: 'no rule found', footing: 'house' },
  ],
};

/** Starline has no published tournament rules; this is our own choice. */
export const starline: StandingsPolicy = {
  ...magicThird,
  id: 'starline',
  title: 'Starline (house policy)',
  sources: [{ setting: 'all of it: as Magic with a floor of 1/3', source: 'no published tournament rules found', footing: 'house' }],
};

/** Tables of three and four: the winner gets 2n-1 points. */
export const pods: StandingsPolicy = {
  id: 'pods',
  title: 'pods of 3 and 4',
  points: { kind: 'bySeats', fullTable: 4 },
  chain: [
    { figure: 'points', at: null },
    { figure: 'mw', at: null },
    { figure: 'opponentPoints', at: null },
    { figure: 'omw', at: null },
  ],
  figures: ['points', 'mw', 'opponentPoints', 'omw'],
  floor: '1/7',
  shares: null,
  ownGw: 'floored',
  byeInMw: false,
  byeGames: 0,
  repeatedOpponent: 'each',
  phantomForByes: null,
  withoutOpponents: '0',
  composite: null,
  sources: [
    {
      setting: "points 2n-1 / 1 each / 0, chain points, MW, opponents' mean points, OMW, floor 1/(2n-1), bye 2n-1 and out of MW",
      source: "Multiplayer Addendum to the MTR (judges' community, unofficial)",
      footing: 'stated',
    },
    { setting: 'n of byes and of the floor is 4, also where tables of three were played', source: 'no rule found', footing: 'house' },
    { setting: "opponents' mean points are all their match points, byes included", source: 'no rule found', footing: 'house' },
  ],
};

const podsWithPhantom = (value: string): StandingsPolicy => ({
  ...pods,
  id: `pods-phantom-${value}`,
  title: `pods of 3 and 4, a bye counts as an opponent of ${value}`,
  phantomForByes: value,
  sources: [...pods.sources, unverified(`a bye counts in OMW as an opponent of ${value}`, 'Commander circuits, second-hand')],
});

/** Pods in which the opponent of a bye counts in OMW with 0.20. */
export const podsWithPhantomFifth: StandingsPolicy = podsWithPhantom('0.20');

/** Pods in which the opponent of a bye counts in OMW with 0.33. */
export const podsWithPhantomThird: StandingsPolicy = podsWithPhantom('0.33');
