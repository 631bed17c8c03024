import type { DeckGame } from '../deck-list.js';

/** Signs of Windows-1252 beyond those of Latin-1, from 0x80 on; a blank where the code has none. */
const windowsSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(sign: string): number | null {
  const code = sign.charCodeAt(0);
  if (code < 0x100) return code;
  const at = windowsSigns.indexOf(sign);
  return at < 0 ? null : 0x80 + at;
}

/** Reads a text again that is UTF-8 and was taken for Windows-1252, as in `LimÃ¢`; null where it is nothing of that kind. */
function readAgain(name: string): string | null {
  if (!/[Â-ï]/.test(name)) return null;
  const bytes = [...name].map(byteOf);
  if (bytes.includes(null)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  } catch {
    return null;
  }
}

/** What lists write behind names: variants of printings in brackets, in Yu-Gi-Oh! those of rarities alone, as names have brackets too. */
const variantBehind: { readonly [game in DeckGame]: RegExp | null } = {
  magic: /\s*(?:\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|\s[-–]\s(?:foil|etched foil))$/iu,
  yugioh: /\s*\((?:V\.\s?\d+[^()]*|[^()]*\b(?:rare|alternate|alt(?:\.|ernative)? art|print(?:ing)?)\b[^()]*)\)$/iu,
  'force-of-will': /\s*[([](?:[^()[\]]*\b(?:foil|full art|promo|uber|super rare|j-ruler|ruler)\b[^()[\]]*)[)\]]$/iu,
  'grand-archive': /\s*\((?:[^()]*\b(?:foil|1st|first|alter|promo|csr|cur|cpr)\b[^()]*)\)$/iu,
  starline: null,
};

/**
 * Returns names that a list may mean by one that no card has, likeliest first: read again in the right encoding, without the prefix by which
 * Arena marks cards that it has rebalanced, without variants of printings behind it, and basic lands in the singular.
 */
export function otherSpellings(game: DeckGame, name: string): readonly string[] {
  const again = readAgain(name);
  const found = again === null ? [] : [again];
  const land = game === 'magic' ? /^(island|swamp|mountain|forest)s$/iu.exec(name)?.[1] : undefined;
  if (land !== undefined) found.push(land);
  const arena = game === 'magic' ? /^A-(?=\p{Lu})(.+)$/u.exec(name)?.[1] : undefined;
  if (arena !== undefined) found.push(arena);
  const variant = variantBehind[game];
  for (let rest = arena ?? again ?? name; variant?.test(rest) === true; ) {
    rest = rest.replace(variant, '').trim();
    if (rest !== '') found.push(rest);
  }
  return found;
}
