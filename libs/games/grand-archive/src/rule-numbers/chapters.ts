/** The numbers of some chapters of the book, each list in the book's order. */
export interface Chapters {
  /** Titles, and a row of which only the number is left: there is nothing to show for them. */
  readonly headings: readonly string[];
  /** Numbered rows with content: each has to be shown or excused. */
  readonly rules: readonly string[];
}
