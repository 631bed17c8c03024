/** The numbers of one part of the rulebook, each list in the order of the book. */
export interface Chapter {
  /** Titles of sections, keyword actions and keyword abilities, which need no test. */
  readonly headings: readonly string[];
  /** Numbered rules: each has to be shown by a test or excused. */
  readonly rules: readonly string[];
  /** Numbers of both lists that the printed text lost or misprinted, and what happened to them. */
  readonly restored: readonly { readonly number: string; readonly why: string }[];
}
