/** The characters of the standard for simplified Chinese (GB 2312), from the runtime's own table. */
const simplified: ReadonlySet<string> = (() => {
  const decoder = new TextDecoder('gbk');
  const found = new Set<string>();
  for (let row = 0xb0; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) found.add(decoder.decode(Uint8Array.of(row, cell)));
  // The standard has this character only as a family name.
  found.delete('於');
  return found;
})();

/**
 * Lists the characters of a text that simplified Chinese does not have. Names are printed as in their books: text in 「」 and the given names
 * are left out.
 */
export function traditionalIn(text: string, names: readonly string[] = []): readonly string[] {
  const said = names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/「[^」]*」/g, ''));
  return [...new Set(said)].filter((character) => /\p{Script=Han}/u.test(character) && !simplified.has(character));
}
