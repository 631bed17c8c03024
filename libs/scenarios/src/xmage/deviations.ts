/** A record that expects something else than the edition of 4 October 2019, with the rule that decides. */
export interface Deviation {
  readonly id: string;
  /** Number of the rule in that edition. */
  readonly rule: string;
  readonly reason: string;
}

/** Looked at one by one: each failed, and the rule named says why it should. docs/xmage.md explains. */
export const deviations: readonly Deviation[] = [];
