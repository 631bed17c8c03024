import type { YugiohFacts } from './card-facts.js';

const ofExtraDeck: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);
const ofNoDeck: ReadonlySet<string> = new Set(['token', 'skill']);

/** Returns the deck that a card belongs in by the words of its type line (base.2.6 to base.2.8); Pendulum Monsters by their other words. */
export function placeByTypeLine(kind: YugiohFacts['kind'], typeLine: readonly string[]): YugiohFacts['place'] {
  const words = typeLine.map((word) => word.toLowerCase());
  if (kind === 'skill' || words.some((word) => ofNoDeck.has(word))) return 'none';
  return kind === 'monster' && words.some((word) => ofExtraDeck.has(word)) ? 'extra' : 'main';
}

/** Returns the name for which a card counts by its own text everywhere (base.2.5); null where the text gives it no other name. */
export const alwaysNamedBy = (text: string): string | null =>
  /card['’]s name is always treated as ["“]([^"”]+)["”]/i.exec(text)?.[1] ?? null;

/** Returns a name without the readings above its characters. */
export const withoutRuby = (name: string): string => name.replace(/<rt>[^<]*<\/rt>/g, '').replace(/<\/?ruby>/g, '');
