import type { Decision, Option } from '@arbiter/kernel';

/** Weights with which the turn player (TP) begins each sort of act; favourites have a larger weight. */
const acts: { readonly [label: string]: number } = { goOn: 14, battlePhase: 40, attack: 80, activate: 60, set: 25, position: 8, flip: 50 };
/** Weight of summons of every kind. */
const summon = 120;
const favourite = 600;
/** Weights of passing where a fast effect could be activated (`passing`), and of activating it (`answering`). */
const passing = 40;
const answering = 30;
/** Answers that refuse something. All others have a larger weight, so that effects happen. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'pass']);
const taken = 12;

/** Returns the weight with which players of random Duels take an option; it never depends on what they may not know. */
export function weightOf(decision: Decision, option: Option, favourites: readonly string[]): number {
  if (option.standing === true) return 1;
  const isLiked = typeof option.params?.card === 'string' && favourites.includes(option.params.card);
  switch (decision.kind) {
    case 'openAction':
      return isLiked && option.label !== 'position' ? favourite : (acts[option.label] ?? summon);
    case 'fastEffect':
      return option.id === 'pass' ? passing : isLiked ? favourite : answering;
    default:
      return refusing.has(option.id) ? 3 : taken;
  }
}
