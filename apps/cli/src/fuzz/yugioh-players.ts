import type { Decision, Option } from '@arbiter/kernel';

/** How gladly TP begins each sort of act; favourites come before all. */
const acts: { readonly [label: string]: number } = { goOn: 14, battlePhase: 40, attack: 80, activate: 60, set: 25, position: 8, flip: 50 };
/** Summons of every kind. */
const summon = 120;
const favourite = 600;
/** Passing where a fast effect could be activated, and activating it. */
const passing = 40;
const answering = 30;
/** Answers that refuse something; all others are taken more gladly, so that effects act. */
const refusing: ReadonlySet<string> = new Set(['no', 'none', 'done', 'cancel', 'pass']);
const taken = 12;

/** How gladly players of random Duels take an option; what they may not know plays no part. */
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
