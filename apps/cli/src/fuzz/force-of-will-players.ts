import type { Decision, Option } from '@arbiter/kernel';

/** Weights with which players begin each sort of act; favourites have a larger weight. */
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
/** Answers that refuse something. All others have a larger weight, so that effects happen. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'pass']);
const taken = 12;

/** Returns the weight with which players of random games take an option; it never depends on what they may not know. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  if (decision.kind !== 'act') return refusing.has(option.id) ? 3 : taken;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card) && option.label !== 'will';
  return isLiked ? favourite : (acts[option.label] ?? other);
}
