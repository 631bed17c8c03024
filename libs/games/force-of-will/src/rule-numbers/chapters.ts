/** The numbers of some chapters of the book, each list in the book's order. */
export interface Chapters {
  /** Titles, and rows that only say that cards of another language differ: there is nothing to show for them. */
  readonly headings: readonly string[];
  /** Numbered rows with content: each has to be shown or excused. */
  readonly rules: readonly string[];
  /** Numbers of both lists that the printed text has wrong, and how. */
  readonly restored: readonly { readonly number: string; readonly why: string }[];
}
