import type { Language } from '../types.js';
import { word } from '../words.js';
// A table of words without any rule in it: Magic's front door would bring the whole game into the page.
import { isSubtype, subtypeListOf, subtypeLists } from '../../../../libs/games/magic/src/characteristics/subtypes.js';

/** The word of a subtype, as the rules print it (205.3); what no rule knows stands as it is. */
export function subtypeWord(subtype: string, language: Language): string {
  const list = isSubtype(subtype) ? subtypeListOf(subtype) : null;
  if (language === 'en' || list === null) return subtype;
  return (subtypeLists[list] as { readonly [word: string]: string })[subtype] ?? subtype;
}

/** What stands between name and text of a card, by its characteristics: "token creature — Elf Warrior", "衍生生物～妖精／战士". */
export function typeLine(
  supertypes: readonly string[],
  types: readonly string[],
  subtypes: readonly string[],
  token: boolean,
  language: Language,
): string {
  const [between, before, among] = language === 'en' ? [' ', ' — ', ' '] : ['', '～', '／'];
  const kinds = [...(token ? ['tokenPermanent'] : []), ...supertypes, ...types].map((key) => word(key, language)).join(between);
  return subtypes.length === 0 ? kinds : `${kinds}${before}${subtypes.map((subtype) => subtypeWord(subtype, language)).join(among)}`;
}
