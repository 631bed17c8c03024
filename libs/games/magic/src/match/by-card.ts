interface Named {
  readonly card: string;
}

/** Compares cards by what they are: cards that are put together to be shuffled don't lie in the order of their ids, which would tell something of hidden cards. */
export const byCard = (one: Named, other: Named): number => (one.card === other.card ? 0 : one.card < other.card ? -1 : 1);
