import type { Footing, PolicySource } from '../policies/policy.js';
import type { RoundBand, RoundTable, ProposedStructure } from './round-forms.js';

const MTR_E = 'MTR E, 2026-02-27';
const KTP_H = 'KDE-US Tournament Policy 2.5 (2025-09-05) III.H';
const KTP_I = 'KDE-US Tournament Policy 2.5 (2025-09-05) III.I';
const MPA = "Multiplayer Addendum to the MTR (judges' community, unofficial)";

const band = (from: number, to: number | null, structure: ProposedStructure, footing: Footing = 'stated'): RoundBand => ({
  from,
  to,
  structure,
  footing,
});

const swiss = (rounds: number, cut: number | null): ProposedStructure => ({ kind: 'swiss', rounds, cut });

const twoDays = (firstDay: number, secondDay: number): ProposedStructure => ({ kind: 'twoDays', firstDay, secondDay, cut: 8 });

const inPods = (rounds: number, cut: number): ProposedStructure => ({ kind: 'pods', rounds, cut });

const byes = (source: string, footing: Footing): PolicySource => ({
  setting: 'a holder of 1, 2, 3 awarded byes counts as 2, 4, 8 players',
  source,
  footing,
});

const magicFrom17: readonly RoundBand[] = [
  band(17, 32, swiss(5, 8)),
  band(33, 64, swiss(6, 8)),
  band(65, 128, swiss(7, 8)),
  band(129, 226, swiss(8, 8)),
  band(227, 409, swiss(9, 8)),
  band(410, null, swiss(10, 8)),
];

const magicElimination = band(5, 8, { kind: 'singleElimination', rounds: 3 });

/** Magic as MTR E has it, with a constructed playoff. */
export const magicRounds: RoundTable = {
  id: 'magic',
  title: 'Magic',
  rule: { kind: 'bands', bands: [magicElimination, band(9, 16, swiss(5, 4), 'unverified'), ...magicFrom17] },
  awardedByes: 'powersOfTwo',
  sources: [
    { setting: 'rounds and cut, except for 9 to 16 players', source: MTR_E, footing: 'stated' },
    { setting: '9 to 16 players: 5 rounds, top 4', source: 'second-hand', footing: 'unverified' },
    byes(MTR_E, 'stated'),
  ],
};

/** Magic with a playoff in which eight draft. */
export const magicDraftPlayoffRounds: RoundTable = {
  id: 'magic-draft-playoff',
  title: 'Magic, draft playoff',
  rule: { kind: 'bands', bands: [magicElimination, band(9, 16, swiss(4, 8), 'unverified'), ...magicFrom17] },
  awardedByes: 'powersOfTwo',
  sources: [
    { setting: 'rounds and cut, except for 9 to 16 players', source: MTR_E, footing: 'stated' },
    { setting: '9 to 16 players: 4 rounds, top 8', source: 'second-hand', footing: 'unverified' },
    byes(MTR_E, 'stated'),
  ],
};

/** Yu-Gi-Oh!, tournaments of tier 1 and 2. */
export const yugiohRounds: RoundTable = {
  id: 'yugioh',
  title: 'Yu-Gi-Oh!, tier 1 and 2',
  rule: {
    kind: 'bands',
    bands: [
      band(4, 8, swiss(3, null)),
      band(9, 16, swiss(4, 4)),
      band(17, 32, swiss(5, 4)),
      band(33, 64, swiss(6, 8)),
      band(65, 128, swiss(7, 8)),
      band(129, 256, swiss(8, 8)),
      band(257, 512, swiss(9, 8)),
      band(513, 1024, swiss(10, 8)),
      band(1025, 2048, swiss(11, 8)),
      band(2049, null, swiss(12, 8)),
    ],
  },
  awardedByes: 'powersOfTwo',
  sources: [
    { setting: 'rounds and cut', source: KTP_H, footing: 'stated' },
    byes('III.I says it of tier 3 and 4; taken for these as well', 'house'),
  ],
};

/** Yu-Gi-Oh!, tournaments of tier 3 and 4, over two days. */
export const yugiohTwoDayRounds: RoundTable = {
  id: 'yugioh-two-days',
  title: 'Yu-Gi-Oh!, tier 3 and 4',
  rule: {
    kind: 'bands',
    bands: [
      band(129, 256, twoDays(7, 4)),
      band(257, 512, twoDays(8, 4)),
      band(513, 1024, twoDays(8, 5)),
      band(1025, 2048, twoDays(9, 5)),
      band(2049, null, twoDays(9, 6)),
    ],
  },
  awardedByes: 'powersOfTwo',
  sources: [{ setting: 'rounds of both days and cut', source: KTP_I, footing: 'stated' }, byes(KTP_I, 'stated')],
};

/** Force of Will, as stores do it; nothing above 64. */
export const forceOfWillRounds: RoundTable = {
  id: 'force-of-will',
  title: 'Force of Will',
  rule: {
    kind: 'bands',
    bands: [
      band(4, 8, swiss(3, null), 'unverified'),
      band(9, 16, swiss(4, 4), 'unverified'),
      band(17, 32, swiss(5, 4), 'unverified'),
      band(33, 64, swiss(6, 8), 'unverified'),
    ],
  },
  awardedByes: 'powersOfTwo',
  sources: [
    { setting: 'rounds and cut', source: 'store practice, second-hand', footing: 'unverified' },
    byes('no rule found; as in Magic', 'house'),
  ],
};

/** Tables of three and four. */
export const podRounds: RoundTable = {
  id: 'pods',
  title: 'pods of 3 and 4',
  rule: {
    kind: 'bands',
    bands: [
      band(6, 16, inPods(2, 4)),
      band(17, 24, inPods(3, 7)),
      band(25, 32, inPods(4, 10)),
      band(33, 40, inPods(5, 13)),
      band(41, 64, inPods(5, 16)),
    ],
  },
  awardedByes: 'asOne',
  sources: [
    { setting: 'rounds and cut', source: MPA, footing: 'stated' },
    { setting: 'everyone counts once: a table of four has one winner of four, not of two', source: 'no rule found', footing: 'house' },
  ],
};

const halving = (id: string, title: string): RoundTable => ({
  id,
  title,
  rule: { kind: 'halving', from: 2, atLeast: 3, footing: 'house' },
  awardedByes: 'powersOfTwo',
  sources: [
    { setting: 'as many rounds as halve the field to one, at least 3; no cut is proposed', source: 'no table found', footing: 'house' },
    byes('no rule found; as in Magic', 'house'),
  ],
});

/** Grand Archive has no table that we found. */
export const grandArchiveRounds: RoundTable = halving('grand-archive', 'Grand Archive');

/** Starline has no published tournament rules. */
export const starlineRounds: RoundTable = halving('starline', 'Starline (house policy)');

/** All tables of rounds. */
export const roundTables: readonly RoundTable[] = [
  magicRounds,
  magicDraftPlayoffRounds,
  yugiohRounds,
  yugiohTwoDayRounds,
  grandArchiveRounds,
  forceOfWillRounds,
  starlineRounds,
  podRounds,
];

/** The table of that id, or null. */
export const roundTableOf = (id: string): RoundTable | null => roundTables.find((table) => table.id === id) ?? null;
