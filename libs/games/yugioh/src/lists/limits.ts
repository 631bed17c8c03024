/** A card of a list: its passcode, and its English name for those who read the list. */
export type LimitedCard = readonly [passcode: number, name: string];

/** Which cards a format forbids or limits (base.2.9). A list has a date and never changes; changed limits are a new list. */
export interface LimitList {
  readonly id: string;
  /** The year and month in which these limits were in force, according to their source. */
  readonly date: string;
  /** Cards of which no copy is allowed. */
  readonly forbidden: readonly LimitedCard[];
  /** Cards of which one copy is allowed. */
  readonly limited: readonly LimitedCard[];
  /** Cards of which two copies are allowed. */
  readonly semiLimited: readonly LimitedCard[];
}

/** The number of copies that a list allows, by passcode, for cards of which it allows fewer than three. */
export function limitsOf({ forbidden, limited, semiLimited }: LimitList): ReadonlyMap<number, number> {
  return new Map([forbidden, limited, semiLimited].flatMap((cards, copies) => cards.map(([passcode]) => [passcode, copies] as const)));
}
