import type { CardProgram, GameWords, Json, JsonObject, Language } from '@arbiter/kernel';

export const words: GameWords = {
  events: {},
  prompts: {},
  options: {},
  parameter: (_name: string, value: Json, _language: Language): string => (typeof value === 'string' ? value : JSON.stringify(value)),
  cardText: (_card: CardProgram, _language: Language): string => '',
  cardValues: (card: CardProgram): JsonObject => card.printed,
};
