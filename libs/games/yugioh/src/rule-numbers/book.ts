/** The numbers of one of the two books, each list in the book's order. */
export interface Book {
  /** Headings, which state no rule and need no test. */
  readonly headings: readonly string[];
  /** Numbered rules; each must be shown by a test or excused. */
  readonly rules: readonly string[];
}
