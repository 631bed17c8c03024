import type { Decision, Option } from '@arbiter/kernel';

/** How gladly players begin each sort of act; favourites come before all. */
const acts: { readonly [label: string]: number } = { pass: 30, play: 120, attack: 200, activate: 40 };
const other = 30;
const favourite = 600;
/** Answers that refuse something; all others are taken more gladly, so that champions level up, units retaliate and effects act. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'pass']);
const taken = 12;

/** How gladly players of random games take an option; what they may not know plays no part. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card);
  if (decision.kind === 'act') return isLiked ? favourite : (acts[option.label] ?? other);
  // What is reserved is not played.
  if (decision.kind === 'payReserve') return isLiked ? 1 : taken;
  return refusing.has(option.id) ? 3 : isLiked ? favourite : taken;
}
