import type { Decision, Option } from '@arbiter/kernel';

/** How gladly players begin each sort of act; favourites come before all. */
const acts: { readonly [label: string]: number } = {
  pass: 30,
  play: 120,
  judge: 40,
  callStone: 150,
  battle: 160,
  activate: 40,
  standby: 60,
  lifebreak: 60,
  will: 4,
};
const other = 30;
const favourite = 600;
/** Answers that refuse something; all others are taken more gladly, so that effects act. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'pass']);
const taken = 12;

/** How gladly players of random games take an option; what they may not know plays no part. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  if (decision.kind !== 'act') return refusing.has(option.id) ? 3 : taken;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card) && option.label !== 'will';
  return isLiked ? favourite : (acts[option.label] ?? other);
}
