import type { EntrantId } from '../history.js';

/**
 * Who goes on to the next phase.
 *
 * - `top`: so many, the best by the standings.
 * - `points`: everyone with at least so many match points.
 * - `topAndTied`: so many, and everyone tied with the last of them: by `points` alone, or by `rank`, when nothing tells them apart.
 */
export type CutGate =
  | { readonly kind: 'top'; readonly places: number }
  | { readonly kind: 'points'; readonly atLeast: number }
  | { readonly kind: 'topAndTied'; readonly places: number; readonly tiedBy: 'points' | 'rank' };

/** A line of the standings before the cut, the best first; entrants whom nothing tells apart share a rank. Dropped ones do not go on. */
export interface CutContender {
  readonly entrant: EntrantId;
  readonly rank: number;
  readonly points: number;
  readonly play: 'active' | 'dropped';
}

/** Why there is no cut. `places` are those of the gate; `tied` are those who share the rank over which the edge goes, `free` how many of them fit. */
export type CutRefusal =
  | { readonly code: 'structure/invalid-gate'; readonly gate: CutGate }
  | { readonly code: 'structure/invalid-standings'; readonly entrant: EntrantId }
  | { readonly code: 'structure/cut-larger-than-field'; readonly places: number; readonly field: number }
  | { readonly code: 'structure/tied-at-the-edge'; readonly tied: readonly EntrantId[]; readonly free: number }
  | { readonly code: 'structure/nobody-through'; readonly atLeast: number };

/** `through` are the seeds of the next phase, the first seed first; `tied` are those of them who share their rank with another. */
export type CutOutcome =
  | { readonly ok: true; readonly through: readonly EntrantId[]; readonly tied: readonly EntrantId[] }
  | { readonly ok: false; readonly refusal: CutRefusal };

const isSound = (gate: CutGate): boolean =>
  gate.kind === 'points' ? Number.isSafeInteger(gate.atLeast) && gate.atLeast >= 0 : Number.isSafeInteger(gate.places) && gate.places >= 2;

/** The first who stands where they cannot: twice, or with a better rank than the one before. */
const misplaced = (standings: readonly CutContender[]): CutContender | null => {
  const seen = new Set<EntrantId>();
  for (const [at, one] of standings.entries()) {
    const before = standings[at - 1];
    if (seen.has(one.entrant) || (before !== undefined && one.rank < before.rank)) return one;
    seen.add(one.entrant);
  }
  return null;
};

const idsOf = (contenders: readonly CutContender[]): readonly EntrantId[] => contenders.map(({ entrant }) => entrant);

const through = (contenders: readonly CutContender[]): CutOutcome => {
  const sharing = contenders.filter((one) => contenders.some((other) => other !== one && other.rank === one.rank));
  return { ok: true, through: idsOf(contenders), tied: idsOf(sharing) };
};

const refused = (refusal: CutRefusal): CutOutcome => ({ ok: false, refusal });

/**
 * Cuts a field. Dropped entrants do not go on, and before the cut the next one moves up; after it nobody does (`playKnockout`).
 *
 * Nothing is decided by chance here: entrants who share a rank across the edge of `top` are a refusal that names them, and a recorded lot
 * among them (a policy with the step `lot`) resolves it. Shared ranks within the cut are named, since their seeds follow the order given.
 *
 * @param standings the best first, as `standingsOf` lists them, disqualified entrants left out
 */
export function cutField(gate: CutGate, standings: readonly CutContender[]): CutOutcome {
  if (!isSound(gate)) return refused({ code: 'structure/invalid-gate', gate });
  const wrong = misplaced(standings);
  if (wrong !== null) return refused({ code: 'structure/invalid-standings', entrant: wrong.entrant });
  const field = standings.filter(({ play }) => play === 'active');
  if (gate.kind === 'points') {
    const reached = field.filter(({ points }) => points >= gate.atLeast);
    return reached.length === 0 ? refused({ code: 'structure/nobody-through', atLeast: gate.atLeast }) : through(reached);
  }
  const last = field[gate.places - 1];
  if (last === undefined) return refused({ code: 'structure/cut-larger-than-field', places: gate.places, field: field.length });
  switch (gate.kind) {
    case 'top': {
      const tied = field.filter(({ rank }) => rank === last.rank);
      const free = gate.places - field.filter(({ rank }) => rank < last.rank).length;
      return tied.length > free
        ? refused({ code: 'structure/tied-at-the-edge', tied: idsOf(tied), free })
        : through(field.slice(0, gate.places));
    }
    case 'topAndTied':
      return through(field.filter((one) => (gate.tiedBy === 'points' ? one.points >= last.points : one.rank <= last.rank)));
  }
}
