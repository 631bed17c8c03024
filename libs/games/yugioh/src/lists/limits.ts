/** A card of a list: its passcode, and its English name for those who read the list. */
export type LimitedCard = readonly [passcode: number, name: string];

/** Which cards a format forbids or limits (base.2.9). Data with a date: a changed list is another one. */
export interface LimitList {
  readonly id: string;
  /** When these limits were the ones in force, as far as their source said: a year and a month. */
  readonly date: string;
  /** No copy. */
  readonly forbidden: readonly LimitedCard[];
  /** One copy. */
  readonly limited: readonly LimitedCard[];
  /** Two copies. */
  readonly semiLimited: readonly LimitedCard[];
}

/** How many copies a list allows, by passcode, where it allows fewer than three. */
export function limitsOf({ forbidden, limited, semiLimited }: LimitList): ReadonlyMap<number, number> {
  return new Map([forbidden, limited, semiLimited].flatMap((cards, copies) => cards.map(([passcode]) => [passcode, copies] as const)));
}
