import type { Decision, Option } from '@arbiter/kernel';

/** Weights with which players begin each sort of act when they have priority; favourites have a larger weight. */
const acts: { readonly [label: string]: number } = { pass: 40, land: 200, cast: 90, activate: 16, suspend: 40, turnUp: 40 };
/** Special actions not named above. */
const otherAct = 20;
/** Mana that is made before it is needed is usually lost, and costs many actions. */
const ownMana = 1;
const favourite = 400;
/**
 * Marks, among the favourites of a game, that its cards are cast at a random time rather than at the first opportunity, since some cards
 * need the right moment.
 */
export const patience = 'patience';
const patient = 30;

/** Answers that end or refuse something. All others have a larger weight, so that effects happen and announcements end. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'decline']);
const taken = 12;
/** Mulligans are rare, since players with fewer cards act less. */
const mulligans = 1;

/** Returns the weight with which players of random matches take an option; it never depends on what they may not know. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (decision.kind === 'act') return actWeight(option, favourites);
  if (decision.kind === 'mulligan') return option.id === 'mulligan' ? mulligans : taken;
  if (decision.kind === 'activateMana') return option.id === 'automatic' ? taken * 4 : option.id === 'cancel' ? 1 : 4;
  return refusing.has(option.id) ? 3 : taken;
}

function actWeight({ label, params }: Option, favourites: readonly string[]): number {
  if (params?.mana === true) return ownMana;
  const weight = acts[label] ?? otherAct;
  if (typeof params?.card !== 'string' || !favourites.includes(params.card)) return weight;
  if (label === 'cast' && favourites.includes(patience)) return patient;
  return label === 'cast' || label === 'land' ? favourite : weight * 4;
}
