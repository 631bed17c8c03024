/** The numbers of some chapters of the book, each list in the book's order. */
export interface Chapters {
  /** Titles, and a row of which nothing is left but its number: nothing to show. */
  readonly headings: readonly string[];
  /** Numbered rows that say something: each has to be shown or excused. */
  readonly rules: readonly string[];
}
