import type { Side } from './format.js';
import type { TargetHint } from './names.js';
import type { Plan, QueuedChoice, QueuedTarget } from './plan.js';

/** The answers that a player still has: used from the front, unless only an entry further back fits. */
export interface Queues {
  targets: readonly QueuedTarget[];
  choices: readonly QueuedChoice[];
  modes: readonly (number | null)[];
  /** Targets of the act that is being announced. */
  hints: readonly TargetHint[];
  /** Whether the player chooses the mana that they pay with, colour by colour, from the queue of choices. */
  readonly manualMana: boolean;
}

export function queuesOf(plan: Plan, side: Side): Queues {
  const { targets, choices, modes } = plan.answers[side];
  return { targets, choices, modes, hints: [], manualMana: plan.setup.manualMana.includes(side) };
}

export const without = <Thing>(things: readonly Thing[], index: number): readonly Thing[] => things.filter((_, at) => at !== index);
