import type { KnockoutCourse, KnockoutForm, KnockoutPlan, KnockoutResult, PlayedMatch } from '../pairing/knockout-forms.js';
import { knockoutOf } from '../pairing/knockout.js';
import { playKnockout } from '../pairing/knockout-play.js';

export const single: KnockoutForm = { kind: 'single', thirdPlace: false };
export const withThird: KnockoutForm = { kind: 'single', thirdPlace: true };
export const double: KnockoutForm = { kind: 'double' };

/** A plan that there must be. */
export const planOf = (size: number, form: KnockoutForm): KnockoutPlan => {
  const answer = knockoutOf(size, form);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.plan;
};

/** A bracket as it stands, which it must. */
export const stands = (plan: KnockoutPlan, course: Partial<KnockoutCourse>): readonly PlayedMatch[] => {
  const played = playKnockout(plan, { results: [], walkovers: [], exits: [], withdrawals: 'walkover', ...course });
  if (!played.ok) throw new Error(`${played.refusal.code} ${JSON.stringify(played.refusal)}`);
  return played.matches;
};

/** Plays every match that can be played, in order; `winnerOf` says who of two seeds wins. */
export const playAll = (
  plan: KnockoutPlan,
  course: Partial<KnockoutCourse>,
  winnerOf: (one: number, other: number) => number,
): { readonly results: readonly KnockoutResult[]; readonly matches: readonly PlayedMatch[] } => {
  const results = [...(course.results ?? [])];
  for (;;) {
    const matches = stands(plan, { ...course, results });
    const ready = matches.filter(({ state }) => state.kind === 'ready');
    if (ready.length === 0) return { results, matches };
    for (const { match, seats } of ready) {
      const [one, other] = seats;
      if (one.kind === 'seed' && other.kind === 'seed') results.push({ match, winner: winnerOf(one.seed, other.seed) });
    }
  }
};
