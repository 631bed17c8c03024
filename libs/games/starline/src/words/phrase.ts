/** The building blocks of texts in two languages; the kernel has them for every game. */
export { capital, join, listOf, many, nothing, onlyFields, or, phrase, phrasesAnd as and, phrasesTogether as together, sentence, template as fill, UnknownWord, unsaid, withArticle, wordOfTable as wordOf, type Phrase } from '@arbiter/kernel';
