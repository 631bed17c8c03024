/** The numbers of some chapters of the book, each list in the book's order. */
export interface Chapters {
  /** Titles, and rows that only say that cards of another language differ: nothing to show. */
  readonly headings: readonly string[];
  /** Numbered rows that say something: each has to be shown or excused. */
  readonly rules: readonly string[];
  /** Those of both lists that the printed text misnumbered, and how. */
  readonly restored: readonly { readonly number: string; readonly why: string }[];
}
