import type { Decision, Option } from '@arbiter/kernel';

/** How gladly each sort of act is begun when a player has priority; favourites come before all. */
const acts: { readonly [label: string]: number } = { pass: 40, land: 200, cast: 90, activate: 16, suspend: 40, turnUp: 40 };
/** Special actions not named above. */
const otherAct = 20;
/** Mana made before it is needed is lost mostly, and costs many actions. */
const ownMana = 1;
const favourite = 400;
/** Among the favourites of a game: what it is about is cast at any time rather than at the first, for some cards need their moment. */
export const patience = 'patience';
const patient = 30;

/** Answers that end or refuse something; all others are taken more gladly, so that effects act and announcements end. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'decline']);
const taken = 12;
/** A mulligan only now and then: fewer cards are fewer acts. */
const mulligans = 1;

/** How gladly players of random matches take an option; what they may not know plays no part. */
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
