interface Named {
  readonly card: string;
}

/**
 * Compares cards by what they are, to sort cards that are put together before shuffling: their order by ids would give away something about
 * hidden cards.
 */
export const byCard = (one: Named, other: Named): number => (one.card === other.card ? 0 : one.card < other.card ? -1 : 1);
