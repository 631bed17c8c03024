/** The numbers of one of the two books, each list in the book's order. */
export interface Book {
  /** Titles: nothing to show. */
  readonly headings: readonly string[];
  /** Numbered rows that say something: each has to be shown or excused. */
  readonly rules: readonly string[];
}
