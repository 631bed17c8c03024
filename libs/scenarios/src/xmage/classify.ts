import type { Plan } from './plan.js';

/** The first thing that is missing, in this order: format, card, script verb, expectation. */
export interface Missing {
  readonly kind: 'format' | 'card' | 'script' | 'expectation';
  readonly what: string;
}

/**
 * Finds the first thing that is missing for a record.
 * @param knows whether a card of this name is in the catalogue; a split card is asked for by its whole name
 */
export function firstMissing(plan: Plan, knows: (card: string) => boolean): Missing | null {
  const gapOf = (kind: Missing['kind']): Missing | undefined => plan.gaps.find((gap) => gap.kind === kind);
  const card = plan.cards.find((name) => !knows(name));
  return (
    gapOf('format') ?? (card === undefined ? undefined : { kind: 'card', what: card }) ?? gapOf('script') ?? gapOf('expectation') ?? null
  );
}
