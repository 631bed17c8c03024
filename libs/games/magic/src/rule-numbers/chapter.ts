/** The numbers of one part of the book, each list in the book's order. */
export interface Chapter {
  /** Titles of sections, keyword actions and keyword abilities: nothing to show. */
  readonly headings: readonly string[];
  /** Numbered rows that say something: each has to be shown or excused. */
  readonly rules: readonly string[];
  /** Those of both lists that the printed text lost or misprinted, and what happened to them. */
  readonly restored: readonly { readonly number: string; readonly why: string }[];
}
