/**
 * Returns what a counter of this kind adds to power and toughness (122.1a); null for kinds that add nothing.
 * @param kind such as `+1/+1`, `-0/-2`, `+1/-1`
 */
export function counterBonus(kind: string): { readonly power: number; readonly toughness: number } | null {
  const read = /^([+-]\d{1,3})\/([+-]\d{1,3})$/.exec(kind);
  return read === null ? null : { power: Number(read[1]) + 0, toughness: Number(read[2]) + 0 };
}
