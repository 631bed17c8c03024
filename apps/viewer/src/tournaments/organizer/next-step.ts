import type { LogEvent, Tournament } from '../shared/types.js';

/** What an organizer does next. */
export type Step =
  | 'setStructure'
  | 'openRegistration'
  | 'closeRegistration'
  | 'drawPods'
  | 'pairRound'
  | 'publishRound'
  | 'startRound'
  | 'enterResults'
  | 'closeRound'
  | 'makeCut'
  | 'finish'
  | 'over';

/** How many entrants were seeded into each phase. */
export type SeedsOf = { readonly [phase: number]: number };

/** Reads from the events who was seeded into which phase: the tournament itself does not tell. */
export function seedsOfEvents(events: readonly LogEvent[]): SeedsOf {
  const seeds: { [phase: number]: number } = {};
  for (const { type, data } of events) {
    if (type !== 'CutMade' && type !== 'BracketSeeded') continue;
    if (typeof data !== 'object' || data === null || !('phase' in data) || !('seeds' in data)) continue;
    if (typeof data.phase === 'number' && Array.isArray(data.seeds)) seeds[data.phase] = data.seeds.length;
  }
  return seeds;
}

/** Reads from the events whether the newest round is the second grand final of a double elimination, behind which nothing is played. */
export function isLastFinal(events: readonly LogEvent[]): boolean {
  const paired = events.findLast(({ type }) => type === 'RoundPaired')?.data;
  if (typeof paired !== 'object' || paired === null || !('tables' in paired) || !Array.isArray(paired.tables)) return false;
  return paired.tables.some((table: { readonly why?: { readonly part?: unknown } }) => table.why?.part === 'reset');
}

/** How many rounds a phase has; null where nobody was seeded yet. */
function roundsOf({ structure }: Tournament, at: number, seedsOf: SeedsOf): number | null {
  const phase = structure?.phases[at];
  const size = seedsOf[at];
  if (phase?.kind === 'swiss' || phase?.kind === 'draft' || phase?.kind === 'pods') return phase.rounds;
  // Whether a double elimination needs its second grand final shows only when the first is played.
  if (phase?.kind === 'doubleElimination') return null;
  if (phase === undefined || size === undefined) return null;
  return phase.kind === 'singleElimination' ? Math.ceil(Math.log2(size)) : size - 1 + (size % 2);
}

function afterRound(tournament: Tournament, phase: number, seedsOf: SeedsOf, lastFinal: boolean): Step {
  if (seedsOf[phase + 1] !== undefined) return firstRoundOf(tournament, phase + 1);
  const played = tournament.rounds.filter((round) => round.phase === phase).length;
  const rounds = roundsOf(tournament, phase, seedsOf);
  if (!lastFinal && (rounds === null || played < rounds)) return 'pairRound';
  const next = tournament.structure?.phases[phase + 1];
  if (next?.gate?.kind === 'everybody') return firstRoundOf(tournament, phase + 1);
  return next === undefined ? 'finish' : 'makeCut';
}

/** A draft begins with its pods. */
const firstRoundOf = ({ structure, drafts }: Tournament, phase: number): Step =>
  structure?.phases[phase]?.kind === 'draft' && drafts.every((draft) => draft.phase !== phase) ? 'drawPods' : 'pairRound';

/** What comes next in a tournament. @param lastFinal whether the newest round is a second grand final */
export function nextStep(tournament: Tournament, seedsOf: SeedsOf, lastFinal = false): Step {
  const { status, structure, rounds } = tournament;
  if (status === 'finished' || status === 'cancelled') return 'over';
  if (structure === null) return 'setStructure';
  if (status === 'setUp') return 'openRegistration';
  if (status === 'registration') return 'closeRegistration';
  const last = rounds.at(-1);
  if (last === undefined) return firstRoundOf(tournament, 0);
  switch (last.stage) {
    case 'paired':
      return 'publishRound';
    case 'published':
      return last.missing === 0 ? 'closeRound' : 'startRound';
    case 'running':
      return last.missing === 0 ? 'closeRound' : 'enterResults';
    case 'closed':
      return afterRound(tournament, last.phase, seedsOf, lastFinal);
  }
}
