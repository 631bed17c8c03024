import { magic, type MagicFacts, unit, type UnitFacts } from '../cards/building.js';
import type { StarlineAbility, StarlineCard } from '../vocabulary.js';

/** Names of an invented card: the end of its id, its Chinese name, its English name. */
export type Invented = readonly [slug: string, zh: string, en: string];

/** An invented unit: neutral, attack 4, score 2 unless said otherwise. */
export function testUnit([slug, zh, en]: Invented, facts: Partial<UnitFacts> = {}, ...abilities: readonly StarlineAbility[]): StarlineCard {
  return unit({ race: 'neutral', attack: 4, score: 2, ...facts, id: `test-${slug}`, zh: `試驗${zh}`, en: `Test ${en}` }, ...abilities);
}

/** An invented magic card: neutral, mana 1, consumable unless said otherwise. */
export function testMagic(
  [slug, zh, en]: Invented,
  facts: Partial<MagicFacts> = {},
  ...abilities: readonly StarlineAbility[]
): StarlineCard {
  return magic(
    { race: 'neutral', mana: 1, magicKind: 'consumable', ...facts, id: `test-${slug}`, zh: `試驗${zh}`, en: `Test ${en}` },
    ...abilities,
  );
}
