import type { GameRules } from '@arbiter/kernel/authoring';

/** What a family of keywords stands for: by word, the abilities that its parameters make (702). */
export type KeywordExpansions = NonNullable<GameRules['keywordAbilities']>;
