const letters: { readonly [letter: string]: string } = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/**
 * Returns a name as it is compared: case, accents, full-width forms, ligatures, punctuation and spaces make no difference, so that
 * `Fire // Ice`, `Fire/Ice` and `fire ice` are one name. Signs that are no punctuation (`+`, `<`, `△`) stay, and so does a name of nothing
 * but punctuation.
 */
export function normalName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøßðþłđ]/g, (letter) => letters[letter] ?? letter)
    // Marks are dropped of Latin letters only: those of Japanese change the syllable.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  const bare = plain.replace(/[\p{P}\p{Z}\p{C}`´^¨]/gu, '');
  return bare === '' ? plain.trim() : bare;
}
