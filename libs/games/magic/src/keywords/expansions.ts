import type { GameRules } from '@arbiter/kernel/authoring';

/** The expansions of a family of keywords: for each word, a function from its parameters to the abilities that it stands for (702). */
export type KeywordExpansions = NonNullable<GameRules['keywordAbilities']>;
