/** The building blocks of texts in two languages; the kernel has them for every game. */
import { listed, type Phrase } from '@arbiter/kernel/words';

export {
  capital,
  join,
  listOf,
  many,
  nothing,
  onlyFields,
  or,
  phrase,
  phrasesAnd as and,
  sentence,
  template as fill,
  UnknownWord,
  unsaid,
  withArticle,
  wordOfTable as wordOf,
  type Phrase,
} from '@arbiter/kernel/words';

/** A list of things: A, B and C / A、B与C. */
export const together = (parts: readonly Phrase[]): Phrase => listed(parts, ' and ', '与');
